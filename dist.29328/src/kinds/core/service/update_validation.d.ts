import type { LoadBalancerIngress } from '#api/core/v1/zz_generated.structs';
import type { Service } from '#api/core/v1/zz_generated.types';
import { type Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** What an update of a Service may not change: its addresses within the cluster. Mirrors `ValidateServiceUpdate`. */
export declare function checkServiceUpdate(faults: Faults, { spec }: Service, { spec: old }: Service): void;
/** Mirrors `ValidateServiceStatusUpdate` of kube-apiserver. */
export declare function checkServiceStatusUpdate(faults: Faults, { spec, status }: Service, old: Service): void;
type Ingress = Pick<LoadBalancerIngress, 'hostname' | 'ip'>;
/** Where a load balancer can be reached. */
export declare function checkIngressAddresses(faults: Faults, path: Path, ingress: readonly Ingress[], old: readonly Ingress[]): void;
export {};
