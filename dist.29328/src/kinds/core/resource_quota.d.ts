import type { ResourceQuota } from '#api/core/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
export declare function checkResourceQuota(faults: Faults, { metadata, spec }: ResourceQuota): void;
/** The scopes of a quota stay. Mirrors `ValidateResourceQuotaUpdate` of kube-apiserver. */
export declare function checkResourceQuotaUpdate(faults: Faults, { spec }: ResourceQuota, { spec: old }: ResourceQuota): void;
/** Mirrors `ValidateResourceQuotaStatusUpdate` of kube-apiserver. */
export declare function checkResourceQuotaStatusUpdate(faults: Faults, { status }: ResourceQuota): void;
export declare const resourceQuotaUpdateValidation: UpdateValidation<ResourceQuota>;
export declare const resourceQuotaColumns: readonly Column<ResourceQuota>[];
export declare const resourceQuotaStrategy: KindStrategy<ResourceQuota>;
