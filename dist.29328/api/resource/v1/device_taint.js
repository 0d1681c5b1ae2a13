import { taintToString } from '../../core/v1/taint.js';
/**
 * `key=value:effect`, as for the taints of nodes. Of a value or effect that is missing nothing is shown: `key:effect`,
 * `key=value:`, `key`. Mirrors Go's method `DeviceTaint.String`.
 */
export function deviceTaintToString(taint) {
    return taintToString(taint);
}
