import { lowerCase } from '#engine/go/lower_case';
import { compareUTF8 } from '#engine/text/utf8';
import { APIVersionInternal } from '../../runtime/group_versioner.ts';
import type {
  GroupKindLike,
  GroupVersionKindLike,
  GroupVersionLike,
  GroupVersionResourceLike,
} from '../../runtime/schema/group_version.ts';
import { GroupKind, GroupVersion, GroupVersionKind, GroupVersionResource } from '../../runtime/schema/group_version.ts';
import { unsafeGuessKindToResource } from './guess_resource.ts';
import { keyOf } from './key_of.ts';
import type { PartialResource, RESTMapper, RESTMapping } from './rest_mapper.ts';
import {
  AmbiguousResourceError,
  MissingResourceError,
  NoKindMatchError,
  NoResourceMatchError,
  SingularError,
} from './rest_mapper_errors.ts';
import type { RESTScope } from './rest_scope.ts';

interface Names {
  readonly plural: GroupVersionResource;
  readonly singular: GroupVersionResource;
}

/**
 * Maps the kinds and resources added to it. Mirrors Go's `meta.DefaultRESTMapper`.
 *
 * Differs from Go: ties are resolved in insertion order; in Go the order is random.
 */
export class DefaultRESTMapper implements RESTMapper {
  private readonly defaults: readonly GroupVersion[];
  private readonly resources: Map<string, readonly [resource: GroupVersionResource, kind: GroupVersionKind]> =
    new Map();
  private readonly kinds: Map<string, RESTMapping> = new Map();
  private readonly plurals: Map<string, Names> = new Map();

  /** @param defaultGroupVersions the versions to consider when none is asked for, preferred first */
  constructor(defaultGroupVersions: readonly GroupVersionLike[] = []) {
    this.defaults = defaultGroupVersions.map((gv) => new GroupVersion(gv));
  }

  /** Adds a kind with the resource names guessed by {@link unsafeGuessKindToResource}. */
  add(kind: GroupVersionKindLike, scope: RESTScope): void {
    const { plural, singular } = unsafeGuessKindToResource(kind);
    this.addSpecific(kind, plural, singular, scope);
  }

  /** Adds a kind with its resource names, replacing earlier entries of the same names. */
  addSpecific(
    kind: GroupVersionKindLike,
    plural: GroupVersionResourceLike,
    singular: GroupVersionResourceLike,
    scope: RESTScope,
  ): void {
    const groupVersionKind = new GroupVersionKind(kind);
    const names = { plural: new GroupVersionResource(plural), singular: new GroupVersionResource(singular) };
    this.plurals.set(keyOf(names.plural), names);
    this.resources.set(keyOf(names.singular), [names.singular, groupVersionKind]);
    this.resources.set(keyOf(names.plural), [names.plural, groupVersionKind]);
    this.kinds.set(keyOf(groupVersionKind), { resource: names.plural, groupVersionKind, scope });
  }

  resourcesFor(input: PartialResource): GroupVersionResource[] {
    const resource = coerce(input);
    const matches: GroupVersionResource[] = [];
    const collect = (meant: (name: GroupVersionResource, plural: GroupVersionResource) => boolean): void => {
      for (const { plural, singular } of this.plurals.values()) {
        if (meant(singular, plural)) matches.push(plural);
        if (meant(plural, plural)) matches.push(plural);
      }
    };
    if (resource.group !== '' && resource.version !== '') {
      collect((name) => matches.length === 0 && name.equals(resource));
    } else if (resource.group !== '') {
      collect((name) => name.resource === resource.resource && name.group === resource.group);
      // A prefix of the group suffices: storageclass.storage is storageclass.storage.k8s.io.
      if (matches.length === 0)
        collect((name, plural) => name.resource === resource.resource && plural.group.startsWith(resource.group));
    } else {
      collect(
        (name) => name.resource === resource.resource && (resource.version === '' || name.version === resource.version),
      );
    }
    if (matches.length === 0) throw new NoResourceMatchError(resource);
    return this.byPreference(matches, (match) => match.resource);
  }

  resourceFor(resource: PartialResource): GroupVersionResource {
    const resources = this.resourcesFor(resource);
    if (resources.length === 1) return resources[0]!;
    throw new AmbiguousResourceError(resource, { resources });
  }

  kindsFor(input: PartialResource): GroupVersionKind[] {
    const resource = coerce(input);
    const known = [...this.resources.values()];
    const matching = (meant: (name: GroupVersionResource) => boolean): GroupVersionKind[] =>
      known.filter(([name]) => name.resource === resource.resource && meant(name)).map(([, kind]) => kind);
    let matches: GroupVersionKind[];
    if (resource.group !== '' && resource.version !== '') {
      matches = matching((name) => name.equals(resource));
    } else if (resource.group !== '') {
      matches = matching((name) => name.group === resource.group);
      if (matches.length === 0) matches = matching((name) => name.group.startsWith(resource.group));
    } else {
      matches = matching((name) => resource.version === '' || name.version === resource.version);
    }
    if (matches.length === 0) throw new NoResourceMatchError(input);
    return this.byPreference(matches, (match) => match.kind);
  }

  kindFor(resource: PartialResource): GroupVersionKind {
    const kinds = this.kindsFor(resource);
    if (kinds.length === 1) return kinds[0]!;
    throw new AmbiguousResourceError(resource, { kinds });
  }

  restMapping(gk: GroupKindLike, ...versions: readonly string[]): RESTMapping {
    return this.restMappings(gk, ...versions)[0]!;
  }

  restMappings(gk: GroupKindLike, ...versions: readonly string[]): RESTMapping[] {
    const kind = new GroupKind(gk);
    const wanted = versions.filter((version) => version !== '' && version !== APIVersionInternal);
    const candidates =
      wanted.length > 0
        ? wanted
        : this.defaults.filter(({ group }) => group === kind.group).map(({ version }) => version);
    const mappings = candidates.flatMap((version) => this.kinds.get(keyOf(kind.withVersion(version))) ?? []);
    if (wanted.length > 0 ? mappings.length === 0 : candidates.length === 0) throw new NoKindMatchError(kind, versions);
    if (mappings.length === 0) throw new NoResourceMatchError({ group: kind.group, resource: kind.kind });
    return wanted.length > 0 ? mappings.slice(0, 1) : mappings;
  }

  resourceSingularizer(resourceType: string): string {
    const resources = this.resourcesFor({ resource: resourceType });
    let found: GroupVersionResource | undefined;
    for (const resource of resources) {
      const { singular } = this.plurals.get(keyOf(resource))!;
      if (found === undefined || found.empty()) found = singular;
      else if (singular.resource !== found.resource) {
        throw new SingularError(
          `multiple possible singular resources ([${resources.join(' ')}]) found for ${resourceType}`,
          resourceType,
        );
      }
    }
    if (found === undefined || found.empty())
      throw new SingularError(`no singular of resource ${resourceType} has been defined`, resourceType);
    return found.resource;
  }

  toString(): string {
    const entries = [...this.kinds.values()].sort((a, b) => compareKinds(a.groupVersionKind, b.groupVersionKind));
    return `DefaultRESTMapper{kindToPluralResource=map[${entries.map(({ groupVersionKind, resource }) => `${groupVersionKind}:${resource}`).join(' ')}]}`;
  }

  /** Default versions first, in their order, then the others as they come; within a version by name. */
  private byPreference<T extends GroupVersionLike>(values: readonly T[], nameOf: (value: T) => string): T[] {
    const ranks = new Map<string, number>();
    const keyOfVersion = ({ group, version }: GroupVersionLike): string => JSON.stringify([group, version]);
    for (const key of [...this.defaults, ...values].map(keyOfVersion)) if (!ranks.has(key)) ranks.set(key, ranks.size);
    const rank = (value: T): number => ranks.get(keyOfVersion(value))!;
    return [...values].sort((a, b) => rank(a) - rank(b) || compareUTF8(nameOf(a), nameOf(b)));
  }
}

function coerce(input: PartialResource): GroupVersionResource {
  const { group = '', version = '', resource = '' } = input;
  const coerced = new GroupVersionResource({
    group,
    version: version === APIVersionInternal ? '' : version,
    resource: lowerCase(resource),
  });
  if (coerced.resource === '') throw new MissingResourceError(coerced);
  return coerced;
}

function compareKinds(a: GroupVersionKind, b: GroupVersionKind): number {
  return compareUTF8(a.group, b.group) || compareUTF8(a.version, b.version) || compareUTF8(a.kind, b.kind);
}
