import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import type { GroupVersionKindLike, GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Client } from '../client.ts';
import type { CallOptions } from '../options.ts';
/** A schema of an OpenAPI v3 document. References lead to `components.schemas` of the same document. */
export interface OpenAPISchema extends JSONSchemaProps {
    readonly 'x-kubernetes-group-version-kind'?: readonly GroupVersionKindLike[];
}
/** The OpenAPI v3 document of one group and version: those parts that tools of Kubernetes look at. */
export interface OpenAPIDocument {
    readonly openapi: string;
    readonly info: {
        readonly title: string;
        readonly version: string;
    };
    /** Operations by path. */
    readonly paths: Readonly<Record<string, unknown>>;
    readonly components?: {
        readonly schemas?: Readonly<Record<string, OpenAPISchema>>;
    };
}
/**
 * Asks a server for the schemas of what it has: the list of groups and versions when it is first needed, and the document of
 * each when that is. Mirrors Go's `openapi.Client` and `openapi3.Root`, with the cache of `cached.NewClient`.
 */
export declare class OpenAPI {
    #private;
    constructor(client: Client);
    /**
     * The paths of all groups and versions, such as `api/v1` and `apis/apps/v1`.
     * @throws StatusError ConnectionError; a StatusError of which `isNotFound` is true by servers without OpenAPI v3
     */
    paths({ signal }?: CallOptions): Promise<readonly string[]>;
    /**
     * The document of a group and version; undefined for one that the server doesn't have.
     * @throws StatusError ConnectionError
     */
    document(gv: GroupVersionLike, { signal }?: CallOptions): Promise<OpenAPIDocument | undefined>;
    /**
     * The schema of a kind, in the document of its group and version; undefined when the server doesn't have it.
     * @throws StatusError ConnectionError
     */
    schema(gvk: GroupVersionKindLike, options?: CallOptions): Promise<OpenAPISchema | undefined>;
    /** Asks for the list again the next time, and for documents that have changed by then. */
    invalidate(): void;
}
