/** The path of a URL without escapes; undefined for one that leads elsewhere than it seems to. */
export function decodedPath(raw: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  return /\/\.{0,2}(?:\/|$)/.test(path.replace(/\/$/, '')) || !path.startsWith('/') ? undefined : path;
}
