import { Schema, type TypeRef } from '../schema/index.ts';
import { type TypedValue, type ValidationOptions } from './typed_value.ts';
/** A type that can parse values. Mirrors Go's `typed.ParseableType`. */
export declare class ParseableType {
    readonly schema: Schema;
    readonly typeRef: TypeRef;
    constructor(schema: Schema, typeRef: TypeRef);
    /** Whether the schema has the type. Mirrors Go's `ParseableType.IsValid`. */
    isValid(): boolean;
    /**
     * A JSON value as one of this type. Mirrors Go's `ParseableType.FromUnstructured`.
     * @throws {ValidationErrors}
     */
    fromUnstructured(value: unknown, options?: ValidationOptions): TypedValue;
}
/** A schema whose types are looked up by name. Mirrors Go's `typed.Parser`. */
export declare class Parser {
    readonly schema: Schema;
    constructor(schema: Schema);
    /** The type of a name. An unknown one fails when used. Mirrors Go's `Parser.Type`. */
    type(name: string): ParseableType;
}
/**
 * A parser for the types of a schema, given as parsed YAML. Mirrors Go's `typed.NewParser`.
 * @throws {SchemaError} when the data are not a schema
 */
export declare function newParser(data: unknown): Parser;
/** The type of untyped values. Always the same object. Mirrors Go's `typed.DeducedParseableType`. */
export declare function deducedParseableType(): ParseableType;
