/** JSON text to values without some fields. */
import type { FieldTree } from '../schema/field_tree.ts';
import type { ReadResult } from './read.ts';
/**
 * Reads JSON as `readJSONFast` does, without the fields of a tree. Of what they hold only the end is looked for,
 * so syntax errors within them, or a field that repeats itself, go unnoticed.
 *
 * There are three ways, with the same answers. Where fields are a large part of the text, they are cut out, found by
 * their names alone; if it turns out that a name stands elsewhere, too, or else fields are a small part of the text, the
 * whole text is parsed, and they are removed. What is unusual takes the exact parser.
 * @throws JSONSyntaxError
 */
export declare function readJSONWithout(text: string, tree: FieldTree): ReadResult;
