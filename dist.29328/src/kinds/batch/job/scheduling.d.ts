import type { JobSpec } from '#api/batch/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** The feature is off by default: a Job that comes with `scheduling` loses it, unless it had one when the feature was on. */
export declare function dropScheduling(spec: JobSpec | undefined, old?: JobSpec): void;
/** What a Job that has `scheduling` may not change while the feature is off. */
export declare function checkSchedulingUpdate(faults: Faults, path: Path, spec: JobSpec | undefined, old: JobSpec | undefined): void;
