import {
  APIGroupDiscoveryList,
  type APIResourceDiscovery,
  type APIVersionDiscovery,
} from '#api/apidiscovery/v2/zz_generated.types';
import { APIGroupDiscoveryList as OldDiscoveryList } from '#api/apidiscovery/v2beta1/zz_generated.types';
import type { APIService, APIServiceSpec } from '#api/apiregistration/v1/zz_generated.types';
import { scalarSyntaxes } from '#apimachinery/apis/meta/v1/scalars';
import type { APIResource } from '#apimachinery/apis/meta/v1/zz_generated.structs';
import { APIResourceList } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import { decodeKind } from '#apimachinery/runtime/serializer/json/decode';
import { JSONDocument } from '#engine/json/document';
import { asError } from '#engine/text/as_error';
import { type JSONObject, listOf, members, objectOf } from '../endpoints/openapi/document_v2.ts';
import type { OutgoingHeaders } from '../proxy/proxy_headers.ts';
import type { Address } from '../proxy/upstream.ts';
import { servicePortOf } from './api_service_strategy.ts';
import { isAvailable } from './availability.ts';
import { Backend, type BackendAnswer, type ProxyCertificate } from './backend.ts';
import type { ServiceResolver } from './service_resolver.ts';

const LISTS = [
  ['v2', APIGroupDiscoveryList],
  ['v2beta1', OldDiscoveryList],
] as const;

const typeOf = (version: string): string =>
  `application/json;g=apidiscovery.k8s.io;v=${version};as=APIGroupDiscoveryList`;

const ACCEPT = LISTS.map(([version]) => typeOf(version)).join(',');

const NO_KIND = { group: '', version: '', kind: '' };

const DEFINITION = '#/definitions/';

/** What a remote needs of its server. */
export interface RemoteHost {
  readonly resolver: ServiceResolver;
  readonly certificate: ProxyCertificate | undefined;
  /** What it tells has changed. */
  changed(): void;
  readonly signal: AbortSignal;
}

/** Milliseconds: between looks at what a backend tells of itself, and before one that failed is tried again, at first. */
const REFRESH = 60_000;
const FIRST_RETRY = 500;
const DISCOVERY_TIMEOUT = 5000;
const OPENAPI_TIMEOUT = 60_000;

/** An APIService with a server of its own, and what that tells of itself. Mirrors the managers of kube-aggregator. */
export class Remote {
  readonly backend: Backend;
  readonly group: string;
  readonly version: string;
  readonly #host: RemoteHost;
  readonly #discovery: RemoteDiscovery;
  readonly #openAPI: RemoteOpenAPI;
  readonly #closing = new AbortController();
  #service: APIService;
  #document: APIVersionDiscovery;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refreshing: Promise<void> | undefined;
  #isDirty = false;

  constructor(service: APIService, host: RemoteHost) {
    const { group = '', version = '' } = service.spec ?? {};
    this.group = group;
    this.version = version;
    this.#host = host;
    this.#service = service;
    this.#document = { version, freshness: 'Stale' };
    this.backend = new Backend(service.spec ?? NOTHING, host.certificate);
    const ask = async (
      path: string,
      headers: OutgoingHeaders,
      { name, groups, timeout }: { name: string; groups: readonly string[]; timeout: number },
    ): Promise<BackendAnswer> => {
      const signal = AbortSignal.any([host.signal, this.#closing.signal]);
      return this.backend.ask(await this.address(), path, { user: { name, groups }, headers, timeout, signal });
    };
    this.#discovery = new RemoteDiscovery((path, headers, groups) =>
      ask(path, headers, { name: 'system:kube-aggregator', groups, timeout: DISCOVERY_TIMEOUT }),
    );
    this.#openAPI = new RemoteOpenAPI((path, headers) =>
      ask(path, headers, { name: 'system:aggregator', groups: [], timeout: OPENAPI_TIMEOUT }),
    );
  }

  get service(): APIService {
    return this.#service;
  }

  get isAvailable(): boolean {
    return isAvailable(this.#service);
  }

  /** What discovery tells of it; without resources, and stale, while it can't be asked. */
  get document(): APIVersionDiscovery {
    return this.#document;
  }

  get openAPI(): RemoteDocuments {
    return this.#openAPI.documents;
  }

  /** The APIService has changed, but not who serves it. */
  update(service: APIService): void {
    this.#service = service;
    this.#failures = 0;
    this.refresh();
  }

  /** Whether an APIService is served as this one. */
  isServedLike(service: APIService): boolean {
    return placeOf(service) === placeOf(this.#service);
  }

  /** Where it is now. @throws {Error} when that can't be said */
  async address(): Promise<Address> {
    const reference = servicePortOf(this.#service);
    if (reference === undefined) throw new Error('expected an APIService with a Service');
    return this.#host.resolver.resolve(reference);
  }

  /** Asks the backend anew for what it tells of itself. */
  refresh(): void {
    clearTimeout(this.#timer);
    this.#isDirty = true;
    this.#refreshing ??= this.#refreshAll().finally(() => {
      this.#refreshing = undefined;
    });
  }

  close(): void {
    this.#closing.abort();
    clearTimeout(this.#timer);
    this.backend.close();
  }

  async #refreshAll(): Promise<void> {
    while (this.#isDirty && !this.#isClosed) {
      this.#isDirty = false;
      const before = JSON.stringify([this.#document, this.openAPI.v3]);
      const { v2 } = this.openAPI;
      await this.#fetch();
      if (!this.#isClosed && (JSON.stringify([this.#document, this.openAPI.v3]) !== before || v2 !== this.openAPI.v2))
        this.#host.changed();
    }
    if (this.#isClosed) return;
    const wait = this.#failures === 0 ? REFRESH : Math.min(FIRST_RETRY * 2 ** (this.#failures - 1), REFRESH);
    this.#timer = setTimeout(() => this.refresh(), wait).unref();
  }

  async #fetch(): Promise<void> {
    const { group, version } = this;
    try {
      this.#document = { ...(await this.#discovery.fetch({ group, version })), freshness: 'Current' };
    } catch {
      // Its condition tells why.
      this.#document = { version, freshness: 'Stale' };
      this.#failures += 1;
      return;
    }
    try {
      await this.#openAPI.fetch(group === '' ? `api/${version}` : `apis/${group}/${version}`);
      this.#failures = 0;
    } catch {
      this.#failures += 1;
    }
  }

  get #isClosed(): boolean {
    return this.#closing.signal.aborted || this.#host.signal.aborted;
  }
}

const NOTHING: APIServiceSpec = { groupPriorityMinimum: 0, versionPriority: 0 };

/** All that says who serves it, and how that is reached. */
function placeOf(service: APIService): string {
  const { caBundle = '', insecureSkipTLSVerify = false } = service.spec ?? NOTHING;
  const { namespace, name, port } = servicePortOf(service) ?? {};
  return JSON.stringify([namespace, name, port, caBundle, insecureSkipTLSVerify]);
}

/** What a backend's OpenAPI tells of a version. */
export interface RemoteDocuments {
  /** Where the document of version 3 is, from the root of the server; undefined: it has none. */
  readonly v3: string | undefined;
  /** What the document of version 2 says of it. */
  readonly v2: JSONObject | undefined;
}

export type AskOpenAPI = (path: string, headers: OutgoingHeaders) => Promise<BackendAnswer>;

/** Where a backend's OpenAPI documents are, and what they say. Mirrors kube-aggregator's downloaders. */
export class RemoteOpenAPI {
  readonly #ask: AskOpenAPI;
  #last: RemoteDocuments & { readonly etag: string } = { v3: undefined, v2: undefined, etag: '' };

  constructor(ask: AskOpenAPI) {
    this.#ask = ask;
  }

  /** What was fetched last: also while the backend can't be reached. */
  get documents(): RemoteDocuments {
    return this.#last;
  }

  /** @param path of the version: `apis/zoo.example.com/v1` @throws {Error} when the backend can't be asked */
  async fetch(path: string): Promise<void> {
    const v3 = await this.#index(path);
    const { etag } = this.#last;
    const headers = { Accept: ['application/json'], ...(etag !== '' && { 'If-None-Match': [etag] }) };
    const answer = await this.#ask('/openapi/v2', headers);
    if (answer.status === 304) this.#last = { ...this.#last, v3 };
    else if (answer.status === 200)
      this.#last = { v3, v2: filtered(objectIn(answer.text), `/${path}/`), etag: answer.headers.etag ?? '' };
    else if (answer.status === 404) this.#last = { v3, v2: undefined, etag: '' };
    else {
      this.#last = { ...this.#last, v3 };
      throw new Error(`failed to retrieve openAPI spec, http error: ${answer.status}`);
    }
  }

  async #index(path: string): Promise<string | undefined> {
    const { status, text } = await this.#ask('/openapi/v3', { Accept: ['application/json'] });
    if (status !== 200) return undefined;
    const url = objectOf(objectOf(objectIn(text)['paths'])[path])['serverRelativeURL'];
    return typeof url === 'string' && url.startsWith('/openapi/v3/') ? url : undefined;
  }
}

function objectIn(text: string): JSONObject {
  try {
    return objectOf(JSON.parse(text));
  } catch (error) {
    throw new Error(`expected JSON: ${asError(error).message}`, { cause: error });
  }
}

/** What stands under a path, with the definitions it needs. Mirrors Go's `FilterSpecByPaths`. */
export function filtered(document: JSONObject, prefix: string): JSONObject {
  const paths = members(document['paths']).filter(([path]) => path.startsWith(prefix));
  const definitions = objectOf(document['definitions']);
  const needed = new Set<string>();
  const follow = (value: unknown): void => {
    for (const name of referencesIn(value))
      if (!needed.has(name)) {
        needed.add(name);
        follow(definitions[name]);
      }
  };
  follow(Object.fromEntries(paths));
  // What nothing led to before is kept: clients look for kinds.
  const used = new Set(referencesIn(document));
  const kept = members(definitions).filter(([name]) => needed.has(name) || !used.has(name));
  return { ...document, paths: Object.fromEntries(paths), definitions: Object.fromEntries(kept) };
}

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return listOf(value).flatMap(referencesIn);
  return members(value).flatMap(([key, below]) =>
    key === '$ref' && typeof below === 'string' && below.startsWith(DEFINITION)
      ? [below.slice(DEFINITION.length)]
      : referencesIn(below),
  );
}

/** Sends a request to a backend. @param groups of the user */
type AskDiscovery = (path: string, headers: OutgoingHeaders, groups: readonly string[]) => Promise<BackendAnswer>;

/** What a backend tells of one of its versions. Mirrors `fetchFreshDiscoveryForService` of kube-aggregator. */
class RemoteDiscovery {
  readonly #ask: AskDiscovery;
  #last: { readonly etag: string; readonly document: APIVersionDiscovery } | undefined;

  constructor(ask: AskDiscovery) {
    this.#ask = ask;
  }

  /**
   * Asks for all versions in one document, and where a backend knows no such document, for the one.
   * @throws {Error} when the backend can't be reached, or answers something else
   */
  async fetch(wanted: GroupVersionLike): Promise<APIVersionDiscovery> {
    const etag = this.#last?.etag ?? '';
    const headers = { Accept: [ACCEPT], ...(etag !== '' && { 'If-None-Match': [etag] }) };
    const answer = await this.#ask('/apis', headers, ['system:masters']);
    if (answer.status === 304 && this.#last !== undefined) return this.#last.document;
    if (answer.status === 503) throw new Error('the server is not available');
    const list = listIn(answer);
    if (list === undefined) return this.#fetchOld(wanted);
    const group = list.items.find(({ metadata }) => (metadata?.name ?? '') === wanted.group);
    const found = group?.versions?.find(({ version }) => version === wanted.version);
    const document = withKinds(found ?? { version: wanted.version });
    this.#last = { etag: answer.headers.etag ?? '', document };
    return document;
  }

  async #fetchOld({ group, version }: GroupVersionLike): Promise<APIVersionDiscovery> {
    const path = group === '' ? `/api/${version}` : `/apis/${group}/${version}`;
    const { status, text } = await this.#ask(path, { Accept: ['application/json'] }, []);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    const list = decodeKind(APIResourceList, new JSONDocument(text), scalarSyntaxes);
    const resources = asAggregated(list.resources ?? []);
    return { version, ...(resources.length > 0 && { resources }) };
  }
}

function listIn({ status, headers, text }: BackendAnswer): APIGroupDiscoveryList | OldDiscoveryList | undefined {
  if (status !== 200) return undefined;
  const [type = '', ...params] = (headers['content-type'] ?? '').split(';').map((part) => part.trim());
  if (type.toLowerCase() !== 'application/json') return undefined;
  const given = new Map(
    params.map((each): [string, string] => {
      const [name = '', value = ''] = each.split('=');
      return [name.toLowerCase(), value.replaceAll('"', '')];
    }),
  );
  if (given.get('g') !== 'apidiscovery.k8s.io' || given.get('as') !== 'APIGroupDiscoveryList') return undefined;
  if (given.get('v') === 'v2') return decodeKind(APIGroupDiscoveryList, new JSONDocument(text), scalarSyntaxes);
  if (given.get('v') === 'v2beta1') return decodeKind(OldDiscoveryList, new JSONDocument(text), scalarSyntaxes);
  return undefined;
}

/** Old clients break where there is no kind. */
function withKinds(document: APIVersionDiscovery): APIVersionDiscovery {
  if (document.resources === undefined) return document;
  const resources = document.resources.map((resource) => ({
    ...resource,
    responseKind: resource.responseKind ?? NO_KIND,
    ...(resource.subresources && {
      subresources: resource.subresources.map((each) => ({ ...each, responseKind: each.responseKind ?? NO_KIND })),
    }),
  }));
  return { ...document, resources };
}

/** @throws {Error} when a resource and its subresource differ in scope. Mirrors Go's `ConvertGroupVersionIntoToDiscovery` */
function asAggregated(list: readonly APIResource[]): APIResourceDiscovery[] {
  const found = new Map<string, APIResourceDiscovery>();
  for (const each of list) {
    if (each.name.includes('/')) continue;
    found.set(each.name, {
      resource: each.name,
      responseKind: kindOf(each),
      scope: scopeOf(each),
      singularResource: each.singularName,
      verbs: each.verbs,
      ...(each.shortNames && { shortNames: each.shortNames }),
      ...(each.categories && { categories: each.categories }),
    });
  }
  for (const each of list) {
    const at = each.name.indexOf('/');
    if (at < 0) continue;
    const [name, subresource] = [each.name.slice(0, at), each.name.slice(at + 1)];
    const scope = scopeOf(each);
    const nameless: APIResourceDiscovery = {
      resource: name,
      responseKind: NO_KIND,
      scope,
      singularResource: '',
      verbs: [],
    };
    const parent = found.get(name) ?? nameless;
    if (parent.scope !== scope)
      throw new Error(`${name} is ${parent.scope}, and its subresource ${subresource} ${scope}`);
    const responseKind = each.kind === '' ? NO_KIND : kindOf(each);
    const subresources = [...(parent.subresources ?? []), { subresource, responseKind, verbs: each.verbs }];
    found.set(name, { ...parent, subresources });
  }
  return [...found.values()];
}

function scopeOf({ namespaced }: APIResource): 'Cluster' | 'Namespaced' {
  return namespaced ? 'Namespaced' : 'Cluster';
}

function kindOf({ group = '', version = '', kind }: APIResource): { group: string; version: string; kind: string } {
  return { group, version, kind };
}
