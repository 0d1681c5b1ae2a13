import { type Spellings } from '#engine/json/notes';
import { type Schema } from '../schema/parts.ts';
/**
 * The spellings of an object's numbers without those in its metadata and in that of embedded objects: Go reads metadata
 * into typed fields, where `generation: 1.0` is the integer 1.
 * @param schema of the object; for a root one made by `ofRoot`
 */
export declare function spellingsOutsideMetadata(spellings: Spellings | undefined, object: unknown, schema: Schema): Spellings | undefined;
