/** Something the user gave us is wrong. The message is one sentence that names the offender; it ends with exit code 2. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
