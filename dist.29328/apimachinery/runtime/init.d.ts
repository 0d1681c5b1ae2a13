/** The names of the properties of T that hold data, not methods. */
type DataKey<T, K extends keyof T> = T[K] extends (...args: never[]) => unknown ? never : K;
/** What a constructor fills in, so that it may be left out. */
type Stamped = 'apiVersion' | 'kind' | 'metadata' | 'items';
/** Items of a list may be without what a constructor stamps, too. */
type InitValue<V> = V extends readonly (infer Item extends {
    apiVersion: string;
    metadata: object;
})[] ? readonly Init<Item>[] : V;
/**
 * What the constructor of Kind T takes: its data without `apiVersion` and `kind` (if they are given, they must be the
 * right ones), `metadata` and `items` if wanted, everything else as T says. Objects of the Kind are accepted, too.
 */
export type Init<T> = {
    [K in keyof T as K extends Stamped ? never : DataKey<T, K>]: T[K];
} & {
    [K in keyof T as K extends Stamped ? K : never]?: InitValue<T[K]>;
};
/** What a Protobuf message holds of an object of Kind T: `apiVersion` and `kind` are in the envelope around it. */
export type Unstamped<T> = Partial<Omit<T, 'apiVersion' | 'kind'>>;
/**
 * What `from` of Kind T takes: as {@link Init}, but any text as `apiVersion` and `kind`, because they are checked when
 * the program runs. Fits objects typed by other libraries. It is also the type of a Kind that stands within an object,
 * such as `volumeClaimTemplates`: the API demands neither `apiVersion` and `kind` nor `metadata` there.
 */
export type Plain<T> = Omit<Init<T>, 'apiVersion' | 'kind'> & {
    apiVersion?: string;
    kind?: string;
};
export {};
