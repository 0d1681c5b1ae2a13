import { UNLIMITED } from '../../cel/index.js';
import { hasAdditional } from '../schema/parts.js';
/** The most that one rule may cost by estimate. Mirrors `StaticEstimatedCostLimit`. */
export const RULE_COST_LIMIT = 10000000n;
/** The most that all rules of a schema may cost by estimate. Mirrors `StaticEstimatedCRDCostLimit`. */
export const SCHEMA_COST_LIMIT = 100000000n;
/** What the rules of a schema may cost together. */
export class TotalCost {
    total = 0n;
    #expensive = [];
    observe(path, cost) {
        this.total = capped(this.total + cost);
        if (cost < SCHEMA_COST_LIMIT / 100n)
            return;
        this.#expensive.push({ path, cost });
        this.#expensive.sort((a, b) => (a.cost < b.cost ? 1 : a.cost > b.cost ? -1 : 0));
        this.#expensive.splice(4);
    }
    /** The places of the four rules that cost most. */
    get mostExpensive() {
        return this.#expensive.map(({ path }) => path);
    }
}
function capped(value) {
    return value > UNLIMITED ? UNLIMITED : value;
}
/** A product that ends at the largest uint64. */
export function multiplied(a, b) {
    return capped(a * b);
}
/** How many values below a schema there can be for one of it; undefined without a limit. */
export function elementsBelow(schema) {
    const atLeastZero = (limit) => limit === undefined || limit === null ? undefined : limit < 0 ? 0n : BigInt(limit);
    if (schema.type === 'array')
        return atLeastZero(schema.maxItems);
    if (schema.type === 'object' && hasAdditional(schema))
        return atLeastZero(schema.maxProperties);
    return 1n;
}
/** What is said of a cost above its limit. */
export function costMessage(what, cost, limit) {
    const factor = Number(cost) / Number(limit);
    const times = factor > 100 ? 'more than 100x' : factor < 1.5 ? `${factor.toFixed(6)}x` : `${factor.toFixed(1)}x`;
    return `${what} exceeds budget by factor of ${times} (try simplifying the rule, or adding maxItems, maxProperties, and maxLength where arrays, maps, and strings are declared)`;
}
