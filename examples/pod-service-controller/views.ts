import type { ObjectName } from 'kubetyped/client/tools/cache';
import { isPodReady } from 'kubetyped/client/tools/watch';
import type { PodServices } from './pod_services.ts';
import { hasEndpoint } from './selection.ts';

/** What the API tells of a Pod. */
export interface PodView {
  readonly namespace: string;
  readonly name: string;
  readonly phase: string;
  readonly ready: boolean;
  readonly ip?: string;
  readonly services: readonly string[];
}

/** What the API tells of a Service. */
export interface ServiceView {
  readonly namespace: string;
  readonly name: string;
  readonly type: string;
  readonly selector: Readonly<Record<string, string>>;
  /** `endpoint`: whether the Pod is among the addresses of the Service's EndpointSlices. */
  readonly pods: readonly { readonly name: string; readonly ready: boolean; readonly endpoint: boolean }[];
}

/** A Pod with its Services; undefined when there is none. */
export function podView(mapping: PodServices, { namespace, name }: ObjectName): PodView | undefined {
  const pod = mapping.pods.get(namespace, name);
  if (pod === undefined) return undefined;
  const { phase = 'Unknown', podIP } = pod.status ?? {};
  const services = mapping.servicesOf({ namespace, name });
  return { namespace, name, phase, ready: isPodReady(pod), ...(podIP && { ip: podIP }), services };
}

/** A Service with its Pods; undefined when there is none. */
export function serviceView(mapping: PodServices, { namespace, name }: ObjectName): ServiceView | undefined {
  const service = mapping.services.get(namespace, name);
  if (service === undefined) return undefined;
  const { type = 'ClusterIP', selector = {} } = service.spec ?? {};
  const pods = mapping.podsOf({ namespace, name }).flatMap((each) => {
    const pod = mapping.pods.get(namespace, each);
    return pod === undefined ? [] : [{ name: each, ready: isPodReady(pod), endpoint: hasEndpoint(pod) }];
  });
  return { namespace, name, type, selector, pods };
}
