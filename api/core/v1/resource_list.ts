import { BinarySI, DecimalSI, type Format } from '#apimachinery/api/resource/format';
import { newQuantity, type Quantity } from '#apimachinery/api/resource/quantity';
import type { QuantityValue } from '#apimachinery/api/resource/quantity_value';
import { fromTotals, parseAmount, totalsOf } from './internal/resource_totals.ts';
import {
  ResourceCPU,
  ResourceEphemeralStorage,
  ResourceMemory,
  ResourcePods,
  ResourceStorage,
} from './zz_generated.constants.ts';
import type { ResourceName } from './zz_generated.types.ts';

/** Amounts of resources by their names: `{ cpu: '250m', memory: '64Mi' }`. */
export type ResourceList = { [key in ResourceName]?: QuantityValue };

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
export const ResourceList = {
  /** The amount of `cpu`; zero when there is none. */
  cpu(list: Resources): Quantity {
    return ResourceList.name(list, ResourceCPU, DecimalSI);
  },
  /** The amount of `memory`; zero when there is none. */
  memory(list: Resources): Quantity {
    return ResourceList.name(list, ResourceMemory, BinarySI);
  },
  /** The amount of `storage`; zero when there is none. */
  storage(list: Resources): Quantity {
    return ResourceList.name(list, ResourceStorage, BinarySI);
  },
  /** The amount of `ephemeral-storage`; zero when there is none. */
  storageEphemeral(list: Resources): Quantity {
    return ResourceList.name(list, ResourceEphemeralStorage, BinarySI);
  },
  /** The number of `pods`; zero when there is none. */
  pods(list: Resources): Quantity {
    return ResourceList.name(list, ResourcePods, DecimalSI);
  },
  /** The amount of a resource; when there is none, zero in the format given. */
  name(list: Resources, name: ResourceName, defaultFormat: Format): Quantity {
    const amount = list && Object.hasOwn(list, name) ? list[name] : undefined;
    return amount === undefined || amount === null ? newQuantity(0, defaultFormat) : parseAmount(name, amount);
  },
  /** Both amounts of each resource together. As Go's `quota.Add`. */
  add(a: Resources, b: Resources): ResourceList {
    const totals = totalsOf(a);
    for (const [name, amount] of totalsOf(b)) totals.set(name, totals.get(name)?.add(amount) ?? amount);
    return fromTotals(totals);
  },
  /** What is left of `a` without `b`; negative where `b` has more. As Go's `quota.Subtract`. */
  sub(a: Resources, b: Resources): ResourceList {
    const totals = totalsOf(a);
    for (const [name, amount] of totalsOf(b)) totals.set(name, totals.get(name)?.sub(amount) ?? amount.neg());
    return fromTotals(totals);
  },
  /** The larger amount of each resource. As Go's `quota.Max`. */
  max(a: Resources, b: Resources): ResourceList {
    const totals = totalsOf(a);
    for (const [name, amount] of totalsOf(b)) {
      const other = totals.get(name);
      if (other === undefined || other.cmp(amount) <= 0) totals.set(name, amount);
    }
    return fromTotals(totals);
  },
  /** Whether both have the same resources with the same amounts, however these are written. As Go's `quota.Equals`. */
  equals(a: Resources, b: Resources): boolean {
    const theirs = totalsOf(b);
    const ours = totalsOf(a);
    return ours.size === theirs.size && [...ours].every(([name, amount]) => theirs.get(name)?.cmp(amount) === 0);
  },
  /**
   * The resources of `a` that exceed those of `b`, by name; what `b` doesn't mention is not limited. As the names that
   * Go's `quota.LessThanOrEqual` gives, for a quota.
   */
  exceeded(a: Resources, b: Resources): ResourceName[] {
    const ours = totalsOf(a);
    return [...totalsOf(b)].flatMap(([name, limit]) => ((ours.get(name)?.cmp(limit) ?? 0) > 0 ? [name] : []));
  },
  /** Whether there is enough of everything that is requested: {@link ResourceList.insufficient} finds nothing. */
  fits(requested: Resources, available: Resources): boolean {
    return ResourceList.insufficient(requested, available).length === 0;
  },
  /**
   * The resources of which more is requested than available, in the order of the request. As in the scheduler, a resource
   * that is not available at all is one of which there is zero, and a request of zero always fits.
   */
  insufficient(requested: Resources, available: Resources): InsufficientResource[] {
    return [...totalsOf(requested)].flatMap(([resource, wanted]) => {
      const left = ResourceList.name(available, resource, wanted.format);
      return wanted.isZero() || wanted.cmp(left) <= 0 ? [] : [{ resource, requested: wanted, available: left }];
    });
  },
} as const;
