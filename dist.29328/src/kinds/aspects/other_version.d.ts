import type { KindClass } from '#apimachinery/runtime/kind_class';
/** A version of a Kind whose objects are stored in another one, as those of the other, perhaps in another group. */
export interface OtherVersion<T extends object = object, S extends object = object> {
    readonly kind: KindClass<T>;
    readonly stored: KindClass<S>;
    /** Fills an empty object of the stored version with what an object of this one says. They may share parts. */
    toStored(object: T, stored: S): void;
    /** The other way round. */
    fromStored(stored: S, object: T): void;
    /** Whether requests in this version have rules of their own; otherwise those of the stored version hold. */
    readonly hasOwnRules?: boolean;
    /** What the selectable fields are called here, with their names in the stored version; the same unless given. */
    readonly fieldLabels?: Readonly<Record<string, string>>;
}
