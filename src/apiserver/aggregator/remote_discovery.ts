import { scalarSyntaxes } from '#apimachinery/apis/meta/v1/scalars';
import { APIResourceList } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { APIResource } from '#apimachinery/apis/meta/v1/zz_generated.structs';
import {
  APIGroupDiscoveryList,
  type APIResourceDiscovery,
  type APIVersionDiscovery,
} from '#api/apidiscovery/v2/zz_generated.types';
import { APIGroupDiscoveryList as OldDiscoveryList } from '#api/apidiscovery/v2beta1/zz_generated.types';
import { decodeAs } from '#apimachinery/runtime/serializer/json/decode_as';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { BackendAnswer } from './backend.ts';
import type { OutgoingHeaders } from './proxy_headers.ts';

/** Asks a backend. @param groups of who asks */
export type AskDiscovery = (
  path: string,
  headers: OutgoingHeaders,
  groups: readonly string[],
) => Promise<BackendAnswer>;

const LISTS = [
  ['v2', APIGroupDiscoveryList],
  ['v2beta1', OldDiscoveryList],
] as const;

const typeOf = (version: string): string =>
  `application/json;g=apidiscovery.k8s.io;v=${version};as=APIGroupDiscoveryList`;
const ACCEPT = LISTS.map(([version]) => typeOf(version)).join(',');

/** What a backend tells of one of its versions. Mirrors `fetchFreshDiscoveryForService` of kube-aggregator. */
export class RemoteDiscovery {
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
    const list = decodeAs(APIResourceList, text, { scalars: scalarSyntaxes });
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
  if (given.get('v') === 'v2') return decodeAs(APIGroupDiscoveryList, text, { scalars: scalarSyntaxes });
  if (given.get('v') === 'v2beta1') return decodeAs(OldDiscoveryList, text, { scalars: scalarSyntaxes });
  return undefined;
}

const NO_KIND = { group: '', version: '', kind: '' };

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
