/** The names of the properties of T that hold data, not methods. */
type DataKey<T, K extends keyof T> = T[K] extends (...args: never[]) => unknown ? never : K;

/** What a strategic merge patch says besides values. */
type Directives<T> = {
  /** `replace`: what is there goes first. `delete`: it goes; in a list, the item with this key. Default `merge`. */
  readonly $patch?: 'replace' | 'delete' | 'merge';
  /** The only fields that stay, of a union such as the strategy of a Deployment. */
  readonly $retainKeys?: readonly string[];
} & {
  /** The keys of a list's items, or its values, in the order that they are to have. */
  readonly [K in keyof T as ListDirective<T, K, '$setElementOrder'>]?: readonly unknown[];
} & {
  /** Values to remove from a list of strings or numbers that is merged. */
  readonly [K in keyof T as ListDirective<T, K, '$deleteFromPrimitiveList'>]?: NonNullable<T[K]>;
};

type ListDirective<T, K extends keyof T, Name extends string> =
  NonNullable<T[K]> extends readonly unknown[] ? `${Name}/${K & string}` : never;

/** What may be in place of a value: part of an object, or of the items of a list. */
type StrategicValue<V> = V extends readonly (infer Item)[]
  ? readonly (Item extends object ? StrategicMergePatchOf<Item> : Item)[]
  : V extends object
    ? StrategicMergePatchOf<V>
    : V;

/**
 * A strategic merge patch of objects of type T: any part of one, with directives (`$patch: 'delete'`). Null removes a
 * field. Lists are merged by the keys of their items, which the items need to have, or replaced, as the field says. Of a
 * type that is not known, such as `object`, it is any object.
 */
export type StrategicMergePatchOf<T> = {
  readonly [K in keyof T as DataKey<T, K>]?: StrategicValue<T[K]> | null | undefined;
} & ([keyof T] extends [never] ? unknown : Directives<T>);
