import { INLINE, LIST, MAP } from '#engine/schema/descriptor';
import type { Field, FieldType } from '#engine/schema/descriptor';
import { nearest } from '../../validation/checks/nearest.ts';
import type { Keys } from '../input/places.ts';

interface Fielded {
  readonly fields: readonly Field[];
}

/** The field of a struct that was probably meant by an unknown one. */
export function suggestField(root: Fielded, keys: Keys): string | undefined {
  let struct: Fielded | undefined = root;
  for (let at = 0; at < keys.length - 1 && struct !== undefined; at++) {
    const field: Field | undefined = fieldsOf(struct).find(([name]) => name === keys[at]);
    if (field === undefined) return undefined;
    if ((field[2] & (LIST | MAP)) !== 0) at++;
    struct = structOf(field[1]);
    // A union may be a list of its struct.
    if (typeof keys[at + 1] === 'number') at++;
  }
  const name = keys.at(-1);
  if (struct === undefined || typeof name !== 'string') return undefined;
  return nearest(
    name,
    fieldsOf(struct).map(([field]) => field),
  );
}

/** The fields of a struct, those of embedded structs among them. */
function fieldsOf(struct: Fielded): Field[] {
  return struct.fields.flatMap((field) => {
    const embedded = (field[2] & INLINE) === 0 ? undefined : structOf(field[1]);
    return embedded === undefined ? [field] : fieldsOf(embedded);
  });
}

function structOf(type: FieldType): Fielded | undefined {
  if (typeof type === 'string') return undefined;
  if ('fields' in type) return type as Fielded;
  return 'union' in type ? type.of() : undefined;
}
