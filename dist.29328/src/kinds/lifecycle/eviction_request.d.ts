import type { EvictionRequest } from '#api/lifecycle/v1alpha1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
/** Mirrors `ValidateEvictionRequest` of kube-apiserver, and what the type declares. */
export declare function checkEvictionRequest(faults: Faults, { metadata, spec }: EvictionRequest): void;
export declare const evictionRequestUpdateValidation: UpdateValidation<EvictionRequest>;
export declare const evictionRequestColumns: readonly Column<EvictionRequest>[];
export declare const evictionRequestStrategy: KindStrategy<EvictionRequest>;
