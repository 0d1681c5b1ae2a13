/** True of a word of the language. */
export declare function isReserved(name: string): boolean;
/**
 * The name of a property as an expression writes it; `undefined` for one that no expression can name.
 * Mirrors `cel.Escape` of k8s.io/apiserver.
 */
export declare function escapeName(name: string): string | undefined;
/** The property that an expression names; `undefined` for a name that stands for none. */
export declare function unescapeName(escaped: string): string | undefined;
