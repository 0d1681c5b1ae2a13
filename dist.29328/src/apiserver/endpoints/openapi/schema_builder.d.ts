import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
import type { Describe } from './descriptions.ts';
/** A schema of OpenAPI, or a part of one. */
export interface OpenAPISchema {
    readonly [keyword: string]: unknown;
}
/** What names a kind. */
type CustomKind = Pick<KindClass, 'group' | 'version' | 'kind' | 'apiVersion'>;
/** Makes OpenAPI schemas of types, each once, by what their descriptors say. */
export declare class SchemaBuilder {
    #private;
    readonly schemas: Record<string, OpenAPISchema>;
    constructor(describe: Describe);
    /** A reference to the schema of a Kind, which says what group, version and kind it is. */
    kind(type: KindClass, gvks?: readonly GroupVersionKindLike[]): OpenAPISchema;
    /** The same for custom resources, by the schema of their definition. */
    custom(type: CustomKind, schema: OpenAPISchema): OpenAPISchema;
    /** The same for a list of custom resources. @param item reference to their schema */
    customList(type: KindClass, item: OpenAPISchema): OpenAPISchema;
}
/** `io.k8s.api.core.v1.Pod` of `k8s.io/api/core/v1.Pod`. */
export declare function definitionName(type: string): string;
export {};
