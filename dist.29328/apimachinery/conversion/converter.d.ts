/** Anything with a prototype: what conversions are registered between. */
export type Class<T extends object = object> = abstract new (...args: never) => T;
/**
 * Fills `out` from `in`; may share values with it. Throws when the object can't be converted.
 * Mirrors Go's `conversion.ConversionFunc`.
 */
export type ConversionFunc<In extends object = object, Out extends object = object> = (input: In, out: Out, scope: Scope) => void;
/** Passed to conversion functions to convert nested objects. Mirrors Go's `conversion.Scope`. */
export interface Scope {
    /** Converts with the same converter and context. */
    convert(input: object, out: object): void;
    /** What the caller passed to convert. */
    readonly context: unknown;
}
/** No conversion between two classes is registered. */
export declare class NotConvertibleError extends Error {
    readonly code = "ERR_NOT_CONVERTIBLE";
    readonly from: string;
    readonly to: string;
    constructor(from: string, to: string);
}
/** Whether an error is for a missing conversion between two types. */
export declare function isNotConvertibleError(err: unknown): err is NotConvertibleError;
/** The conversion functions of a Scheme, by the classes they convert between. Mirrors Go's `conversion.Converter`. */
export declare class Converter {
    #private;
    /** Adds a conversion. A later one for the same classes replaces it. */
    registerUntypedConversionFunc<In extends object, Out extends object>(from: Class<In>, to: Class<Out>, fn: ConversionFunc<In, Out>): void;
    /** Adds a conversion that is used only if none was added by {@link Converter.registerUntypedConversionFunc}. */
    registerGeneratedUntypedConversionFunc<In extends object, Out extends object>(from: Class<In>, to: Class<Out>, fn: ConversionFunc<In, Out>): void;
    /** Makes conversions between the classes do nothing, whatever else is added. */
    registerIgnoredConversion(from: Class, to: Class): void;
    /** Whether a conversion from the first to the second class was added. */
    has(from: Class, to: Class): boolean;
    /**
     * Fills `out` from `input`, by their classes.
     * @param context passed on to the conversion functions
     * @throws {NotConvertibleError} when no conversion was added for the classes
     */
    convert(input: object, out: object, context?: unknown): void;
}
