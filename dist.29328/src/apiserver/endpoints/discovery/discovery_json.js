import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { compareKubeAwareVersionStrings } from '#apimachinery/version/kube_version';
import { sha512Hex, storageVersionHash } from './hashes.js';
/** Groups, versions and resources as a tree. */
export function groupsOf(resources, preferred) {
    const groups = new Map();
    for (const resource of resources) {
        const { group, version } = resource.groupVersion;
        const versions = groups.get(group) ?? new Map();
        groups.set(group, versions);
        versions.set(version, [...(versions.get(version) ?? []), resource]);
    }
    return Array.from(groups, ([group, versions]) => {
        const order = preferred(group);
        const rank = (version) => (order.includes(version) ? order.indexOf(version) : order.length);
        const sorted = [...versions].sort(([a], [b]) => rank(a) - rank(b) || compareKubeAwareVersionStrings(b, a));
        return { group, versions: sorted.map(([version, list]) => ({ version, resources: list })) };
    });
}
/** What is in a version: `APIVersionDiscovery` of `apidiscovery.k8s.io/v2`. */
export function versionDocument(version, resources) {
    return {
        version,
        resources: mainOf(resources).map((resource) => aggregatedResource(resource, resources)),
        freshness: 'Current',
    };
}
/** The versions of a group, without what is in them. */
export function versionsOf({ group, versions }) {
    return { group, versions: versions.map(({ version }) => version) };
}
/** A group with what is in its versions. */
export function documentsOf({ group, versions }) {
    return { group, versions: versions.map(({ version, resources }) => versionDocument(version, resources)) };
}
/** Everything of `/api` or `/apis` in one document: `APIGroupDiscoveryList` of `apidiscovery.k8s.io/v2`. */
export function aggregated(groups) {
    const items = groups.map(({ group, versions }) => ({ metadata: { ...(group !== '' && { name: group }) }, versions }));
    return withETag({ kind: 'APIGroupDiscoveryList', apiVersion: 'apidiscovery.k8s.io/v2', metadata: {}, items });
}
function aggregatedResource(main, all) {
    const { resource, namespaced, singularName, shortNames, categories } = main;
    const subresources = all.filter((other) => other.resource === resource && other.subresource !== '');
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
function responseKind({ kind }) {
    return { group: kind.group, version: kind.version, kind: kind.kind };
}
/** `/api`: `APIVersions`. @param address under which the server is known: `127.0.0.1:6443` */
export function legacyVersions(core, address) {
    return withETag({
        kind: 'APIVersions',
        versions: core?.versions ?? [],
        serverAddressByClientCIDRs: [{ clientCIDR: '0.0.0.0/0', serverAddress: address }],
    });
}
/** `/apis`: `APIGroupList`. */
export function groupList(groups) {
    return withETag({ kind: 'APIGroupList', apiVersion: 'v1', groups: groups.map(groupFields) });
}
/** `/apis/GROUP`: `APIGroup`. */
export function groupDocument(group) {
    return withETag({ kind: 'APIGroup', apiVersion: 'v1', ...groupFields(group) });
}
function groupFields({ group, versions }) {
    const all = versions.map((version) => ({
        groupVersion: new GroupVersion({ group, version }).toString(),
        version,
    }));
    return { name: group, versions: all, preferredVersion: all[0] };
}
/** `/api/v1` and `/apis/GROUP/VERSION`: `APIResourceList`. */
export function resourceList(group, version, resources) {
    return withETag({
        kind: 'APIResourceList',
        ...(group !== '' && { apiVersion: 'v1' }),
        groupVersion: new GroupVersion({ group, version }).toString(),
        resources: [...resources].sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1)).map(resourceFields),
    });
}
function resourceFields(resource) {
    const { namespaced, shortNames, categories, subresource, kind, groupVersion, hub } = resource;
    const isOther = kind.group !== groupVersion.group || kind.version !== groupVersion.version;
    return {
        name: pathOf(resource),
        singularName: subresource === '' ? resource.singularName : '',
        namespaced,
        ...(isOther && { group: kind.group, version: kind.version }),
        kind: kind.kind,
        verbs: verbsOf(resource),
        ...(shortNames.length > 0 && { shortNames }),
        ...(categories.length > 0 && { categories }),
        ...(subresource === '' && resource.isStored && { storageVersionHash: storageVersionHash(hub) }),
    };
}
/** Of what is going there is nothing new. */
function verbsOf({ verbs, custom, subresource }) {
    if (custom?.isTerminating() !== true || subresource !== '')
        return verbs;
    return verbs.filter((verb) => !['create', 'patch', 'update'].includes(verb));
}
function pathOf({ resource, subresource }) {
    return subresource === '' ? resource : `${resource}/${subresource}`;
}
function mainOf(resources) {
    const name = ({ resource }) => resource;
    return resources.filter(({ subresource }) => subresource === '').sort((a, b) => (name(a) < name(b) ? -1 : 1));
}
function withETag(document) {
    const json = `${JSON.stringify(document)}\n`;
    return { json, etag: sha512Hex(json) };
}
