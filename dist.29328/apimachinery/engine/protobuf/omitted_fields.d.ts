import type { FieldTree } from '../schema/field_tree.ts';
import { type MessageFacts } from './reader.ts';
/** The trees of the fields of a message, by number. */
export type NumberedFields = ReadonlyMap<number, FieldTree>;
/** The fields that readers skip: finds their numbers once for each message. */
export declare class OmittedFields {
    #private;
    readonly tree: FieldTree;
    constructor(tree: FieldTree);
    /** Those of a message that a tree leads into. @param names the Go names of fields, where they are not those of JSON */
    fieldsOf(tree: FieldTree, message: MessageFacts, names: Readonly<Record<number, string>>): NumberedFields;
}
