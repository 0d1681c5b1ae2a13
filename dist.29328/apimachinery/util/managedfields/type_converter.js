import { fromUnstructured } from '../../apis/meta/v1/unstructured/converter.js';
import { NotRegisteredError } from '../../runtime/errors.js';
import { deducedParseableType, } from '../structuredmergediff/typed/index.js';
import { during, FieldManagerError } from './field_manager_error.js';
import { kindOf } from './internal/metadata.js';
import { parseableType } from './kind_schema.js';
/** An apiVersion and kind have no type. */
export class NoCorrespondingTypeError extends Error {
    code = 'ERR_NO_CORRESPONDING_TYPE';
    gvk;
    constructor(gvk) {
        super(`no corresponding type for ${gvk.toString()}`);
        this.name = 'NoCorrespondingTypeError';
        this.gvk = gvk;
    }
}
/** A converter that looks up the type of each kind with a function. */
export function newTypeConverterFrom(find) {
    return {
        objectToTyped: (object, options) => find(kindOf(object)).fromUnstructured(object, options),
        typedToObject({ value }) {
            if (typeof value === 'object' && value !== null && !Array.isArray(value))
                return value;
            throw new FieldManagerError(`failed to convert value to unstructured for type ${value === null || value === undefined ? '<nil>' : typeof value}`);
        },
    };
}
/**
 * For custom resources without a schema: maps are owned field by field, lists as a whole. Mirrors Go's
 * `managedfields.NewDeducedTypeConverter`.
 */
export function newDeducedTypeConverter() {
    return newTypeConverterFrom(deducedParseableType);
}
/**
 * For the Kinds of a Scheme, whose classes define the list and map types. Mirrors Go's
 * `managedfields.NewSchemeTypeConverter`, whose second argument is a schema generated for client-go.
 */
export function newSchemeTypeConverter(scheme) {
    const kindFor = (gvk) => {
        const kind = scheme.typeFor(gvk);
        if (kind === undefined)
            throw new NotRegisteredError({ schemeName: scheme.name(), gvk });
        return kind;
    };
    return {
        ...newTypeConverterFrom((gvk) => parseableType(kindFor(gvk))),
        toKind(object) {
            const gvk = kindOf(object);
            return during(() => `unable to convert unstructured object to ${gvk.toString()}`, () => fromUnstructured(object, kindFor(gvk)));
        },
    };
}
