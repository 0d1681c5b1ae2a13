import { parseQuantity, type Quantity } from '#apimachinery/api/resource/quantity';
import { QuantityError } from '#apimachinery/api/resource/quantity_error';
import type { QuantityValue } from '#apimachinery/api/resource/quantity_value';
import type { ResourceList, Resources } from '../resource_list.ts';

/** Amounts of resources to compute with. */
export type Totals = Map<string, Quantity>;

/** The amounts of a list. A null within a list is a zero, as in Go. */
export function totalsOf(list: Resources): Totals {
  const totals: Totals = new Map();
  for (const [name, amount] of Object.entries(list ?? {}))
    if (amount !== undefined) totals.set(name, parseAmount(name, amount ?? 0));
  return totals;
}

/** Converts amounts to their wire form. */
export function fromTotals(totals: Totals): ResourceList {
  // Not by assignment, as a resource may be named `__proto__`.
  return Object.fromEntries(Array.from(totals, ([name, amount]) => [name, amount.toString()]));
}

/** Adds amounts to others. */
export function addTotals(totals: Totals, more: Totals): void {
  for (const [name, amount] of more) totals.set(name, totals.get(name)?.add(amount) ?? amount);
}

/** Raises amounts to the maximum of both. */
export function raiseTotals(totals: Totals, others: Totals): void {
  for (const [name, amount] of others) {
    const old = totals.get(name);
    if (old === undefined || amount.cmp(old) > 0) totals.set(name, amount);
  }
}

/**
 * The amount of a resource.
 * @throws {QuantityError} with the resource as its path
 */
export function parseAmount(name: string, amount: QuantityValue): Quantity {
  try {
    return parseQuantity(amount);
  } catch (error) {
    throw error instanceof QuantityError ? new QuantityError(error.message, error.value, name) : error;
  }
}
