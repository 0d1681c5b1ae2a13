import { type Quantity } from '#apimachinery/api/resource/quantity';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
export declare const isHugePages: (name: string) => boolean;
/** A resource that Kubernetes itself counts. */
export declare const isNative: (name: string) => boolean;
/** Whether a limit may be above the request. */
export declare const mayOvercommit: (name: string) => boolean;
/** Whether a quota may count the resource by this name. */
export declare const isOfQuota: (name: string) => boolean;
/** Whether only whole amounts make sense. */
export declare const isWhole: (name: string) => boolean;
/** The name of a resource of any object. @returns whether it can be one */
export declare function checkResourceName(faults: Faults, path: Path, name: string): boolean;
/** The name of a resource of a container. */
export declare function checkContainerResourceName(faults: Faults, path: Path, name: string): void;
/** The name of a resource of a whole Pod. */
export declare function checkPodResourceName(faults: Faults, path: Path, name: string): void;
/** The amount of a resource. */
export declare function checkResourceAmount(faults: Faults, path: Path, name: string, amount: Quantity): void;
/** Huge pages come in multiples of their size, which is part of the name. */
export declare function isMultipleOfPages(name: string, amount: Quantity): boolean;
