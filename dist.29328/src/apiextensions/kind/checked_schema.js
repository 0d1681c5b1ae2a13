import { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import { scalarSyntaxes } from '#apimachinery/apis/meta/v1/scalars';
import { copyNested } from '#engine/verbs/copy_nested';
import { verify } from '#engine/verbs/verify';
import { KindDefinitionError } from './kind_definition_error.js';
/**
 * A copy of a schema whose keywords are known, and have values of their types. TypeScript says so too, but not to
 * JavaScript, nor of what stands in `allOf` and the like.
 * @throws {KindDefinitionError}
 */
export function checkedSchema(schema, kind) {
    const copy = copyNested(schema);
    const faults = [];
    if (isSchema(copy, faults))
        return copy;
    throw new KindDefinitionError(kind, faults);
}
function isSchema(value, faults) {
    for (const { path, text } of verify(JSONSchemaProps, value, { strict: true, scalars: scalarSyntaxes }).faults)
        faults.push(text.includes(path) ? `schema: ${text}` : `schema.${path}: ${text}`);
    return faults.length === 0;
}
