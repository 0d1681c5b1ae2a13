/// <reference types="node" />
import { hasCode } from '#engine/text/has_code';
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { newTooManyRequests, newUnauthorized } from '#apimachinery/api/errors/constructors';
import { addMetaToScheme, addToGroupVersion } from '#apimachinery/apis/meta/v1/register';
import { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { GroupVersion, parseGroupVersion } from '#apimachinery/runtime/schema/group_version';
import { Scheme } from '#apimachinery/runtime/scheme';
import type { Codecs } from '#engine/protobuf/codec';
import type { CodecFactory } from '#apimachinery/runtime/serializer/codec_factory';
import { newCodecFactory } from '#apimachinery/runtime/serializer/all/new_codec_factory';
import { withCBOR } from '#apimachinery/runtime/serializer/cbor/with_cbor';
import { codecs as authenticationCodecs } from '#api/authentication/v1/protobuf/index';
import { codecs as authorizationCodecs } from '#api/authorization/v1/protobuf/index';
import { codecs as autoscalingCodecs } from '#api/autoscaling/v1/protobuf/index';
import { codecs as rbacCodecs } from '#api/rbac/v1/protobuf/index';
import { codecs as metaCodecs } from '#apimachinery/apis/meta/v1/protobuf/index';
import type { Info } from '#apimachinery/version/info';
import {
  alwaysAllow,
  newForbiddenStatusError,
  type Authorizer,
  type HostedAuthorizer,
} from '../authorization/authorizer.ts';
import type { AdmissionPlugin } from '../../admission/index.ts';
import type { HostedAdmission } from '../admission/admission_control.ts';
import { reviewResources } from '../authorization/reviews.ts';
import type { Authenticator } from '../authentication/authenticator.ts';
import { AllAuthenticated, APIServerUser, SystemPrivilegedGroup, type UserInfo } from '../authentication/user/user.ts';
import type { Exchange } from '../endpoints/handlers/exchange.ts';
import { respondError, respondText } from '../endpoints/handlers/write_object.ts';
import type { ServerRequest, ServerResponse } from '../endpoints/request/http.ts';
import { newRequestInfo, type RequestInfo } from '../endpoints/request/request_info.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { CollectedResource } from '../gc/collected_resource.ts';
import { GarbageCollector } from '../gc/garbage_collector.ts';
import { COMPACTION_INTERVAL, compactRegularly } from '../storage/compaction.ts';
import type { StorageEngine } from '../storage/engine.ts';
import type { APIObject } from '../storage/api_object.ts';
import { memory } from '../storage/memory/memory.ts';
import { buildResources } from './build_resource.ts';
import { compressed } from './compress.ts';
import { impersonated } from './impersonation.ts';
import { InstalledAdmission } from './install_admission.ts';
import { listen, type ListenOptions, type Listening } from './listen.ts';
import type { ResourceOptions } from './resource_options.ts';
import { Router, dispatch } from './router.ts';
import { Warnings } from './warnings.ts';
import { WellKnown } from './well_known.ts';

/** What a server is made of. */
export interface APIServerOptions {
  /** The Kinds. The server adds what every API has: Status, Table, the options of requests, lists that are missing. */
  readonly scheme: Scheme;
  /** Where objects are kept; in memory unless given. */
  readonly storage?: StorageEngine;
  /** The Protobuf codecs of the Kinds: those of `kubetyped/api/protobuf`. Without them Kinds have no Protobuf form. */
  readonly codecs?: Codecs;
  /** Finds out who makes a request. Without it, everybody who can reach the server may do everything: loopback only. */
  readonly authentication?: Authenticator;
  /** Decides who may do what; everybody who is known may do everything unless given. */
  readonly authorization?: Authorizer | HostedAuthorizer;
  /**
   * Plug-ins that look at writes before they are stored, in this order, and change them. A mutating one is asked before
   * all validating ones. Those of `kubetyped/admission` go by policies and webhooks that the server stores.
   */
  readonly admission?: readonly (AdmissionPlugin | HostedAdmission)[];
  /**
   * Whether to serve what `kubectl auth can-i` and `auth whoami` ask: `authorization.k8s.io` and `authentication.k8s.io`.
   * Only if `authorization` is given, unless this says something. A server behind an APIService must not.
   */
  readonly accessReviews?: boolean;
  /** What is said at `/version`. */
  readonly version?: Partial<Info>;
  /**
   * Whether objects go with their owners. `external`: another program sees to that, such as kube-controller-manager.
   * Yes unless given.
   */
  readonly garbageCollection?: boolean | 'external';
  /** How many reads and writes may be under way; 400 and 200 unless given. Watches don't count. */
  readonly maxRequestsInFlight?: { readonly reads: number; readonly writes: number };
  /** Milliseconds that watches without a time-out of their own last at least; 30 minutes unless given. */
  readonly minRequestTimeout?: number;
  /**
   * How many milliseconds of its past the storage keeps at least, for watches and pages that go on; 5 minutes unless
   * given. 0: it is never compacted by this server.
   */
  readonly compactionInterval?: number;
  /** Told what went wrong inside, for a log. */
  readonly onError?: (error: unknown) => void;
}

const VERSION: Info = {
  major: '1',
  minor: '36',
  gitVersion: 'v1.36.0+kubetyped',
  gitCommit: '',
  gitTreeState: 'clean',
  buildDate: '1970-01-01T00:00:00Z',
  goVersion: '',
  compiler: '',
  platform: '',
};

/** Who everybody is without authentication. */
const LOCAL_USER: UserInfo = { name: 'system:admin', groups: [SystemPrivilegedGroup, AllAuthenticated] };
const MINUTES = 60_000;

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
  readonly #admission: InstalledAdmission | undefined;
  #wellKnown: WellKnown | undefined;
  readonly #listening = new Set<Listening>();
  readonly #closing = new AbortController();
  #collector: GarbageCollector | undefined;
  #stopCompaction: (() => void) | undefined;
  readonly #inFlight = { reads: 0, writes: 0 };
  #address = 'localhost';

  constructor(options: APIServerOptions) {
    // One for each resource that is looked after.
    setMaxListeners(0, this.#closing.signal);
    this.#options = options;
    this.#storage = options.storage ?? memory();
    const { scheme, codecs = [] } = options;
    if (!scheme.recognizes({ group: '', version: 'v1', kind: 'Status' }))
      addToGroupVersion(scheme, { group: '', version: 'v1' });
    if (!scheme.recognizes({ group: 'meta.k8s.io', version: 'v1', kind: 'Table' })) addMetaToScheme(scheme);
    this.#codecs = newCodecFactory(scheme, {
      codecs: [codecs, authenticationCodecs, authorizationCodecs, autoscalingCodecs, rbacCodecs, metaCodecs],
      canonical: true,
      serializers: [withCBOR],
    });
    const meta = new Scheme('meta');
    for (const group of ['', 'meta.k8s.io']) addToGroupVersion(meta, { group, version: 'v1' });
    // Typed clients send them in the group and version of what they delete.
    meta.addUnversionedTypes({ group: 'meta.k8s.io', version: 'v1' }, DeleteOptions);
    this.#metaCodecs = newCodecFactory(meta, { codecs: metaCodecs, serializers: [withCBOR] });
    this.#authorizer = this.#installed(options.authorization);
    if (options.accessReviews ?? options.authorization !== undefined)
      for (const [kind, rest] of reviewResources(this.#authorizer, options.authentication))
        this.resource(kind, { rest });
    if (options.admission === undefined) return;
    this.#admission = new InstalledAdmission(options.admission, {
      resource: (kind) => this.resource(kind),
      find: (kind) =>
        this.resources().find(
          (served) =>
            isCollected(served) && served.kind.kind === kind.kind && new GroupVersion(kind).equals(served.groupVersion),
        ),
      authorizer: this.#authorizer,
      signal: this.#closing.signal,
      onError: (error) => this.#options.onError?.(error),
    });
  }

  #installed(authorization: Authorizer | HostedAuthorizer = alwaysAllow): Authorizer {
    if (!('install' in authorization)) return authorization;
    return authorization.install({
      resource: (kind, options) => this.resource(kind, options),
      signal: this.#closing.signal,
      onError: (error) => this.#options.onError?.(error),
    });
  }

  /**
   * Serves a Kind. All options may be left out. May be called while the server runs.
   * @throws {ResourceError} when the class doesn't say what its resource is called
   */
  resource<T extends APIObject = APIObject>(kind: KindClass, options: ResourceOptions<T> = {}): this {
    const { scheme } = this.#options;
    for (const version of [kind, ...(options.otherVersions ?? [])])
      if (!scheme.recognizes(version)) scheme.addKnownTypes(version, version);
    const parts = {
      scheme,
      codecs: this.#codecs,
      metaCodecs: this.#metaCodecs,
      engine: this.#storage,
      garbageCollection: this.#options.garbageCollection !== false,
    };
    for (const served of buildResources(parts, kind, options as unknown as ResourceOptions)) {
      this.#router.add(served);
      if (this.#collector !== undefined) this.#collect(this.#collector, served);
    }
    this.#wellKnown = undefined;
    this.#admission?.reset();
    return this;
  }

  /**
   * Listens. Without authentication on loopback only.
   * @throws {InsecureAddressError} for other addresses
   */
  async listen(options: ListenOptions = {}): Promise<Listening> {
    const isOpen = this.#options.authentication === undefined;
    const listening = await listen((request) => this.handle(request), options, isOpen, this.#options.onError);
    this.#listening.add(listening);
    this.#address = new URL(listening.url).host;
    return listening;
  }

  #startCompaction(): void {
    const { compactionInterval = COMPACTION_INTERVAL, onError } = this.#options;
    if (this.#stopCompaction !== undefined || compactionInterval === 0) return;
    this.#stopCompaction = compactRegularly(this.#storage, compactionInterval, (error) => onError?.(error));
  }

  #startCollector(): void {
    if (this.#collector !== undefined || (this.#options.garbageCollection ?? true) !== true) return;
    const context = { namespace: '', user: APIServerUser, warn: () => {}, signal: this.#closing.signal };
    const find = (apiVersion: string, kind: string): CollectedResource | undefined => {
      const wanted = parseGroupVersion(apiVersion);
      for (const served of this.#router.all())
        if (isCollected(served) && served.kind.kind === kind && served.groupVersion.group === wanted.group)
          return collected(served);
      return undefined;
    };
    this.#collector = new GarbageCollector(find, context, (error) => this.#options.onError?.(error));
    for (const served of this.#router.all()) this.#collect(this.#collector, served);
  }

  #collect(collector: GarbageCollector, served: ServedResource): void {
    if (isCollected(served)) void collector.follow(collected(served));
  }

  /** Ends all watches and connections, and closes the storage. */
  async close(): Promise<void> {
    this.#closing.abort();
    this.#stopCompaction?.();
    await Promise.all(Array.from(this.#listening, (each) => each.close()));
    await this.#storage.close();
  }

  /** Answers a request, whatever way it came. Never throws: what goes wrong becomes a Status. */
  async handle(request: ServerRequest): Promise<ServerResponse> {
    this.#startCompaction();
    this.#startCollector();
    const warnings = new Warnings();
    const [rawPath = '', ...search] = request.url.split('?');
    const query = new URLSearchParams(search.join('?'));
    let response: ServerResponse;
    try {
      response = await this.#respond(request, rawPath, query, warnings);
    } catch (error) {
      if (!hasCode(error, 'ERR_STATUS')) this.#options.onError?.(error);
      response = respondError(error, this.#codecs, request, query);
    }
    const headers = {
      'Audit-Id': randomUUID(),
      'Cache-Control': 'no-cache, private',
      ...response.headers,
      ...(warnings.headers.length > 0 && { Warning: warnings.headers }),
    };
    return compressed(request, { ...response, headers });
  }

  async #respond(
    request: ServerRequest,
    rawPath: string,
    query: URLSearchParams,
    warnings: Warnings,
  ): Promise<ServerResponse> {
    const path = decodedPath(rawPath);
    if (path === undefined) return respondText(404, '404 page not found\n');
    const user = await impersonated(request, await this.#authenticate(request), this.#authorizer);
    const info = newRequestInfo(request.method, path, query);
    await this.#authorize(user, info);
    if (!info.isResourceRequest) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return respondText(404, '404 page not found\n');
      return this.#wellKnownNow().answer(request, path, this.#address) ?? respondText(404, '404 page not found\n');
    }
    const resource = this.#router.find(info);
    if (resource === undefined) return respondText(404, '404 page not found\n');
    const exchange: Exchange = {
      request,
      query,
      info,
      resource,
      context: {
        namespace: resource.namespaced ? info.namespace : '',
        user,
        warn: (text) => warnings.add(text),
        signal: request.signal ?? this.#closing.signal,
      },
      admission: this.#admission?.now(() => this.resources()),
      authorize: (other) => this.#authorize(user, other),
      minRequestTimeout: this.#options.minRequestTimeout ?? 30 * MINUTES,
    };
    return this.#counted(info.verb, () => dispatch(exchange));
  }

  async #authenticate(request: ServerRequest): Promise<UserInfo> {
    const { authentication } = this.#options;
    if (request.user !== undefined) return request.user;
    if (authentication === undefined) return LOCAL_USER;
    const user = await authentication(request);
    if (user === undefined) throw newUnauthorized('Unauthorized');
    return user;
  }

  async #authorize(user: UserInfo, info: RequestInfo): Promise<void> {
    const attributes = { ...info, user };
    const { allowed, reason } = await this.#authorizer(attributes);
    if (!allowed) throw newForbiddenStatusError(attributes, reason);
  }

  async #counted(verb: string, run: () => Promise<ServerResponse>): Promise<ServerResponse> {
    if (verb === 'watch') return run();
    const { maxRequestsInFlight: limits = { reads: 400, writes: 200 } } = this.#options;
    const kind = verb === 'get' || verb === 'list' ? 'reads' : 'writes';
    if (this.#inFlight[kind] >= limits[kind]) throw newTooManyRequests('Too many requests, please try again later.', 1);
    this.#inFlight[kind]++;
    try {
      return await run();
    } finally {
      this.#inFlight[kind]--;
    }
  }

  #wellKnownNow(): WellKnown {
    const { scheme, version } = this.#options;
    const preferred = (group: string): string[] =>
      scheme.prioritizedVersionsForGroup(group).map((each) => each.version);
    return (this.#wellKnown ??= new WellKnown(this.#router.all(), preferred, { ...VERSION, ...version }));
  }

  /** The resources that are served. */
  resources(): ServedResource[] {
    return [...this.#router.all()];
  }
}

/** Whether its objects are stored, once for all versions. */
function isCollected({ hub, kind, subresource, connecter, verbs }: ServedResource): boolean {
  return subresource === '' && hub === kind && connecter === undefined && verbs.includes('watch');
}

function collected({ kind, namespaced, store }: ServedResource): CollectedResource {
  return { kind, namespaced, store };
}

/** undefined for paths that lead elsewhere than they seem to. */
function decodedPath(raw: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  return /\/\.{0,2}(?:\/|$)/.test(path.replace(/\/$/, '')) || !path.startsWith('/') ? undefined : path;
}
