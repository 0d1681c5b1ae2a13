import { compareKubeAwareVersionStrings } from '#apimachinery/version/kube_version';
import { versionDocument, } from '../endpoints/discovery/discovery_json.js';
/** Of kinds that a program adds. */
const OTHERS = { group: 1000, version: 15 };
/** Of custom resources; those of a group are ordered by their names: v1, v1beta1. */
const CUSTOM_RESOURCES = { group: 1000, version: 100 };
/** The group of APIServices themselves, which comes before all others. */
export const APIREGISTRATION = 'apiregistration.k8s.io';
const FIRST = { group: 20_001, version: 0 };
/** By group, then by version: what kube-apiserver 1.37 says, and earlier ones of versions that are gone. */
const BUILT_IN = {
    '': { group: 18_000, versions: { v1: 1 } },
    apps: { group: 17_800, versions: { v1: 15 } },
    'events.k8s.io': { group: 17_750, versions: { v1: 15, v1beta1: 5 } },
    'authentication.k8s.io': { group: 17_700, versions: { v1: 15, v1beta1: 9, v1alpha1: 1 } },
    'authorization.k8s.io': { group: 17_600, versions: { v1: 15 } },
    autoscaling: { group: 17_500, versions: { v2: 30, v1: 15, v2beta1: 9, v2beta2: 1 } },
    batch: { group: 17_400, versions: { v1: 15, v1beta1: 9, v2alpha1: 9 } },
    'certificates.k8s.io': { group: 17_300, versions: { v1: 15, v1beta1: 9, v1alpha1: 1 } },
    'networking.k8s.io': { group: 17_200, versions: { v1: 15, v1beta1: 9 } },
    policy: { group: 17_100, versions: { v1: 15, v1beta1: 9 } },
    'rbac.authorization.k8s.io': { group: 17_000, versions: { v1: 15 } },
    'storage.k8s.io': { group: 16_800, versions: { v1: 15, v1beta1: 9, v1alpha1: 1 } },
    'apiextensions.k8s.io': { group: 16_700, versions: { v1: 15 } },
    'admissionregistration.k8s.io': { group: 16_700, versions: { v1: 15, v1beta1: 12, v1alpha1: 9 } },
    'scheduling.k8s.io': { group: 16_600, versions: { v1: 15, v1beta1: 9, v1alpha3: 3, v1alpha2: 2 } },
    'coordination.k8s.io': { group: 16_500, versions: { v1: 15, v1beta1: 13, v1alpha2: 12 } },
    'node.k8s.io': { group: 16_300, versions: { v1: 15, v1beta1: 9, v1alpha1: 1 } },
    'discovery.k8s.io': { group: 16_200, versions: { v1: 15, v1beta1: 12 } },
    'resource.k8s.io': { group: 16_200, versions: { v1: 21, v1beta2: 15, v1beta1: 9, v1alpha3: 1 } },
    'flowcontrol.apiserver.k8s.io': {
        group: 16_100,
        versions: { v1: 21, v1beta3: 18, v1beta2: 15, v1beta1: 12, v1alpha1: 9 },
    },
    'internal.apiserver.k8s.io': { group: 16_000, versions: { v1alpha1: 9 } },
    'storagemigration.k8s.io': { group: 15_800, versions: { v1: 15, v1beta1: 9 } },
    'lifecycle.k8s.io': { group: 15_700, versions: { v1alpha1: 1 } },
};
/** Where a version of this server stands. Mirrors `apiVersionPriorities` of kube-apiserver. */
export function prioritiesOf({ group, version }, isCustom) {
    if (group === APIREGISTRATION)
        return FIRST;
    if (isCustom)
        return CUSTOM_RESOURCES;
    const known = Object.hasOwn(BUILT_IN, group) ? BUILT_IN[group] : undefined;
    const priority = known?.versions[version];
    return known === undefined || priority === undefined ? OTHERS : { group: known.group, version: priority };
}
/** What a server serves itself. */
export function localDocuments(groups) {
    return groups.flatMap(({ group, versions }) => versions.map(({ version, resources }) => ({
        group,
        version,
        priorities: prioritiesOf({ group, version }, resources.every(({ custom }) => custom !== undefined)),
        document: versionDocument(version, resources),
    })));
}
/** The groups as `/apis` lists them. Mirrors Go's `SortedByGroupAndVersion`. */
export function listedGroups(versions) {
    const nameOf = ({ group, version }) => `${version}.${group}`;
    const sorted = [...versions].sort((a, b) => b.priorities.group - a.priorities.group || (nameOf(a) < nameOf(b) ? -1 : 1));
    return grouped(sorted).map(([group, members]) => ({ group, versions: members.map(({ version }) => version) }));
}
/**
 * The groups with their resources. A version of another server takes the place of one's own. Mirrors
 * `calculateAPIGroupsLocked` of Go's aggregated discovery.
 */
export function mergedGroups(local, remote) {
    const isTaken = ({ group, version }) => remote.some((other) => other.group === group && other.version === version);
    const most = ([, members]) => Math.max(...members.map(({ priorities }) => priorities.group));
    return grouped([...remote, ...local.filter((each) => !isTaken(each))])
        .sort((a, b) => most(b) - most(a) || (a[0] < b[0] ? -1 : 1))
        .map(([group, members]) => ({ group, versions: members.map(({ document }) => document) }));
}
/** By their groups, in the order in which these come first; the most important version of each first. */
function grouped(versions) {
    const groups = new Map();
    for (const each of versions)
        groups.set(each.group, [...(groups.get(each.group) ?? []), each]);
    return Array.from(groups, ([group, members]) => [
        group,
        members.sort((a, b) => b.priorities.version - a.priorities.version || compareKubeAwareVersionStrings(b.version, a.version)),
    ]);
}
