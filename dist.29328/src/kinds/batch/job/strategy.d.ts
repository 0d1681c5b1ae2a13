import type { Job } from '#api/batch/v1/zz_generated.types';
import type { KindStrategy } from '../../aspects/strategy.ts';
export declare const jobStrategy: KindStrategy<Job>;
