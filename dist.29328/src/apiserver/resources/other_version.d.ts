import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Column } from '../../kinds/aspects/column.ts';
import type { VersionStrategy } from '../registry/rest/strategy.ts';
import type { APIObject } from '../storage/api_object.ts';
/** Another version in which a resource is served: made by {@link otherVersion}, so that its hooks know their objects. */
export interface VersionOptions extends VersionAspects {
    readonly kind: KindClass;
}
/** What is special about a version of a resource. */
export interface VersionAspects<T extends APIObject = APIObject> {
    /** Hooks in place of those of the resource for requests in this version, which see objects in it. */
    readonly strategy?: VersionStrategy<T>;
    /** What `kubectl get` shows in this version; what it shows of the stored objects unless given. */
    readonly columns?: readonly Column<T>[];
    /** What the selectable fields are called in this version, with their names in the stored one; the same unless given. */
    readonly fieldLabels?: Readonly<Record<string, string>>;
}
/**
 * Another version of a resource, and what is special about it.
 *
 * ```ts
 * server.resource(BirdV1, {
 *   otherVersions: [otherVersion(BirdV2, { columns: [{ name: 'Wings', value: ({ spec }) => spec.wings }] })],
 * });
 * ```
 */
export declare function otherVersion<T extends APIObject>(kind: KindClass<T>, aspects?: VersionAspects<NoInfer<T>>): VersionOptions;
