/**
 * The elements as one path, with `.`, `..` and double slashes resolved, and with a slash at the end if the last element
 * that is not empty has one. Mirrors Go's `net.JoinPreservingTrailingSlash`.
 */
export function joinPreservingTrailingSlash(...elements: readonly string[]): string {
  const parts = elements.filter((element) => element !== '');
  const path = parts.length === 0 ? '' : clean(parts.join('/'));
  return parts.at(-1)?.endsWith('/') === true && !path.endsWith('/') ? `${path}/` : path;
}

/** As Go's path.Clean, for a path that is not empty. */
function clean(path: string): string {
  const rooted = path.startsWith('/');
  const kept: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') kept.push(part);
    else if (kept.length > 0 && kept.at(-1) !== '..') kept.pop();
    else if (!rooted) kept.push(part);
  }
  return (rooted ? '/' : '') + kept.join('/') || '.';
}
