import type { Eviction } from '#api/lifecycle/v1alpha1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
/**
 * Responders act one after the other, and only the one that acts says how it goes. Mirrors `ValidateEvictionStatusUpdate` of
 * kube-apiserver, and what the type declares.
 */
export declare function checkEvictionStatusUpdate(faults: Faults, { status }: Eviction, { status: old }: Eviction): void;
