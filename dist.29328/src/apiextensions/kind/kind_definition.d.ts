import type { CustomResourceColumnDefinition, CustomResourceSubresources, JSONSchemaProps, SelectableField } from '#api/apiextensions/v1/zz_generated.types';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { StructuralSchema } from './structural_schema.ts';
import type { FieldsOf, Flat } from './value_of.ts';
/** The fields of CustomResourceDefinitions that {@link defineKind} takes besides names and schema. */
interface VersionDefinition {
    /** `{ status: {} }` has the status written apart from the rest; `scale` says where replicas are. */
    readonly subresources?: Readonly<CustomResourceSubresources>;
    /** What `kubectl get` shows; name and age unless given. */
    readonly additionalPrinterColumns?: readonly Readonly<CustomResourceColumnDefinition>[];
    /** Fields that field selectors may use, by their JSON paths: `.spec.color`. */
    readonly selectableFields?: readonly Readonly<SelectableField>[];
    /** Whether servers serve this version. True unless given. */
    readonly served?: boolean;
    /** Whether servers warn those who use this version. */
    readonly deprecated?: boolean;
    /** The text of that warning. */
    readonly deprecationWarning?: string;
}
/** A Kind of one's own, in one version: what {@link defineKind} takes. */
export interface KindDefinition<S extends object = StructuralSchema> extends VersionDefinition {
    /** The API group: `example.com`. */
    readonly group: string;
    /** The version within the group: `v1`. */
    readonly version: string;
    readonly kind: string;
    /** The plural name in URLs, `crontabs`. Guessed from the kind unless given, which is wrong for words such as Gateway. */
    readonly plural?: string;
    /** The name of one object for kubectl; the kind in small letters unless given. */
    readonly singular?: string;
    /** Other names for kubectl: `ct`. */
    readonly shortNames?: readonly string[];
    /** Names of groups of resources that kubectl knows it by: `all`. */
    readonly categories?: readonly string[];
    /** Whether objects live in namespaces. True unless given. */
    readonly namespaced?: boolean;
    /** The schema of an object, as in a CustomResourceDefinition: `type: 'object'`, with `spec` and so on as `properties`. */
    readonly schema: S;
}
/** A definition with what was left out. */
export interface CompleteDefinition extends KindDefinition<JSONSchemaProps> {
    readonly plural: string;
    readonly singular: string;
    readonly namespaced: boolean;
}
/** The data of an object whose schema is S, with the fields that every object has. */
export type ObjectOfSchema<G extends string, V extends string, K extends string, S> = Flat<{
    apiVersion: `${G}/${V}`;
    kind: K;
    metadata: ObjectMeta;
} & Omit<FieldsOf<S>, 'apiVersion' | 'kind' | 'metadata'>>;
/** A class that says what it was defined by. */
export interface DefinedKind {
    /** What it was defined by. */
    readonly definition: CompleteDefinition;
}
/** Whether a Kind was made by `defineKind`. */
export declare function isDefined<T extends object>(kind: T): kind is DefinedKind & T;
/** The class of a Kind of one's own, with the data T: a Kind class like those of `kubetyped/api`. */
export type CustomKind<T extends object = object, F extends object = object> = ObjectClass<T, F> & DefinedKind & {
    /** Never there: ties the class to the type of its data. */
    readonly '~data'?: T;
};
/** What the compiler knows of the facts of a Kind. */
export interface CustomKindFacts<G extends string, V extends string, K extends string> {
    readonly group: G;
    readonly version: V;
    readonly apiVersion: `${G}/${V}`;
    readonly kind: K;
    readonly resource: string;
    readonly namespaced: boolean;
}
/** The data of the objects of a Kind: `type Foo = KindOf<typeof Foo>`. */
export type KindOf<C extends {
    readonly '~data'?: object;
}> = NonNullable<C['~data']>;
export {};
