import type { APIService, ServiceReference } from '#api/apiregistration/v1/zz_generated.types';
import { LabelServiceName } from '#api/discovery/v1/zz_generated.constants';
import { newTimeoutError } from '#apimachinery/api/errors/constructors';
import { asError } from '#engine/text/as_error';
import { hasCode } from '#engine/text/has_code';
import type { Controller, Term } from '../controllers/controller.ts';
import type { GroupDocuments, GroupVersions, ServedGroup } from '../endpoints/discovery/discovery_json.ts';
import { respondText } from '../endpoints/handlers/response_writers.ts';
import type { JSONObject } from '../endpoints/openapi/document_v2.ts';
import type { ServerContext } from '../endpoints/router.ts';
import type { Filter } from '../filters/filter.ts';
import { isLongRunning } from '../filters/request_deadline.ts';
import type { Address } from '../proxy/upstream.ts';
import { type FollowedEvent, followObjects } from '../registry/follow_objects.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { Store } from '../registry/store.ts';
import type { ServerResponse } from '../request/http.ts';
import { APIServerUser } from '../request/user.ts';
import type { ResourceOptions } from '../resources/resource_options.ts';
import type { APIObject } from '../storage/api_object.ts';
import { apiServiceColumns, apiServiceStrategy } from './api_service_strategy.ts';
import { AutoRegistration } from './auto_registration.ts';
import { AvailabilityController } from './availability_controller.ts';
import type { ProxyCertificate } from './backend.ts';
import {
  APIREGISTRATION,
  listedGroups,
  localDocuments,
  mergedGroups,
  type RankedDocument,
  type RankedVersion,
} from './discovery.ts';
import { type PublishedTrust, publishTrust } from './published_trust.ts';
import { Remote } from './remote.ts';
import { type ServiceResolver, StoredServices } from './service_resolver.ts';

/** How a server passes requests on. */
export interface AggregationOptions {
  /** What the servers behind this one know it by. Without it they don't believe who a user is. */
  readonly proxyCertificate?: ProxyCertificate;
  /**
   * What the servers behind this one find in the ConfigMap `extension-apiserver-authentication` of `kube-system`: whose
   * certificates they are to believe. Nothing is written unless given.
   */
  readonly publish?: PublishedTrust;
  /**
   * Where a Service leads; undefined: it isn't there. Unless given, the Services of this server say so: an ExternalName, or
   * a cluster IP.
   */
  readonly resolve?: (service: ServiceReference) => Promise<Address | undefined> | Address | undefined;
  /** Whether requests go to the endpoints of a Service, in place of its cluster IP. No unless given. */
  readonly routeToEndpoints?: boolean;
  /**
   * Whether redirects of backends are passed on to clients. Default false: it would follow them with its
   * own credentials.
   */
  readonly forwardRedirects?: boolean;
  /** Milliseconds between looks at whether a server is there; 30 seconds unless given. */
  readonly checkInterval?: number;
  /** Milliseconds in which requests must be answered, watches and the like apart; a minute unless given. */
  readonly requestTimeout?: number;
}

const CHECK_INTERVAL = 30_000;
/** Milliseconds between checks that the published trust still exists. */
const PUBLISH_INTERVAL = 60_000;
const REQUEST_TIMEOUT = 60_000;
/** Clients ask for what there is before all else: it must not take long. */
const DISCOVERY_TIMEOUT = 5000;

/**
 * Passes requests for a group and version on to the server that its APIService names, keeps an APIService for each version
 * of its own server, and tells what all of them serve. Mirrors `kube-aggregator`.
 */
export class Aggregator implements Controller {
  readonly #options: AggregationOptions;
  readonly #server: ServerContext;
  readonly #context: RequestContext;
  readonly #services = new Map<string, APIService>();
  readonly #remotes = new Map<string, Remote>();
  readonly #stored: StoredServices;
  readonly #resolver: ServiceResolver;
  readonly #availability: AvailabilityController;
  readonly #registration: AutoRegistration;
  readonly #followed = new Set<RESTStorage>();
  #store: Store<APIService> | undefined;
  #started = false;

  constructor(options: AggregationOptions, server: ServerContext) {
    this.#options = options;
    this.#server = server;
    this.#context = { namespace: '', user: APIServerUser, warn: () => {}, signal: server.signal };
    const toEndpoints = options.routeToEndpoints ?? false;
    this.#stored = new StoredServices(server.router, this.#context, { toEndpoints });
    this.#resolver = options.resolve === undefined ? this.#stored : givenResolver(options.resolve);
    const shared = {
      store: () => this.#store,
      context: this.#context,
      onError: (error: unknown) => server.onError(error),
    };
    this.#availability = new AvailabilityController({
      ...shared,
      resolver: this.#resolver,
      interval: options.checkInterval ?? CHECK_INTERVAL,
    });
    this.#registration = new AutoRegistration({ ...shared, router: server.router, isShared: server.isShared });
    server.signal.addEventListener('abort', () => {
      for (const remote of this.#remotes.values()) remote.close();
    });
  }

  /** How APIServices are served. */
  get options(): ResourceOptions<APIService> {
    return {
      strategy: apiServiceStrategy,
      categories: ['api-extensions'],
      columns: apiServiceColumns,
      subresources: { status: true },
      rest: (store) => {
        this.#store = store;
        return {};
      },
    };
  }

  lead(term: Term): void {
    this.#availability.lead(term);
    this.#registration.lead(term);
  }

  /** Begins to follow the APIServices. */
  start(): void {
    if (this.#started || this.#store === undefined) return;
    this.#started = true;
    this.#follow(this.#store, (event) => {
      if (event.type === 'BOOKMARK') return this.#registration.allKnown();
      const { name = '' } = event.object.metadata;
      this.#observe(name, event.type === 'DELETED' ? undefined : event.object);
    });
    this.#followServices();
    const { publish } = this.#options;
    if (publish !== undefined) void this.#publish(publish);
  }

  /** What the server serves itself has changed. */
  served(): void {
    this.#registration.served();
    if (this.#started) this.#followServices();
  }

  /**
   * The groups as `/apis` lists them. Differs from Go: what the server serves is among them also while it has no
   * APIService.
   */
  groups(local: readonly ServedGroup[]): GroupVersions[] {
    const registered = Array.from(this.#services.values(), rankedVersion);
    const isRegistered = ({ group, version }: RankedVersion): boolean => this.#services.has(`${version}.${group}`);
    const own = localDocuments(local).filter((each) => each.group === APIREGISTRATION || !isRegistered(each));
    return listedGroups([...registered.filter(({ group }) => group !== APIREGISTRATION), ...own]);
  }

  /**
   * The groups with their resources. Differs from Go: which tells of a core group of another server here, too, where
   * clients take it, without resources, for all there is.
   */
  documents(local: readonly ServedGroup[]): GroupDocuments[] {
    const remote = Array.from(
      this.#remotes.values(),
      ({ service, document }): RankedDocument => ({ ...rankedVersion(service), document }),
    );
    return mergedGroups(
      localDocuments(local),
      remote.filter(({ group }) => group !== ''),
    );
  }

  /** Where the OpenAPI documents of other servers are, by the paths of their versions. */
  openAPI(): [path: string, url: string][] {
    return [...this.#remotes.values()].flatMap(({ group, version, openAPI: { v3 } }): [string, string][] =>
      v3 === undefined ? [] : [[group === '' ? `api/${version}` : `apis/${group}/${version}`, v3]],
    );
  }

  /** What the OpenAPI documents of version 2 of other servers say of what they serve here, the most important first. */
  openAPIV2(): JSONObject[] {
    const remotes = [...this.#remotes.values()].map((remote) => ({ remote, ...rankedVersion(remote.service) }));
    return listedGroups(remotes)
      .flatMap(({ group, versions }) => versions.map((version) => this.#remotes.get(`${version}.${group}`)?.openAPI.v2))
      .filter((document) => document !== undefined);
  }

  /** Passes requests on to the servers that they are for. @throws {StatusError} 504 */
  readonly withAggregation: Filter = async (request, next) => {
    const { info, auditID, user } = request;
    const remote = this.#remoteOf(info.path);
    if (remote === undefined || user === undefined) return next(request);
    if (!remote.isAvailable) return unavailable();
    let address: Address;
    try {
      address = await remote.address();
    } catch {
      return unavailable();
    }
    const isDiscovery = !info.isResourceRequest && info.path.split('/').filter((part) => part !== '').length === 3;
    const { requestTimeout = REQUEST_TIMEOUT, forwardRedirects = false } = this.#options;
    const timeout = isDiscovery ? DISCOVERY_TIMEOUT : requestTimeout;
    const how = { timeout, isLongRunning: isLongRunning(info), auditID, forwardRedirects };
    try {
      if (request.isUpgrade === true) return await remote.backend.upgrade(address, request, user, how);
      return await remote.backend.proxy(address, request, user, how);
    } catch (error) {
      if (hasCode(error, 'ERR_DEADLINE_EXCEEDED') && !isDiscovery)
        throw newTimeoutError('request did not complete within the allotted timeout', 0);
      return respondText(503, `${asError(error).message}\n`);
    }
  };

  async #publish(trust: PublishedTrust): Promise<void> {
    const { signal, isShared, router } = this.#server;
    const configMaps = router.get('', 'v1', 'configmaps')?.store;
    if (signal.aborted) return;
    try {
      if (configMaps !== undefined) await publishTrust(configMaps, trust, isShared, this.#context);
    } catch (error) {
      if (!signal.aborted) this.#server.onError(error);
    }
    setTimeout(() => void this.#publish(trust), PUBLISH_INTERVAL).unref();
  }

  #remoteOf(path: string): Remote | undefined {
    const [, core, group, version] = PLACES.exec(path) ?? [];
    if (core !== undefined) return this.#remotes.get('v1.');
    return group === undefined ? undefined : this.#remotes.get(`${version}.${group}`);
  }

  /** @param service undefined: it has gone */
  #observe(name: string, service: APIService | undefined): void {
    this.#registration.observe(name, service);
    if (service === undefined) this.#services.delete(name);
    else this.#services.set(name, service);
    const known = this.#remotes.get(name);
    const isRemote = service?.spec?.service !== undefined && service.spec.group !== APIREGISTRATION;
    if (isRemote && known?.isServedLike(service) === true) known.update(service);
    else {
      known?.close();
      this.#remotes.delete(name);
      if (isRemote) this.#serve(name, service);
    }
    if (service === undefined) this.#availability.forget(name);
    else this.#availability.observe(service, this.#remotes.get(name)?.backend);
    this.#server.router.changed();
  }

  #serve(name: string, service: APIService): void {
    const { proxyCertificate: certificate } = this.#options;
    const { router, signal } = this.#server;
    const changed = (): void => router.changed();
    const remote = new Remote(service, { resolver: this.#resolver, certificate, changed, signal });
    this.#remotes.set(name, remote);
    remote.refresh();
  }

  #followServices(): void {
    if (this.#options.resolve !== undefined) return;
    const { router } = this.#server;
    const services = router.get('', 'v1', 'services')?.store;
    if (services !== undefined)
      this.#follow(services, (event) => {
        if (event.type === 'BOOKMARK') return;
        const { namespace = '', name = '' } = event.object.metadata;
        this.#serviceChanged(namespace, name);
      });
    const slices = router.get('discovery.k8s.io', 'v1', 'endpointslices')?.store;
    if (slices !== undefined)
      this.#follow(slices, (event) => {
        if (event.type === 'BOOKMARK') return;
        const { namespace = '', labels } = event.object.metadata;
        // A slice whose deletion was missed may have had any Service.
        this.#serviceChanged(namespace, labels?.[LabelServiceName] ?? '');
      });
  }

  #serviceChanged(namespace: string, name: string): void {
    this.#stored.changed(namespace, name);
    this.#availability.serviceChanged(namespace, name);
  }

  #follow<T extends APIObject>(store: RESTStorage<T>, tell: (event: FollowedEvent<T>) => void): void {
    if (this.#followed.has(store)) return;
    this.#followed.add(store);
    void followObjects(store, this.#context, tell, (error) => this.#server.onError(error));
  }
}

/** Paths of what other servers may serve: the core group, or a group and its version. */
const PLACES = /^(?:\/openapi\/v3)?\/(?:(api)|apis\/([^/]+)\/([^/]+))(?:\/|$)/;

function unavailable(): ServerResponse {
  return respondText(503, 'service unavailable\n');
}

function rankedVersion({ spec }: APIService): RankedVersion {
  const { group = '', version = '', groupPriorityMinimum = 0, versionPriority = 0 } = spec ?? {};
  return { group, version, priorities: { group: groupPriorityMinimum, version: versionPriority } };
}

/** Leads where somebody else says. */
function givenResolver(given: NonNullable<AggregationOptions['resolve']>): ServiceResolver {
  const missing = ({ name, namespace }: ServiceReference): string => `service/${name} in "${namespace}" is not present`;
  return {
    async fault(service) {
      if ((await given(service)) !== undefined) return undefined;
      return { status: 'False', reason: 'ServiceNotFound', message: missing(service) };
    },
    async resolve(service) {
      const found = await given(service);
      if (found === undefined) throw new Error(missing(service));
      return found;
    },
  };
}
