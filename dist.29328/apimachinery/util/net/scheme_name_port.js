/**
 * Parses `name`, `name:port` or `scheme:name:port`; undefined for anything else, including a scheme other than http or
 * https and an empty name. Mirrors Go's `net.SplitSchemeNamePort`.
 */
export function splitSchemeNamePort(id) {
    const parts = id.split(':', 4);
    if (parts.length > 3)
        return undefined;
    const [scheme, name, port] = parts.length === 3 ? parts : ['', ...parts];
    return name && ['', 'http', 'https'].includes(scheme) ? { scheme: scheme, name, port: port ?? '' } : undefined;
}
/**
 * The inverse of {@link splitSchemeNamePort}. Does not validate: no part may contain a colon. Mirrors Go's
 * `net.JoinSchemeNamePort`.
 */
export function joinSchemeNamePort(scheme, name, port) {
    if (scheme !== '')
        return `${scheme}:${name}:${port}`;
    return port === '' ? name : `${name}:${port}`;
}
