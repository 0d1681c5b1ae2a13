import { APIGroupDiscoveryList } from '#api/apidiscovery/v2/zz_generated.types';
import { APIGroupDiscoveryList as OldDiscoveryList } from '#api/apidiscovery/v2beta1/zz_generated.types';
import { isNotFound } from '#apimachinery/api/errors/predicates';
import {
  type APIGroup,
  APIGroupList,
  type APIResource,
  APIResourceList,
  APIVersions,
} from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { Plain } from '#apimachinery/runtime/init';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { parseMediaType } from '#apimachinery/runtime/serializer/media_type';
import { isMap } from '#engine/json/untyped';
import { asError } from '#engine/text/as_error';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';
import type { Client } from '../client.ts';
import { withETags } from '../internal/etags.ts';
import { Remembered } from '../internal/remembered.ts';
import type { CallOptions } from '../options.ts';
import type { Result } from '../rest/rest_client.ts';
import { UnexpectedResponseError } from '../rest/unexpected_response_error.ts';
import { joinPath } from '../rest/url.ts';

/** What a server has in one version of a group. */
export interface APIVersionResources {
  readonly version: string;
  /** The resources, subresources by names with a slash. */
  readonly resources: readonly APIResource[];
}

/** What a server has in one group. */
export interface APIGroupResources {
  /** Empty for the core group. */
  readonly group: string;
  /** Empty when nothing can be said of any version. */
  readonly preferredVersion: string;
  /** Those that can be said something about, the server's order. */
  readonly versions: readonly APIVersionResources[];
}

/** What a server has. */
export interface ServerResources {
  readonly groups: readonly APIGroupResources[];
  /** Why nothing is known of a group and version: those of aggregated servers that are down. */
  readonly failed: ReadonlyMap<string, Error>;
}

/** The version of a server. Mirrors Go's `version.Info`, of which there is more. */
export interface ServerVersion {
  readonly major: string;
  readonly minor: string;
  readonly gitVersion: string;
}

const AGGREGATED = ['v2', 'v2beta1']
  .map((version) => `application/json;g=apidiscovery.k8s.io;v=${version};as=APIGroupDiscoveryList`)
  .join(',');

/**
 * Asks a server what it has, once: in two calls where it can tell all at a time, else in one for each group and version.
 * Mirrors Go's `discovery.CachedDiscoveryInterface`.
 */
export class Discovery {
  readonly #client: Client;
  readonly #known: Remembered<ServerResources> = new Remembered(() => this.#discover());

  constructor(client: Client) {
    this.#client = client.derive(({ transport }) => ({ transport: withETags(transport) }));
    for (const type of [APIGroupDiscoveryList, OldDiscoveryList, APIVersions, APIGroupList, APIResourceList])
      client.content.knowing(type as KindClass);
  }

  /** The version of the server. @throws StatusError ConnectionError */
  async serverVersion(options: CallOptions = {}): Promise<ServerVersion> {
    const { body } = await this.#get('/version', 'application/json, */*', options);
    return JSON.parse(fromUTF8(body)) as ServerVersion;
  }

  /**
   * The groups and what is in them, from when it was first asked for, or since {@link Discovery.invalidate}. Nobody's
   * signal ends it for the others.
   * @throws StatusError ConnectionError; what fails for one group alone is in `failed`
   */
  serverResources({ signal }: CallOptions = {}): Promise<ServerResources> {
    return this.#known.get(signal);
  }

  /**
   * The same with each resource in one version alone, that which its group prefers where it has it, and without
   * subresources. Mirrors Go's `ServerPreferredResources`.
   */
  async serverPreferredResources(options: CallOptions = {}): Promise<ServerResources> {
    const { groups, failed } = await this.serverResources(options);
    return { groups: preferredOf(groups), failed };
  }

  /** {@link serverPreferredResources} without what lives in no namespace. Mirrors Go's `ServerPreferredNamespacedResources`. */
  async serverPreferredNamespacedResources(options: CallOptions = {}): Promise<ServerResources> {
    const { groups, failed } = await this.serverPreferredResources(options);
    const namespaced = groups.map(({ versions, ...group }) => ({
      ...group,
      versions: versions
        .map(({ version, resources }) => ({ version, resources: resources.filter((each) => each.namespaced) }))
        .filter(({ resources }) => resources.length > 0),
    }));
    return { groups: namespaced, failed };
  }

  /** Asks again the next time. A server with ETags sends only what has changed since. */
  invalidate(): void {
    this.#known.forget();
  }

  async #discover(): Promise<ServerResources> {
    const failed = new Map<string, Error>();
    const [core, named] = await Promise.all([this.#root('/api'), this.#root('/apis')]);
    // Differs from Go: it forgets them where it asks for each group version, or where nothing else is known.
    for (const { stale } of [core, named]) for (const each of stale) failed.set(each, new StaleDiscoveryError(each));
    // As in Go, what one of the two says of resources counts only if the other one says it, too.
    const isAggregated = core.groups.every(isComplete) && named.groups.every(isComplete);
    const groups = [...core.groups, ...named.groups];
    if (isAggregated) return { groups: groups.filter(isComplete), failed };
    return { groups: await Promise.all(groups.map((group) => this.#group(group, failed))), failed };
  }

  async #root(path: '/api' | '/apis'): Promise<Root> {
    const result = await this.#get(path, `${AGGREGATED},application/json`, {}).catch((error: unknown) => {
      // Aggregated API servers that are asked directly have no core group.
      if (path === '/api' && isNotFound(error)) return undefined;
      throw error;
    });
    if (result === undefined) return { groups: [], stale: [] };
    const { params } = parseMediaType(result.contentType);
    if (params.get('as') === APIGroupDiscoveryList.kind && params.get('g') === APIGroupDiscoveryList.group) {
      const type = params.get('v') === OldDiscoveryList.version ? OldDiscoveryList : APIGroupDiscoveryList;
      return aggregated(this.#client.content.decode<object>(asJSON(result), type, path));
    }
    if (path === '/api') {
      const versions = this.#decode(ofKind(result, APIVersions), APIVersions, path).versions ?? [];
      return {
        groups: [
          { group: '', preferredVersion: versions[0] ?? '', versions: versions.map((version) => ({ version })) },
        ],
        stale: [],
      };
    }
    const { groups } = this.#decode(ofKind(result, APIGroupList), APIGroupList, path);
    return {
      groups: (groups ?? []).map(({ name = '', versions = [], preferredVersion }: Partial<Plain<APIGroup>>) => ({
        group: name,
        preferredVersion: preferredVersion?.version || versions[0]?.version || '',
        versions: versions.map(({ version }) => ({ version })),
      })),
      stale: [],
    };
  }

  async #group({ group, preferredVersion, versions }: Group, failed: Map<string, Error>): Promise<APIGroupResources> {
    const found = await Promise.all(
      versions.map(async ({ version }): Promise<APIVersionResources[]> => {
        const path = group === '' ? joinPath('api', version) : joinPath('apis', group, version);
        try {
          const list = this.#decode(await this.#get(path, 'application/json', {}), APIResourceList, path);
          if (!(list instanceof APIResourceList))
            throw new UnexpectedResponseError(`${path}: expected v1 APIResourceList, got v1 Status`);
          return [{ version, resources: (list.resources ?? []).map(withZeroValues) }];
        } catch (error) {
          if (path === '/api/v1' && isNotFound(error)) return [{ version, resources: [] }];
          failed.set(groupVersion(group, version), asError(error));
          return [];
        }
      }),
    );
    return { group, preferredVersion, versions: found.flat() };
  }

  /** A list that is empty, a Go server leaves out or sends as null. */
  #decode<T extends object>(result: Result, type: KindClass<T>, path: string): Partial<T> {
    return this.#client.content.decode(asJSON(result), type, path) as Partial<T>;
  }

  #get(path: string, accept: string, { signal, timeout }: CallOptions): Promise<Result> {
    return this.#client.rest.do({ verb: 'GET', path, accept, signal, ...(timeout === undefined ? {} : { timeout }) });
  }
}

/** The parameters of the type say what is in the body, which says so itself. */
function asJSON(result: Result): Result {
  return { ...result, contentType: result.contentType.replace(/;.*/s, '') };
}

/** What a root says of a group: of its versions alone, or of what is in them, too. */
interface Group {
  readonly group: string;
  readonly preferredVersion: string;
  readonly versions: readonly { readonly version: string; readonly resources?: readonly APIResource[] }[];
}

interface Root {
  readonly groups: readonly Group[];
  /** Group versions of which the server knows nothing now. */
  readonly stale: readonly string[];
}

function isComplete(group: Group): group is APIGroupResources {
  return group.versions.every(({ resources }) => resources !== undefined);
}

function groupVersion(group: string, version: string): string {
  return group === '' ? version : `${group}/${version}`;
}

/**
 * As in Go, roots are read without a look at their Kind, which old servers leave out.
 *
 * Differs from Go: a Status of failure is an error, whatever the HTTP status; there it is a root without groups.
 */
function ofKind(result: Result, { apiVersion, kind }: KindClass): Result {
  let value: unknown;
  try {
    value = JSON.parse(fromUTF8(result.body));
  } catch {
    // What it is instead, the decoder says.
    return result;
  }
  if (Array.isArray(value) || (isMap(value) && value['kind'] === 'Status')) return result;
  return { ...result, body: toUTF8(JSON.stringify({ ...(isMap(value) ? value : {}), apiVersion, kind })) };
}

function aggregated(list: object): Root {
  const stale: string[] = [];
  const groups = (list as APIGroupDiscoveryList).items.map(({ metadata, versions = [] }): Group => {
    const group = metadata?.name ?? '';
    const fresh = versions.flatMap(({ version = '', resources = [], freshness }): APIVersionResources[] => {
      if (freshness !== 'Stale') return [{ version, resources: resources.flatMap(resourcesOf) }];
      stale.push(groupVersion(group, version));
      return [];
    });
    return { group, preferredVersion: fresh[0]?.version ?? '', versions: fresh };
  });
  return { groups, stale };
}

function preferredOf(groups: readonly APIGroupResources[]): APIGroupResources[] {
  const chosen = new Map<string, string>();
  const key = (group: string, name: string): string => `${name}.${group}`;
  for (const { group, preferredVersion, versions } of groups)
    for (const { version, resources } of versions)
      for (const { name } of resources)
        if (!chosen.has(key(group, name)) || version === preferredVersion) chosen.set(key(group, name), version);
  return groups.map(({ group, preferredVersion, versions }) => ({
    group,
    preferredVersion,
    versions: versions.map(({ version, resources }) => ({
      version,
      resources: resources.filter(({ name }) => !name.includes('/') && chosen.get(key(group, name)) === version),
    })),
  }));
}

/** The server does not know what an aggregated server has now. Mirrors Go's `discovery.StaleGroupVersionError`. */
export class StaleDiscoveryError extends Error {
  readonly code = 'ERR_STALE_DISCOVERY';

  constructor(groupVersion: string) {
    super(`stale GroupVersion discovery: ${groupVersion}`);
    this.name = 'StaleDiscoveryError';
  }
}

type Discovered = NonNullable<
  NonNullable<APIGroupDiscoveryList['items'][number]['versions']>[number]['resources']
>[number];

/** As in Go, what has no Kind is left out, but not what is below it. */
function resourcesOf({ subresources = [], ...found }: Discovered): APIResource[] {
  const { resource = '', singularResource = '', scope, responseKind, verbs, shortNames, categories } = found;
  const common = { singularName: singularResource, namespaced: scope === 'Namespaced' };
  const further = { ...(shortNames && { shortNames }), ...(categories && { categories }) };
  return [
    ...withKind({ name: resource, ...common, verbs: verbs ?? [], ...further }, responseKind),
    ...subresources.flatMap((sub) =>
      withKind({ name: `${resource}/${sub.subresource ?? ''}`, ...common, verbs: sub.verbs ?? [] }, sub.responseKind),
    ),
  ];
}

function withKind(
  resource: Omit<APIResource, 'kind'>,
  { group, version, kind }: Partial<NonNullable<Discovered['responseKind']>> = {},
): APIResource[] {
  if (!group && !version && !kind) return [];
  return [{ ...resource, kind: kind ?? '', ...(group && { group }), ...(version && { version }) }];
}

/** With what a Go server may have left out, or sent as null. */
function withZeroValues(resource: Partial<APIResource>): APIResource {
  return { name: '', singularName: '', namespaced: false, kind: '', verbs: [], ...resource };
}
