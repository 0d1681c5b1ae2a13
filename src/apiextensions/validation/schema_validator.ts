import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Spellings } from '#engine/json/notes';
import { checkNesting } from '#engine/verbs/copy_nested';
import type { Correlated } from '../correlation/correlated.ts';
import { checkStructural } from '../schema/structural.ts';
import { fieldError, Result } from './internal/result.ts';
import { type SchemaNode, schemaNode } from './internal/schema_node.ts';
import { validateValue } from './internal/validate_value.ts';

/**
 * Validates values against a schema. Create it once with {@link newSchemaValidator} and reuse it. Mirrors Go's
 * `validation.SchemaValidator`.
 */
export class SchemaValidator {
  readonly #node: SchemaNode;

  /** Use {@link newSchemaValidator}. @internal */
  constructor(node: SchemaNode) {
    this.#node = node;
  }

  /**
   * Validates a value at a path, with Go's messages.
   * @param spellings the `spellings` of its JSONDocument: without them a whole number is an integer however it is spelled
   * @param correlated what it was before an update: a part that is wrong but unchanged is not an error then
   * @throws NotCopyableError for one that is nested more than 1,000 levels
   */
  validate(value: unknown, fldPath?: Path, spellings?: Spellings, correlated?: Correlated): ErrorList {
    checkNesting(value);
    const result = new Result();
    validateValue(this.#node, value, spellings, '', result, correlated);
    return Array.from(result.problems.values(), (problem) => fieldError(fldPath, problem));
  }
}

/**
 * Creates a validator for a CustomResourceDefinition schema. No code is generated from the schema, and patterns match
 * in linear time, so untrusted schemas are safe. CEL rules are not evaluated. Mirrors Go's
 * `validation.NewSchemaValidator`.
 * @throws StructuralSchemaError for a schema that is not structural
 */
export function newSchemaValidator(schema: JSONSchemaProps): SchemaValidator {
  checkStructural(schema);
  return new SchemaValidator(schemaNode(schema));
}

/**
 * The validator of a schema as it stands, with formats that are ignored elsewhere, and without types for integers or
 * strings: how defaults are validated.
 * @internal
 */
export function validatorAsWritten(schema: JSONSchemaProps): SchemaValidator {
  return new SchemaValidator(schemaNode(schema, true));
}

/**
 * Validates an object against a schema: types, required fields, ranges, patterns, formats, enumerations, combinations
 * of schemas. Unknown fields are not errors: {@link prune} reports them. Mirrors Go's
 * `validation.ValidateCustomResource`.
 * @param fldPath the path of the object; undefined for the root
 * @param validator undefined without a schema, when everything is valid
 * @param spellings the `spellings` of its JSONDocument
 * @param correlated what the object was before an update. Mirrors Go's `validation.ValidateCustomResourceUpdate`
 */
export function validateCustomResource(
  fldPath: Path | undefined,
  customResource: unknown,
  validator: SchemaValidator | undefined,
  spellings?: Spellings,
  correlated?: Correlated,
): ErrorList {
  return validator === undefined ? [] : validator.validate(customResource, fldPath, spellings, correlated);
}
