import type { GroupKindLike, GroupVersionKind, GroupVersionResource } from '../../runtime/schema/group_version.ts';
import {
  maybeResetRESTMapper,
  type PartialResource,
  type RESTMapper,
  type RESTMapping,
  type ResettableRESTMapper,
} from './rest_mapper.ts';

/**
 * A mapper loaded once, on first use. If loading fails, every call throws that error. Mirrors Go's
 * `meta.NewLazyRESTMapperLoader`.
 */
export function newLazyRESTMapperLoader(load: () => RESTMapper): ResettableRESTMapper {
  return new LazyRESTMapper(load);
}

class LazyRESTMapper implements ResettableRESTMapper {
  private readonly load: () => RESTMapper;
  private loaded: { readonly mapper: RESTMapper } | { readonly failure: unknown } | undefined;

  constructor(load: () => RESTMapper) {
    this.load = load;
  }

  kindFor(resource: PartialResource): GroupVersionKind {
    return this.mapper().kindFor(resource);
  }

  kindsFor(resource: PartialResource): GroupVersionKind[] {
    return this.mapper().kindsFor(resource);
  }

  resourceFor(resource: PartialResource): GroupVersionResource {
    return this.mapper().resourceFor(resource);
  }

  resourcesFor(resource: PartialResource): GroupVersionResource[] {
    return this.mapper().resourcesFor(resource);
  }

  restMapping(gk: GroupKindLike, ...versions: readonly string[]): RESTMapping {
    return this.mapper().restMapping(gk, ...versions);
  }

  restMappings(gk: GroupKindLike, ...versions: readonly string[]): RESTMapping[] {
    return this.mapper().restMappings(gk, ...versions);
  }

  resourceSingularizer(resource: string): string {
    return this.mapper().resourceSingularizer(resource);
  }

  /** Resets the mapper, if it has been loaded. */
  reset(): void {
    if (this.loaded !== undefined && 'mapper' in this.loaded) maybeResetRESTMapper(this.loaded.mapper);
  }

  private mapper(): RESTMapper {
    this.loaded ??= this.attempt();
    if ('failure' in this.loaded) throw this.loaded.failure;
    return this.loaded.mapper;
  }

  private attempt(): { readonly mapper: RESTMapper } | { readonly failure: unknown } {
    try {
      return { mapper: this.load() };
    } catch (failure) {
      return { failure };
    }
  }
}
