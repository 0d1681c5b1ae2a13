import type { Colours } from './colour.ts';
import type { Output } from './output.ts';
import type { FileReport } from './report.ts';
import type { Reporter } from './reporter.ts';
import { type Tally } from './tally.ts';
/** Prints results as tables. Objects without faults and warnings are only counted, unless `verbose`. */
export declare class TableReporter implements Reporter {
    #private;
    readonly saysNotes = true;
    /** @param summary only how many there are of each kind, and the totals */
    constructor(out: Output, colours: Colours, verbose: boolean, summary?: boolean);
    file({ path, documents }: FileReport): void;
    unreadable(): void;
    end(tally: Tally, notes: readonly string[]): void;
}
