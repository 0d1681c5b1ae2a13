import type { Format } from '#apimachinery/api/resource/format';
import { newScaledQuantity, type Quantity } from '#apimachinery/api/resource/quantity';
import { Milli, type Scale } from '#apimachinery/api/resource/scale';
import { totalsOf } from './internal/resource_totals.ts';
import type { InsufficientResource, ResourceList, Resources } from './resource_list.ts';
import { ResourceCPU } from './zz_generated.constants.ts';
import type { ResourceName } from './zz_generated.types.ts';

/**
 * Amounts of resources to compute with: of what a node has left, or all Pods of a quota request. Texts are parsed once, so
 * use it where the same amounts are compared or added many times, as schedulers and autoscalers do; for once,
 * {@link ResourceList} is enough. Amounts are exact, and formats are kept as Go's `Quantity` keeps them.
 *
 * ```ts
 * const free = new ResourceTotals(node.status?.allocatable);
 * for (const pod of pods) free.sub(podRequestTotals(pod));
 * if (podRequestTotals(next).fits(free)) bind(next, node);
 * ```
 */
export class ResourceTotals {
  readonly #amounts = new Map<string, Amount>();

  /** @throws {QuantityError} for an amount that is not a quantity, with the resource as its path */
  constructor(amounts?: Resources | ReadonlyMap<string, Quantity>) {
    for (const [name, quantity] of isParsed(amounts) ? amounts : totalsOf(amounts))
      this.#amounts.set(name, new Amount(name, quantity));
  }

  /** Adds amounts to these, as Go's `quota.Add`. @returns this */
  add(more: ResourceTotals): this {
    for (const amount of more.#amounts.values()) {
      const own = this.#amounts.get(amount.name);
      if (own === undefined) this.#amounts.set(amount.name, amount.copy());
      else own.add(amount, 1);
    }
    return this;
  }

  /** Takes amounts from these, as Go's `quota.Subtract`; what is not there gets negative. @returns this */
  sub(less: ResourceTotals): this {
    for (const amount of less.#amounts.values()) {
      const own = this.#amounts.get(amount.name);
      if (own !== undefined) own.add(amount, -1);
      else this.#amounts.set(amount.name, new Amount(amount.name, amount.quantity().neg()));
    }
    return this;
  }

  /** Whether there is enough of everything, as {@link ResourceList.fits}. */
  fits(available: ResourceTotals): boolean {
    for (const wanted of this.#amounts.values()) if (!wanted.fits(available.#amounts.get(wanted.name))) return false;
    return true;
  }

  /** What there is not enough of, as {@link ResourceList.insufficient}. */
  insufficient(available: ResourceTotals): InsufficientResource[] {
    return Array.from(this.#amounts.values()).flatMap((wanted) => {
      const left = available.#amounts.get(wanted.name);
      if (wanted.fits(left)) return [];
      const none = newScaledQuantity(0, 0, wanted.format);
      return [{ resource: wanted.name, requested: wanted.quantity(), available: left?.quantity() ?? none }];
    });
  }

  /** The amount of a resource; undefined when there is none. */
  get(name: ResourceName): Quantity | undefined {
    return this.#amounts.get(name)?.quantity();
  }

  /** The same amounts, to be changed on their own. */
  copy(): ResourceTotals {
    const copy = new ResourceTotals();
    for (const [name, amount] of this.#amounts) copy.#amounts.set(name, amount.copy());
    return copy;
  }

  /** The amounts as canonical texts, ready to be written. */
  toList(): ResourceList {
    // Not by assignment, as a resource may be named `__proto__`.
    return Object.fromEntries(Array.from(this.#amounts, ([name, amount]) => [name, amount.quantity().toString()]));
  }
}

function isParsed(amounts: Resources | ReadonlyMap<string, Quantity>): amounts is ReadonlyMap<string, Quantity> {
  return amounts instanceof Map;
}

/** How much there is of a resource: for CPU in thousandths, for all else in whole units. */
class Amount {
  readonly name: string;
  readonly scale: Scale;
  /** A safe integer; NaN for an amount that is none in this unit, which the quantity then has. */
  count: number;
  format: Format;
  /** The quantity that it was made of, or that it is; undefined when only the count has it. */
  exact: Quantity | undefined;

  constructor(name: string, quantity: Quantity) {
    this.name = name;
    this.scale = name === ResourceCPU ? Milli : 0;
    this.count = countOf(quantity, this.scale);
    this.format = quantity.format;
    this.exact = quantity;
  }

  quantity(): Quantity {
    return (this.exact ??= newScaledQuantity(this.count, this.scale, this.format));
  }

  copy(): Amount {
    return new Amount(this.name, this.quantity());
  }

  add(other: Amount, sign: 1 | -1): void {
    const sum = this.count + sign * other.count;
    if (Number.isSafeInteger(sum)) {
      if (this.count === 0) this.format = other.format;
      this.count = sum;
      this.exact = undefined;
    } else {
      const exact = sign > 0 ? this.quantity().add(other.quantity()) : this.quantity().sub(other.quantity());
      this.count = countOf(exact, this.scale);
      this.format = exact.format;
      this.exact = exact;
    }
  }

  /** Whether this is no more than what is left; zero always fits. */
  fits(left: Amount | undefined): boolean {
    // A comparison with NaN is false.
    const count = left === undefined ? 0 : left.count;
    if (this.count <= count || this.count === 0) return true;
    if (this.count > count) return false;
    return this.quantity().cmp(left?.quantity() ?? 0) <= 0;
  }
}

/** A quantity as a multiple of 10^scale; NaN when it is none, or not exact as a number. */
function countOf(quantity: Quantity, scale: Scale): number {
  const rounded = quantity.roundUp(scale);
  if (rounded !== quantity && !rounded.equal(quantity)) return Number.NaN;
  try {
    const count = quantity.scaledValue(scale);
    return typeof count === 'number' ? count : Number.NaN;
  } catch {
    // Beyond an int64.
    return Number.NaN;
  }
}
