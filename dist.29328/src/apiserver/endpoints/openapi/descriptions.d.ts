/** The description for clients such as `kubectl explain` of a type, given by its Go name, or about one of its fields. */
export type Describe = (type: string, field?: string) => string | undefined;
/**
 * The descriptions of the built-in types, those of `kubetyped explain`: words, then rules. Without them, as in a program
 * that is one bundle, nothing is described.
 */
export declare function builtInDescriptions(): Describe;
