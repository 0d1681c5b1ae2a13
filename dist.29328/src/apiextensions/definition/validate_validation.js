import { duplicate, forbidden, invalid, required, tooMany } from '#apimachinery/util/validation/field/constructors';
import { append } from '#engine/go/append';
import { FieldPathError, validFieldPath } from '../cel/valid_field_path.js';
import { checkStructural, StructuralSchemaError } from '../schema/structural.js';
import { validateStructural } from '../schema/validate_structural.js';
import { costMessage, SCHEMA_COST_LIMIT, TotalCost } from './rule_costs.js';
import { fieldsSet, schemaText } from './schema_fields.js';
import { validateDefaults } from './validate_defaults.js';
import { validateSchema } from './validate_schema.js';
/** What may stand at the root of a schema beside a status subresource, as its validation is taken out of `properties`. */
const AT_ROOT = 'Description Type Format Title Maximum ExclusiveMaximum Minimum ExclusiveMinimum MaxLength MinLength Pattern MaxItems MinItems UniqueItems MultipleOf Required Items Properties ExternalDocs Example XPreserveUnknownFields XValidations'.split(' ');
/** Reports what is wrong with the schema of a definition, in steps. Mirrors `validateCustomResourceDefinitionValidation`. */
export function* validateValidation(validation, hasStatus, options, path) {
    const schema = validation?.openAPIV3Schema ?? undefined;
    if (schema === undefined)
        return [];
    const place = path.child('openAPIV3Schema');
    const errors = hasStatus ? validateRoot(schema, path) : [];
    if (schema.nullable === true)
        errors.push(forbidden(path.child('openAPIV3Schema.nullable'), 'nullable cannot be true at the root'));
    const structure = options.requireStructural ? structuralErrors(schema, place, options) : undefined;
    append(errors, structure?.errors ?? []);
    yield;
    const total = new TotalCost();
    const isSound = structure !== undefined && structure.errors.length === 0 && structure.unsupported === undefined;
    const found = validateSchema(schema, {
        path: place,
        isRoot: true,
        noDefaults: undefined,
        insideMeta: false,
        uncorrelatable: undefined,
        rules: isSound ? { total, cardinality: 1n, inScope: false, isNoElement: false, isHidden: false } : undefined,
    }, options);
    append(errors, found.schema);
    for (const rules of found.rules)
        append(errors, yield* rules);
    // The same is said in other words above, mostly.
    if (errors.length === 0 && structure?.unsupported !== undefined)
        errors.push(invalid(place, '', structure.unsupported));
    if (isSound && total.total > SCHEMA_COST_LIMIT) {
        const detail = 'contributed to estimated rule cost total exceeding cost limit for entire OpenAPIv3 schema';
        for (const expensive of total.mostExpensive)
            errors.push(forbidden(expensive, detail));
        const what = 'x-kubernetes-validations estimated rule cost total for entire OpenAPIv3 schema';
        errors.push(forbidden(place, costMessage(what, total.total, SCHEMA_COST_LIMIT)));
    }
    return errors;
}
/** @returns the first fault: Go looks no further */
function validateRoot(schema, path) {
    for (const name of fieldsSet(schema)) {
        if (name === 'Type') {
            if (schema.type === 'object')
                continue;
            const detail = 'only "object" is allowed as the type at the root of the schema if the status subresource is enabled';
            return [invalid(path.child('openAPIV3Schema.type'), schema.type, detail)];
        }
        if (AT_ROOT.includes(name))
            continue;
        const detail = `only [${AT_ROOT.join(' ')}] fields are allowed at the root of the schema if the status subresource is enabled`;
        return [
            invalid(path.child('openAPIV3Schema'), schema, detail).with({
                badValue: schema,
                badValueText: schemaText(schema),
            }),
        ];
    }
    return [];
}
function structuralErrors(schema, place, options) {
    try {
        checkStructural(schema);
    }
    catch (error) {
        if (error instanceof StructuralSchemaError)
            return { errors: [], unsupported: error.text };
        throw error;
    }
    const errors = validateStructural(place, schema);
    return { errors: errors.length > 0 ? errors : validateDefaults(place, schema, options.requirePrunedDefaults) };
}
const MAX_SELECTABLE_FIELDS = 8;
/** Reports selectable fields that lead nowhere. Mirrors `ValidateCustomResourceSelectableFields`. */
export function validateSelectableFields(fields, schema, path, mayBeMany) {
    const errors = [];
    const seen = new Set();
    for (const [index, { jsonPath }] of fields.entries()) {
        const place = path.index(index).child('jsonPath');
        if (!jsonPath) {
            errors.push(required(place, ''));
            continue;
        }
        try {
            const found = validFieldPath(jsonPath, schema, false);
            if (found.path.root().toString() === 'metadata')
                errors.push(invalid(place, jsonPath, 'must not point to fields in metadata'));
            if (!['string', 'boolean', 'integer'].includes(found.schema?.type ?? ''))
                errors.push(invalid(place, jsonPath, 'must point to a field of type string, boolean or integer. Enum string fields and strings with formats are allowed.'));
            const text = found.path.toString();
            if (seen.has(text))
                errors.push(duplicate(place, jsonPath));
            seen.add(text);
        }
        catch (error) {
            if (!(error instanceof FieldPathError))
                throw error;
            errors.push(invalid(place, jsonPath, `is an invalid path: ${error.message}`));
        }
    }
    if (seen.size > MAX_SELECTABLE_FIELDS && !mayBeMany)
        errors.push(tooMany(path, seen.size, MAX_SELECTABLE_FIELDS));
    return errors;
}
