/// <reference types="node" />
import { hasCode } from '#engine/text/has_code';
import { setMaxListeners } from 'node:events';
import { newNotFound } from '#apimachinery/api/errors/constructors';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { CodecFactory } from '#apimachinery/runtime/serializer/codec_factory';
import { APIService } from '#api/apiregistration/v1/zz_generated.types';
import { Namespace, ServiceAccount } from '#api/core/v1/zz_generated.types';
import { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import { newForbiddenStatusError, type Authorizer } from '../authorization/authorizer.ts';
import type { Aggregator } from '../aggregator/aggregator.ts';
import { AuditLog } from '../audit/audit_log.ts';
import { reviewResources } from '../authorization/reviews.ts';
import { APIServerUser, type UserInfo } from '../authentication/user/user.ts';
import { objectBrowser } from '../browser/object_browser.ts';
import { leasesIn } from '../controllers/stored_lease.ts';
import { CustomResources, type CustomResourceHost } from '../customresources/custom_resources.ts';
import type { Exchange } from '../endpoints/handlers/exchange.ts';
import { respondError, respondText } from '../endpoints/handlers/write_object.ts';
import type { ServerRequest, ServerResponse } from '../endpoints/request/http.ts';
import { decodedPath } from '../endpoints/request/decoded_path.ts';
import { newRequestInfo, type RequestInfo } from '../endpoints/request/request_info.ts';
import { OpenAPIDocuments } from '../endpoints/openapi/documents.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import { ServerMetrics } from '../metrics/server_metrics.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import { Namespaces } from '../namespaces/namespaces.ts';
import { COMPACTION_INTERVAL, compactRegularly } from '../storage/compaction.ts';
import type { StorageEngine } from '../storage/engine.ts';
import type { APIObject } from '../storage/api_object.ts';
import { memory } from '../storage/memory/memory.ts';
import { buildResources } from '../resources/build_resource.ts';
import { askerOf } from './asker.ts';
import { VERSION, type APIServerOptions, type CustomResourcesOptions } from './api_server_options.ts';
import { isCollected } from './collected.ts';
import { Controllers } from './controllers.ts';
import { codecsOf, codecsOfOptions } from './codecs.ts';
import { compressed } from './compress.ts';
import { impersonated } from './impersonation.ts';
import { InstalledAdmission, pluginsOf } from './install_admission.ts';
import { installAuthorization } from './install_authorization.ts';
import { newAggregator } from './new_aggregator.ts';
import { refuseForeignPages } from './foreign_pages.ts';
import { Healthz, isHealthPath } from './healthz.ts';
import type { CloseOptions } from './connections.ts';
import { isLoopback, listen, type ListenOptions, type Listening } from './listen.ts';
import type { ResourceOptions } from '../resources/resource_options.ts';
import { RequestsInFlight } from './requests_in_flight.ts';
import { headersOf, newRequestRecord, read, type RequestRecord } from './request_record.ts';
import { dispatch, newMethodNotAllowed, Router } from './router.ts';
import type { ServerParts } from '../resources/serve_resource.ts';
import { WellKnown } from './well_known.ts';

/** How a server ends. */
export interface ServerCloseOptions extends CloseOptions {
  /** How many milliseconds it goes on as before, so that load balancers see `/readyz` and turn away; none unless given. */
  readonly delay?: number;
}

const MINUTES = 60_000;

/** What is done before the server is ready, by the names of kube-apiserver's hooks. */
const CRDS_KNOWN = 'crd-informer-synced';
const NAMESPACES_MADE = 'start-system-namespaces-controller';
const ROLES_MADE = 'rbac/bootstrap-roles';
/** How many milliseconds requests about health wait for that: it may have begun with them. */
const START = 2000;
/** What is no resource and has GET alone; the others, such as /healthz, have all methods, as those of kube-apiserver. */
const ONLY_GET = /^\/(?:api|version|api\/[^/]+|apis\/apiregistration\.k8s\.io|apis\/[^/]+\/[^/]+)\/?$/;

/**
 * A Kubernetes-style API server: `kubectl`, client-go and all other clients can work with it.
 *
 * ```ts
 * const server = new APIServer({ scheme });
 * server.resource(Bird, { shortNames: ['bi'], subresources: { status: true } });
 * const { url, kubeconfig } = await server.listen({ port: 0 });
 * ```
 */
export class APIServer {
  readonly #options: APIServerOptions;
  readonly #storage: StorageEngine;
  readonly #codecs: CodecFactory;
  readonly #metaCodecs: CodecFactory;
  readonly #router = new Router();
  readonly #authorizer: Authorizer;
  readonly #firsts: (() => Promise<void>)[] = [];
  readonly #admission: InstalledAdmission | undefined;
  #wellKnown: WellKnown | undefined;
  readonly #openAPI = new OpenAPIDocuments();
  readonly #listening = new Set<Listening>();
  readonly #closing = new AbortController();
  readonly #controllers: Controllers;
  #stopCompaction: (() => void) | undefined;
  readonly #customResources: CustomResources | undefined;
  readonly #namespaces: Namespaces | undefined;
  readonly #inFlight: RequestsInFlight;
  readonly #metrics = new ServerMetrics((kind) => this.#inFlight.now[kind === 'readOnly' ? 'reads' : 'writes']);
  readonly #aggregator: Aggregator | undefined;
  readonly #audit: AuditLog | undefined;
  readonly #healthz: Healthz;
  #url = 'http://localhost';
  /** Whether the server listens there and nowhere else. */
  #isOnLoopback: boolean | undefined;

  constructor(options: APIServerOptions) {
    // One for each resource that is looked after.
    setMaxListeners(0, this.#closing.signal);
    this.#options = options;
    this.#storage = options.storage ?? memory();
    this.#inFlight = new RequestsInFlight(options.maxRequestsInFlight, (kind) => this.#metrics.dropped(kind));
    if (options.audit !== undefined)
      this.#audit = new AuditLog(options.audit, (error) => this.#options.onError?.(error));
    const { scheme, codecs = [] } = options;
    this.#codecs = codecsOf(scheme, codecs);
    this.#metaCodecs = codecsOfOptions();
    this.#controllers = this.#newControllers();
    this.#authorizer = installAuthorization(options.authorization, {
      resource: (kind, served) => this.resource(kind, served),
      beforeRequests: (start) => this.#firsts.push(start),
      ...this.#background,
    });
    if (options.accessReviews ?? options.authorization !== undefined)
      for (const [kind, rest] of reviewResources(this.#authorizer, options.authentication, options.serviceAccounts))
        this.resource(kind, { rest });
    if (options.customResources) {
      const custom = options.customResources === true ? {} : options.customResources;
      this.#customResources = new CustomResources(this.#customResourceHost(custom));
      this.resource(CustomResourceDefinition, this.#customResources.options);
    }
    if (options.namespaces) {
      this.#namespaces = new Namespaces({
        resources: () => this.#router.all(),
        isEmptiedElsewhere: options.namespaces === 'external',
        ...this.#background,
      });
      this.resource(Namespace, this.#namespaces.options);
    }
    options.serviceAccounts?.install({
      serve: (served) => this.resource(ServiceAccount, served),
      store: (resource) => this.#router.get('', 'v1', resource)?.store,
      url: () => this.#url,
      ...this.#background,
    });
    if (options.aggregation !== undefined) {
      this.#aggregator = newAggregator(options.aggregation, this.#router, {
        isShared: this.#storage.shared === true,
        changed: () => (this.#wellKnown = undefined),
        ...this.#background,
      });
      this.resource(APIService, this.#aggregator.options);
    }
    this.#healthz = new Healthz(
      this.#storage,
      [
        ...(this.#customResources ? [CRDS_KNOWN] : []),
        ...(this.#namespaces ? [NAMESPACES_MADE] : []),
        ...(this.#firsts.length > 0 ? [ROLES_MADE] : []),
      ],
      (error) => options.onError?.(error),
    );
    const plugins = pluginsOf(options.admission, this.#namespaces !== undefined);
    if (plugins.length === 0) return;
    this.#admission = new InstalledAdmission(plugins, {
      resource: (kind, options) => this.resource(kind, options),
      resources: () => this.#router.all(),
      authorizer: this.#authorizer,
      beforeRequests: (start) => this.#firsts.push(start),
      ...this.#background,
    });
  }

  /** What works beside requests ends with the server, and tells its log. */
  get #background(): { signal: AbortSignal; onError: (error: unknown) => void } {
    return { signal: this.#closing.signal, onError: (error) => this.#options.onError?.(error) };
  }

  #newControllers(): Controllers {
    return new Controllers(this.#options, {
      resources: () => this.#router.all(),
      controllers: () =>
        [
          this.#namespaces,
          this.#customResources,
          this.#options.serviceAccounts,
          this.#aggregator,
          ...(this.#admission?.controllers ?? []),
        ].filter((each) => each !== undefined),
      isShared: this.#storage.shared === true,
      leases: () => this.#router.get('coordination.k8s.io', 'v1', 'leases')?.store ?? leasesIn(this.#parts()),
      leading: (lease, isLeading) => this.#metrics.leading(lease, isLeading),
      ...this.#background,
    });
  }

  #customResourceHost({ callConversionWebhook }: CustomResourcesOptions): CustomResourceHost {
    return {
      callConversionWebhook,
      parts: this.#parts(),
      add: (resources) => this.#add(resources),
      remove: (resources) => {
        for (const served of resources) this.#router.remove(served);
        this.#changed();
      },
      changed: () => this.#changed(),
      ...this.#background,
    };
  }

  #parts(): ServerParts {
    return {
      scheme: this.#options.scheme,
      codecs: this.#codecs,
      metaCodecs: this.#metaCodecs,
      engine: this.#storage,
      storageFormat: this.#options.storageFormat ?? 'json',
      garbageCollection: this.#options.garbageCollection !== false,
      onCorrupt: this.#metrics.corrupt(this.#options.onError),
    };
  }

  #add(resources: readonly ServedResource[]): void {
    for (const served of resources) {
      this.#router.add(served);
      this.#controllers.added(served);
    }
    this.#changed();
  }

  /** What is served. */
  #changed(): void {
    this.#wellKnown = undefined;
    this.#aggregator?.served();
    this.#admission?.reset();
  }

  /**
   * Serves a Kind. All options may be left out. May be called while the server runs.
   * @throws {ResourceError} when the class doesn't say what its resource is called
   */
  resource<T extends APIObject>(kind: KindClass<T>, options?: ResourceOptions<NoInfer<T>>): this;
  resource(kind: KindClass, options?: ResourceOptions): this;
  resource(kind: KindClass, options: ResourceOptions = {}): this {
    const { scheme } = this.#options;
    for (const version of [kind, ...(options.otherVersions ?? [])])
      if (!scheme.recognizes(version)) scheme.addKnownTypes(version, version);
    this.#add(buildResources(this.#parts(), kind, options));
    return this;
  }

  /**
   * Listens. Without authentication on loopback only.
   * @throws {InsecureAddressError} for other addresses
   */
  async listen(options: ListenOptions = {}): Promise<Listening> {
    const { authentication, onError } = this.#options;
    const listening = await listen((request) => this.handle(request), options, authentication === undefined, onError);
    // Controllers work without requests, too; what fails is tried again with each.
    this.#start().catch((error: unknown) => onError?.(error));
    this.#listening.add(listening);
    this.#isOnLoopback = isLoopback(options.host) && this.#isOnLoopback !== false;
    this.#url = listening.url;
    return listening;
  }

  #startCompaction(): void {
    const { compactionInterval = COMPACTION_INTERVAL, onError } = this.#options;
    if (this.#stopCompaction !== undefined || compactionInterval === 0) return;
    this.#stopCompaction = compactRegularly(this.#storage, compactionInterval, (error) => onError?.(error));
  }

  /** Ends all watches and connections, and closes the storage. From the beginning on, `/readyz` fails. */
  async close({ delay = 0, ...closing }: ServerCloseOptions = {}): Promise<void> {
    this.#healthz.shuttingDown();
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    this.#stopCompaction?.();
    await Promise.all(Array.from(this.#listening, (each) => each.close(closing)));
    this.#closing.abort();
    await this.#controllers.ended();
    await this.#storage.close();
  }

  /** As whom the server itself reads and writes. */
  get #ownContext(): RequestContext {
    return { namespace: '', user: APIServerUser, warn: () => {}, signal: this.#closing.signal };
  }

  async #start(): Promise<void> {
    this.#startCompaction();
    this.#controllers.start();
    await this.#namespaces?.start();
    this.#healthz.finished(NAMESPACES_MADE);
    await this.#customResources?.start();
    this.#healthz.finished(CRDS_KNOWN);
    for (const start of this.#firsts) await start();
    this.#healthz.finished(ROLES_MADE);
    this.#aggregator?.start();
  }

  /** Waits so many milliseconds at most. Why it fails, health says. */
  async #startFor(milliseconds: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([this.#start().catch((error: unknown) => this.#options.onError?.(error)), over]);
    clearTimeout(timer);
  }

  /** Answers a request, whatever way it came. Never throws: what goes wrong becomes a Status. */
  async handle(request: ServerRequest): Promise<ServerResponse> {
    const record = newRequestRecord();
    const begun = performance.now();
    const [rawPath = '', ...search] = request.url.split('?');
    const query = new URLSearchParams(search.join('?'));
    let response: ServerResponse;
    try {
      if (isHealthPath(rawPath)) await this.#startFor(START);
      else await this.#start();
      response = await this.#respond(request, rawPath, query, record);
    } catch (error) {
      if (!hasCode(error, 'ERR_STATUS')) this.#options.onError?.(error);
      response = respondError(error, this.#codecs, request, query);
    }
    response = record.audit?.responded(response) ?? response;
    response = this.#metrics.responded(record.info, record.resource, query, response, begun);
    return compressed(request, { ...response, headers: headersOf(record, response) });
  }

  async #respond(
    request: ServerRequest,
    rawPath: string,
    query: URLSearchParams,
    record: RequestRecord,
  ): Promise<ServerResponse> {
    const { warnings } = record;
    const path = decodedPath(rawPath);
    if (path === undefined) return respondText(404, '404 page not found\n');
    const info = newRequestInfo(request.method, path, query);
    record.info = info;
    if (this.#options.objectBrowser ?? this.#isOnLoopback === true) {
      const page = objectBrowser(request, path);
      if (page !== undefined) return page;
    }
    const isOpen = this.#options.authentication === undefined && request.user === undefined;
    if (isOpen || request.certificates !== undefined) refuseForeignPages(request, isOpen);
    const asker = await askerOf(request, this.#options.authentication).catch((error: unknown) => {
      record.audit = this.#audit?.begin(request, record.id, undefined, info);
      throw error;
    });
    record.audit = this.#audit?.begin(request, record.id, asker, info);
    const user = await impersonated(request, asker, this.#authorizer);
    if (user !== asker) record.audit?.impersonated(user);
    await this.#authorize(user, info);
    const elsewhere = await this.#aggregator?.answer(request, info, user, record.id);
    if (elsewhere !== undefined) return elsewhere;
    if (!info.isResourceRequest) {
      const health = await this.#healthz.answer(path, query);
      if (health !== undefined) return health;
      if (path === '/metrics') return this.#metrics.respond(this.resources().filter(isCollected), this.#ownContext);
      const known = this.#wellKnownNow().answer(request, path, new URL(this.#url).host);
      if (known !== undefined && request.method !== 'GET' && ONLY_GET.test(path)) throw newMethodNotAllowed();
      return known ?? respondText(404, '404 page not found\n');
    }
    const resource = this.#router.find(request.method, info);
    const custom = (resource ?? this.#router.find(request.method, { ...info, subresource: '' }))?.custom;
    for (const warning of custom?.warnings ?? []) warnings.add(warning);
    if (resource === undefined) {
      if (custom === undefined) return respondText(404, '404 page not found\n');
      throw newNotFound({ group: info.apiGroup, resource: info.resource }, info.name);
    }
    record.resource = resource;
    const exchange: Exchange = {
      request: record.audit?.wantsBody === true ? await read(request, record.audit) : request,
      query,
      info,
      resource,
      context: {
        namespace: resource.namespaced ? info.namespace : '',
        user,
        warn: (text) => warnings.add(text),
        annotate: (key, value) => record.audit?.annotate(key, value),
        signal: request.signal ?? this.#closing.signal,
      },
      admission: this.#admission?.now(() => this.resources()),
      authorize: (other) => this.#authorize(user, other),
      wantsWholeAnswer: record.audit?.wantsAnswer === true,
      minRequestTimeout: this.#options.minRequestTimeout ?? 30 * MINUTES,
    };
    return this.#inFlight.counted(info.verb, () => dispatch(exchange));
  }

  async #authorize(user: UserInfo, info: RequestInfo): Promise<void> {
    const attributes = { ...info, user };
    const { allowed, reason } = await this.#authorizer(attributes);
    if (!allowed) throw newForbiddenStatusError(attributes, reason);
  }

  #wellKnownNow(): WellKnown {
    const { scheme, version } = this.#options;
    const preferred = (group: string): string[] =>
      scheme.prioritizedVersionsForGroup(group).map((each) => each.version);
    return (this.#wellKnown ??= new WellKnown(
      this.resources(),
      this.#aggregator,
      preferred,
      { ...VERSION, ...version },
      this.#openAPI,
      this.#options.serviceAccounts,
      this.#healthz.paths,
    ));
  }

  /** The resources that are served. */
  resources(): ServedResource[] {
    return [...this.#router.all()];
  }
}
