import { checkNesting } from '#engine/verbs/copy_nested';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { JSONSchemaProps } from '../v1/zz_generated.types.ts';
import { fieldError, Result } from './internal/result.ts';
import { schemaNode, type SchemaNode } from './internal/schema_node.ts';
import { validateValue } from './internal/validate_value.ts';
import { checkStructural } from './structural.ts';

/** Holds values against a schema. Make one with {@link newSchemaValidator} and use it again. Mirrors Go's `validation.SchemaValidator`. */
export class SchemaValidator {
  readonly #node: SchemaNode;

  /** Use {@link newSchemaValidator}. @internal */
  constructor(node: SchemaNode) {
    this.#node = node;
  }

  /** What is wrong with a value at a path, in Go's words. @throws NotCopyableError for one that is nested more than 1,000 levels */
  validate(value: unknown, fldPath?: Path): ErrorList {
    checkNesting(value);
    const result = new Result();
    validateValue(this.#node, value, '', result);
    return Array.from(result.problems.values(), (problem) => fieldError(fldPath, problem));
  }
}

/**
 * A validator of the schema of a CustomResourceDefinition. No code is generated from the schema, and patterns are
 * followed in a time that grows no faster than the text, so that schemas of strangers can be used. Rules in CEL are not
 * evaluated. Mirrors Go's `validation.NewSchemaValidator`.
 * @throws StructuralSchemaError for a schema that is not structural
 */
export function newSchemaValidator(schema: JSONSchemaProps): SchemaValidator {
  checkStructural(schema);
  return new SchemaValidator(schemaNode(schema));
}

/**
 * What a schema says of an object: types, required fields, ranges, patterns, formats, enumerations, combinations of
 * schemas. Fields that the schema doesn't have are no errors: {@link prune} finds them. Mirrors Go's
 * `validation.ValidateCustomResource`.
 * @param fldPath where the object stands; undefined for the root
 * @param validator undefined when there is no schema, and then nothing is wrong
 */
export function validateCustomResource(
  fldPath: Path | undefined,
  customResource: unknown,
  validator: SchemaValidator | undefined,
): ErrorList {
  return validator === undefined ? [] : validator.validate(customResource, fldPath);
}
