import type { NetworkPolicy } from '#api/networking/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
export declare function checkNetworkPolicy(faults: Faults, { metadata, spec }: NetworkPolicy): void;
export declare const networkPolicyColumns: readonly Column<NetworkPolicy>[];
export declare const networkPolicyStrategy: KindStrategy<NetworkPolicy>;
export declare const networkPolicyDefaults: StructDefaults;
