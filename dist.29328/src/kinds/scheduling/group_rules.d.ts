import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** How pods are scheduled together: one by one, or at least so many at once. */
interface Policy {
    readonly basic?: object | undefined;
    readonly gang?: {
        readonly minCount?: number;
        readonly minGroupCount?: number;
    } | undefined;
}
export declare function checkPolicy(faults: Faults, path: Path, policy: Policy | undefined, count: 'minCount' | 'minGroupCount'): void;
/** A policy does not become another one. */
export declare function checkPolicyUpdate(faults: Faults, path: Path, { basic, gang }?: Policy, old?: Policy): void;
interface DisruptionMode {
    readonly single?: object | undefined;
    readonly all?: object | undefined;
}
export declare function checkDisruptionMode(faults: Faults, path: Path, mode: DisruptionMode | undefined): void;
interface Prioritized {
    readonly priorityClassName?: string;
    readonly priority?: number;
}
export declare function checkPriority(faults: Faults, path: Path, { priorityClassName, priority }: Prioritized): void;
interface WorkloadReference {
    readonly workloadName?: string;
    readonly templateName?: string;
}
export declare function checkWorkloadRef(faults: Faults, path: Path, { workloadName, templateName }: WorkloadReference): void;
/** Whether an error is about a field that may not change anyway: then it says nothing. */
export declare function isBelow({ field }: FieldError, paths: readonly string[]): boolean;
export {};
