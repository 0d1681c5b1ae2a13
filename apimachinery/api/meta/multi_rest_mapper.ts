import { asError } from '#engine/text/as_error';
import type { GroupKindLike, GroupVersionKind, GroupVersionResource } from '../../runtime/schema/group_version.ts';
import { GroupKind } from '../../runtime/schema/group_version.ts';
import { newAggregate } from '../../util/errors/aggregate.ts';
import { keyOf } from './key_of.ts';
import {
  maybeResetRESTMapper,
  type PartialResource,
  type RESTMapper,
  type RESTMapping,
  type ResettableRESTMapper,
} from './rest_mapper.ts';
import {
  AmbiguousKindError,
  AmbiguousResourceError,
  isNoMatchError,
  NoKindMatchError,
  NoResourceMatchError,
} from './rest_mapper_errors.ts';

/** Combines mappers: all are asked, and their answers are merged. Mirrors Go's `meta.MultiRESTMapper`. */
export class MultiRESTMapper implements ResettableRESTMapper {
  readonly mappers: readonly RESTMapper[];

  constructor(mappers: Iterable<RESTMapper>) {
    this.mappers = [...mappers];
  }

  resourcesFor(resource: PartialResource): GroupVersionResource[] {
    const found = distinct(this.answers((mapper) => mapper.resourcesFor(resource)).flat());
    if (found.length === 0) throw new NoResourceMatchError(resource);
    return found;
  }

  kindsFor(resource: PartialResource): GroupVersionKind[] {
    const found = distinct(this.answers((mapper) => mapper.kindsFor(resource)).flat());
    if (found.length === 0) throw new NoResourceMatchError(resource);
    return found;
  }

  resourceFor(resource: PartialResource): GroupVersionResource {
    const resources = this.resourcesFor(resource);
    if (resources.length === 1) return resources[0]!;
    throw new AmbiguousResourceError(resource, { resources });
  }

  kindFor(resource: PartialResource): GroupVersionKind {
    const kinds = this.kindsFor(resource);
    if (kinds.length === 1) return kinds[0]!;
    throw new AmbiguousResourceError(resource, { kinds });
  }

  /** The one mapping of all mappers, even if others fail. */
  restMapping(gk: GroupKindLike, ...versions: readonly string[]): RESTMapping {
    const failures: Error[] = [];
    const found = this.answers((mapper) => mapper.restMapping(gk, ...versions), failures);
    if (found.length === 1) return found[0]!;
    if (found.length > 1)
      throw new AmbiguousKindError(new GroupKind(gk).withVersion(''), {
        kinds: found.map((mapping) => mapping.groupVersionKind),
      });
    throw newAggregate(failures) ?? new NoKindMatchError(gk, versions);
  }

  restMappings(gk: GroupKindLike, ...versions: readonly string[]): RESTMapping[] {
    const failures: Error[] = [];
    const found = this.answers((mapper) => mapper.restMappings(gk, ...versions), failures).flat();
    const failure = newAggregate(failures) ?? (found.length === 0 ? new NoKindMatchError(gk, versions) : undefined);
    if (failure !== undefined) throw failure;
    return found;
  }

  /**
   * The answer of the first mapper that has one; otherwise throws the last error. Without mappers, the empty string.
   */
  resourceSingularizer(resource: string): string {
    let failure: unknown;
    for (const mapper of this.mappers) {
      try {
        return mapper.resourceSingularizer(resource);
      } catch (error) {
        failure = error;
      }
    }
    if (failure !== undefined) throw failure;
    return '';
  }

  reset(): void {
    for (const mapper of this.mappers) maybeResetRESTMapper(mapper);
  }

  toString(): string {
    const nested = this.mappers.map((mapper) => String(mapper).replaceAll('\n', '\n\t'));
    return `MultiRESTMapper{\n\t${nested.join('\n\t')}\n}`;
  }

  /** The mappers' answers. No-match errors are skipped; others are collected or, without a list, thrown. */
  private answers<T>(ask: (mapper: RESTMapper) => T, failures?: Error[]): T[] {
    const found: T[] = [];
    for (const mapper of this.mappers) {
      try {
        found.push(ask(mapper));
      } catch (error) {
        if (isNoMatchError(error)) continue;
        if (failures === undefined) throw error;
        failures.push(asError(error));
      }
    }
    return found;
  }
}

function distinct<T extends GroupVersionResource | GroupVersionKind>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()];
}
