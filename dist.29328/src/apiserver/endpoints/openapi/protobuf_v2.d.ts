import { type JSONObject } from './document_v2.ts';
/** The bytes of `openapi.v2.Document`. */
export declare function openAPIV2Protobuf(document: JSONObject): Uint8Array;
