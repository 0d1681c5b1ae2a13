import { quote } from '#engine/schema/fault';
import { asError } from '#engine/text/as_error';
import { compareUTF8 } from '#engine/text/utf8';
import { parseTime } from '../../apis/meta/v1/time.js';
import { setFromJSON } from '../structuredmergediff/fieldpath/index.js';
import { buildManagerIdentifier, parseManagerIdentifier } from './manager_identifier.js';
/**
 * Decodes the entries of `metadata.managedFields`. Mirrors Go's `DecodeManagedFields`.
 * @throws {ManagedFieldsError} on an invalid entry
 */
export function decodeManagedFields(entries) {
    const fields = new Map();
    const times = new Map();
    for (const [at, entry] of entries.entries()) {
        const { operation, apiVersion, fieldsType } = entry;
        if (operation !== 'Apply' && operation !== 'Update')
            throw new ManagedFieldsError('operation must be `Apply` or `Update`');
        if (!apiVersion)
            throw new ManagedFieldsError('apiVersion must not be empty');
        if (!fieldsType)
            throw new ManagedFieldsError(`missing fieldsType in managed fields entry ${at}`);
        if (fieldsType !== 'FieldsV1')
            throw new ManagedFieldsError(`invalid fieldsType ${quote(String(fieldsType))} in managed fields entry ${at}`);
        const manager = buildManagerIdentifier(entry);
        fields.set(manager, { set: setOf(entry, at), apiVersion, applied: operation === 'Apply' });
        times.set(manager, entry.time ?? undefined);
    }
    return { fields, times };
}
function setOf({ fieldsV1, manager }, at) {
    try {
        return setFromJSON(fieldsV1 ?? {});
    }
    catch (cause) {
        throw new ManagedFieldsError(`error decoding versioned set of entry ${at}, manager ${quote(String(manager ?? ''))}: ${asError(cause).message}`, { cause });
    }
}
/**
 * Validates the entries of `metadata.managedFields`. Mirrors Go's `ValidateManagedFields`.
 * @throws {ManagedFieldsError}
 */
export function validateManagedFields(entries) {
    decodeManagedFields(entries);
}
/**
 * The entries for `metadata.managedFields`, sorted; `undefined` when nobody owns anything. Mirrors Go's
 * `EncodeObjectManagedFields`.
 */
export function encodeManagedFields({ fields, times }) {
    if (fields.size === 0)
        return undefined;
    return Array.from(fields, ([manager, versioned]) => entryOf(manager, versioned, times.get(manager))).sort(compareEntries);
}
function entryOf(identifier, { set, apiVersion, applied }, time) {
    const parsed = parseManagerIdentifier(identifier);
    if (parsed === undefined)
        throw new ManagedFieldsError(`error unmarshalling manager identifier ${identifier}`);
    const { manager, operation, subresource } = parsed;
    return {
        ...(manager === undefined ? {} : { manager }),
        ...(applied ? { operation: 'Apply' } : operation === undefined ? {} : { operation }),
        apiVersion,
        ...(time === undefined ? {} : { time }),
        fieldsType: 'FieldsV1',
        fieldsV1: set.toJSON(),
        ...(subresource === undefined ? {} : { subresource }),
    };
}
function compareEntries(a, b) {
    return (compareUTF8(a.operation ?? '', b.operation ?? '') ||
        secondsOf(a.time) - secondsOf(b.time) ||
        compareUTF8(a.manager ?? '', b.manager ?? '') ||
        compareUTF8(a.apiVersion ?? '', b.apiVersion ?? '') ||
        compareUTF8(a.subresource ?? '', b.subresource ?? ''));
}
/** Seconds since the Unix epoch; 0 without a time. */
export function secondsOf(time) {
    if (time === undefined)
        return 0;
    try {
        return parseTime(time).seconds;
    }
    catch {
        return 0;
    }
}
/** The entries of `metadata.managedFields` can't be read or written. */
export class ManagedFieldsError extends Error {
    code = 'ERR_MANAGED_FIELDS';
    constructor(message, options) {
        super(message, options);
        this.name = 'ManagedFieldsError';
    }
}
