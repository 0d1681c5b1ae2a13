import { setOwn } from '#engine/json/own_property';
import { setFromJSON } from '../structuredmergediff/fieldpath/index.js';
import { during } from './field_manager_error.js';
import { kindOf, managedFieldsOf, metadataText } from './internal/metadata.js';
import { parseableType } from './kind_schema.js';
/**
 * The part of an object that a manager applied, to be changed and applied again; always with `apiVersion`, `kind`, name
 * and namespace. Mirrors the functions of client-go such as `ExtractPod` and `ExtractPodFrom`, one for each kind.
 * @param kind the Kind class, or the type of a custom resource
 * @param object of the main resource, as returned by a server
 * @param subresource that it was applied through: `status`
 * @throws {FieldManagerError} when the object isn't of the type, or its managedFields can't be read
 */
export function extract(kind, object, fieldManager, subresource = '') {
    const extracted = (extractManaged(typeOf(kind), object, fieldManager, subresource) ?? {});
    const { kind: name } = kindOf(object);
    const out = { apiVersion: object.apiVersion, kind: name };
    for (const key of Object.keys(extracted))
        setOwn(out, key, extracted[key]);
    const namespace = metadataText(object, 'namespace');
    out['metadata'] = {
        ...extracted['metadata'],
        name: metadataText(object, 'name'),
        ...(namespace === '' ? {} : { namespace }),
    };
    return out;
}
/**
 * The part of an object that a manager applied, and nothing else; `undefined` when it applied nothing. Mirrors Go's
 * `managedfields.ExtractInto`.
 * @throws {FieldManagerError} when the object isn't of the type, or its managedFields can't be read
 */
export function extractManaged(type, object, fieldManager, subresource = '') {
    const typed = during(() => 'error converting obj to typed', () => type.fromUnstructured(object));
    const entry = managedFieldsOf(object)?.find((candidate) => isEntryOf(candidate, fieldManager, subresource));
    if (entry === undefined)
        return undefined;
    const set = during(() => 'error marshalling FieldsV1 to JSON', () => setFromJSON(entry.fieldsV1 ?? {}));
    const { value } = typed.extractItems(set.leaves());
    return during(() => `unable to convert managed fields for ${fieldManager} to unstructured`, () => {
        if (typeof value !== 'object' || value === null)
            throw new TypeError('nothing of the object is left');
        return value;
    });
}
function isEntryOf(entry, fieldManager, subresource) {
    return entry.manager === fieldManager && entry.operation === 'Apply' && (entry.subresource ?? '') === subresource;
}
function typeOf(kind) {
    return 'typeRef' in kind ? kind : parseableType(kind);
}
