// The shape of what a study says in sum.
import { Option } from 'commander';
import { SUMMARY_FORMATS, type SummaryFormat } from '../report/summary.ts';

export interface FormatOptions {
  readonly format: SummaryFormat;
  readonly json?: true;
}

export const formatOptions = (): Option[] =>
  [
    new Option('--format <format>', 'shape of the summary on stdout')
      .choices(SUMMARY_FORMATS)
      .default('text'),
    new Option('--json', 'short for --format json').conflicts('format'),
  ].map((option) => option.helpGroup('Output:'));

export const formatOf = ({ format, json }: FormatOptions): SummaryFormat => (json ? 'json' : format);
