/** The kinds that `into` may be; undefined when the Scheme doesn't know it. */
export function kindsOf(scheme, into) {
    try {
        return scheme.objectKinds(into).gvks;
    }
    catch {
        return undefined;
    }
}
