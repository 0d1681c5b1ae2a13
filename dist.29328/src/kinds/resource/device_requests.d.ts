import type { DeviceClaim, DeviceSelector, DeviceToleration } from '#api/resource/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import { Faults } from '#src/validation/checks/faults';
import type { BothRules } from './both_rules.ts';
export declare const MAX_REQUESTS = 32;
/** The names of requests, each with those of its alternatives. */
export type RequestNames = ReadonlyMap<string, readonly string[]>;
export declare function requestNamesOf({ requests }: DeviceClaim): RequestNames;
/** Mirrors `validateDeviceClaim` of kube-apiserver. */
export declare function checkDeviceClaim(both: BothRules, path: Path, claim?: DeviceClaim): void;
/** A list of which the type declares how long it may be; of one that is longer, no item is looked at. */
export declare function checkList<T>({ declared }: BothRules, path: Path, list: readonly T[], max: number, check: (path: Path, item: T) => void): void;
/** Mirrors `validateSelector` of kube-apiserver. */
export declare function checkSelectors(both: BothRules, path: Path, selectors: readonly DeviceSelector[]): void;
/** Mirrors `validateDeviceToleration` of kube-apiserver. */
export declare function checkTolerations({ faults, declared }: BothRules, path: Path, list: readonly DeviceToleration[]): void;
/** Names of requests of the claim, or of alternatives. */
export declare function checkRequestRefs(both: BothRules, path: Path, list: readonly string[], names: RequestNames): void;
export declare function checkRequestRef(faults: Faults, path: Path, name: string, names: RequestNames): void;
