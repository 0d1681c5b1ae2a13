import type { Unreadable } from '../input/find_files.ts';
import type { Output } from './output.ts';
import type { FileReport } from './report.ts';
import type { Reporter } from './reporter.ts';
import { type Tally } from './tally.ts';
/** Workflow commands that GitHub shows beside the lines of a pull request: `::error file=web.yaml,line=9,col=3::...`. */
export declare class GitHubReporter implements Reporter {
    #private;
    readonly saysNotes = true;
    /** @param failOn what else than faults is an error: `skipped`, `warnings` */
    constructor(out: Output, failOn: ReadonlySet<string>);
    file({ path, documents }: FileReport): void;
    unreadable({ path, reason }: Unreadable): void;
    end(tally: Tally, notes: readonly string[]): void;
}
