import type { Lease } from '#api/coordination/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
export declare function checkLease(faults: Faults, { metadata, spec }: Lease): void;
export declare const leaseColumns: readonly Column<Lease>[];
export declare const leaseStrategy: KindStrategy<Lease>;
