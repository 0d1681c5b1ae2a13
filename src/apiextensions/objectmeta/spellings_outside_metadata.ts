import { type Spellings, spellingsAt } from '#engine/json/notes';
import { setOwn } from '#engine/json/own_property';
import { additionalOf, isEmbedded, itemsOf, propertyOf, type Schema } from '../schema/parts.ts';

/**
 * The spellings of an object's numbers without those in its metadata and in that of embedded objects: Go reads metadata
 * into typed fields, where `generation: 1.0` is the integer 1.
 * @param schema of the object; for a root one made by `ofRoot`
 */
export function spellingsOutsideMetadata(
  spellings: Spellings | undefined,
  object: unknown,
  schema: Schema,
): Spellings | undefined {
  if (typeof spellings !== 'object' || schema === undefined || typeof object !== 'object' || object === null)
    return spellings;
  const kept: Record<string, Spellings> = {};
  for (const key of Object.keys(spellings)) {
    const isList = Array.isArray(object);
    if (!isList && key === 'metadata' && isEmbedded(schema)) continue;
    const inner = isList ? itemsOf(schema) : (propertyOf(schema, key) ?? additionalOf(schema));
    const own = spellingsOutsideMetadata(spellingsAt(spellings, key), Reflect.get(object, key), inner);
    if (own !== undefined) setOwn(kept, key, own);
  }
  return kept;
}
