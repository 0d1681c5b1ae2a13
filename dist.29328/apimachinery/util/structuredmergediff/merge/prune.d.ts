import type { Steps } from '#engine/steps';
import type { ManagedFields, VersionedSet } from '../fieldpath/index.ts';
import type { TypedValue } from '../typed/index.ts';
import type { Converter } from './converter.ts';
/**
 * Removes fields and items from a merged object that the manager applied last time but not this time, and that nobody
 * else owns.
 * @param managers the managers after the apply
 * @param last what the manager applied last time, if anything
 */
export declare function prune(merged: TypedValue, managers: ManagedFields, manager: string, last: VersionedSet | undefined, converter: Converter): Steps<TypedValue>;
