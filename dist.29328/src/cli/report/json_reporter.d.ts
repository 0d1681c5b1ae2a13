import type { Unreadable } from '../input/find_files.ts';
import type { Output } from './output.ts';
import type { FileReport } from './report.ts';
import type { Reporter } from './reporter.ts';
import type { Tally } from './tally.ts';
export interface JSONReporterOptions {
    readonly kubernetesVersion: string;
    readonly strict: boolean;
    /** Only the summary. */
    readonly summary: boolean;
}
/** The results as one JSON document for programs, every entry on a line of its own. */
export declare class JSONReporter implements Reporter {
    #private;
    readonly saysNotes = true;
    constructor(out: Output, options: JSONReporterOptions);
    file({ path, documents }: FileReport): void;
    unreadable({ path, reason }: Unreadable): void;
    end(tally: Tally, notes: readonly string[]): void;
}
