import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from './faults.ts';
/** `+k8s:unionMember`: exactly one of the members is there; an empty list is not. */
export declare function checkUnion(faults: Faults, path: Path, members: Readonly<Record<string, unknown>>): void;
/** `+k8s:format=k8s-long-name` */
export declare function checkLongName(faults: Faults, path: Path, name: string): void;
/** `+k8s:format=k8s-prefixed-label-key`: `example.com/name`. */
export declare function checkPrefixedLabelKey(faults: Faults, path: Path, key: string): void;
/** `+k8s:format=k8s-uuid` */
export declare function checkUUID(faults: Faults, path: Path, uid: string): void;
/** `+k8s:required` and `+k8s:minimum`: 0 is not there. */
export declare function checkRequiredMinimum(faults: Faults, path: Path, value: number, minimum: number): void;
/** `+k8s:minimum` */
export declare function checkMinimum(faults: Faults, path: Path, value: number, minimum: number): void;
/** `+k8s:maximum` */
export declare function checkMaximum(faults: Faults, path: Path, value: number, maximum: number): void;
/**
 * `+k8s:maxItems` and `+k8s:listMapKey`: a list whose items differ in their keys; of one that is too long no item is looked at.
 */
export declare function checkListMap<T>(faults: Faults, path: Path, list: readonly T[], { max, key, item }: {
    max: number;
    key(item: T): string;
    item(path: Path, item: T): void;
}): void;
