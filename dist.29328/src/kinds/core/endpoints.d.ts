import type { Endpoints } from '#api/core/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
export declare function checkEndpoints(faults: Faults, { metadata, subsets }: Endpoints): void;
/** Mirrors `printEndpoints` of kube-apiserver. */
export declare const endpointsColumns: readonly Column<Endpoints>[];
export declare const endpointsStrategy: KindStrategy<Endpoints>;
export declare const endpointsDefaults: StructDefaults;
