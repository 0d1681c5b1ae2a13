import { Endpoints, RangeAllocation, Service } from '#api/core/v1/zz_generated.types';
import { EndpointSlice } from '#api/discovery/v1/zz_generated.types';
import { IPAddress, ServiceCIDR } from '#api/networking/v1/zz_generated.types';
import { addToScheme } from '#api/zz_generated.register';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { Scheme } from '#apimachinery/runtime/scheme';
import { type PortRange, parsePortRange } from '#apimachinery/util/net/port_range';
import type { Codecs } from '#engine/protobuf/codec';
import { asError } from '#engine/text/as_error';
import type { Strategy } from '../../registry/rest/strategy.ts';
import type { RESTStorage } from '../../registry/rest_storage.ts';
import { APIServerUser } from '../../request/user.ts';
import { buildResources, codecsOf, codecsOfOptions } from '../../resources/build_resource.ts';
import { protobufOf } from '../../resources/serve_resource.ts';
import type { APIServerOptions } from '../../server/api_server_options.ts';
import type { APIObject } from '../../storage/api_object.ts';
import type { StorageEngine } from '../../storage/engine.ts';
import { ObjectStorage } from '../../storage/object_storage.ts';
import { newSchemeCodec } from '../../storage/scheme_codec.ts';
import { IPAllocator } from './ip_allocator.ts';
import { familyOf, IPRange } from './ip_range.ts';
import { kubernetesServiceHook, serviceCIDRHook } from './kubernetes_service.ts';
import { PortAllocator } from './port_allocator.ts';
import { serviceAllocation } from './service_allocation.ts';
import { ServiceRepair } from './service_repair.ts';
import type { ServiceStores } from './service_stores.ts';

/** Of what Services get addresses and ports. */
export interface ServiceRanges {
  /** One, or one of each family: the first is that of Services that ask for none. */
  readonly clusterIPs: readonly [IPRange, ...IPRange[]];
  readonly nodePorts: PortRange;
}

/** kube-apiserver's. */
const CLUSTER_IPS = '10.0.0.0/24';
const NODE_PORTS = '30000-32767';
/** What kube-apiserver asks for. */
const FEWEST_ADDRESSES = 8;

/**
 * Reads the ranges as kube-apiserver's flags have them.
 * @param clusterIPs networks, at most one of each family, with a comma between
 * @param nodePorts `30000-32767`
 * @throws {TypeError} that says what is wrong
 */
export function serviceRanges(clusterIPs: string = CLUSTER_IPS, nodePorts: string = NODE_PORTS): ServiceRanges {
  const networks = clusterIPs.split(',').map((cidr) => {
    const range = IPRange.parse(cidr.trim());
    if (range === undefined)
      throw new TypeError(
        `the range of cluster IPs ${JSON.stringify(cidr)} is not a network such as ${CLUSTER_IPS} or fd00::/112`,
      );
    if (range.size < FEWEST_ADDRESSES)
      throw new TypeError(`the range of cluster IPs ${cidr} has less than ${FEWEST_ADDRESSES} addresses`);
    return range;
  });
  const [first, second, third] = networks;
  if (first === undefined || third !== undefined || first.family === second?.family)
    throw new TypeError(`the ranges of cluster IPs ${clusterIPs} must be one, or one of IPv4 and one of IPv6`);
  let ports: PortRange;
  try {
    ports = parsePortRange(nodePorts);
  } catch (error) {
    throw new TypeError(`the range of node ports is none such as ${NODE_PORTS}: ${asError(error).message}`, {
      cause: error,
    });
  }
  if (ports.size === 0 || ports.base < 1)
    throw new TypeError(`the range of node ports ${JSON.stringify(nodePorts)} is none such as ${NODE_PORTS}`);
  return { clusterIPs: second === undefined ? [first] : [first, second], nodePorts: ports };
}

/** What a server needs to know of Services. */
export interface ServicesOptions {
  readonly ranges: ServiceRanges;
  readonly scheme: Scheme;
  readonly codecs: Codecs;
  readonly storage: StorageEngine;
  readonly storageFormat: 'json' | 'protobuf';
  /** Where the server listens. */
  readonly host: string | undefined;
  /** The address in the EndpointSlice of the Service `kubernetes`; one of this machine unless given. */
  readonly advertiseAddress: string | undefined;
  /** The objects of a Kind, once it is served. */
  find(kind: KindClass): RESTStorage | undefined;
}

/** What a server does besides for Services. */
export interface ServicesParts extends Required<Pick<APIServerOptions, 'controllers' | 'postStartHooks'>> {
  /** Of Services. */
  readonly strategy: Strategy;
}

/** Addresses and ports for Services, as kube-apiserver has them, and the Service `kubernetes`. */
export function servicesParts({
  ranges,
  scheme,
  codecs,
  storage,
  storageFormat,
  host,
  advertiseAddress,
  find,
}: ServicesOptions): ServicesParts {
  const [{ cidr, family }] = ranges.clusterIPs;
  if (advertiseAddress !== undefined && familyOf(advertiseAddress) === undefined)
    throw new TypeError(`the address to advertise ${JSON.stringify(advertiseAddress)} is no IP address`);
  if (advertiseAddress !== undefined && familyOf(advertiseAddress) !== family)
    throw new TypeError(`service IP family "${cidr}" must match public address family "${advertiseAddress}"`);
  const factory = codecsOf(scheme, codecs);
  const objectsOf = (kind: KindClass, resourcePrefix: string): ObjectStorage<APIObject> => {
    const codec = newSchemeCodec(scheme, kind, { protobuf: protobufOf(factory, kind), format: storageFormat });
    return new ObjectStorage({ engine: storage, codec, resourcePrefix });
  };
  const parts = {
    codecs: factory,
    metaCodecs: codecsOfOptions(),
    engine: storage,
    storageFormat,
    garbageCollection: false,
    onCorrupt: () => {},
  };
  const storeOf = (kind: KindClass) => {
    let store: RESTStorage | undefined;
    return (): RESTStorage => {
      if (store !== undefined) return store;
      store = find(kind);
      if (store === undefined) {
        // Older releases have no IPAddresses, say: they are stored nevertheless, and not served.
        const own = new Scheme('services');
        addToScheme(own);
        store = buildResources({ ...parts, scheme: own }, kind, { storagePrefix: `/${kind.resource}` })[0]!.store;
      }
      return store;
    };
  };
  const { signal } = new AbortController();
  let report: (error: unknown) => void = () => {};
  const onError = (error: unknown): void => report(error);
  const stores: ServiceStores = {
    services: storeOf(Service),
    endpoints: storeOf(Endpoints),
    endpointSlices: storeOf(EndpointSlice),
    ipAddresses: storeOf(IPAddress),
    serviceCIDRs: storeOf(ServiceCIDR),
    context: (namespace) => ({ namespace, user: APIServerUser, warn: () => {}, signal }),
  };
  const [first, ...others] = ranges.clusterIPs;
  const allocators = {
    addresses: new IPAllocator(stores),
    ports: new PortAllocator(ranges.nodePorts, objectsOf(RangeAllocation, '/ranges')),
    families: [first.family, ...others.map(({ family }) => family)],
  } as const;
  const repair = new ServiceRepair(allocators, stores, onError);
  const firsts = {
    ranges: ranges.clusterIPs,
    stores,
    leases: objectsOf(Endpoints, '/masterleases'),
    host,
    advertiseAddress,
  };
  return {
    strategy: serviceAllocation(allocators, stores, onError),
    controllers: [
      (server) => {
        report = (error) => server.onError(error);
        return repair;
      },
    ],
    postStartHooks: [
      serviceCIDRHook(firsts),
      { name: 'start-service-ip-repair-controllers', start: () => repair.run() },
      kubernetesServiceHook(firsts),
    ],
  };
}
