import { type Quantity } from '#apimachinery/api/resource/quantity';
import type { QuantityValue } from '#apimachinery/api/resource/quantity_value';
import type { ResourceList, Resources } from '../resource_list.ts';
/** Amounts of resources to compute with. */
export type ResourceTotals = Map<string, Quantity>;
/** The amounts of a list. A null within a list is a zero, as in Go. */
export declare function totalsOf(list: Resources): ResourceTotals;
/** Converts amounts to their wire form. */
export declare function fromTotals(totals: ResourceTotals): ResourceList;
/** Adds amounts to others. */
export declare function addTotals(totals: ResourceTotals, more: ResourceTotals): void;
/** Raises amounts to the maximum of both. */
export declare function raiseTotals(totals: ResourceTotals, others: ResourceTotals): void;
/**
 * The amount of a resource.
 * @throws {QuantityError} with the resource as its path
 */
export declare function parseAmount(name: string, amount: QuantityValue): Quantity;
