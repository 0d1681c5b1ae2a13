import { type Format } from '#apimachinery/api/resource/format';
import { type Quantity } from '#apimachinery/api/resource/quantity';
import type { QuantityValue } from '#apimachinery/api/resource/quantity_value';
import type { ResourceName } from './zz_generated.types.ts';
/** Amounts of resources by their names: `{ cpu: '250m', memory: '64Mi' }`. */
export type ResourceList = {
    [key in ResourceName]?: QuantityValue;
};
/** A ResourceList that may be missing, which is the same as an empty one. */
export type Resources = Readonly<ResourceList> | null | undefined;
/** A resource of which there is not enough. */
export interface InsufficientResource {
    readonly resource: ResourceName;
    readonly requested: Quantity;
    /** Zero for a resource that is not there at all. */
    readonly available: Quantity;
}
/**
 * Go's methods of `corev1.ResourceList`, and arithmetic as of k8s.io/apiserver/pkg/quota/v1. Amounts are exact. No list
 * is changed; results are new lists whose amounts are canonical texts, ready to be written.
 *
 * All throw a QuantityError for an amount that is not a quantity.
 */
export declare const ResourceList: {
    /** The amount of `cpu`; zero when there is none. */
    readonly cpu: (list: Resources) => Quantity;
    /** The amount of `memory`; zero when there is none. */
    readonly memory: (list: Resources) => Quantity;
    /** The amount of `storage`; zero when there is none. */
    readonly storage: (list: Resources) => Quantity;
    /** The amount of `ephemeral-storage`; zero when there is none. */
    readonly storageEphemeral: (list: Resources) => Quantity;
    /** The number of `pods`; zero when there is none. */
    readonly pods: (list: Resources) => Quantity;
    /** The amount of a resource; when there is none, zero in the format given. */
    readonly name: (list: Resources, name: ResourceName, defaultFormat: Format) => Quantity;
    /** Both amounts of each resource together. As Go's `quota.Add`. */
    readonly add: (a: Resources, b: Resources) => ResourceList;
    /** What is left of `a` without `b`; negative where `b` has more. As Go's `quota.Subtract`. */
    readonly sub: (a: Resources, b: Resources) => ResourceList;
    /** The larger amount of each resource. As Go's `quota.Max`. */
    readonly max: (a: Resources, b: Resources) => ResourceList;
    /** Whether both have the same resources with the same amounts, however these are written. As Go's `quota.Equals`. */
    readonly equals: (a: Resources, b: Resources) => boolean;
    /**
     * The resources of `a` that exceed those of `b`, by name; what `b` doesn't mention is not limited. As the names that
     * Go's `quota.LessThanOrEqual` gives, for a quota.
     */
    readonly exceeded: (a: Resources, b: Resources) => ResourceName[];
    /** Whether there is enough of everything that is requested: {@link ResourceList.insufficient} finds nothing. */
    readonly fits: (requested: Resources, available: Resources) => boolean;
    /**
     * The resources of which more is requested than available, in the order of the request. As in the scheduler, a resource
     * that is not available at all is one of which there is zero, and a request of zero always fits.
     */
    readonly insufficient: (requested: Resources, available: Resources) => InsufficientResource[];
};
