import type { Deployment } from '#api/apps/v1/zz_generated.types';
import type { KindStrategy } from '../../aspects/strategy.ts';
export declare const deploymentStrategy: KindStrategy<Deployment>;
