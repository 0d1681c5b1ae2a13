import type { FileFault } from '../input/file_fault.ts';
import type { Output } from './output.ts';
import type { FileReport } from './report.ts';
import type { Reporter } from './reporter.ts';
import { type Tally } from './tally.ts';
/** One line per fault and warning, in the format of compilers, which editors understand. */
export declare class LinesReporter implements Reporter {
    #private;
    readonly saysNotes = false;
    /** @param summary only the totals */
    constructor(out: Output, summary?: boolean);
    file({ path, documents }: FileReport): void;
    unreadable(): void;
    end(tally: Tally): void;
}
/** `web.yaml:9:3: error: document 2: spec.replica: unknown field`. */
export declare function faultLine(file: string, fault: FileFault, document?: number | string): string;
