/** Whether a location is one of the web: `https://example.com/crds.yaml`. */
export function isWebAddress(location) {
    return /^https?:\/\//i.test(location);
}
/** A location as it may be shown: without user name and password. */
export function withoutCredentials(location) {
    return isWebAddress(location) ? location.replace(/^(https?:\/\/)[^/?#]*@/i, '$1') : location;
}
