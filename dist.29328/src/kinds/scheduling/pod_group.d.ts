import type { PodGroup } from '#api/scheduling/v1beta1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
/** Mirrors `ValidatePodGroup` of kube-apiserver, and what the type declares. */
export declare function checkPodGroup(faults: Faults, { metadata, spec }: PodGroup): void;
/** Which of the fields that are named has changed. */
export declare function changed(paths: readonly string[], object: object, old: object): string[];
export declare const podGroupUpdateValidation: UpdateValidation<PodGroup>;
export declare const podGroupColumns: readonly Column<PodGroup>[];
export declare const podGroupStrategy: KindStrategy<PodGroup>;
export declare const podGroupDefaults: StructDefaults;
