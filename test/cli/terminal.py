"""Runs a command in a pseudo-terminal of 24 rows and 80 columns and presses keys.

Arguments: a JSON list of steps, then the command. A step waits until `see` was written since the last step, then sends
`press`, or a signal if it has `signal`. Prints JSON: what was written since the last step, in all and how the command
ended, and whether the terminal's settings are as before.
"""
import fcntl
import json
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time

SECONDS = 30

steps = json.loads(sys.argv[1])
terminal, line = pty.openpty()
fcntl.ioctl(line, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
before = termios.tcgetattr(line)


def take_terminal():
    os.setsid()
    fcntl.ioctl(line, termios.TIOCSCTTY, 0)


child = subprocess.Popen(sys.argv[2:], stdin=line, stdout=line, stderr=line, preexec_fn=take_terminal)
deadline = time.monotonic() + SECONDS
written = b""
seen = 0


def read_more():
    global written
    if time.monotonic() > deadline:
        child.kill()
        sys.exit(f"nothing more came after {written[seen:]!r}")
    if select.select([terminal], [], [], 0.02)[0]:
        written += os.read(terminal, 65536)
        return True
    return False


for step in steps:
    wanted = step["see"].encode()
    while wanted not in written[seen:]:
        if child.poll() is not None and not read_more():
            sys.exit(f"it ended with {child.returncode} before it wrote {wanted!r}: {written[seen:]!r}")
        read_more()
    seen = len(written)
    if "signal" in step:
        child.send_signal(signal.Signals[step["signal"]])
    else:
        os.write(terminal, step["press"].encode())

while child.poll() is None:
    read_more()
while read_more():
    pass

print(
    json.dumps(
        {
            "written": written.decode(),
            "code": child.returncode,
            "restored": termios.tcgetattr(line) == before,
        }
    )
)
