/** The parts of an OpenAPI schema that are used. */
export interface OpenAPISchema {
    readonly type?: string | readonly string[];
    readonly properties?: {
        readonly [name: string]: OpenAPISchema;
    };
    readonly items?: OpenAPISchema | readonly OpenAPISchema[];
    readonly additionalProperties?: boolean | OpenAPISchema;
    readonly allOf?: readonly OpenAPISchema[];
    readonly $ref?: string;
    readonly format?: string;
    /** The strategies, joined by a comma: `merge,retainKeys`. */
    readonly 'x-kubernetes-patch-strategy'?: string;
    /** The key by which elements of a merged list are matched. */
    readonly 'x-kubernetes-patch-merge-key'?: string;
}
/** Schemas by their names: `definitions` of OpenAPI 2, `components.schemas` of OpenAPI 3. */
export type OpenAPISchemas = {
    readonly [name: string]: OpenAPISchema;
};
