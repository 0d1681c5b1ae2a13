import { newBadRequest, newMethodNotSupported, newNotFound } from '#apimachinery/api/errors/constructors';
import { newGenericServerResponse } from '#apimachinery/api/errors/generic_server_response';
import type { NegotiatedSerializer } from '#apimachinery/runtime/codec';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import type { Info } from '#apimachinery/version/info';
import type { Authorizer } from '../authorization/authorizer.ts';
import { AuthorizedStore } from '../endpoints/authorized_store.ts';
import { connectResource } from '../endpoints/handlers/connect.ts';
import { deleteCollection, deleteResource } from '../endpoints/handlers/delete.ts';
import { patchResource } from '../endpoints/handlers/patch.ts';
import { getResource, listResource } from '../endpoints/handlers/read.ts';
import type { RequestScope } from '../endpoints/handlers/request_scope.ts';
import { respondText } from '../endpoints/handlers/response_writers.ts';
import { createResource, updateResource } from '../endpoints/handlers/update.ts';
import { OpenAPIDocuments } from '../endpoints/openapi/documents.ts';
import { newMethodNotAllowed, type Router } from '../endpoints/router.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import { attributesOf, authorize } from '../filters/authorization.ts';
import type { APIRequest } from '../filters/filter.ts';
import type { ServerMetrics } from '../metrics/server_metrics.ts';
import type { ServerResponse } from '../request/http.ts';
import { readBody } from '../request/read_body.ts';
import { APIServerUser } from '../request/user.ts';
import type { ServiceAccounts } from '../serviceaccounts/service_accounts.ts';
import { isCollected } from './collected.ts';
import type { Healthz } from './healthz.ts';
import type { InstalledAdmission } from './install_admission.ts';
import { isWebSocketWatch, watchByWebSocket } from './websocket_watch.ts';
import { type OtherServers, WellKnown } from './well_known.ts';

/** What is not a resource and has GET alone; the others, such as /healthz, have all methods, as those of kube-apiserver. */
const ONLY_GET =
  /^\/(?:api|version|api\/[^/]+|apis\/apiregistration\.k8s\.io|apis\/[^/]+\/[^/]+|\.well-known\/openid-configuration|openid\/v1\/jwks)\/?$/;

const NOT_FOUND = '404 page not found\n';

const HANDLERS: Readonly<Record<string, (scope: RequestScope) => Promise<ServerResponse>>> = {
  get: getResource,
  list: listResource,
  watch: listResource,
  create: createResource,
  update: updateResource,
  patch: patchResource,
  delete: deleteResource,
  deletecollection: deleteCollection,
};

/** The server whose requests are answered. */
export interface DirectorOptions {
  readonly router: Router;
  readonly authorizer: Authorizer;
  readonly admission: InstalledAdmission | undefined;
  /** Other servers behind this one. */
  readonly others: OtherServers | undefined;
  readonly healthz: Healthz;
  readonly metrics: ServerMetrics;
  readonly scheme: Scheme;
  readonly codecs: NegotiatedSerializer;
  readonly version: Info;
  readonly serviceAccounts: ServiceAccounts | undefined;
  readonly minRequestTimeout: number;
  /** Where the server is: `https://127.0.0.1:6443`. */
  url(): string;
}

/** Answers what has passed the filters: requests for objects, discovery, OpenAPI, health. Mirrors Go's `director`. */
export class Director {
  readonly #options: DirectorOptions;
  readonly #openAPI = new OpenAPIDocuments();
  #wellKnown: WellKnown | undefined;

  constructor(options: DirectorOptions) {
    this.#options = options;
    options.router.onChange(() => this.changed());
  }

  /** What is served here or behind this server has changed. */
  changed(): void {
    this.#wellKnown = undefined;
  }

  async answer(request: APIRequest): Promise<ServerResponse> {
    const { isResourceRequest, path } = request.info;
    // RequestInfo takes no notice of it, but there is nothing under it.
    if (path.startsWith('//')) return respondText(404, NOT_FOUND);
    const response = await (isResourceRequest ? this.#answerForResource(request) : this.#answerForPath(request));
    return response ?? this.#notFound(request);
  }

  /**
   * As in Go, where routes answer below a group of built-in Kinds and below `/version`, and nothing is said of a document of
   * OpenAPI. @throws {StatusError} 404 below routes
   */
  #notFound({ info, method }: APIRequest): ServerResponse {
    const { path } = info;
    if (path.startsWith('/openapi/v3/')) return { status: 404, headers: {}, body: [] };
    const [, root, group = ''] = path.split('/');
    const isBuiltIn = [...this.#options.router.all()].some(
      ({ custom, groupVersion }) => custom === undefined && groupVersion.group === (root === 'apis' ? group : ''),
    );
    const isBelowGroup = (root === 'api' || (root === 'apis' && group !== '')) && isBuiltIn;
    if (isBelowGroup || path.startsWith('/version/'))
      throw newGenericServerResponse(404, method, { group: '', resource: '' }, '', '404: Page Not Found', 0, false);
    return respondText(404, NOT_FOUND);
  }

  async #answerForPath(request: APIRequest): Promise<ServerResponse | undefined> {
    const { healthz, metrics, router, url } = this.#options;
    const { path } = request.info;
    const health = await healthz.answer(path, request.query);
    if (health !== undefined) return health;
    if (path === '/metrics') {
      const context = { namespace: '', user: APIServerUser, warn: () => {}, signal: request.signal };
      return metrics.respond([...router.all()].filter(isCollected), context);
    }
    const isRoute = this.#isOnlyRead(path);
    const isRefused = request.method !== 'GET' && isRoute;
    // What it accepts does not count for a method that is refused.
    const known = this.#wellKnownNow().answer(isRefused ? {} : request.headers, path, new URL(url()).host, isRoute);
    if (known !== undefined && isRefused) throw newMethodNotAllowed();
    return known;
  }

  /** As on kube-apiserver, the resources of a version of custom resources are the answer to any method. */
  #isOnlyRead(path: string): boolean {
    const [, group, version] = /^\/apis\/([^/]+)\/([^/]+)/.exec(path) ?? [];
    const isCustom = [...this.#options.router.all()].some(
      ({ custom, groupVersion }) =>
        custom !== undefined && groupVersion.group === group && groupVersion.version === version,
    );
    return ONLY_GET.test(path) && !isCustom;
  }

  #wellKnownNow(): WellKnown {
    const { router, others, scheme, version, serviceAccounts, healthz, codecs } = this.#options;
    const preferred = (group: string): string[] =>
      scheme.prioritizedVersionsForGroup(group).map((each) => each.version);
    const resources = [...router.all()];
    return (this.#wellKnown ??= new WellKnown(
      resources,
      others,
      preferred,
      version,
      this.#openAPI,
      serviceAccounts,
      healthz.paths,
      codecs,
    ));
  }

  async #answerForResource(request: APIRequest): Promise<ServerResponse | undefined> {
    const { router, version } = this.#options;
    const { info, method, warnings } = request;
    const served = router.find(method, info);
    const deprecation = served && deprecationWarning(served.kind, Number(version.minor));
    if (deprecation !== undefined) warnings.add(deprecation);
    const custom = (served ?? router.find(method, { ...info, subresource: '' }))?.custom;
    for (const warning of custom?.warnings ?? []) warnings.add(warning);
    if (served !== undefined) return this.#dispatch(request, served);
    if (custom === undefined) return undefined;
    throw newNotFound({ group: info.apiGroup, resource: info.resource }, info.name);
  }

  /** Lets the handler of the verb do it. @throws {StatusError} 405 when the resource can't do that */
  async #dispatch(request: APIRequest, served: ServedResource): Promise<ServerResponse> {
    const { authorizer, admission, router, minRequestTimeout } = this.#options;
    const { info, audit, warnings } = request;
    const attributes = attributesOf(request);
    let { body } = request;
    if (audit?.wantsBody === true) {
      body = await readBody(request);
      audit.requestBody(body, request.headers['content-type'] ?? '');
    }
    const scope: RequestScope = {
      request: { ...request, body },
      query: request.query,
      info,
      resource: served,
      store: new AuthorizedStore(served.store, info, served.namespaced),
      context: {
        namespace: served.namespaced ? info.namespace : '',
        user: attributes.user,
        verb: info.verb,
        authorize: (other) => authorize(authorizer, { ...attributes, ...other }),
        warn: (text) => warnings.add(text),
        annotate: (key, value) => audit?.annotate(key, value),
        signal: request.signal,
      },
      admission: admission?.now(() => [...router.all()]),
      authorizeVerb: (verb) => authorize(authorizer, { ...attributes, verb }),
      wantsWholeAnswer: audit?.wantsAnswer === true,
      minRequestTimeout,
    };
    // A field selector of one name makes no get of a list.
    const { connecter } = served;
    if (connecter !== undefined) {
      const rest = info.segments.slice((served.namespaced ? 4 : 2) + (served.subresource === '' ? 0 : 1));
      return connectResource(scope, connecter, { ...request, body }, rest);
    }
    // Custom resources have no routes: what their path lacks shows here.
    if (info.name === '' && info.verb === 'update') throw newBadRequest('name must be provided');
    const handler = HANDLERS[info.verb];
    if (handler === undefined || !served.verbs.includes(info.verb))
      throw newMethodNotSupported(
        { group: served.groupVersion.group, resource: served.resource },
        info.verb || request.method,
      );
    return isWebSocketWatch(scope) ? watchByWebSocket(scope, handler) : handler(scope);
  }
}

/** The warning that every response about a deprecated Kind has. Mirrors Go's `deprecation.WarningMessage`. */
function deprecationWarning(kind: KindClass, minor: number): string | undefined {
  const { deprecated, removed, replacement } = kind.lifecycle ?? {};
  if (deprecated === undefined || Number(deprecated.split('.')[1]) > minor) return undefined;
  const end = removed === undefined ? '' : `, unavailable in v${removed}+`;
  const instead = replacement === undefined ? '' : `; use ${new GroupVersion(replacement)} ${replacement.kind}`;
  return `${new GroupVersion(kind)} ${kind.kind} is deprecated in v${deprecated}+${end}${instead}`;
}
