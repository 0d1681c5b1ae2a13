import type { CapacityRequestPolicy } from '#api/resource/v1/zz_generated.structs';
import type { QuantityValue } from '#apimachinery/api/resource/quantity_value';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** How much of a capacity a request may ask for. Mirrors `validateRequestPolicy` of kube-apiserver. */
export declare function checkRequestPolicy(faults: Faults, path: Path, capacity: QuantityValue | undefined, { default: given, validValues, validRange: range }: CapacityRequestPolicy): void;
