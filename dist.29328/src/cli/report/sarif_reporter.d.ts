import type { Unreadable } from '../input/find_files.ts';
import type { Output } from './output.ts';
import type { FileReport } from './report.ts';
import type { Reporter } from './reporter.ts';
import type { Tally } from './tally.ts';
export interface SARIFReporterOptions {
    /** That of the program. */
    readonly version: string;
    /** What else than faults counts as one: `skipped`, `warnings`. */
    readonly failOn: ReadonlySet<string>;
}
/** SARIF 2.1.0, which GitHub code scanning, Azure DevOps and editors read. */
export declare class SARIFReporter implements Reporter {
    #private;
    readonly saysNotes = true;
    constructor(out: Output, options: SARIFReporterOptions);
    file({ path, documents }: FileReport): void;
    unreadable({ path, reason }: Unreadable): void;
    end(_tally: Tally, notes: readonly string[]): void;
}
