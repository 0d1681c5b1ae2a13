import type { KindFacts } from '#apimachinery/runtime/kind_class';
/** A field: its name, its type as text, what rules there are for it, and the type whose fields stand below it. */
export type ExplainedField = readonly [name: string, type: string, doc: readonly string[], below?: string];
/** What the program knows of the API's types, by their Go names. */
export interface Explanations {
    readonly kinds: {
        readonly [type: string]: readonly string[];
    };
    readonly types: {
        readonly [type: string]: {
            readonly doc?: readonly string[];
            readonly fields: readonly ExplainedField[];
        };
    };
    /** Descriptions of types ('') and fields, by type name, without the version unless they differ by version. */
    readonly words: {
        readonly [type: string]: {
            readonly [field: string]: string;
        };
    };
}
/** A kind that can be explained. A KindClass is one. */
export interface ExplainedKind extends Pick<KindFacts, 'group' | 'version' | 'kind' | 'type' | 'resource' | 'lifecycle'> {
    /** Other names for it: the singular, and short ones. */
    readonly aliases?: readonly string[];
}
/** The description of a type, given by its Go name, or of one of its fields. */
export declare function describe({ words }: Explanations, type: string, field?: string): string | undefined;
/** Reads them: they are generated data, published beside the program. */
export declare function readExplanations(): Explanations;
