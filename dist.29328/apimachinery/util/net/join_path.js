/**
 * Joins the elements to a path, resolving `.`, `..` and double slashes, with a trailing slash if the last non-empty
 * element has one. Mirrors Go's `net.JoinPreservingTrailingSlash`.
 */
export function joinPreservingTrailingSlash(...elements) {
    const parts = elements.filter((element) => element !== '');
    const path = parts.length === 0 ? '' : clean(parts.join('/'));
    return parts.at(-1)?.endsWith('/') === true && !path.endsWith('/') ? `${path}/` : path;
}
/** Like Go's path.Clean, for a non-empty path. */
function clean(path) {
    const rooted = path.startsWith('/');
    const kept = [];
    for (const part of path.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            kept.push(part);
        else if (kept.length > 0 && kept.at(-1) !== '..')
            kept.pop();
        else if (!rooted)
            kept.push(part);
    }
    return (rooted ? '/' : '') + kept.join('/') || '.';
}
