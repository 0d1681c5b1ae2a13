import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { IntOrString } from '#apimachinery/util/intstr/int_or_string';
/** The same type, which editors show as the fields that it has. */
export type Flat<T> = {
    [K in keyof T]: T[K];
} & {};
/** An object whose fields no schema names. */
interface AnyFields {
    [key: string]: unknown;
}
/** A complete object within another: `x-kubernetes-embedded-resource`. */
export interface EmbeddedObject {
    apiVersion: string;
    kind: string;
    metadata?: ObjectMeta;
    [key: string]: unknown;
}
/**
 * The type of the values that a structural schema S, given as a literal type, admits. A field is required when S says so
 * and has no default for it: a server fills that in. Formats are strings; `enum` gives literals; what only constrains
 * (`allOf`, `pattern`, rules) does not show.
 */
export type ValueOf<S> = S extends {
    readonly nullable: true;
} ? Present<S> | null : Present<S>;
type Present<S> = S extends {
    readonly 'x-kubernetes-int-or-string': true;
} ? IntOrString : S extends {
    readonly enum: readonly (infer V)[];
} ? V : S extends {
    readonly 'x-kubernetes-embedded-resource': true;
} ? Flat<EmbeddedObject & FieldsOf<S>> : S extends {
    readonly type: infer T;
} ? Typed<S, T> : unknown;
type Typed<S, T> = [T] extends ['string'] ? string : [T] extends ['boolean'] ? boolean : [T] extends ['integer' | 'number'] ? number : [T] extends ['array'] ? S extends {
    readonly items: infer I;
} ? ValueOf<I>[] : unknown[] : [T] extends ['object'] ? ObjectOf<S> : unknown;
type ObjectOf<S> = S extends {
    readonly 'x-kubernetes-preserve-unknown-fields': true;
} ? Flat<AnyFields & FieldsOf<S>> : S extends {
    readonly properties: object;
} ? FieldsOf<S> : S extends {
    readonly additionalProperties: infer A;
} ? {
    [key: string]: A extends boolean ? unknown : ValueOf<A>;
} : Record<string, never>;
/** The names of the fields that are always there. */
type RequiredName<S, P> = S extends {
    readonly required: readonly (infer R)[];
} ? {
    [K in keyof P]: K extends R ? (P[K] extends {
        readonly default: unknown;
    } ? never : K) : never;
}[keyof P] : never;
/** The fields that the `properties` of an object's schema name. */
export type FieldsOf<S> = S extends {
    readonly properties: infer P;
} ? Flat<{
    -readonly [K in keyof P as K extends RequiredName<S, P> ? K : never]: ValueOf<P[K]>;
} & {
    -readonly [K in keyof P as K extends RequiredName<S, P> ? never : K]?: ValueOf<P[K]>;
}> : object;
export {};
