import type { StatefulSet } from '#api/apps/v1/zz_generated.types';
import type { KindStrategy } from '../../aspects/strategy.ts';
export declare const statefulSetStrategy: KindStrategy<StatefulSet>;
