import type { JobSpec } from '#api/batch/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** A Job's spec, with the defaults of a Job; that of a CronJob as it is written. */
export declare function checkJobSpec(faults: Faults, path: Path, spec: JobSpec): void;
/** How many indexes `0-2,5` has, or what is wrong with it. */
export declare function countIndexes(text: string, completions: number): number | string;
/** The intervals of `0-2,5`, but for those that are wrong. */
export declare function intervalsOf(text: string, completions: number): (readonly [from: number, to: number])[];
