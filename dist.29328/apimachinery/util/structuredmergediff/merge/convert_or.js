import { MergeError } from './merge_error.js';
/**
 * The object in a version; `undefined` when that version no longer exists. Other errors get the name, if there is one.
 */
export function convertOr(converter, object, apiVersion, name) {
    try {
        return converter.convert(object, apiVersion);
    }
    catch (cause) {
        if (converter.isMissingVersionError(cause))
            return undefined;
        throw name === undefined ? cause : new MergeError(name, cause);
    }
}
