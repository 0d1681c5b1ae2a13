import type { ResourceClaim, ResourceClaimTemplate } from '#api/resource/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
/**
 * Mirrors `ValidateResourceClaim` of kube-apiserver.
 *
 * Differs from Go: whether the namespace lets administrators have access is not looked at.
 */
export declare function checkResourceClaim(faults: Faults, { metadata, spec }: ResourceClaim): void;
/** Mirrors `ValidateResourceClaimTemplate` of kube-apiserver. */
export declare function checkResourceClaimTemplate(faults: Faults, { metadata, spec }: ResourceClaimTemplate): void;
export declare const resourceClaimUpdateValidation: UpdateValidation<ResourceClaim>;
export declare const resourceClaimTemplateUpdateValidation: UpdateValidation<ResourceClaimTemplate>;
export declare const resourceClaimColumns: readonly Column<ResourceClaim>[];
export declare const resourceClaimTemplateColumns: readonly Column[];
export declare const resourceClaimStrategy: KindStrategy<ResourceClaim>;
export declare const resourceClaimTemplateStrategy: KindStrategy<ResourceClaimTemplate>;
export declare const resourceClaimDefaults: StructDefaults;
