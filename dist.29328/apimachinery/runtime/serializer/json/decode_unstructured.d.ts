import type { JSONDocument } from '#engine/json/document';
import type { Decoded } from '../../codec.ts';
import type { Unstructured } from '../../unstructured.ts';
/** Makes a document the data of an object without a class. In strict mode, only duplicate keys are refused. */
export declare function decodeUnstructured(into: Unstructured, document: JSONDocument, strict: boolean): Decoded;
