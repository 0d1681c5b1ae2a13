import type { Unreadable } from '../input/find_files.ts';
import type { FileReport } from './report.ts';
import type { Tally } from './tally.ts';

/** An output format of `validate`. */
export interface Reporter {
  /** Reports one file. */
  file(report: FileReport): void;
  /** Reports an unreadable file, in addition to standard error. */
  unreadable(file: Unreadable): void;
  /** All files are done. */
  end(tally: Tally): void;
}
