/** Checks a JSON value against a descriptor, in one pass, and makes nulls mean what they mean to Go. */
import type { JSONDocument } from '../json/document.ts';
import type { ScalarSyntaxes, Struct } from '../schema/descriptor.ts';
import type { Fault } from '../schema/fault.ts';
import type { Node } from '../schema/node.ts';
/** How {@link verify} checks. */
export interface VerifyOptions {
    /** The scalars that descriptors name. */
    scalars?: ScalarSyntaxes;
    /** Report unknown fields, and duplicate ones of a document. */
    strict?: boolean;
}
/** What {@link verify} has found. */
export interface Verified {
    /** The value; another object than the argument only when nulls had to go from its top level. */
    value: unknown;
    faults: Fault[];
}
/**
 * Checks every known field of a value for type, range and syntax, and makes nulls mean what they mean to Go: gone on a
 * field, the zero value in a list or map. Changes the value in place.
 *
 * Faults come in the order Go would report them: the first `type` fault is the error Go gives. Without one, the
 * `unknown` and `duplicate` faults are Go's strict errors, at most 100.
 */
export declare function verify(struct: Struct, value: unknown, options?: VerifyOptions): Verified;
/**
 * {@link verify} for the value of a document, which is read again, exactly, where the value may not be what the text says.
 * @throws JSONSyntaxError when it isn't JSON
 */
export declare function verifyDocument(struct: Struct, document: JSONDocument, options?: VerifyOptions): Verified;
/** The same for a value of any type but null, with the scalars that its node has. Unknown fields are not reported. */
export declare function verifyValue(node: Node, value: unknown): Verified;
