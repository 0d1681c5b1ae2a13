/**
 * Whether some program has put an enumerable property into Object.prototype. `for in` then shows it in every object, so
 * loops must ask for own properties; asking always would cost the pass over an object a tenth of its time.
 */
export function isPolluted() {
    for (const _ in {})
        return true;
    return false;
}
