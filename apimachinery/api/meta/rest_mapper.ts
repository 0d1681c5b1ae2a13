import type {
  GroupKindLike,
  GroupVersionKind,
  GroupVersionResource,
  GroupVersionResourceLike,
} from '../../runtime/schema/group_version.ts';
import type { RESTScope } from './rest_scope.ts';

/** Where objects of a kind are read and written. Mirrors Go's `meta.RESTMapping`. */
export interface RESTMapping {
  readonly resource: GroupVersionResource;
  readonly groupVersionKind: GroupVersionKind;
  readonly scope: RESTScope;
}

/** A resource of which group and version may be left open. */
export type PartialResource = Partial<GroupVersionResourceLike>;

/**
 * Tells which kind a resource has and where a kind is found. Resources may be given in part: without group or version,
 * in the singular. Mirrors Go's `meta.RESTMapper`.
 *
 * Differs from Go: a mapper gives an answer or throws; none does both.
 */
export interface RESTMapper {
  /** The one kind of a resource. @throws NoResourceMatchError AmbiguousResourceError */
  kindFor(resource: PartialResource): GroupVersionKind;
  /** All kinds that may be meant, the preferred first. @throws NoResourceMatchError */
  kindsFor(resource: PartialResource): GroupVersionKind[];
  /** The one resource that is meant, in the plural. @throws NoResourceMatchError AmbiguousResourceError */
  resourceFor(resource: PartialResource): GroupVersionResource;
  /** All resources that may be meant, the preferred first. @throws NoResourceMatchError */
  resourcesFor(resource: PartialResource): GroupVersionResource[];
  /** Where a kind is found, in the first of the versions that there is, else in the preferred one. @throws NoKindMatchError NoResourceMatchError AmbiguousKindError */
  restMapping(gk: GroupKindLike, ...versions: readonly string[]): RESTMapping;
  /** All places where a kind is found; with versions only the first of them that there is. @throws NoKindMatchError NoResourceMatchError */
  restMappings(gk: GroupKindLike, ...versions: readonly string[]): RESTMapping[];
  /** The singular of a resource: `pod`. @throws NoResourceMatchError SingularError */
  resourceSingularizer(resource: string): string;
}

/** A mapper that keeps what it has learned, and can forget it. Mirrors Go's `meta.ResettableRESTMapper`. */
export interface ResettableRESTMapper extends RESTMapper {
  reset(): void;
}

/** Makes a mapper forget what it has learned, if it keeps anything. Mirrors Go's `meta.MaybeResetRESTMapper`. */
export function maybeResetRESTMapper(mapper: RESTMapper): void {
  const { reset } = mapper as Partial<ResettableRESTMapper>;
  if (typeof reset === 'function') reset.call(mapper);
}
