import type { Eviction } from '#api/lifecycle/v1alpha1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
/** Mirrors `ValidateEviction` of kube-apiserver, and what the type declares. */
export declare function checkEviction(faults: Faults, { metadata, spec }: Eviction): void;
export declare const evictionUpdateValidation: UpdateValidation<Eviction>;
export declare const evictionColumns: readonly Column<Eviction>[];
export declare const evictionStrategy: KindStrategy<Eviction>;
