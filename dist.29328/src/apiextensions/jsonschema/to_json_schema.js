import { isDefined } from '../kind/kind_definition.js';
import { checkStructural } from '../schema/structural.js';
import { Translator } from './translator.js';
/**
 * A structural schema as JSON Schema (draft 7), for ajv with {@link ajvOptions}, and for editors. What it refuses a server
 * refuses; what it accepts a server accepts, but for what `unchecked` lists: rules in CEL, sets and maps as lists, metadata
 * of embedded objects, some multiples.
 *
 * Values are judged as they are. A null on a field that is not nullable is refused, though a server drops it; numbers
 * within a billionth of an integer, which a server takes for integers or strings, are refused; and of integers beyond 2^53
 * JavaScript knows no last digits.
 * @param source a schema of a CustomResourceDefinition, or a Kind of one's own, whose apiVersion and kind are checked too
 * @throws {StructuralSchemaError} for a schema that is not structural
 */
export function toJSONSchema(source, options = {}) {
    const definition = isDefined(source) ? source.definition : undefined;
    const structural = isDefined(source) ? source.definition.schema : source;
    checkStructural(structural);
    const translator = new Translator(options);
    const body = translator.root(structural);
    const schema = definition === undefined
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
