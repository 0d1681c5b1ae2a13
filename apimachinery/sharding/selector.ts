import { quote } from '#engine/schema/fault';
import type { ObjectMetaAccessor } from '../apis/meta/v1/object.ts';
import { hashField } from './hash.ts';
import { ShardingError } from './sharding_error.ts';

/**
 * A range of hashes of a field: from `start`, up to but not including `end`. Both are `0x` and 16 lower-case digits;
 * `0x10000000000000000` is the end of the hash space. Mirrors Go's `sharding.ShardRangeRequirement`.
 */
export interface ShardRangeRequirement {
  /** `object.metadata.uid` or `object.metadata.namespace`. */
  readonly key: string;
  readonly start: string;
  readonly end: string;
}

/**
 * Selects objects by the hash of a field, for `shardSelector` of ListOptions. Immutable. Created by {@link parse},
 * {@link newSelector} and {@link everything}. Mirrors Go's `sharding.Selector`.
 */
export interface Selector {
  /**
   * Whether the object is in one of the ranges.
   * @throws {ShardingError} when the ranges are on different fields, or on a field that does not support sharding
   */
  matches(object: ObjectMetaAccessor): boolean;
  /** Whether there are no ranges, so that everything matches. */
  empty(): boolean;
  /** The form that {@link parse} accepts; empty for everything. */
  toString(): string;
  requirements(): ShardRangeRequirement[];
  /** Returns this selector, as it is immutable. */
  deepCopySelector(): Selector;
}

class ShardSelector implements Selector {
  readonly #requirements: readonly ShardRangeRequirement[];

  constructor(requirements: readonly ShardRangeRequirement[]) {
    this.#requirements = requirements;
  }

  matches(object: ObjectMetaAccessor): boolean {
    const [first] = this.#requirements;
    if (first === undefined) return true;
    for (const { key } of this.#requirements) {
      if (key !== first.key) throw new ShardingError(`inconsistent shard keys: ${quote(first.key)} vs ${quote(key)}`);
    }
    const hash = `0x${hashField(resolveFieldValue(object, first.key))}`;
    return this.#requirements.some(({ start, end }) => !hexLess(hash, start) && hexLess(hash, end));
  }

  empty(): boolean {
    return this.#requirements.length === 0;
  }

  toString(): string {
    return this.#requirements.map(({ key, start, end }) => `shardRange(${key}, '${start}', '${end}')`).join(' || ');
  }

  requirements(): ShardRangeRequirement[] {
    return this.#requirements.map((requirement) => ({ ...requirement }));
  }

  deepCopySelector(): Selector {
    return this;
  }
}

/** Selects all objects. Mirrors Go's `sharding.Everything`. */
export function everything(): Selector {
  return new ShardSelector([]);
}

/** Selects objects in any of the ranges; all objects without ranges. Mirrors Go's `sharding.NewSelector`. */
export function newSelector(...requirements: readonly ShardRangeRequirement[]): Selector {
  return selectorOf(requirements);
}

/** As {@link newSelector}, for lists whose length users decide: too many arguments overflow the stack. */
export function selectorOf(requirements: readonly ShardRangeRequirement[]): Selector {
  return new ShardSelector(requirements.map(({ key, start, end }) => ({ key, start, end })));
}

/** Whether one bound of a range is below another. Both must be normalized. Mirrors Go's `sharding.HexLess`. */
export function hexLess(a: string, b: string): boolean {
  return a.length === b.length ? a < b : a.length < b.length;
}

/**
 * The value of the sharding field; empty when absent. Mirrors Go's `sharding.ResolveFieldValue`.
 * @throws {ShardingError} for a field other than `object.metadata.uid` and `object.metadata.namespace`
 */
export function resolveFieldValue(object: ObjectMetaAccessor, fieldPath: string): string {
  switch (fieldPath) {
    case 'object.metadata.uid':
      return object.metadata?.uid ?? '';
    case 'object.metadata.namespace':
      return object.metadata?.namespace ?? '';
    default:
      throw new ShardingError(`unsupported field path: ${quote(fieldPath)}`);
  }
}
