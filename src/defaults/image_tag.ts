const HOST =
  /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
/** A path, perhaps with a tag and a digest. */
const REPOSITORY =
  /^([a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*)*)(?::(\w[\w.-]{0,127}))?(?:@([A-Za-z][A-Za-z0-9]*(?:[-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9a-fA-F]{32,}))?$/;
const DIGEST = /^(?:sha256:[a-f0-9]{64}|sha384:[a-f0-9]{96}|sha512:[a-f0-9]{128})$/;
/** Maximum number of characters in a path. */
const MAX_PATH = 255;
/** What Docker Hub's own images have before their names. */
const LIBRARY = 'library/';

/**
 * The tag of an image: `latest` where it names neither a tag nor a digest, none when it is no reference to an image.
 * Mirrors Go's `parsers.ParseImageName`.
 */
function imageTag(image: string): string {
  if (/^[a-f0-9]{64}$/.test(image)) return '';
  const first = image.slice(0, Math.max(image.indexOf('/'), 0));
  const hasHost = /[.:]/.test(first) || first === 'localhost' || first.toLowerCase() !== first;
  const rest = hasHost ? image.slice(first.length + 1) : image;
  const isOfLibrary = !rest.includes('/') && (!hasHost || first === 'docker.io' || first === 'index.docker.io');
  const repository = hasHost && !HOST.test(first) ? image : rest;
  const [, path, tag = '', digest] = REPOSITORY.exec(repository) ?? [];
  if (path === undefined || path.length + (isOfLibrary ? LIBRARY.length : 0) > MAX_PATH) return '';
  if (digest !== undefined) return DIGEST.test(digest) ? tag : '';
  return tag === '' ? 'latest' : tag;
}

/** When an image is pulled unless that is said: always where its tag is `latest`. */
export function pullPolicyOf(image = ''): 'Always' | 'IfNotPresent' {
  return imageTag(image) === 'latest' ? 'Always' : 'IfNotPresent';
}
