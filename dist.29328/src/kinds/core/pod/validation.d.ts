import type { Pod } from '#api/core/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { UpdateValidation } from '../../aspects/validation.ts';
export declare function checkPod(faults: Faults, pod: Pod): void;
/** Why a Pod cannot be changed by way of a subresource at all; undefined: it can. */
export declare function whyFixed(subresource: string, { metadata, spec }: Pod): string | undefined;
export declare const podUpdateValidation: UpdateValidation<Pod>;
