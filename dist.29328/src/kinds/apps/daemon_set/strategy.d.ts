import type { DaemonSet } from '#api/apps/v1/zz_generated.types';
import type { KindStrategy } from '../../aspects/strategy.ts';
/** An annotation counts the templates. Mirrors `daemonSetStrategy` of kube-apiserver. */
export declare const daemonSetStrategy: KindStrategy<DaemonSet>;
