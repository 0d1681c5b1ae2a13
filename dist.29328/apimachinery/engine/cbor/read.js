/** CBOR to JSON values, with a descriptor or without. */
import { compile, NO_SCALARS } from '../schema/compile.js';
import { readAny } from './read_any.js';
import { Reader } from './reader.js';
import { Source } from './source.js';
import { checkOneItem } from './wellformed.js';
/**
 * Reads the data of a struct, as JSON values, and checks them as Go does. Raw JSON within it may be
 * any CBOR. Unknown fields are kept.
 * @throws CBORError
 */
export function readCBOR(data, struct, options = {}) {
    checkOneItem(data);
    const shape = compile(struct, options.scalars ?? NO_SCALARS);
    const reader = new Reader(data, shape, options);
    return { value: reader.root(), unknown: reader.unknown };
}
/**
 * Reads data of any type as a JSON value.
 * @throws CBORError
 */
export function readAnyCBOR(data) {
    checkOneItem(data);
    return readAny(new Source(data));
}
