import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { compareKubeAwareVersionStrings } from '#apimachinery/version/kube_version';
import type { ServedResource } from '../served_resource.ts';
import { sha512Hex, storageVersionHash } from './hashes.ts';

/** The versions of a group that are served, the preferred one first. */
export interface ServedGroup {
  readonly group: string;
  readonly versions: readonly { readonly version: string; readonly resources: readonly ServedResource[] }[];
}

/** The versions of a group, the preferred one first. */
export interface GroupVersions {
  readonly group: string;
  readonly versions: readonly string[];
}

/** The same with what is in them: `APIVersionDiscovery` of `apidiscovery.k8s.io/v2`. */
export interface GroupDocuments {
  readonly group: string;
  readonly versions: readonly object[];
}

/** An answer of discovery. */
export interface DiscoveryDocument {
  readonly json: string;
  /** SHA-512 of the JSON, in hexadecimal. */
  readonly etag: string;
}

/** Groups, versions and resources as a tree. */
export function groupsOf(
  resources: Iterable<ServedResource>,
  preferred: (group: string) => readonly string[],
): ServedGroup[] {
  const groups = new Map<string, Map<string, ServedResource[]>>();
  for (const resource of resources) {
    const { group, version } = resource.groupVersion;
    const versions = groups.get(group) ?? new Map<string, ServedResource[]>();
    groups.set(group, versions);
    versions.set(version, [...(versions.get(version) ?? []), resource]);
  }
  return Array.from(groups, ([group, versions]) => {
    const order = preferred(group);
    const rank = (version: string): number => (order.includes(version) ? order.indexOf(version) : order.length);
    const sorted = [...versions].sort(([a], [b]) => rank(a) - rank(b) || compareKubeAwareVersionStrings(b, a));
    return { group, versions: sorted.map(([version, list]) => ({ version, resources: list })) };
  });
}

/** What is in a version: `APIVersionDiscovery` of `apidiscovery.k8s.io/v2`. */
export function versionDocument(version: string, resources: readonly ServedResource[]): object {
  return {
    version,
    resources: mainOf(resources).map((resource) => aggregatedResource(resource, resources)),
    freshness: 'Current',
  };
}

/** The versions of a group, without what is in them. */
export function versionsOf({ group, versions }: ServedGroup): GroupVersions {
  return { group, versions: versions.map(({ version }) => version) };
}

/** A group with what is in its versions. */
export function documentsOf({ group, versions }: ServedGroup): GroupDocuments {
  return { group, versions: versions.map(({ version, resources }) => versionDocument(version, resources)) };
}

/** Everything of `/api` or `/apis` in one document: `APIGroupDiscoveryList` of `apidiscovery.k8s.io/v2`. */
export function aggregated(groups: readonly GroupDocuments[]): DiscoveryDocument {
  const items = groups.map(({ group, versions }) => ({ metadata: { ...(group !== '' && { name: group }) }, versions }));
  return withETag({ kind: 'APIGroupDiscoveryList', apiVersion: 'apidiscovery.k8s.io/v2', metadata: {}, items });
}

function aggregatedResource(main: ServedResource, all: readonly ServedResource[]): object {
  const { resource, namespaced, singularName, shortNames, categories } = main;
  const subresources = all.filter((other) => other.resource === resource && other.subresource !== '').sort(byPath);
  return {
    resource,
    responseKind: responseKind(main),
    scope: namespaced ? 'Namespaced' : 'Cluster',
    singularResource: singularName,
    verbs: verbsOf(main),
    ...(shortNames.length > 0 && { shortNames }),
    ...(categories.length > 0 && { categories }),
    ...(subresources.length > 0 && {
      subresources: subresources.map((sub) => ({
        subresource: sub.subresource,
        responseKind: responseKind(sub),
        verbs: sub.verbs,
      })),
    }),
  };
}

/** Only custom resources repeat the version in which they are listed, as in Go. */
function responseKind(resource: ServedResource): object {
  const { kind, custom } = resource;
  const isNamed = custom !== undefined || isOfOtherVersion(resource);
  return { group: isNamed ? kind.group : '', version: isNamed ? kind.version : '', kind: kind.kind };
}

/** Whether requests and responses have objects of another group or version than the resource. */
function isOfOtherVersion({ kind, groupVersion }: ServedResource): boolean {
  return kind.group !== groupVersion.group || kind.version !== groupVersion.version;
}

/** `/api`: `APIVersions`. @param address under which the server is known: `127.0.0.1:6443` */
export function legacyVersions(core: GroupVersions | undefined, address: string): DiscoveryDocument {
  return withETag({
    kind: 'APIVersions',
    versions: core?.versions ?? [],
    serverAddressByClientCIDRs: [{ clientCIDR: '0.0.0.0/0', serverAddress: address }],
  });
}

/** `/apis`: `APIGroupList`. */
export function groupList(groups: readonly GroupVersions[]): DiscoveryDocument {
  return withETag({ kind: 'APIGroupList', apiVersion: 'v1', groups: groups.map(groupFields) });
}

/** `/apis/GROUP`: `APIGroup`. */
export function groupDocument(group: GroupVersions): DiscoveryDocument {
  return withETag({ kind: 'APIGroup', apiVersion: 'v1', ...groupFields(group) });
}

function groupFields({ group, versions }: GroupVersions): object {
  const all = versions.map((version) => ({
    groupVersion: new GroupVersion({ group, version }).toString(),
    version,
  }));
  return { name: group, versions: all, preferredVersion: all[0] };
}

/** `/api/v1` and `/apis/GROUP/VERSION`: `APIResourceList`. */
export function resourceList(group: string, version: string, resources: readonly ServedResource[]): DiscoveryDocument {
  return withETag({
    kind: 'APIResourceList',
    ...(group !== '' && { apiVersion: 'v1' }),
    groupVersion: new GroupVersion({ group, version }).toString(),
    resources: [...resources].sort(byPath).map(resourceFields),
  });
}

function resourceFields(resource: ServedResource): object {
  const { namespaced, shortNames, categories, subresource, kind, hub } = resource;
  return {
    name: pathOf(resource),
    singularName: subresource === '' ? resource.singularName : '',
    namespaced,
    ...(isOfOtherVersion(resource) && { group: kind.group, version: kind.version }),
    kind: kind.kind,
    verbs: verbsOf(resource),
    ...(shortNames.length > 0 && { shortNames }),
    ...(categories.length > 0 && { categories }),
    ...(subresource === '' && resource.isStored && { storageVersionHash: storageVersionHash(hub) }),
  };
}

/** Of what is going there is nothing new. */
function verbsOf({ verbs, custom, subresource }: ServedResource): readonly string[] {
  if (custom?.isTerminating() !== true || subresource !== '') return verbs;
  return verbs.filter((verb) => !['create', 'patch', 'update'].includes(verb));
}

/** Subresources by their name; those of custom resources stay as they are: the status first. Both as in Go. */
function byPath(a: ServedResource, b: ServedResource): number {
  const [left, right] = a.custom === undefined ? [pathOf(a), pathOf(b)] : [a.resource, b.resource];
  return left < right ? -1 : Number(left > right);
}

function pathOf({ resource, subresource }: ServedResource): string {
  return subresource === '' ? resource : `${resource}/${subresource}`;
}

function mainOf(resources: readonly ServedResource[]): ServedResource[] {
  const name = ({ resource }: ServedResource): string => resource;
  return resources.filter(({ subresource }) => subresource === '').sort((a, b) => (name(a) < name(b) ? -1 : 1));
}

function withETag(document: object): DiscoveryDocument {
  const json = `${JSON.stringify(document)}\n`;
  return { json, etag: sha512Hex(json) };
}
