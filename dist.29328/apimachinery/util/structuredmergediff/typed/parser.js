import { checkSchema, deducedTypeName, deducedTypes, Schema } from '../schema/index.js';
import { asTyped } from './typed_value.js';
/** A type that can parse values. Mirrors Go's `typed.ParseableType`. */
export class ParseableType {
    schema;
    typeRef;
    constructor(schema, typeRef) {
        this.schema = schema;
        this.typeRef = typeRef;
    }
    /** Whether the schema has the type. Mirrors Go's `ParseableType.IsValid`. */
    isValid() {
        return this.schema.resolve(this.typeRef) !== undefined;
    }
    /**
     * A JSON value as one of this type. Mirrors Go's `ParseableType.FromUnstructured`.
     * @throws {ValidationErrors}
     */
    fromUnstructured(value, options = {}) {
        return asTyped(value, this.schema, this.typeRef, options);
    }
}
/** A schema whose types are looked up by name. Mirrors Go's `typed.Parser`. */
export class Parser {
    schema;
    constructor(schema) {
        this.schema = schema;
    }
    /** The type of a name. An unknown one fails when used. Mirrors Go's `Parser.Type`. */
    type(name) {
        return new ParseableType(this.schema, { namedType: name });
    }
}
/**
 * A parser for the types of a schema, given as parsed YAML. Mirrors Go's `typed.NewParser`.
 * @throws {SchemaError} when the data are not a schema
 */
export function newParser(data) {
    return new Parser(new Schema(checkSchema(data)));
}
/** The type of untyped values. Always the same object. Mirrors Go's `typed.DeducedParseableType`. */
export function deducedParseableType() {
    return (deduced ??= new ParseableType(new Schema(deducedTypes), { namedType: deducedTypeName }));
}
let deduced;
