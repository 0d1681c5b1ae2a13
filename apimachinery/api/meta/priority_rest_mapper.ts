import type {
  GroupKindLike,
  GroupVersionKindLike,
  GroupVersionLike,
  GroupVersionResourceLike,
} from '../../runtime/schema/group_version.ts';
import { GroupKind, GroupVersionKind, GroupVersionResource } from '../../runtime/schema/group_version.ts';
import {
  maybeResetRESTMapper,
  type PartialResource,
  type RESTMapper,
  type RESTMapping,
  type ResettableRESTMapper,
} from './rest_mapper.ts';
import { AmbiguousKindError, AmbiguousResourceError } from './rest_mapper_errors.ts';

/** In a pattern of {@link PriorityRESTMapper}: any group. */
export const AnyGroup = '*';
/** In a pattern of {@link PriorityRESTMapper}: any version. */
export const AnyVersion = '*';
/** In a pattern of {@link PriorityRESTMapper}: any resource. */
export const AnyResource = '*';
/** In a pattern of {@link PriorityRESTMapper}: any kind. */
export const AnyKind = '*';

/** Options of a {@link PriorityRESTMapper}. */
export interface PriorityRESTMapperInit {
  /** The mapper to ask. */
  readonly delegate: RESTMapper;
  /** Resource patterns, preferred first. */
  readonly resourcePriority?: readonly GroupVersionResourceLike[];
  /** Kind patterns, preferred first. */
  readonly kindPriority?: readonly GroupVersionKindLike[];
}

/**
 * Chooses among the answers of another mapper where a single answer is wanted. Patterns are applied in turn until one
 * answer is left; a pattern that matches none is skipped. Mirrors Go's `meta.PriorityRESTMapper`.
 */
export class PriorityRESTMapper implements ResettableRESTMapper {
  readonly delegate: RESTMapper;
  readonly resourcePriority: readonly GroupVersionResource[];
  readonly kindPriority: readonly GroupVersionKind[];

  constructor({ delegate, resourcePriority = [], kindPriority = [] }: PriorityRESTMapperInit) {
    this.delegate = delegate;
    this.resourcePriority = resourcePriority.map((pattern) => new GroupVersionResource(pattern));
    this.kindPriority = kindPriority.map((pattern) => new GroupVersionKind(pattern));
  }

  resourceFor(resource: PartialResource): GroupVersionResource {
    const resources = this.delegate.resourcesFor(resource);
    const chosen = narrow(
      resources,
      this.resourcePriority,
      (pattern, each) =>
        fits(pattern, each) && (pattern.resource === AnyResource || pattern.resource === each.resource),
    );
    if (chosen !== undefined) return chosen;
    throw new AmbiguousResourceError(resource, { resources });
  }

  kindFor(resource: PartialResource): GroupVersionKind {
    const kinds = this.delegate.kindsFor(resource);
    const chosen = narrow(kinds, this.kindPriority, fitsKind);
    if (chosen !== undefined) return chosen;
    throw new AmbiguousResourceError(resource, { kinds });
  }

  /** Requested versions take precedence over all patterns. */
  restMapping(gk: GroupKindLike, ...versions: readonly string[]): RESTMapping {
    const mappings = this.delegate.restMappings(gk, ...versions);
    const asked = versions.map((version) => new GroupVersionKind({ group: gk.group, version, kind: AnyKind }));
    const chosen = narrow(mappings, [...asked, ...this.kindPriority], (pattern, mapping) =>
      fitsKind(pattern, mapping.groupVersionKind),
    );
    if (chosen !== undefined) return chosen;
    throw new AmbiguousKindError(new GroupKind(gk).withVersion(''), {
      kinds: mappings.map((mapping) => mapping.groupVersionKind),
    });
  }

  restMappings(gk: GroupKindLike, ...versions: readonly string[]): RESTMapping[] {
    return this.delegate.restMappings(gk, ...versions);
  }

  resourceSingularizer(resource: string): string {
    return this.delegate.resourceSingularizer(resource);
  }

  resourcesFor(resource: PartialResource): GroupVersionResource[] {
    return this.delegate.resourcesFor(resource);
  }

  kindsFor(resource: PartialResource): GroupVersionKind[] {
    return this.delegate.kindsFor(resource);
  }

  reset(): void {
    maybeResetRESTMapper(this.delegate);
  }

  toString(): string {
    return `PriorityRESTMapper{\n\t[${this.resourcePriority.join(' ')}]\n\t[${this.kindPriority.join(' ')}]\n\t${String(this.delegate)}\n}`;
  }
}

/** The one value the patterns leave; undefined when they leave none or several. */
function narrow<P, T>(
  values: readonly T[],
  patterns: readonly P[],
  matches: (pattern: P, value: T) => boolean,
): T | undefined {
  let left = values;
  for (const pattern of patterns) {
    if (left.length <= 1) break;
    const matching = left.filter((value) => matches(pattern, value));
    if (matching.length > 0) left = matching;
  }
  return left.length === 1 ? left[0] : undefined;
}

function fits(pattern: GroupVersionLike, value: GroupVersionLike): boolean {
  return (
    (pattern.group === AnyGroup || pattern.group === value.group) &&
    (pattern.version === AnyVersion || pattern.version === value.version)
  );
}

function fitsKind(pattern: GroupVersionKindLike, value: GroupVersionKindLike): boolean {
  return fits(pattern, value) && (pattern.kind === AnyKind || pattern.kind === value.kind);
}
