import type { ServiceReference } from '#api/apiregistration/v1/zz_generated.types';
import { Service } from '#api/core/v1/zz_generated.types';
import { LabelServiceName } from '#api/discovery/v1/zz_generated.constants';
import { EndpointSlice } from '#api/discovery/v1/zz_generated.types';
import { isNotFound } from '#apimachinery/api/errors/predicates';
import { parse } from '#apimachinery/labels/parse';
import { asError } from '#engine/text/as_error';
import type { Router } from '../endpoints/router.ts';
import type { Address } from '../proxy/upstream.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import { asKind } from '../storage/as_kind.ts';
import { everything } from '../storage/selection_predicate.ts';
import type { Availability } from './availability.ts';

/** A Service with a port. */
export interface ServicePort extends ServiceReference {
  readonly namespace: string;
  readonly name: string;
  readonly port: number;
}

/** Where Services lead. */
export interface ServiceResolver {
  /** Why the Service of an APIService is not available; undefined: it may be asked. */
  fault(service: ServicePort): Promise<Availability | undefined>;
  /** @throws {Error} when the Service leads nowhere; its text is for the condition of an APIService */
  resolve(service: ServicePort): Promise<Address>;
}

/** A Service with what stands behind it; undefined: it, or they, aren't there. */
interface Found {
  readonly service: Service | undefined;
  readonly slices: readonly EndpointSlice[] | undefined;
}

/**
 * Leads to the cluster IP of a Service, or its external name; with `endpoints`, to one of the endpoints that are ready,
 * another one each time. Mirrors Go's `proxy.ResolveCluster` and `proxy.ResolveEndpoint`, and what the availability
 * controller of kube-aggregator asks of Services.
 */
export class StoredServices implements ServiceResolver {
  readonly #router: Router;
  readonly #context: RequestContext;
  readonly #toEndpoints: boolean;
  /** Counts the requests, for the next endpoint. */
  #turn = 0;
  readonly #known = new Map<string, Promise<Found>>();

  constructor(
    router: Router,
    context: RequestContext,
    { toEndpoints = false }: { readonly toEndpoints?: boolean } = {},
  ) {
    this.#router = router;
    this.#context = context;
    this.#toEndpoints = toEndpoints;
  }

  /** A Service, or what stands behind it, has changed. @param name empty: nobody knows which of the namespace */
  changed(namespace: string, name: string): void {
    for (const key of this.#known.keys())
      if (name === '' ? key.startsWith(`${namespace}/`) : key === `${namespace}/${name}`) this.#known.delete(key);
  }

  async fault({ namespace, name, port }: ServicePort): Promise<Availability | undefined> {
    const where = `service/${name} in "${namespace}"`;
    let found: Found;
    try {
      found = await this.#find(namespace, name);
    } catch (error) {
      return unknown('ServiceAccessError', `${where} cannot be checked due to: ${asError(error).message}`);
    }
    const { service, slices } = found;
    if (service === undefined) return no('ServiceNotFound', `${where} is not present`);
    if (typeOf(service) !== 'ClusterIP') return undefined;
    const listening = service.spec?.ports?.find((each) => each.port === port);
    if (listening === undefined) return no('ServicePortError', `${where} is not listening on port ${port}`);
    if (slices === undefined) return undefined;
    if (slices.length === 0) return no('EndpointsNotFound', `cannot find endpointslices for ${where}`);
    const portName = listening.name ?? '';
    if (slices.some((slice) => (slice.endpoints ?? []).some(isReady) && portOf(slice, portName) !== undefined))
      return undefined;
    return no('MissingEndpoints', `endpointslices for ${where} have no addresses with port name "${portName}"`);
  }

  async resolve({ namespace, name, port }: ServicePort): Promise<Address> {
    const { service, slices = [] } = await this.#find(namespace, name);
    if (service === undefined) throw new Error(`service "${name}" not found`);
    const type = typeOf(service);
    const { clusterIP = '', externalName = '', ports = [] } = service.spec ?? {};
    if (type === 'ExternalName' && !this.#toEndpoints) return { host: externalName, port };
    if (!CLUSTER_TYPES.has(type)) throw new Error(`unsupported service type "${type}"`);
    if (type === 'ClusterIP' && clusterIP === 'None' && !this.#toEndpoints)
      throw new Error('cannot route to service with ClusterIP "None"');
    const found = ports.find((each) => each.port === port);
    if (found === undefined) throw new Error(`no service port ${port} found for service "${name}"`);
    if (this.#toEndpoints) return this.#endpoint(service, slices, found.name ?? '');
    // Differs from Go: which asks what listens on this machine.
    if (clusterIP === '') throw new Error('cannot route to service with ClusterIP ""');
    return { host: clusterIP, port };
  }

  /** Differs from Go: the endpoints of a slice take turns, where Go draws one; the share of each is the same. */
  #endpoint({ metadata, spec }: Service, slices: readonly EndpointSlice[], portName: string): Address {
    const [family] = spec?.ipFamilies ?? [];
    const turn = this.#turn++;
    // Those of the first family before all others.
    const preferred = slices.filter(({ addressType }) => family === undefined || addressType === family);
    for (const each of [rotated(preferred, turn), slices.filter((slice) => !preferred.includes(slice))].flat()) {
      const port = portOf(each, portName);
      const ready = (each.endpoints ?? []).filter(isReady);
      const address = ready[turn % ready.length]?.addresses[0];
      if (port !== undefined && address !== undefined) return { host: address, port };
    }
    throw new Error(`no endpoints available for service "${metadata.name}"`);
  }

  /** Remembered until it changes. */
  #find(namespace: string, name: string): Promise<Found> {
    const key = `${namespace}/${name}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const finding = this.#read(namespace, name);
    this.#known.set(key, finding);
    finding.catch(() => this.#known.delete(key));
    return finding;
  }

  async #read(namespace: string, name: string): Promise<Found> {
    const service = await this.#service(namespace, name);
    return { service, slices: service && (await this.#slices(namespace, name)) };
  }

  async #service(namespace: string, name: string): Promise<Service | undefined> {
    const context = this.#context;
    try {
      const found = await this.#router.get('', 'v1', 'services')?.store.get(name, { ...context, namespace });
      return found && asKind(Service, found);
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  }

  /** undefined: there can be none. */
  async #slices(namespace: string, name: string): Promise<EndpointSlice[] | undefined> {
    const stored = this.#router.get('discovery.k8s.io', 'v1', 'endpointslices')?.store;
    if (stored === undefined) return undefined;
    const predicate = { ...everything(), label: parse(`${LabelServiceName}=${name}`) };
    const { items } = await stored.list({ predicate }, { ...this.#context, namespace });
    return items.map((item) => asKind(EndpointSlice, item));
  }
}

const CLUSTER_TYPES: ReadonlySet<string> = /* @__PURE__ */ new Set(['ClusterIP', 'LoadBalancer', 'NodePort']);

function typeOf({ spec }: Service): string {
  return spec?.type ?? 'ClusterIP';
}

function isReady({ conditions }: NonNullable<EndpointSlice['endpoints']>[number]): boolean {
  return conditions?.ready !== false;
}

function portOf({ ports }: EndpointSlice, wanted: string): number | undefined {
  return ports?.find(({ name, port }) => name === wanted && port !== undefined)?.port;
}

function rotated<T>(list: readonly T[], turn: number): T[] {
  const at = list.length === 0 ? 0 : turn % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

function no(reason: string, message: string): Availability {
  return { status: 'False', reason, message };
}

function unknown(reason: string, message: string): Availability {
  return { status: 'Unknown', reason, message };
}
