import { ValueDocument } from '#engine/json/value_document';
import type { FieldTree } from '#engine/schema/field_tree';
/**
 * A YAML text that is to become an object. No number has a spelling: Go makes JSON of YAML first, and writes `1.0` and `1e3`
 * as the integers 1 and 1000.
 */
export declare class YAMLDocument extends ValueDocument {
    #private;
    readonly data: string | Uint8Array;
    /**
     * @param omit fields to leave out
     * @throws DecodeError when the data are not YAML; its `cause` may be a YAMLError
     */
    constructor(data: string | Uint8Array, omit?: FieldTree);
    get text(): string;
    get strictErrors(): readonly string[];
    get duplicates(): readonly (readonly (string | number)[])[];
}
