import type { ResourceClaim } from '#api/resource/v1/zz_generated.types';
import { type Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { type BothRules } from './both_rules.ts';
/** Mirrors `ValidateResourceClaimStatusUpdate` of kube-apiserver. */
export declare function checkResourceClaimStatusUpdate(faults: Faults, { metadata, spec, status }: ResourceClaim, { status: old }: ResourceClaim): void;
/** A device that is allocated, or a share of it. */
export declare function sharedDeviceID(device: {
    readonly driver?: string;
    readonly pool?: string;
    readonly device?: string;
    readonly shareID?: string;
}): string;
/** What a device waits for, and what ends the wait: either both or none. Mirrors `validateDeviceBindingParameters`. */
export declare function checkBindingConditions(both: BothRules, path: Path, device: {
    readonly bindingConditions?: readonly string[];
    readonly bindingFailureConditions?: readonly string[];
}): void;
