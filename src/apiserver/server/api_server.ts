/// <reference types="node" />

import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import { APIService } from '#api/apiregistration/v1/zz_generated.types';
import { Namespace, ServiceAccount } from '#api/core/v1/zz_generated.types';
import { newUnauthorized } from '#apimachinery/api/errors/constructors';
import { described, isKindClass } from '#apimachinery/runtime/described';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import type { CodecFactory } from '#apimachinery/runtime/serializer/codec_factory';
import { hasCode } from '#engine/text/has_code';
import { Aggregator } from '../aggregator/aggregator.ts';
import { AuditLog } from '../audit/audit_log.ts';
import { type Authorizer, alwaysAllow } from '../authorization/authorizer.ts';
import { reviewResources } from '../authorization/reviews.ts';
import { withObjectBrowser } from '../browser/object_browser.ts';
import { CustomResources } from '../customresources/custom_resources.ts';
import { respondError, respondText } from '../endpoints/handlers/response_writers.ts';
import { Router, type ServerContext } from '../endpoints/router.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import { withAudit, withAuditInit } from '../filters/audit.ts';
import { withAuthentication, withImpersonation } from '../filters/authentication.ts';
import { withAuthorization } from '../filters/authorization.ts';
import { withCrossOriginProtection } from '../filters/cross_origin.ts';
import { type APIRequest, buildHandlerChain, type Filter, type Handler, Warnings } from '../filters/filter.ts';
import { RequestsInFlight, withMaxInFlight } from '../filters/max_in_flight.ts';
import { withPriorityAndFairness } from '../filters/priority_and_fairness.ts';
import { withRequestDeadline, withWriteDeadline } from '../filters/request_deadline.ts';
import { withCacheControl, withCompression, withWarningRecorder } from '../filters/response_headers.ts';
import { ServerMetrics } from '../metrics/server_metrics.ts';
import { Namespaces } from '../namespaces/namespaces.ts';
import type { ServerRequest, ServerResponse } from '../request/http.ts';
import { newRequestInfo, pathOf, type RequestInfo } from '../request/request_info.ts';
import { buildResources, codecsOf, codecsOfOptions } from '../resources/build_resource.ts';
import { checkResource, ResourceError } from '../resources/check_resource.ts';
import type { ResourceOptions } from '../resources/resource_options.ts';
import type { ServerParts } from '../resources/serve_resource.ts';
import type { APIObject } from '../storage/api_object.ts';
import { COMPACTION_INTERVAL, compactRegularly } from '../storage/compaction.ts';
import type { StorageEngine } from '../storage/engine.ts';
import { memory } from '../storage/memory/memory.ts';
import { type APIServerOptions, type PostStartHook, VERSION } from './api_server_options.ts';
import { checkOptions } from './check_options.ts';
import { findCollected } from './collected.ts';
import type { CloseOptions } from './connections.ts';
import { Controllers } from './controllers.ts';
import { withDefinition } from './defined_options.ts';
import { Director } from './director.ts';
import { Healthz, INFORMERS_STARTED, isHealthPath } from './healthz.ts';
import { InstalledAdmission, pluginsOf } from './install_admission.ts';
import { isLoopback, type Listening, type ListenOptions, listen } from './listen.ts';

/** How a server ends. */
export interface ServerCloseOptions extends CloseOptions {
  /** How many milliseconds it goes on as before, so that load balancers see `/readyz` and turn away; none unless given. */
  readonly delay?: number;
}

const MINUTES = 60_000;

/** The checks of kube-apiserver that its parts have started, where a server has these parts. */
const STARTED = {
  storage: [INFORMERS_STARTED, 'poststarthook/storage-readiness'],
  customResources: ['start-apiextensions-informers', 'start-apiextensions-controllers', 'crd-informer-synced'].map(
    hook,
  ),
  namespaces: [hook('start-system-namespaces-controller')],
  authorization: [hook('rbac/bootstrap-roles')],
  admission: ['start-apiserver-admission-initializer', 'scheduling/bootstrap-system-priority-classes'].map(hook),
  aggregation: [
    ...['start-cluster-authentication-info-controller', 'start-kube-aggregator-informers'].map(hook),
    ...['local-available', 'remote-available'].map((name) => hook(`apiservice-status-${name}-controller`)),
    ...['registration', 'discovery', 'openapi', 'openapiv3'].map((name) => hook(`apiservice-${name}-controller`)),
    hook('kube-apiserver-autoregistration'),
    'autoregister-completion',
  ],
};

function hook(name: string): string {
  return `poststarthook/${name}`;
}

/** How many milliseconds requests about health wait for that: it may have begun with them. */
const START = 2000;

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
  /** Those that run or have run. */
  readonly #hooks = new Map<PostStartHook, Promise<void>>();
  #isStarted = false;
  readonly #admission: InstalledAdmission | undefined;
  readonly #listening = new Set<Listening>();
  readonly #closing = new AbortController();
  readonly #controllers: Controllers;
  #stopCompaction: (() => void) | undefined;
  readonly #customResources: CustomResources | undefined;
  readonly #namespaces: Namespaces | undefined;
  readonly #inFlight = new RequestsInFlight();
  readonly #metrics = new ServerMetrics(
    (kind) => this.#inFlight[kind === 'readOnly' ? 'reads' : 'writes'],
    () => this.#options.priorityAndFairness?.levels() ?? [],
  );
  readonly #aggregator: Aggregator | undefined;
  readonly #audit: AuditLog | undefined;
  readonly #healthz: Healthz;
  readonly #director: Director;
  readonly #handler: (request: APIRequest) => Promise<ServerResponse>;
  #url = 'http://localhost';
  /** Whether the server listens there and nowhere else. */
  #isOnLoopback: boolean | undefined;

  /** @throws TypeError without a scheme, or for an option that is not what it should be */
  constructor(options: APIServerOptions) {
    checkOptions(options);
    // One for each resource that is looked after.
    setMaxListeners(0, this.#closing.signal);
    this.#options = options;
    this.#storage = options.storage ?? memory();
    if (options.audit !== undefined)
      this.#audit = new AuditLog(options.audit, (error) => this.#options.onError?.(error));
    const { scheme, codecs = [], authorization = alwaysAllow } = options;
    this.#codecs = codecsOf(scheme, codecs);
    this.#metaCodecs = codecsOfOptions();
    this.#controllers = new Controllers(options, this.#context, this.#parts(), this.#metrics);
    this.#router.onAdd((served) => this.#controllers.added(served));
    this.#authorizer =
      'install' in authorization
        ? authorization.install({
            resource: (kind, served) => this.resource(kind, served),
            find: (kind) => findCollected(this.#context, new GroupVersion(kind).toString(), kind.kind),
            beforeRequests: (start) => this.#firsts.push(start),
            ...this.#background,
          })
        : authorization;
    if (options.accessReviews ?? options.authorization !== undefined)
      for (const [kind, rest] of reviewResources(this.#authorizer, options.authentication, options.serviceAccounts))
        this.resource(kind, { rest });
    if (options.customResources) {
      const { callConversionWebhook } = options.customResources === true ? {} : options.customResources;
      this.#customResources = new CustomResources(this.#context, { parts: this.#parts(), callConversionWebhook });
      this.resource(CustomResourceDefinition, this.#customResources.options);
    }
    if (options.namespaces) {
      this.#namespaces = new Namespaces(this.#context, options.namespaces === 'external');
      this.resource(Namespace, this.#namespaces.options);
    }
    if (options.serviceAccounts) this.resource(ServiceAccount, options.serviceAccounts.install(this.#context));
    if (options.aggregation !== undefined) {
      this.#aggregator = new Aggregator(options.aggregation, this.#context);
      this.resource(APIService, this.#aggregator.options);
    }
    const plugins = pluginsOf(options.admission, this.#namespaces !== undefined);
    this.#healthz = new Healthz(
      this.#storage,
      [
        ...STARTED.storage,
        ...(plugins.length > 0 ? STARTED.admission : []),
        ...(this.#customResources ? STARTED.customResources : []),
        ...(this.#namespaces ? STARTED.namespaces : []),
        ...(this.#firsts.length > 0 ? STARTED.authorization : []),
        ...this.#postStartHooks.map(({ name }) => hook(name)),
        ...(this.#aggregator ? STARTED.aggregation : []),
      ],
      (error) => options.onError?.(error),
    );
    if (plugins.length > 0)
      this.#admission = new InstalledAdmission(plugins, {
        resource: (kind, options) => this.resource(kind, options),
        resources: () => this.#router.all(),
        authorizer: this.#authorizer,
        beforeRequests: (start) => this.#firsts.push(start),
        ...this.#background,
      });
    this.#director = new Director({
      router: this.#router,
      authorizer: this.#authorizer,
      admission: this.#admission,
      others: this.#aggregator,
      healthz: this.#healthz,
      metrics: this.#metrics,
      scheme,
      codecs: this.#codecs,
      version: { ...VERSION, ...options.version },
      serviceAccounts: options.serviceAccounts,
      minRequestTimeout: options.minRequestTimeout ?? 30 * MINUTES,
      url: () => this.#url,
    });
    this.#router.onChange(() => {
      this.#aggregator?.served();
      this.#admission?.reset();
    });
    this.#handler = this.#chain(this.#filters(), (request) => this.#director.answer(request));
  }

  get #postStartHooks(): readonly PostStartHook[] {
    const { postStartHooks = [], priorityAndFairness } = this.#options;
    return priorityAndFairness ? [...postStartHooks, priorityAndFairness.hook] : postStartHooks;
  }

  get #context(): ServerContext {
    return {
      router: this.#router,
      isShared: this.#storage.shared === true,
      url: () => this.#url,
      admission: () => this.#admission?.now(() => [...this.#router.all()]),
      ...this.#background,
    };
  }

  /** What works beside requests ends with the server, and tells its log. */
  get #background(): { signal: AbortSignal; onError: (error: unknown) => void } {
    return { signal: this.#closing.signal, onError: (error) => this.#options.onError?.(error) };
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

  /**
   * Serves a Kind. All options may be left out: a Kind made by `defineKind` is served as its definition says, and held to its
   * schema by `schemaStrategy`, unless an option says otherwise. May be called while the server runs.
   * @throws {ResourceError} when the class doesn't say what its resource is called, or for an option that is not what it should be
   */
  resource<T extends APIObject>(kind: KindClass<T>, options?: ResourceOptions<NoInfer<T>>): this;
  resource(kind: KindClass, options?: ResourceOptions): this;
  resource(kind: KindClass, options: ResourceOptions = {}): this {
    if (!isKindClass(kind)) throw new ResourceError(`expected server.resource(Kind, options), got ${described(kind)}`);
    checkResource(kind, options);
    const { scheme } = this.#options;
    // A Scheme may know a Kind by another class: with the fields of an older release.
    const known = (given: KindClass): KindClass => {
      if (!scheme.recognizes(given)) scheme.addKnownTypes(given, given);
      return scheme.typeFor(given) ?? given;
    };
    const otherVersions = (options.otherVersions ?? []).map((each) =>
      typeof each === 'function' ? known(each) : { ...each, kind: known(each.kind) },
    );
    const own = withDefinition(kind, options);
    this.#router.add(buildResources(this.#parts(), known(kind), { ...own, otherVersions }));
    return this;
  }

  /**
   * Listens. Without authentication on loopback only.
   * @throws {InsecureAddressError} for other addresses; {ListenError} for a port that is in use, for example
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

  /** For `await using`. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #start(): Promise<void> {
    if (this.#isStarted) return;
    this.#startCompaction();
    const controllers = [this.#namespaces, this.#customResources, this.#options.serviceAccounts, this.#aggregator];
    this.#controllers.start([
      ...controllers.filter((each) => each !== undefined),
      ...(this.#admission?.controllers ?? []),
    ]);
    await this.#namespaces?.start();
    this.#healthz.finished(...STARTED.namespaces, ...STARTED.storage);
    await this.#customResources?.start();
    this.#healthz.finished(...STARTED.customResources);
    for (const start of this.#firsts) await start();
    this.#healthz.finished(...STARTED.authorization, ...STARTED.admission);
    for (const each of this.#postStartHooks) await this.#run(each);
    this.#aggregator?.start();
    this.#healthz.finished(...STARTED.aggregation);
    this.#isStarted = true;
  }

  /** Until it has succeeded once. */
  #run(each: PostStartHook): Promise<void> {
    let run = this.#hooks.get(each);
    if (run === undefined) {
      run = each.start(this.#context).then(
        () => this.#healthz.finished(hook(each.name)),
        (error: unknown) => {
          this.#hooks.delete(each);
          throw error;
        },
      );
      this.#hooks.set(each, run);
    }
    return run;
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
    const path = pathOf(request.url);
    if (path === undefined) return respondText(404, '404 page not found\n');
    const query = new URLSearchParams(request.url.slice(request.url.indexOf('?') + 1 || request.url.length));
    let info: RequestInfo;
    try {
      info = newRequestInfo(request.method, path, query);
    } catch (error) {
      return respondError(error, this.#codecs, request, query);
    }
    return this.#handler({
      ...request,
      auditID: randomUUID(),
      receivedAt: performance.now(),
      info,
      query,
      warnings: new Warnings(),
      signal: request.signal ?? this.#closing.signal,
    });
  }

  /** What every request passes, the first one first. Mirrors Go's `DefaultBuildHandlerChain`. */
  #filters(): Filter[] {
    const { authentication, filters = [], maxRequestsInFlight, objectBrowser, requestTimeout } = this.#options;
    const { priorityAndFairness } = this.#options;
    const dropped = (kind: 'readOnly' | 'mutating'): void => this.#metrics.dropped(kind);
    const maxInFlight = withMaxInFlight(this.#inFlight, maxRequestsInFlight, dropped);
    const unauthorized: Handler = () => {
      throw newUnauthorized('Unauthorized');
    };
    const failed = this.#chain([withAudit(this.#audit)], unauthorized);
    return [
      withAuditInit,
      withCompression,
      withCacheControl,
      this.#metrics.withMetrics((info) => this.#router.lookup(info)),
      this.#withPostStartHooks,
      withRequestDeadline(requestTimeout),
      withWarningRecorder,
      withObjectBrowser(() => objectBrowser ?? this.#isOnLoopback === true),
      withCrossOriginProtection(authentication !== undefined),
      withAuthentication(authentication, failed),
      withAudit(this.#audit),
      withImpersonation(this.#authorizer),
      priorityAndFairness
        ? withPriorityAndFairness(priorityAndFairness, this.#inFlight, maxInFlight, dropped)
        : maxInFlight,
      withAuthorization(this.#authorizer),
      ...filters,
      ...(this.#aggregator ? [this.#aggregator.withAggregation] : []),
      withWriteDeadline(requestTimeout),
    ];
  }

  #chain(filters: readonly Filter[], handler: Handler): (request: APIRequest) => Promise<ServerResponse> {
    return buildHandlerChain(filters, handler, (error, request) => {
      if (!hasCode(error, 'ERR_STATUS')) this.#options.onError?.(error);
      return respondError(error, this.#codecs, request, request.query);
    });
  }

  /** Nothing is answered before what the server begins with is there; health says what is missing. */
  readonly #withPostStartHooks: Filter = async (request, next) => {
    if (isHealthPath(request.info.path)) await this.#startFor(START);
    else await this.#start();
    return next(request);
  };

  /** The resources that are served. */
  resources(): ServedResource[] {
    return [...this.#router.all()];
  }
}
