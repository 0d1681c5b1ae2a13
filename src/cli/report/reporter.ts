import type { Unreadable } from '../input/find_files.ts';
import type { FileReport } from './report.ts';
import type { Tally } from './tally.ts';

/** One form of the results of `validate`. */
export interface Reporter {
  /** Takes what was found in one file. */
  file(report: FileReport): void;
  /** Takes a file that could not be read; standard error says so in any case. */
  unreadable(file: Unreadable): void;
  /** All files are done. */
  end(tally: Tally): void;
}
