import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import { type DefinedKind, isDefined } from '../kind/kind_definition.ts';
import { checkStructural } from '../schema/structural.ts';
import type { JSONSchema, Unchecked } from './json_schema.ts';
import { Translator } from './translator.ts';

/** Options of {@link toJSONSchema}. */
export interface JSONSchemaOptions {
  /**
   * Values have been pruned and given their defaults, as `decode` of a `customResource` does. By default they are as
   * people write them: required fields with a default may be missing, and what counts fields or combines schemas is left
   * out where there are defaults.
   */
  readonly defaulted?: boolean;
  /** Unknown fields are refused. By default they are not, as servers prune them. */
  readonly closed?: boolean;
}

/** What {@link toJSONSchema} gives. */
export interface JSONSchemaResult {
  /** Draft 7. */
  readonly schema: JSONSchema;
  /** What it does not say, in the order of the schema. */
  readonly unchecked: readonly Unchecked[];
}

/**
 * A structural schema as JSON Schema (draft 7), for ajv with {@link ajvOptions}, and for editors. What it refuses a server
 * refuses; what it accepts a server accepts, but for what `unchecked` lists: rules in CEL, sets and maps as lists, metadata
 * of embedded objects, some multiples.
 *
 * Values are judged as they are. A null on a field that is not nullable is refused, though a server drops it; numbers
 * within a billionth of an integer, which a server takes for integers or strings, are refused; and of integers beyond 2^53
 * JavaScript knows no last digits.
 * @param source a schema of a CustomResourceDefinition, or a Kind of one's own, whose apiVersion and kind are checked too
 * @throws {StructuralSchemaError} for a schema that is not structural; TypeError for a built-in Kind
 */
export function toJSONSchema(source: JSONSchemaProps | DefinedKind, options: JSONSchemaOptions = {}): JSONSchemaResult {
  // A built-in Kind has a `type`, as a schema has.
  if (typeof source === 'function' && !isDefined(source)) throw new TypeError(withoutSchema(source));
  const definition = isDefined(source) ? source.definition : undefined;
  const structural = isDefined(source) ? source.definition.schema : source;
  checkStructural(structural);
  const translator = new Translator(options);
  const body = translator.root(structural);
  const schema: JSONSchema =
    definition === undefined
      ? body
      : {
          type: 'object',
          required: ['apiVersion', 'kind', 'metadata'],
          properties: {
            apiVersion: { const: `${definition.group}/${definition.version}` },
            kind: { const: definition.kind },
            metadata: { type: 'object' },
          },
          allOf: [body],
        };
  return {
    schema: { $schema: 'http://json-schema.org/draft-07/schema#', ...schema },
    unchecked: translator.unchecked,
  };
}

function withoutSchema({ name, kind }: { readonly name: string; readonly kind?: unknown }): string {
  const expected = 'expected a schema of a CustomResourceDefinition, or a Kind of defineKind';
  return typeof kind === 'string'
    ? `${expected}; ${kind} is built in: \`npx kubetyped schema ${kind}\` writes its JSON Schema`
    : `${expected}, got class ${name}`;
}
