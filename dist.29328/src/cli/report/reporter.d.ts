import type { Unreadable } from '../input/find_files.ts';
import type { FileReport } from './report.ts';
import type { Tally } from './tally.ts';
/** An output format of `validate`. */
export interface Reporter {
    /** Whether `end` says the notes; otherwise they go to standard error. */
    readonly saysNotes: boolean;
    /** Reports one file. */
    file(report: FileReport): void;
    /** Reports an unreadable file, in addition to standard error. */
    unreadable(file: Unreadable): void;
    /**
     * All files are done.
     * @param notes sentences on what was left out or could not be judged
     */
    end(tally: Tally, notes: readonly string[]): void;
}
/** Reports nothing: the exit status says it all. */
export declare const silent: Reporter;
