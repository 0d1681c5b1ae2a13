import type { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
/** A TypeScript module for the Kinds of one group and version. */
export interface GeneratedModule {
    readonly group: string;
    readonly version: string;
    /** `monitoring.coreos.com/v1.ts`. */
    readonly path: string;
    /** The source. It imports only from kubetyped. */
    readonly text: string;
    /** The Kinds in it, sorted. */
    readonly kinds: readonly string[];
}
/**
 * Writes TypeScript for the Kinds of definitions: a module for each group and version, as in `kubetyped/api`, with
 * interfaces that have the words of the descriptions, Kind classes, and `addToScheme`. Each version that is served gets
 * types. The output depends on the definitions alone, not on their order.
 * @param definitions of v1, as decoded
 * @throws {KindDefinitionError} when a schema is wrong, a kind is no identifier, or is defined twice and differently
 */
export declare function generateTypes(definitions: readonly CustomResourceDefinition[]): GeneratedModule[];
