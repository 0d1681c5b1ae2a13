import { parseInt64 } from '#engine/go/int64_text';
import { compareUTF8 } from '#engine/text/utf8';
/**
 * Compares versions of an API by stability, then by number: v10, v2, v1, v11beta2, v3beta1, v12alpha1, then all other
 * strings, from `a` to `z`. Sorts in ascending order, so that the newest stable one is last. Mirrors Go's
 * `version.CompareKubeAwareVersionStrings`.
 * @returns a negative number when `v1` comes before `v2`, a positive one when after, 0 when they are the same
 */
export function compareKubeAwareVersionStrings(v1, v2) {
    if (v1 === v2)
        return 0;
    const a = parseKubeVersion(v1);
    const b = parseKubeVersion(v2);
    if (a === undefined || b === undefined) {
        if (a === b)
            return Math.sign(compareUTF8(v2, v1));
        return a === undefined ? -1 : 1;
    }
    if (a.stability !== b.stability)
        return a.stability - b.stability;
    return difference(a.major, b.major) || difference(a.minor, b.minor);
}
/** The difference of distinct integers beyond 2^53 is never rounded to 0. */
function difference(a, b) {
    return Number(BigInt(a) - BigInt(b));
}
function parseKubeVersion(text) {
    const [, majorText, stability, minorText] = /^v([0-9]+)(?:(alpha|beta)([0-9]+))?$/.exec(text) ?? [];
    const major = majorText === undefined ? undefined : parseInt64(majorText);
    const minor = minorText === undefined ? 0 : parseInt64(minorText);
    if (major === undefined || minor === undefined)
        return undefined;
    return { major, stability: stability === 'alpha' ? 0 : stability === 'beta' ? 1 : 2, minor };
}
