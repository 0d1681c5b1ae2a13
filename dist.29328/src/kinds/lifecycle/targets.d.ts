import type { Condition, ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { type Path } from '#apimachinery/util/validation/field/path';
import type { Int64 } from '#engine/schema/wire';
import type { Faults } from '#src/validation/checks/faults';
import type { APIObject } from '../aspects/api_object.ts';
import type { Column } from '../aspects/column.ts';
/** The metadata; a type that declares what its name is finds fault with one that is missing, too. */
export declare function checkName(faults: Faults, metadata: ObjectMeta): void;
/** What is evicted. */
interface Target {
    readonly pod?: {
        readonly name?: string;
        readonly uid?: string;
    } | undefined;
}
export declare function checkTarget(faults: Faults, path: Path, { pod }?: Target): void;
interface Observed {
    readonly conditions?: readonly Condition[] | undefined;
    readonly observedGeneration?: Int64 | undefined;
}
/** What the type declares of the status of both Kinds. */
export declare function checkObserved(faults: Faults, path: Path, status: Observed, old: Observed): void;
export declare function checkConditions(faults: Faults, path: Path, { conditions }: Observed): void;
interface WithTarget extends APIObject {
    readonly spec?: {
        readonly target?: Target;
    };
    readonly status?: Observed;
}
export declare const targetColumn: Column<WithTarget>;
export declare const targetTypeColumn: Column<WithTarget>;
export declare const stateColumn: Column<WithTarget>;
export {};
