import { asError } from '#engine/text/as_error';
import type { GroupKindLike, GroupVersionKind, GroupVersionResource } from '../../runtime/schema/group_version.ts';
import { newAggregate } from '../../util/errors/aggregate.ts';
import { MultiRESTMapper } from './multi_rest_mapper.ts';
import type { PartialResource, RESTMapper, RESTMapping } from './rest_mapper.ts';
import { isNoMatchError } from './rest_mapper_errors.ts';

/**
 * Combines mappers: where a single answer is wanted, the first mapper that has one wins. Mirrors Go's
 * `meta.FirstHitRESTMapper`.
 *
 * Differs from Go: throws without mappers; Go returns empty answers.
 */
export class FirstHitRESTMapper extends MultiRESTMapper {
  override resourceFor(resource: PartialResource): GroupVersionResource {
    return this.firstAnswer(
      (mapper) => mapper.resourceFor(resource),
      () => super.resourceFor(resource),
    );
  }

  override kindFor(resource: PartialResource): GroupVersionKind {
    return this.firstAnswer(
      (mapper) => mapper.kindFor(resource),
      () => super.kindFor(resource),
    );
  }

  override restMapping(gk: GroupKindLike, ...versions: readonly string[]): RESTMapping {
    return this.firstAnswer(
      (mapper) => mapper.restMapping(gk, ...versions),
      () => super.restMapping(gk, ...versions),
    );
  }

  override toString(): string {
    return `FirstHitRESTMapper{\n\t${super.toString()}\n}`;
  }

  private firstAnswer<T>(ask: (mapper: RESTMapper) => T, withoutMappers: () => T): T {
    const failures: Error[] = [];
    for (const mapper of this.mappers) {
      try {
        return ask(mapper);
      } catch (error) {
        failures.push(asError(error));
      }
    }
    if (failures.length === 0) return withoutMappers();
    throw failures.length === 1 || failures.every(isNoMatchError) ? failures[0]! : newAggregate(failures)!;
  }
}
