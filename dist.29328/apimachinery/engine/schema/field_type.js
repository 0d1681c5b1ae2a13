import { LIST } from './descriptor.js';
/**
 * The type of one field of a struct itself, not of those it embeds; undefined when there is no such field. For code that
 * is in every bundle and need not know more: `compile` reads everything.
 */
export function fieldType(struct, name) {
    const row = struct.fields.find((field) => field[0] === name);
    return row && { type: row[1], isList: (row[2] & LIST) !== 0 };
}
