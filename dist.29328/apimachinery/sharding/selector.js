import { quote } from '#engine/schema/fault';
import { hashField } from './hash.js';
import { ShardingError } from './sharding_error.js';
class ShardSelector {
    #requirements;
    constructor(requirements) {
        this.#requirements = requirements;
    }
    matches(object) {
        const [first] = this.#requirements;
        if (first === undefined)
            return true;
        for (const { key } of this.#requirements) {
            if (key !== first.key)
                throw new ShardingError(`inconsistent shard keys: ${quote(first.key)} vs ${quote(key)}`);
        }
        const hash = `0x${hashField(resolveFieldValue(object, first.key))}`;
        return this.#requirements.some(({ start, end }) => !hexLess(hash, start) && hexLess(hash, end));
    }
    empty() {
        return this.#requirements.length === 0;
    }
    toString() {
        return this.#requirements.map(({ key, start, end }) => `shardRange(${key}, '${start}', '${end}')`).join(' || ');
    }
    requirements() {
        return this.#requirements.map((requirement) => ({ ...requirement }));
    }
    deepCopySelector() {
        return this;
    }
}
/** Selects all objects. Mirrors Go's `sharding.Everything`. */
export function everything() {
    return new ShardSelector([]);
}
/** Selects objects in any of the ranges; all objects without ranges. Mirrors Go's `sharding.NewSelector`. */
export function newSelector(...requirements) {
    return selectorOf(requirements);
}
/** As {@link newSelector}, for lists whose length users decide: too many arguments overflow the stack. */
export function selectorOf(requirements) {
    return new ShardSelector(requirements.map(({ key, start, end }) => ({ key, start, end })));
}
/** Whether one bound of a range is below another. Both must be normalized. Mirrors Go's `sharding.HexLess`. */
export function hexLess(a, b) {
    return a.length === b.length ? a < b : a.length < b.length;
}
/**
 * The value of the sharding field; empty when absent. Mirrors Go's `sharding.ResolveFieldValue`.
 * @throws {ShardingError} for a field other than `object.metadata.uid` and `object.metadata.namespace`
 */
export function resolveFieldValue(object, fieldPath) {
    switch (fieldPath) {
        case 'object.metadata.uid':
            return object.metadata?.uid ?? '';
        case 'object.metadata.namespace':
            return object.metadata?.namespace ?? '';
        default:
            throw new ShardingError(`unsupported field path: ${quote(fieldPath)}`);
    }
}
