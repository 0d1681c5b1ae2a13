import { isMap } from '#engine/json/untyped';
import { utf8Length } from '#engine/text/utf8';
import { checkDeclaredDriver } from './names.js';
const MAX_PARAMETERS = 10 * 1024;
/** Parameters for a driver. Mirrors `validateDeviceConfiguration` of kube-apiserver. */
export function checkDeviceConfiguration({ faults, declared }, path, { opaque }) {
    if (opaque === undefined) {
        faults.required(path.child('opaque'));
        return;
    }
    checkDeclaredDriver(declared, path.child('opaque', 'driver'), opaque.driver ?? '');
    checkRaw(faults, path.child('opaque', 'parameters'), opaque.parameters);
}
/**
 * An object that only others understand.
 *
 * Differs from Go: counts the bytes that the object takes without spaces.
 */
export function checkRaw(faults, path, value) {
    if (value === undefined || value === null)
        faults.required(path);
    else if (utf8Length(JSON.stringify(value)) > MAX_PARAMETERS)
        faults.tooLong(path, MAX_PARAMETERS);
    else if (!isMap(value))
        faults.invalid(path, '<value omitted>', 'must be a valid JSON object');
}
