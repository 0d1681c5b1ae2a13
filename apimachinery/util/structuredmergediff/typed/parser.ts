import { checkSchema, deducedTypeName, deducedTypes, Schema, type TypeRef } from '../schema/index.ts';
import { asTyped, type TypedValue, type ValidationOptions } from './typed_value.ts';

/** A type that can parse values. Mirrors Go's `typed.ParseableType`. */
export class ParseableType {
  readonly schema: Schema;
  readonly typeRef: TypeRef;

  constructor(schema: Schema, typeRef: TypeRef) {
    this.schema = schema;
    this.typeRef = typeRef;
  }

  /** Whether the schema has the type. Mirrors Go's `ParseableType.IsValid`. */
  isValid(): boolean {
    return this.schema.resolve(this.typeRef) !== undefined;
  }

  /**
   * A JSON value as one of this type. Mirrors Go's `ParseableType.FromUnstructured`.
   * @throws {ValidationErrors}
   */
  fromUnstructured(value: unknown, options: ValidationOptions = {}): TypedValue {
    return asTyped(value, this.schema, this.typeRef, options);
  }
}

/** A schema whose types are looked up by name. Mirrors Go's `typed.Parser`. */
export class Parser {
  readonly schema: Schema;

  constructor(schema: Schema) {
    this.schema = schema;
  }

  /** The type of a name. An unknown one fails when used. Mirrors Go's `Parser.Type`. */
  type(name: string): ParseableType {
    return new ParseableType(this.schema, { namedType: name });
  }
}

/**
 * A parser for the types of a schema, given as parsed YAML. Mirrors Go's `typed.NewParser`.
 * @throws {SchemaError} when the data are not a schema
 */
export function newParser(data: unknown): Parser {
  return new Parser(new Schema(checkSchema(data)));
}

/** The type of untyped values. Always the same object. Mirrors Go's `typed.DeducedParseableType`. */
export function deducedParseableType(): ParseableType {
  return (deduced ??= new ParseableType(new Schema(deducedTypes), { namedType: deducedTypeName }));
}

let deduced: ParseableType | undefined;
