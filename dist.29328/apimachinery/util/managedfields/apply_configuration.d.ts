import type { ListMapKey, SoleListMapKey } from './internal/zz_generated.schema_facts.ts';
/** The names of the properties of T that hold data, not methods. */
type DataKey<T, K extends keyof T> = T[K] extends (...args: never[]) => unknown ? never : K;
/** Whether a property of T may be missing. */
type IsOptional<T, K extends keyof T> = Record<never, never> extends Pick<T, K> ? true : false;
/** The properties among Names that every T has, as strings or numbers. */
type Demanded<T, Names> = {
    [K in keyof T]-?: K extends Names ? T[K] extends string | number ? IsOptional<T, K> extends true ? never : K : never : never;
}[keyof T];
/** The key fields of list items, as far as the type requires them. */
type KeyOf<T> = [Demanded<T, SoleListMapKey>] extends [never] ? Demanded<T, ListMapKey> : Demanded<T, SoleListMapKey>;
/** A partial value. */
type Part<V> = V extends readonly (infer Item)[] ? readonly (Item extends object ? ItemPart<Item> : Item)[] : V extends object ? {
    readonly [K in keyof V as DataKey<V, K>]?: Part<V[K]>;
} : V;
/** A list item: its keys are required. */
type ItemPart<T> = Item<T, KeyOf<T>>;
type Item<T, Keys extends keyof T> = {
    readonly [K in Keys]: T[K];
} & {
    readonly [K in keyof T as K extends Keys ? never : DataKey<T, K>]?: Part<T[K]>;
};
/** A property's value, where T has it. */
type Of<T, K extends string> = T extends {
    readonly [P in K]?: infer V;
} ? V : never;
/**
 * What may be applied to objects of Kind T: any part of one, with `apiVersion`, `kind`, a name, and the keys of each
 * list item (`name` of a container). Plain JSON: omitted fields are left to other managers. client-go has a type with
 * setters for each Kind.
 */
export type ApplyConfiguration<T> = {
    readonly apiVersion: NonNullable<Of<T, 'apiVersion'>>;
    readonly kind: NonNullable<Of<T, 'kind'>>;
    readonly metadata: {
        readonly name: string;
    } & Omit<Part<NonNullable<Of<T, 'metadata'>>>, 'name' | 'managedFields'>;
} & {
    readonly [K in keyof T as K extends 'apiVersion' | 'kind' | 'metadata' ? never : DataKey<T, K>]?: Part<T[K]>;
};
export {};
