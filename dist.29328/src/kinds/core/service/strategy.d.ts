import type { ServiceSpec } from '#api/core/v1/zz_generated.structs';
import type { Service } from '#api/core/v1/zz_generated.types';
import type { KindStrategy } from '../../aspects/strategy.ts';
/**
 * Takes away what means nothing for the new type of a Service. Mirrors `svcStrategy` of kube-apiserver; what its storage does
 * besides needs what is allocated.
 */
export declare const serviceStrategy: KindStrategy<Service>;
export declare const hasClusterIP: ({ type }: ServiceSpec) => boolean;
export declare const mayHaveNodePorts: ({ type }: ServiceSpec) => boolean;
export declare const allocatesNodePorts: (spec: ServiceSpec) => boolean;
export declare const hasHealthCheck: ({ type, externalTrafficPolicy }: ServiceSpec) => boolean;
/** An update that leaves out what was allocated keeps it. Mirrors `patchAllocatedValues`. */
export declare function keepAllocated(spec: ServiceSpec, old: ServiceSpec): void;
/**
 * Clients that know one address only write the singular field. Mirrors `normalizeClusterIPs`.
 * @param old undefined: the Service is new
 */
export declare function syncClusterIPs(spec: ServiceSpec, old: ServiceSpec | undefined): void;
