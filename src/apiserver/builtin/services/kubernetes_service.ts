/// <reference types="node" />
import { networkInterfaces } from 'node:os';
import type { EndpointSubset } from '#api/core/v1/zz_generated.structs';
import { Endpoints, Service } from '#api/core/v1/zz_generated.types';
import { EndpointSlice } from '#api/discovery/v1/zz_generated.types';
import { ServiceCIDR } from '#api/networking/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { isAlreadyExists, isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { now } from '#apimachinery/apis/meta/v1/time';
import type { RESTStorage } from '../../registry/rest_storage.ts';
import type { PostStartHook, PostStartHookContext } from '../../server/api_server_options.ts';
import { isLoopback } from '../../server/listen.ts';
import type { APIObject } from '../../storage/api_object.ts';
import { asKind } from '../../storage/as_kind.ts';
import type { ObjectStorage } from '../../storage/object_storage.ts';
import { canonicalIP, familyOf, type IPFamily, type IPRange } from './ip_range.ts';
import type { ServiceStores } from './service_stores.ts';

const NAME = 'kubernetes';
const NAMESPACE = 'default';
const PORT_NAME = 'https';
/** Milliseconds between two looks at whether all is there. */
const INTERVAL = 10_000;
/** Where servers with one storage say that they are there, and for how many seconds after that they are counted. */
const LEASES = '/masterleases';
const LEASE_SECONDS = 15;

/** What the first objects are made of. */
export interface FirstObjectsOptions {
  readonly ranges: readonly [IPRange, ...IPRange[]];
  readonly stores: ServiceStores;
  /** Where servers say that they are there. */
  readonly leases: ObjectStorage<APIObject>;
  /** Where the server listens. */
  readonly host: string | undefined;
  /** Where other machines reach it, where that is said. */
  readonly advertiseAddress: string | undefined;
}

/** The ServiceCIDR `kubernetes`, made again when it is deleted. Mirrors `defaultservicecidr` of kube-apiserver. */
export function serviceCIDRHook({ ranges, stores }: FirstObjectsOptions): PostStartHook {
  const cidrs = ranges.map(({ cidr }) => cidr);
  const sync = async (): Promise<void> => {
    const store = stores.serviceCIDRs();
    const context = stores.context('');
    const found = await current(stores, store, '');
    if (found === undefined)
      await orExists(store.create(new ServiceCIDR({ metadata: { name: NAME }, spec: { cidrs } }), context));
    const updatedObject = (existing: APIObject | undefined): APIObject => {
      const { metadata, spec, status } = asKind(ServiceCIDR, existing);
      const before = spec?.cidrs ?? [];
      const isUpgraded = cidrs.length === 2 && before.length === 1 && before[0] === cidrs[0];
      const conditions = [...(status?.conditions ?? [])];
      const index = conditions.findIndex(({ type }) => type === 'Ready');
      const known = conditions[index]?.status ?? 'Unknown';
      if (known === 'Unknown' && !metadata.deletionTimestamp && (isUpgraded || deepEqual(before, cidrs)))
        conditions.splice(index < 0 ? conditions.length : index, 1, {
          type: 'Ready',
          status: 'True',
          reason: '',
          message: 'Kubernetes default Service CIDR is ready',
          lastTransitionTime: now(),
        });
      return new ServiceCIDR({
        metadata: { ...metadata },
        spec: { cidrs: isUpgraded ? cidrs : before },
        status: { ...status, conditions },
      });
    };
    await store.update(NAME, { updatedObject }, context, { strategy: {} });
  };
  return { name: 'start-kubernetes-service-cidr-controller', start: regularly(sync) };
}

/**
 * The Service `kubernetes`, by which Pods reach the server, with its Endpoints and EndpointSlice, made again when they are
 * deleted. Mirrors `kubernetesservice` of kube-apiserver, and its `leaseEndpointReconciler`.
 */
export function kubernetesServiceHook(options: FirstObjectsOptions): PostStartHook {
  let isFirst = true;
  const sync = async (server: PostStartHookContext): Promise<void> => {
    const { protocol, port } = new URL(server.url());
    const securePort = Number(port) || (protocol === 'https:' ? 443 : 80);
    const { ranges, stores, leases } = options;
    if ((await current(stores, stores.services())) === undefined)
      await stores
        .services()
        .create(kubernetesService(ranges[0].first, securePort), stores.context(NAMESPACE))
        .catch(async (error: unknown) => {
          // Another server may have been faster, and have the address already.
          if ((await current(stores, stores.services())) === undefined) throw error;
        });
    const own = advertisedAddress(options, ranges[0].family);
    if (own === undefined) return;
    const addresses = server.isShared ? await serversOf(leases, own) : [own];
    // Servers with one storage may have several ports.
    await syncEndpoints(stores, addresses, securePort, isFirst);
    isFirst = false;
  };
  // Nobody has to wait for it.
  return { name: 'bootstrap-controller', start: regularly(sync, { isNeeded: false }) };
}

/**
 * Does something at once, and again and again, as long as the server is there.
 * @param options.isNeeded whether the server can't start without it
 */
function regularly(
  sync: (context: PostStartHookContext) => Promise<void>,
  { isNeeded = true }: { readonly isNeeded?: boolean } = {},
): PostStartHook['start'] {
  return async (context) => {
    const { signal, onError } = context;
    const onFailure = (error: unknown): void => {
      // Another server did the same.
      if (!signal.aborted && !isConflict(error) && !isAlreadyExists(error)) onError(error);
    };
    await sync(context).catch((error: unknown) => {
      if (isNeeded) throw error;
      onFailure(error);
    });
    let isUnderWay = false;
    const timer = setInterval(() => {
      if (isUnderWay) return;
      isUnderWay = true;
      sync(context)
        .catch(onFailure)
        .finally(() => {
          isUnderWay = false;
        });
    }, INTERVAL);
    timer.unref();
    signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  };
}

function kubernetesService(clusterIP: string, targetPort: number): Service {
  return new Service({
    metadata: { name: NAME, namespace: NAMESPACE, labels: { component: 'apiserver', provider: NAME } },
    spec: {
      type: 'ClusterIP',
      clusterIP,
      ipFamilyPolicy: 'SingleStack',
      sessionAffinity: 'None',
      internalTrafficPolicy: 'Cluster',
      ports: [{ name: PORT_NAME, protocol: 'TCP', port: 443, targetPort }],
    },
  });
}

/** Says that this server is there. @returns the addresses of all that are */
async function serversOf(leases: ObjectStorage<APIObject>, own: string): Promise<string[]> {
  await leases.guaranteedUpdate(
    `${LEASES}/${own}`,
    (existing) => ({
      // What does not change is not written, and would not live on.
      object: new Endpoints({
        metadata: { generation: Number(existing?.metadata.generation ?? 0) + 1 },
        subsets: [{ addresses: [{ ip: own }] }],
      }),
      ttlSeconds: LEASE_SECONDS,
    }),
    { ignoreNotFound: true },
  );
  const { items } = await leases.getList(LEASES, { recursive: true });
  return items.flatMap((item) => asKind(Endpoints, item).subsets?.[0]?.addresses?.[0]?.ip ?? []).sort();
}

async function syncEndpoints(
  stores: ServiceStores,
  addresses: readonly string[],
  port: number,
  setsPorts: boolean,
): Promise<void> {
  const found = await current(stores, stores.endpoints());
  const before = found && asKind(Endpoints, found).subsets?.[0];
  const ports = (setsPorts ? undefined : before?.ports) ?? [{ name: PORT_NAME, port, protocol: 'TCP' }];
  const subset: EndpointSubset = { addresses: addresses.map((ip) => ({ ip })), ports };
  const metadata = { name: NAME, namespace: NAMESPACE };
  await write(
    stores,
    stores.endpoints(),
    new Endpoints({
      // Otherwise kube-controller-manager would make a slice of it.
      metadata: { ...metadata, labels: { 'endpointslice.kubernetes.io/skip-mirror': 'true' } },
      subsets: [subset],
    }),
    (object) => [object.metadata.labels, asKind(Endpoints, object).subsets],
  );
  const isIPv6 = addresses.every((ip) => familyOf(ip) === 'IPv6');
  await write(
    stores,
    stores.endpointSlices(),
    new EndpointSlice({
      metadata: { ...metadata, labels: { 'kubernetes.io/service-name': NAME } },
      addressType: isIPv6 ? 'IPv6' : 'IPv4',
      endpoints: addresses
        .filter((ip) => (familyOf(ip) === 'IPv6') === isIPv6)
        .map((ip) => ({ addresses: [ip], conditions: { ready: true } })),
      ports: ports.map(({ name = '', port, protocol = 'TCP' }) => ({ name, port, protocol })),
    }),
    (object) => {
      const { metadata, addressType, endpoints, ports } = asKind(EndpointSlice, object);
      return [metadata.labels, addressType, endpoints, ports];
    },
  );
}

/** Makes an object be as it is wanted, and writes nothing if it is. */
async function write(
  stores: ServiceStores,
  store: RESTStorage,
  wanted: APIObject,
  relevant: (object: APIObject) => unknown,
): Promise<void> {
  const found = await current(stores, store);
  if (found !== undefined && deepEqual(relevant(found), relevant(wanted))) return;
  const context = stores.context(NAMESPACE);
  if (found === undefined) await orExists(store.create(wanted, context));
  else
    await store.update(
      NAME,
      {
        updatedObject: (existing = wanted) =>
          Object.assign(wanted, { metadata: { ...existing.metadata, labels: wanted.metadata.labels } }),
      },
      context,
    );
}

async function current(
  stores: ServiceStores,
  store: RESTStorage,
  namespace = NAMESPACE,
): Promise<APIObject | undefined> {
  try {
    return await store.get(NAME, stores.context(namespace));
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

async function orExists(creation: Promise<unknown>): Promise<void> {
  await creation.catch((error: unknown) => {
    if (!isAlreadyExists(error)) throw error;
  });
}

/**
 * Where other machines reach the server: as is said, where it listens, or an address of this machine, as kube-apiserver chooses
 * one. Endpoints on loopback are refused, so there are none where that is what is said.
 */
export function advertisedAddress(
  { host, advertiseAddress: said }: Pick<FirstObjectsOptions, 'host' | 'advertiseAddress'>,
  family: IPFamily,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): string | undefined {
  const isUnspecified = (address: string): boolean => /^[0:.]+$/.test(address);
  if (said !== undefined && !isUnspecified(said)) return isLoopback(canonicalIP(said)) ? undefined : canonicalIP(said);
  if (host !== undefined && !isLoopback(host) && familyOf(host) === family && !isUnspecified(host)) return host;
  return Object.values(interfaces)
    .flatMap((all) => all ?? [])
    .find((each) => !each.internal && each.family === family && !each.address.startsWith('fe80:'))?.address;
}
