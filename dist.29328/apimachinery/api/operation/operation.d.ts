/** What a request does. PUT and PATCH are both updates. Mirrors Go's `operation.Type`. */
export type Type = 0 | 1;
/** The request creates an object. */
export declare const Create = 0;
/** The request updates an object. */
export declare const Update = 1;
/** The request whose object is being validated. Mirrors Go's `operation.Operation`. */
export interface Operation {
    readonly type: Type;
    /** The options of the validation, usually by the name of a feature gate, and whether each is enabled. */
    readonly options?: Readonly<Record<string, boolean>>;
    readonly request?: Request;
}
/** Mirrors Go's `operation.Request`. */
export interface Request {
    /** Path segments after the object's name: `['status']`. Empty for the object itself. */
    readonly subresources?: readonly string[];
}
/**
 * Whether an option is enabled. Mirrors Go's `Operation.HasOption`.
 * @returns undefined for an option that the operation doesn't define, which is a mistake of whoever validates
 */
export declare function hasOption(operation: Operation, option: string): boolean | undefined;
/** `/status`; `/` for the object itself. Mirrors Go's `Request.SubresourcePath`. */
export declare function subresourcePath(request: Request | undefined): string;
