import { asError } from '#engine/text/as_error';
import { copy } from '#engine/verbs/copy';
import { isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { now } from '#apimachinery/apis/meta/v1/time';
import type { APIService, APIServiceCondition, ServiceReference } from '#api/apiregistration/v1/zz_generated.types';
import { APIServerUser, type UserInfo } from '../authentication/user/user.ts';
import { respondText } from '../endpoints/handlers/write_object.ts';
import type { ServerRequest, ServerResponse } from '../endpoints/request/http.ts';
import type { RequestInfo } from '../endpoints/request/request_info.ts';
import { followObjects, type FollowedEvent } from '../registry/follow_objects.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { Store } from '../registry/store.ts';
import type { ResourceOptions } from '../resources/resource_options.ts';
import { defaultColumns, type Column } from '../endpoints/table.ts';
import { apiServiceOf, apiServiceStrategy, DEFAULT_PORT } from './api_service_strategy.ts';
import { Backend, type Address, type ProxyCertificate } from './backend.ts';
import { discoveredVersion, type DiscoveredVersion } from './discovered_version.ts';
import { resolveService, type ServiceFault } from './resolve_service.ts';

/** How a server passes requests on. */
export interface AggregationOptions {
  /** What the servers behind this one know it by. Without it they don't believe who a user is. */
  readonly proxyCertificate?: ProxyCertificate;
  /**
   * Where a Service leads; undefined: it isn't there. Unless given, the Services of this server say so: an ExternalName, or
   * a cluster IP.
   */
  readonly resolve?: (service: ServiceReference) => Promise<Address | undefined> | Address | undefined;
  /** Milliseconds between looks at whether a server is there; 30 seconds unless given. */
  readonly checkInterval?: number;
}

/** The server whose aggregator this is. */
export interface AggregatorHost {
  /** The Services of this server; undefined: it has none. */
  services(): RESTStorage | undefined;
  /** What discovery tells has changed. */
  changed(): void;
  readonly signal: AbortSignal;
  onError(error: unknown): void;
}

const CHECK_TIMEOUT = 5000;
const CHECK_INTERVAL = 30_000;
const FIRST_RETRY = 50;

/** An APIService with a server of its own, as it is known now. */
interface Remote {
  readonly service: APIService;
  readonly backend: Backend;
  available: boolean;
  discovered: DiscoveredVersion | undefined;
  failures: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Passes requests for a group and version on to the server that its APIService names, and looks whether that is there.
 * Mirrors `kube-aggregator`.
 */
export class Aggregator {
  readonly #options: AggregationOptions;
  readonly #host: AggregatorHost;
  readonly #context: RequestContext;
  readonly #remotes = new Map<string, Remote>();
  #store: Store | undefined;
  #started = false;

  constructor(options: AggregationOptions, host: AggregatorHost) {
    this.#options = options;
    this.#host = host;
    this.#context = { namespace: '', user: APIServerUser, warn: () => {}, signal: host.signal };
    host.signal.addEventListener('abort', () => {
      for (const name of [...this.#remotes.keys()]) this.#forget(name);
    });
  }

  /** How APIServices are served. */
  get options(): ResourceOptions<APIService> {
    return {
      strategy: apiServiceStrategy,
      categories: ['api-extensions'],
      columns: [...defaultColumns.slice(0, 1), serviceColumn, availableColumn, ...defaultColumns.slice(1)],
      subresources: { status: true },
      rest: (store) => {
        this.#store = store;
        return {};
      },
    };
  }

  /** Begins to follow the APIServices. */
  start(): void {
    if (this.#started || this.#store === undefined) return;
    this.#started = true;
    const store = this.#store;
    const tell = (event: FollowedEvent): void => {
      if (event.type === 'BOOKMARK') return;
      const { name = '' } = event.object.metadata;
      if (event.type === 'DELETED') this.#forget(name);
      else this.#learn(name, apiServiceOf(event.object));
    };
    void followObjects(store, this.#context, tell, (error) => this.#host.onError(error));
  }

  /** The versions that other servers serve and that are there, those of the most important groups first. */
  versions(): DiscoveredVersion[] {
    return [...this.#remotes.values()]
      .flatMap(({ available, discovered }) => (available && discovered ? [discovered] : []))
      .sort((a, b) => b.groupPriority - a.groupPriority || b.versionPriority - a.versionPriority);
  }

  /** The answer of the server that a request is for; undefined: it is for this one. */
  async answer(request: ServerRequest, info: RequestInfo, user: UserInfo): Promise<ServerResponse | undefined> {
    const remote = this.#remoteOf(info.path);
    if (remote === undefined) return undefined;
    if (!remote.available) return respondText(503, 'service unavailable\n');
    const address = await this.#addressOf(remote);
    if ('reason' in address) return respondText(503, 'service unavailable\n');
    try {
      return await remote.backend.proxy(address, request, user);
    } catch (error) {
      return respondText(503, `${asError(error).message}\n`);
    }
  }

  #remoteOf(path: string): Remote | undefined {
    const [, group, version] = /^(?:\/openapi\/v3)?\/apis\/([^/]+)\/([^/]+)(?:\/|$)/.exec(path) ?? [];
    return group === undefined ? undefined : this.#remotes.get(`${version}.${group}`);
  }

  #learn(name: string, service: APIService): void {
    const known = this.#remotes.get(name);
    // Its status is what this aggregator has written.
    if (known !== undefined && known.service.metadata.generation === service.metadata.generation) return;
    this.#forget(name);
    if (service.spec?.service === undefined) return;
    let backend: Backend;
    try {
      backend = new Backend(service.spec, this.#options.proxyCertificate);
    } catch (error) {
      this.#host.onError(error);
      return;
    }
    const remote: Remote = {
      service,
      backend,
      available: false,
      discovered: undefined,
      failures: 0,
      timer: undefined,
    };
    this.#remotes.set(name, remote);
    void this.#check(remote);
  }

  #forget(name: string): void {
    const remote = this.#remotes.get(name);
    if (remote === undefined) return;
    this.#remotes.delete(name);
    clearTimeout(remote.timer);
    remote.backend.close();
    this.#host.changed();
  }

  async #addressOf({ service }: Remote): Promise<Address | ServiceFault> {
    const { namespace = '', name = '', port = DEFAULT_PORT } = service.spec?.service ?? {};
    const reference = { namespace, name, port };
    if (this.#options.resolve === undefined) return resolveService(this.#host.services(), reference, this.#context);
    const found = await this.#options.resolve(reference);
    return found ?? { reason: 'ServiceNotFound', message: `service/${name} in "${namespace}" is not present` };
  }

  /** Looks whether the server is there, says so in the status, and looks again after a while. */
  async #check(remote: Remote): Promise<void> {
    const { signal } = this.#host;
    const fault = await this.#faultOf(remote);
    if (signal.aborted || this.#remotes.get(remote.service.metadata.name ?? '') !== remote) return;
    const wasAvailable = remote.available;
    remote.available = fault === undefined;
    remote.failures = fault === undefined ? 0 : remote.failures + 1;
    if (wasAvailable !== remote.available) this.#host.changed();
    await this.#tell(remote, {
      type: 'Available',
      status: fault === undefined ? 'True' : 'False',
      reason: fault?.reason ?? 'Passed',
      message: fault?.message ?? 'all checks passed',
    }).catch((error: unknown) => {
      if (!signal.aborted) this.#host.onError(error);
    });
    const { checkInterval = CHECK_INTERVAL } = this.#options;
    const wait = remote.failures === 0 ? checkInterval : Math.min(FIRST_RETRY * 2 ** remote.failures, checkInterval);
    if (!signal.aborted) remote.timer = setTimeout(() => void this.#check(remote), wait).unref();
  }

  async #faultOf(remote: Remote): Promise<ServiceFault | undefined> {
    const { group = '', version = '' } = remote.service.spec ?? {};
    const address = await this.#addressOf(remote);
    if ('reason' in address) return address;
    const path = `/apis/${group}/${version}`;
    const url = `https://${address.host}:${address.port}${path}`;
    const failed = (what: string): ServiceFault => ({
      reason: 'FailedDiscoveryCheck',
      message: `failing or missing response from ${url}: ${what}`,
    });
    try {
      const { status, text } = await remote.backend.ask(address, path, CHECK_TIMEOUT);
      if (status < 200 || status >= 300) return failed(`bad status from ${url}: ${status}`);
      const openAPI = await remote.backend.ask(address, '/openapi/v3', CHECK_TIMEOUT);
      remote.discovered = discoveredVersion(remote.service, text, openAPI.text);
      return undefined;
    } catch (error) {
      return failed(asError(error).message);
    }
  }

  async #tell({ service }: Remote, wanted: Omit<APIServiceCondition, 'lastTransitionTime'>): Promise<void> {
    const updatedObject = (existing: object | undefined): APIService => {
      const current = copy(apiServiceOf(existing));
      const conditions = current.status?.conditions ?? [];
      const before = conditions.find(({ type }) => type === wanted.type);
      const since = before?.status === wanted.status ? before.lastTransitionTime : undefined;
      const condition = { ...wanted, lastTransitionTime: since ?? now() };
      current.status = { conditions: [...conditions.filter(({ type }) => type !== wanted.type), condition] };
      return current;
    };
    await this.#store
      ?.update(service.metadata.name ?? '', { updatedObject }, this.#context, { strategy: {} })
      .catch((error: unknown) => {
        if (!isConflict(error) && !isNotFound(error)) throw error;
      });
  }
}

const serviceColumn: Column<APIService> = {
  name: 'Service',
  description: 'The reference to the service that hosts this API endpoint.',
  value: ({ spec }) => (spec?.service === undefined ? 'Local' : `${spec.service.namespace}/${spec.service.name}`),
};

const availableColumn: Column<APIService> = {
  name: 'Available',
  description: 'Whether this service is available.',
  value: ({ status }) => {
    const found = status?.conditions?.find(({ type }) => type === 'Available');
    if (found === undefined) return 'Unknown';
    return found.status === 'True' ? 'True' : `${found.status} (${found.reason})`;
  },
};
