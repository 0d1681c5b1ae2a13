import { APIGroup, APIGroupList, APIResourceList, APIVersions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { NegotiatedSerializer } from '#apimachinery/runtime/codec';
import { ContentTypeCBOR } from '#apimachinery/runtime/content_type';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { parseAccept } from '#apimachinery/runtime/serializer/accept';
import { negotiateOutputMediaType } from '#apimachinery/runtime/serializer/negotiation';
import type { Info } from '#apimachinery/version/info';
import { toUTF8 } from '#engine/text/utf8';
import {
  aggregated,
  type DiscoveryDocument,
  documentsOf,
  type GroupDocuments,
  type GroupVersions,
  groupDocument,
  groupList,
  groupsOf,
  legacyVersions,
  resourceList,
  type ServedGroup,
  versionsOf,
} from '../endpoints/discovery/discovery_json.ts';
import { newNotAcceptable, respond } from '../endpoints/handlers/response_writers.ts';
import { pathOfVersion } from '../endpoints/openapi/document.ts';
import type { JSONObject } from '../endpoints/openapi/document_v2.ts';
import type { EncodedDocument, OpenAPIDocuments, ServedVersion } from '../endpoints/openapi/documents.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { ServerRequest, ServerResponse } from '../request/http.ts';
import type { ServiceAccounts } from '../serviceaccounts/service_accounts.ts';
import { takeTurns } from '../turns/turns.ts';

const JSON_TYPE = 'application/json';
const OPENAPI_V2 = 'application/com.github.proto-openapi.spec.v2.v1.0+protobuf';
/** What the document of OpenAPI v2 is asked for as, in the order in which it is offered. */
const OPENAPI_V2_NAMES = [JSON_TYPE, 'application/com.github.proto-openapi.spec.v2@v1.0+protobuf', OPENAPI_V2];
const AGGREGATED = 'application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList';

/** The documents of discovery that are objects. */
const DOCUMENTS: Readonly<Record<string, KindClass>> = { APIGroup, APIGroupList, APIResourceList, APIVersions };

type MediaTypes = Pick<NegotiatedSerializer, 'supportedMediaTypes'>;

type Headers = ServerRequest['headers'];

/** What is published of who issues tokens. */
type Issuer = Pick<ServiceAccounts, 'answer' | 'paths'>;

/** What discovery lists of other servers, and in which order. */
export interface OtherServers {
  /** All groups but the core one. @param local those of this server */
  groups(local: readonly ServedGroup[]): readonly GroupVersions[];
  /** The same with their resources. */
  documents(local: readonly ServedGroup[]): readonly GroupDocuments[];
  /** Where their OpenAPI documents are, by the paths of the versions. */
  openAPI(): readonly (readonly [path: string, url: string])[];
  /** What their OpenAPI documents of version 2 say. */
  openAPIV2(): readonly JSONObject[];
}

/** What a server answers besides its resources: discovery, OpenAPI and version. Made anew when resources change. */
export class WellKnown {
  readonly #groups: readonly ServedGroup[];
  readonly #others: OtherServers | undefined;
  readonly #version: Info;
  readonly #openAPI: OpenAPIDocuments;
  readonly #issuer: Issuer | undefined;
  readonly #healthPaths: readonly string[];
  readonly #codecs: MediaTypes;

  /**
   * @param others the servers behind this one
   * @param preferred the versions of a group, the preferred one first
   */
  constructor(
    resources: readonly ServedResource[],
    others: OtherServers | undefined,
    preferred: (group: string) => readonly string[],
    version: Info,
    openAPI: OpenAPIDocuments,
    issuer: Issuer | undefined,
    healthPaths: readonly string[],
    codecs: MediaTypes,
  ) {
    const offered = codecs.supportedMediaTypes().filter(({ mediaType }) => mediaType !== ContentTypeCBOR);
    // Discovery has no CBOR, as in Go.
    this.#codecs = { supportedMediaTypes: () => offered };
    this.#healthPaths = healthPaths;
    this.#issuer = issuer;
    this.#openAPI = openAPI;
    this.#groups = groupsOf(resources, preferred);
    this.#others = others;
    this.#version = version;
  }

  /**
   * undefined: there is nothing under the path.
   * @param address under which the server is known
   * @param isRoute whether the path is a route of Go's server: it looks at what is accepted first
   */
  answer(
    headers: Headers,
    path: string,
    address: string,
    isRoute: boolean,
  ): ServerResponse | Promise<ServerResponse> | undefined {
    switch (path) {
      case '/':
        return json({ paths: this.#paths() });
      case '/version':
      case '/version/':
        checkTakesOne(headers, [JSON_TYPE]);
        return json(this.#version);
      case '/openapi/v2':
        return this.#openAPIV2(headers);
      case '/openapi/v3':
        return this.#openAPIPaths();
    }
    const ofIssuer = this.#issuer?.answer(path);
    if (ofIssuer !== undefined) {
      checkTakesOne(headers, [ofIssuer.headers['Content-Type'] ?? []].flat());
      return ofIssuer;
    }
    if (path.startsWith('/openapi/v3/')) return this.#openAPIOf(path.slice('/openapi/v3/'.length), headers);
    const document = this.#discovery(path.replace(/\/$/, ''), headers, address);
    if (document === undefined) return undefined;
    return document.aggregated === true
      ? unlessKnown(headers, AGGREGATED, document)
      : this.#negotiated(headers, document, isRoute);
  }

  /** The version of documents. */
  get #release(): string {
    const { major, minor } = this.#version;
    return `${major}.${minor}`;
  }

  /** As Protobuf for clients that prefer it, such as kubectl. */
  async #openAPIV2(headers: Headers): Promise<ServerResponse> {
    const mediaType = openAPIV2TypeFor(headers);
    if (mediaType === undefined) return { status: 406, headers: { Vary: 'Accept' }, body: [] };
    const { json, hash, protobuf } = await this.#openAPI.v2(
      this.#documented(),
      this.#release,
      this.#others?.openAPIV2() ?? [],
    );
    const common = { ETag: `"${hash}"`, Vary: 'Accept' };
    if (headers['if-none-match'] === common.ETag) return { status: 304, headers: common, body: [] };
    return respond(200, mediaType, mediaType === OPENAPI_V2 ? protobuf() : toUTF8(json), common);
  }

  /** @throws {MediaTypeNegotiationError} 406 */
  #negotiated(headers: Headers, document: DiscoveryDocument, isRoute: boolean): ServerResponse {
    if (isRoute)
      checkTakesOne(
        headers,
        this.#codecs.supportedMediaTypes().map(({ mediaType }) => mediaType),
      );
    const { accepted } = negotiateOutputMediaType(headers['accept'] ?? '', this.#codecs);
    const { mediaType, serializer } = accepted;
    return unlessKnown(headers, mediaType, document, () => {
      if (mediaType === JSON_TYPE) return toUTF8(document.json);
      const value = JSON.parse(document.json);
      // Those of the first days of Kubernetes are of no version.
      return serializer.encode(
        Object.assign(new DOCUMENTS[value.kind]!(value), { apiVersion: value.apiVersion ?? '' }),
      );
    });
  }

  #discovery(
    path: string,
    headers: Headers,
    address: string,
  ): (DiscoveryDocument & { aggregated?: boolean }) | undefined {
    const core = this.#groups.filter(({ group }) => group === '');
    if (path === '/api')
      return wantsAggregated(headers)
        ? { ...aggregated(core.map(documentsOf)), aggregated: true }
        : legacyVersions(core.map(versionsOf)[0], address);
    const local = this.#groups.filter(({ group }) => group !== '');
    if (path === '/apis' && wantsAggregated(headers))
      return { ...aggregated(this.#others?.documents(local) ?? local.map(documentsOf)), aggregated: true };
    const named = (this.#others?.groups(local) ?? local.map(versionsOf)).filter(({ group }) => group !== '');
    if (path === '/apis') return groupList(named);
    const [, prefix, first, second, ...rest] = path.split('/');
    if (rest.length > 0 || first === undefined) return undefined;
    if (prefix === 'api' && second === undefined) return resourcesOf(core[0], first);
    if (prefix !== 'apis' || first === '') return undefined;
    const isFirst = ({ group }: { readonly group: string }): boolean => group === first;
    if (second !== undefined) return resourcesOf(this.#groups.find(isFirst), second);
    const group = named.find(isFirst);
    return group && groupDocument(group);
  }

  #paths(): string[] {
    const paths = [
      ...(this.#issuer?.paths ?? []),
      ...this.#healthPaths,
      '/metrics',
      '/openapi/v2',
      '/openapi/v3',
      '/version',
    ];
    for (const { group, versions } of this.#groups) {
      paths.push(group === '' ? '/api' : '/apis', ...(group === '' ? [] : [`/apis/${group}`]));
      for (const { version } of versions) paths.push(`/${pathOfVersion({ group, version })}`);
    }
    return [...new Set(paths)].sort();
  }

  /** What there are OpenAPI documents of: the versions, and where they are found. */
  #documented(): ServedVersion[] {
    const found = this.#groups.flatMap(({ group, versions }) => {
      const isCustom = versions.every(({ resources }) => resources.every(({ custom }) => custom !== undefined));
      const paths = isCustom ? [] : group === '' ? ['api'] : ['apis', `apis/${group}`];
      return [
        ...paths.map((path): ServedVersion => ({ path, resources: [] })),
        ...versions.map(({ version, resources }) => ({ path: pathOfVersion({ group, version }), resources })),
      ];
    });
    const ofServer = ['/version', ...(this.#issuer?.paths ?? [])].map((path) => ({
      path: path.slice(1),
      resources: [],
    }));
    return [...ofServer, ...found].filter(
      ({ path }, index, all) => all.findIndex((each) => each.path === path) === index,
    );
  }

  async #openAPIPaths(): Promise<ServerResponse> {
    const paths = new Map<string, object>();
    for (const { path, resources } of this.#documented()) {
      const { hash } = this.#openAPI.get(path, resources, this.#release);
      paths.set(path, { serverRelativeURL: `/openapi/v3/${path}?hash=${hash}` });
      await takeTurns();
    }
    for (const [path, url] of this.#others?.openAPI() ?? []) paths.set(path, { serverRelativeURL: url });
    return json({ paths: Object.fromEntries(paths) });
  }

  #openAPIJSON(path: string): EncodedDocument | undefined {
    const version = this.#documented().find((each) => each.path === path);
    return version && this.#openAPI.get(path, version.resources, this.#release);
  }

  #openAPIOf(path: string, headers: Headers): ServerResponse | undefined {
    const document = this.#openAPIJSON(path);
    return document && unlessKnown(headers, JSON_TYPE, { json: document.json, etag: document.hash });
  }
}

function resourcesOf(group: ServedGroup | undefined, version: string): DiscoveryDocument | undefined {
  const found = group?.versions.find((each) => each.version === version);
  return found && resourceList(group!.group, version, found.resources);
}

function wantsAggregated(headers: Headers): boolean {
  for (const { type, subType, params } of parseAccept(headers['accept'] ?? '')) {
    if (params.get('as') === 'APIGroupDiscoveryList') {
      if (params.get('g') === 'apidiscovery.k8s.io' && params.get('v') === 'v2' && subType === 'json') return true;
    } else if ((type === 'application' && subType === 'json') || type === '*') return false;
  }
  return false;
}

/** As the routes of Go's servers do, which go by the names of media types alone. @throws {StatusError} 406 */
function checkTakesOne({ accept = '' }: Headers, offered: readonly string[]): void {
  const accepted = accept.split(',').map((each) => each.split(';', 1)[0]!.trim());
  if (accepted.some((each) => each === '' || each === '*/*' || offered.includes(each))) return;
  throw newNotAcceptable(`406: Not Acceptable\n\nAvailable representations: ${offered.join(', ')}`, {});
}

function json(value: object): ServerResponse {
  return respond(200, JSON_TYPE, toUTF8(JSON.stringify(value, null, 2)));
}

/** The one of the first range that there is something for. */
function openAPIV2TypeFor(headers: Headers): string | undefined {
  for (const { type, subType } of parseAccept(headers['accept'] || '*/*')) {
    const found = OPENAPI_V2_NAMES.find((name) => {
      const [offered, offeredSubType] = name.split('/');
      return (type === offered || type === '*') && (subType === offeredSubType || subType === '*');
    });
    if (found !== undefined) return found === JSON_TYPE ? JSON_TYPE : OPENAPI_V2;
  }
  return undefined;
}

/** A document, or that it is the one which the client has. */
function unlessKnown(
  headers: Headers,
  mediaType: string,
  { json, etag }: DiscoveryDocument,
  encode: () => Uint8Array = () => toUTF8(json),
): ServerResponse {
  const common = { ETag: `"${etag}"`, Vary: 'Accept' };
  if (headers['if-none-match'] === common.ETag) return { status: 304, headers: common, body: [] };
  return respond(200, mediaType, encode(), common);
}
