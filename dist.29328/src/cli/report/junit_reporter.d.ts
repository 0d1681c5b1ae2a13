import type { Unreadable } from '../input/find_files.ts';
import type { Output } from './output.ts';
import type { FileReport } from './report.ts';
import type { Reporter } from './reporter.ts';
/** JUnit's XML, as Jenkins, GitLab and others read it: a suite for each file, and in it a case for each object. */
export declare class JUnitReporter implements Reporter {
    #private;
    readonly saysNotes = false;
    /** @param failOn what else than faults is a failure: `skipped`, `warnings` */
    constructor(out: Output, failOn: ReadonlySet<string>);
    file({ path, documents }: FileReport): void;
    unreadable({ path, reason }: Unreadable): void;
    end(): void;
}
