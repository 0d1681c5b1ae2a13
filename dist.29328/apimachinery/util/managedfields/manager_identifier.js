import { escapeHTML } from '#engine/json/escape';
/**
 * The internal identifier of a manager, also its sort key: JSON of its name, operation, version and subresource. For
 * apply it is the same in all versions. Mirrors Go's `BuildManagerIdentifier`.
 */
export function buildManagerIdentifier({ manager, operation, apiVersion, subresource }) {
    const parts = {
        ...(manager ? { manager } : {}),
        ...(operation ? { operation } : {}),
        ...(apiVersion && operation !== 'Apply' ? { apiVersion } : {}),
        ...(subresource ? { subresource } : {}),
    };
    return escapeHTML(JSON.stringify(parts));
}
/** The manager of an identifier; `undefined` when invalid. */
export function parseManagerIdentifier(identifier) {
    try {
        return JSON.parse(identifier);
    }
    catch {
        return undefined;
    }
}
