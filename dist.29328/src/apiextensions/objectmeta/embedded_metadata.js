import { validateObjectMeta } from '#apimachinery/api/validation/object_meta';
import { validatePathSegmentName } from '#apimachinery/api/validation/path/name';
import { scalars } from '#apimachinery/apis/meta/v1/scalars';
import { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { parseGroupVersion } from '#apimachinery/runtime/schema/group_version';
import { isDNS1035Label } from '#apimachinery/util/validation/dns';
import { invalid, required } from '#apimachinery/util/validation/field/constructors';
import { newPath, pathToString } from '#apimachinery/util/validation/field/path';
import { append } from '#engine/go/append';
import { canonicalize } from '#engine/json/canonical';
import { setOwn } from '#engine/json/own_property';
import { ValueDocument } from '#engine/json/value_document';
import { comparePlaces } from '#engine/schema/compare_places';
import { asError } from '#engine/text/as_error';
import { compareUTF8 } from '#engine/text/utf8';
import { copyNested } from '#engine/verbs/copy_nested';
import { verifyDocument } from '#engine/verbs/verify';
import { additionalOf, isEmbedded, isObject, itemsOf, ofRoot, propertyOf } from '../schema/parts.js';
import { checkStructural } from '../schema/structural.js';
/**
 * Validates apiVersion, kind and metadata of embedded objects (x-kubernetes-embedded-resource). Mirrors Go's
 * `objectmeta.Validate`.
 * @throws StructuralSchemaError
 * @throws NotCopyableError for an object that is nested more than 1,000 levels
 */
export function validateEmbeddedMetadata(fldPath, object, schema, options = {}) {
    if (schema !== undefined)
        checkStructural(schema);
    const errors = [];
    validateBelow(fldPath ?? newPath(), copyNested(object), options.isResourceRoot === true ? ofRoot(schema) : schema, errors);
    return errors;
}
/**
 * Converts the metadata of embedded objects to the form the API server stores: without unknown fields and nulls. The
 * first value of a wrong type is an error. Mirrors Go's `objectmeta.CoerceWithOptions`, which changes the object
 * itself.
 * @throws StructuralSchemaError
 * @throws NotCopyableError for an object that is nested more than 1,000 levels
 */
export function coerceEmbeddedMetadata(fldPath, object, schema, options = {}) {
    if (schema !== undefined)
        checkStructural(schema);
    const copied = copyNested(object);
    return {
        object: copied,
        ...coerceInPlace(fldPath ?? newPath(), copied, options.isResourceRoot === true ? ofRoot(schema) : schema),
    };
}
/**
 * The same, changing the object.
 * @param dropMalformed whether values of a wrong type are dropped, as those of stored objects are
 * @internal
 */
export function coerceInPlace(fldPath, object, schema, dropMalformed = false) {
    const unknownFields = [];
    const error = coerceBelow(fldPath, object, schema, unknownFields, dropMalformed);
    unknownFields.sort(compareUTF8);
    return error === undefined ? { unknownFields } : { error, unknownFields };
}
/**
 * Decodes `metadata` of an object like the API server.
 * @param dropMalformed whether fields of a wrong type are dropped, as those of stored objects are
 * @internal
 */
export function readMetadata(metadata, dropMalformed = false) {
    const read = readWhole(metadata);
    if (read.error === undefined || !dropMalformed || !isObject(metadata))
        return read;
    const kept = Object.entries(metadata).filter(([key, value]) => readWhole({ [key]: value }).error === undefined);
    return readWhole(Object.fromEntries(kept));
}
function readWhole(metadata) {
    const { value, faults } = verifyDocument(ObjectMeta, new ValueDocument(copyNested(metadata), { sortedBy: comparePlaces }), {
        strict: true,
        scalars,
    });
    const error = faults.find(({ reason }) => reason === 'type')?.text;
    if (error !== undefined)
        return { metadata: {}, unknownFields: [], error };
    const known = canonicalize(ObjectMeta, (value ?? {}), scalars);
    return { metadata: known, unknownFields: faults.map(({ path }) => path) };
}
/** Fields and items that have a schema, with it. */
function* inner(path, value, schema) {
    if (Array.isArray(value)) {
        for (const [index, item] of value.entries())
            yield [path.index(index), item, itemsOf(schema)];
    }
    else if (isObject(value)) {
        for (const key of Object.keys(value)) {
            const property = propertyOf(schema, key);
            yield [property === undefined ? path.key(key) : path.child(key), value[key], property ?? additionalOf(schema)];
        }
    }
}
function validateBelow(path, value, schema, errors) {
    if (schema === undefined)
        return;
    if (isEmbedded(schema) && isObject(value))
        append(errors, validateResource(path, value));
    for (const [place, each, eachSchema] of inner(path, value, schema))
        validateBelow(place, each, eachSchema, errors);
}
function validateResource(path, object) {
    const errors = [];
    if (!Object.hasOwn(object, 'apiVersion'))
        errors.push(required(path.child('apiVersion'), ''));
    if (!Object.hasOwn(object, 'kind'))
        errors.push(required(path.child('kind'), ''));
    for (const key of Object.keys(object)) {
        const value = object[key];
        const place = path.child(key);
        if (key === 'apiVersion' || key === 'kind') {
            const text = typeof value !== 'string'
                ? 'must be a string'
                : value === ''
                    ? 'must not be empty'
                    : key === 'kind'
                        ? kindProblem(value)
                        : versionProblem(value);
            if (text !== undefined)
                errors.push(invalid(place, value, text));
        }
        else if (key === 'metadata') {
            const { metadata, error } = readMetadata(value);
            if (error !== undefined)
                errors.push(invalid(place, value, error));
            // Its name may be missing.
            else
                errors.push(...validateObjectMeta({ ...metadata, name: metadata.name || 'fakename' }, Boolean(metadata.namespace), validatePathSegmentName, place));
        }
    }
    return errors;
}
function kindProblem(kind) {
    const problems = isDNS1035Label(kind.toLowerCase());
    return problems.length === 0 ? undefined : `may have mixed case, but should otherwise match: ${problems.join(',')}`;
}
function versionProblem(apiVersion) {
    try {
        parseGroupVersion(apiVersion);
        return undefined;
    }
    catch (error) {
        return asError(error).message;
    }
}
function coerceBelow(path, value, schema, unknown, dropMalformed) {
    if (schema === undefined)
        return undefined;
    const fields = [...inner(path, value, schema)];
    if (isEmbedded(schema) && isObject(value)) {
        const error = coerceResource(path, value, unknown, dropMalformed);
        if (error !== undefined)
            return error;
    }
    for (const [place, each, eachSchema] of fields) {
        const error = coerceBelow(place, each, eachSchema, unknown, dropMalformed);
        if (error !== undefined)
            return error;
    }
    return undefined;
}
function coerceResource(path, object, unknown, dropMalformed) {
    for (const key of ['apiVersion', 'kind']) {
        if (!Object.hasOwn(object, key) || typeof object[key] === 'string')
            continue;
        if (!dropMalformed)
            return invalid(path.child(key), object[key], 'must be a string');
        delete object[key];
    }
    if (!Object.hasOwn(object, 'metadata'))
        return undefined;
    const { metadata, unknownFields, error } = readMetadata(object['metadata'], dropMalformed);
    const place = path.child('metadata');
    if (error !== undefined && dropMalformed)
        return undefined;
    if (error !== undefined)
        return invalid(place, object['metadata'], error);
    for (const field of unknownFields)
        unknown.push(`${pathToString(place)}.${field}`);
    setOwn(object, 'metadata', metadata);
    return undefined;
}
