import type { ServedResource } from '../served_resource.ts';
import { type JSONObject } from './document_v2.ts';
/** An OpenAPI document as it is sent. */
export interface EncodedDocument {
    readonly json: string;
    /** By it clients tell whether they know it already. */
    readonly hash: string;
}
/** The document of version 2, of everything, as it is sent. */
export interface EncodedDocumentV2 extends EncodedDocument {
    /** The same as Protobuf. */
    protobuf(): Uint8Array;
}
/** What is served under a path. */
export interface ServedVersion {
    readonly path: string;
    readonly resources: readonly ServedResource[];
}
/** The OpenAPI documents of a server, each made when it is first asked for, and again when its resources change. */
export declare class OpenAPIDocuments {
    #private;
    /** The document of the resources under a path. @param version of the server */
    get(path: string, resources: readonly ServedResource[], version: string): EncodedDocument;
    /** The document of version 2. @param version of the server @param others what other servers say, to be added */
    v2(all: readonly ServedVersion[], version: string, others?: readonly JSONObject[]): Promise<EncodedDocumentV2>;
}
