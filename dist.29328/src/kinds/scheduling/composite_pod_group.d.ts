import type { CompositePodGroup } from '#api/scheduling/v1alpha3/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
/** Mirrors `ValidateCompositePodGroup` of kube-apiserver, and what the type declares. */
export declare function checkCompositePodGroup(faults: Faults, { metadata, spec }: CompositePodGroup): void;
export declare const compositePodGroupUpdateValidation: UpdateValidation<CompositePodGroup>;
export declare const compositePodGroupColumns: readonly Column<CompositePodGroup>[];
export declare const compositePodGroupStrategy: KindStrategy<CompositePodGroup>;
