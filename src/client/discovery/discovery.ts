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
import { asError } from '#engine/text/as_error';
import { fromUTF8 } from '#engine/text/utf8';
import type { Client } from '../client.ts';
import { withETags } from '../internal/etags.ts';
import { Remembered } from '../internal/remembered.ts';
import type { CallOptions } from '../options.ts';
import type { Result } from '../rest/rest_client.ts';
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
    return { groups: groups.map(preferredOf), failed };
  }

  /** Asks again the next time. A server with ETags sends only what has changed since. */
  invalidate(): void {
    this.#known.forget();
  }

  async #discover(): Promise<ServerResources> {
    const failed = new Map<string, Error>();
    const [core, named] = await Promise.all([this.#root('/api', failed), this.#root('/apis', failed)]);
    return { groups: [...core, ...named], failed };
  }

  async #root(path: string, failed: Map<string, Error>): Promise<APIGroupResources[]> {
    const result = await this.#get(path, `${AGGREGATED},application/json`, {}).catch((error: unknown) => {
      // Aggregated API servers that are asked directly have no core group.
      if (path === '/api' && isNotFound(error)) return undefined;
      throw error;
    });
    if (result === undefined) return [];
    if (/;\s*as=APIGroupDiscoveryList/.test(result.contentType)) {
      const type = /;\s*v=v2beta1\b/.test(result.contentType) ? OldDiscoveryList : APIGroupDiscoveryList;
      return aggregated(this.#client.content.decode<object>(asJSON(result), type, path), failed);
    }
    if (path === '/api') {
      const { versions } = this.#decode(result, APIVersions, path);
      return [await this.#group('', versions ?? [], versions?.[0] ?? '', failed)];
    }
    const { groups } = this.#decode(result, APIGroupList, path);
    return Promise.all(
      (groups ?? []).map(({ name, versions = [], preferredVersion }: Partial<Plain<APIGroup>>) => {
        const all = versions.map(({ version }) => version);
        return this.#group(name ?? '', all, preferredVersion?.version || all[0] || '', failed);
      }),
    );
  }

  async #group(
    group: string,
    versions: readonly string[],
    preferredVersion: string,
    failed: Map<string, Error>,
  ): Promise<APIGroupResources> {
    const found = await Promise.all(
      versions.map(async (version): Promise<APIVersionResources[]> => {
        const path = group === '' ? joinPath('api', version) : joinPath('apis', group, version);
        try {
          const result = await this.#get(path, 'application/json', {});
          const { resources = [] } = this.#decode(result, APIResourceList, path);
          return [{ version, resources: resources.map((each) => ({ ...each, verbs: listOf(each.verbs) })) }];
        } catch (error) {
          if (path === '/api/v1' && isNotFound(error)) return [{ version, resources: [] }];
          failed.set(group === '' ? version : `${group}/${version}`, asError(error));
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
  return { ...result, contentType: result.contentType.split(';', 1)[0]! };
}

function aggregated(list: object, failed: Map<string, Error>): APIGroupResources[] {
  const { items } = list as APIGroupDiscoveryList;
  return items.map(({ metadata, versions = [] }) => {
    const group = metadata?.name ?? '';
    const known = versions.flatMap(({ version = '', resources = [], freshness }): APIVersionResources[] => {
      if (freshness === 'Stale') {
        failed.set(group === '' ? version : `${group}/${version}`, new StaleDiscoveryError(`${group}/${version}`));
        return [];
      }
      return [{ version, resources: resources.flatMap(resourcesOf) }];
    });
    return { group, preferredVersion: versions[0]?.version ?? '', versions: known };
  });
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

function resourcesOf(found: Discovered): APIResource[] {
  const {
    resource = '',
    singularResource = '',
    scope,
    responseKind,
    verbs,
    shortNames,
    categories,
    subresources = [],
  } = found;
  const namespaced = scope === 'Namespaced';
  const kindOf = (kind: Discovered['responseKind']): Pick<APIResource, 'kind' | 'group' | 'version'> => ({
    kind: kind?.kind ?? '',
    ...(kind?.group ? { group: kind.group } : {}),
    ...(kind?.version ? { version: kind.version } : {}),
  });
  return [
    {
      name: resource,
      singularName: singularResource,
      namespaced,
      ...kindOf(responseKind),
      verbs: listOf(verbs),
      ...(shortNames === undefined ? {} : { shortNames }),
      ...(categories === undefined ? {} : { categories }),
    },
    ...subresources.map((sub) => ({
      name: `${resource}/${sub.subresource ?? ''}`,
      singularName: singularResource,
      namespaced,
      ...kindOf(sub.responseKind),
      verbs: listOf(sub.verbs),
    })),
  ];
}

/** What stands for a list in an answer, where a Go server may have left it out or sent null. */
function listOf(verbs: string[] | undefined): string[] {
  return verbs ?? [];
}

function preferredOf({ group, preferredVersion, versions }: APIGroupResources): APIGroupResources {
  const chosen = new Map<string, string>();
  for (const { version, resources } of versions)
    for (const { name } of resources) if (!chosen.has(name) || version === preferredVersion) chosen.set(name, version);
  return {
    group,
    preferredVersion,
    versions: versions.map(({ version, resources }) => ({
      version,
      resources: resources.filter(({ name }) => !name.includes('/') && chosen.get(name) === version),
    })),
  };
}
