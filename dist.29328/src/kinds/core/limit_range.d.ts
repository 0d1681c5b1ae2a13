import type { LimitRange } from '#api/core/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
export declare function checkLimitRange(faults: Faults, { metadata, spec }: LimitRange): void;
export declare const limitRangeStrategy: KindStrategy<LimitRange>;
export declare const limitRangeDefaults: StructDefaults;
