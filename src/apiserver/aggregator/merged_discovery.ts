import { compareKubeAwareVersionStrings } from '#apimachinery/version/kube_version';
import {
  versionDocument,
  type GroupDocuments,
  type GroupVersions,
  type ServedGroup,
} from '../endpoints/discovery/discovery_json.ts';
import { prioritiesOf, type Priorities } from './group_priorities.ts';

/** A version, and where it stands. */
export interface RankedVersion {
  readonly group: string;
  readonly version: string;
  readonly priorities: Priorities;
}

/** The same with its document. */
export interface RankedDocument extends RankedVersion {
  readonly document: object;
}

/** What a server serves itself. */
export function localDocuments(groups: readonly ServedGroup[]): RankedDocument[] {
  return groups.flatMap(({ group, versions }) =>
    versions.map(({ version, resources }) => ({
      group,
      version,
      priorities: prioritiesOf(
        { group, version },
        resources.every(({ custom }) => custom !== undefined),
      ),
      document: versionDocument(version, resources),
    })),
  );
}

/** The groups as `/apis` lists them. Mirrors Go's `SortedByGroupAndVersion`. */
export function listedGroups(versions: readonly RankedVersion[]): GroupVersions[] {
  const nameOf = ({ group, version }: RankedVersion): string => `${version}.${group}`;
  const sorted = [...versions].sort(
    (a, b) => b.priorities.group - a.priorities.group || (nameOf(a) < nameOf(b) ? -1 : 1),
  );
  return grouped(sorted).map(([group, members]) => ({ group, versions: members.map(({ version }) => version) }));
}

/**
 * The groups with their resources. A version of another server takes the place of one's own. Mirrors
 * `calculateAPIGroupsLocked` of Go's aggregated discovery.
 */
export function mergedGroups(local: readonly RankedDocument[], remote: readonly RankedDocument[]): GroupDocuments[] {
  const isTaken = ({ group, version }: RankedVersion): boolean =>
    remote.some((other) => other.group === group && other.version === version);
  const most = ([, members]: readonly [string, readonly RankedDocument[]]): number =>
    Math.max(...members.map(({ priorities }) => priorities.group));
  return grouped([...remote, ...local.filter((each) => !isTaken(each))])
    .sort((a, b) => most(b) - most(a) || (a[0] < b[0] ? -1 : 1))
    .map(([group, members]) => ({ group, versions: members.map(({ document }) => document) }));
}

/** By their groups, in the order in which these come first; the most important version of each first. */
function grouped<V extends RankedVersion>(versions: readonly V[]): [string, V[]][] {
  const groups = new Map<string, V[]>();
  for (const each of versions) groups.set(each.group, [...(groups.get(each.group) ?? []), each]);
  return Array.from(groups, ([group, members]): [string, V[]] => [
    group,
    members.sort(
      (a, b) => b.priorities.version - a.priorities.version || compareKubeAwareVersionStrings(b.version, a.version),
    ),
  ]);
}
