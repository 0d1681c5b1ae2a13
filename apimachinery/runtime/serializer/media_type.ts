/** A text that is not a media type. */
export class MediaTypeError extends Error {
  readonly code = 'ERR_MEDIA_TYPE';
  /** The text that was given. */
  readonly input: string;

  constructor(message: string, input: string) {
    super(message);
    this.name = 'MediaTypeError';
    this.input = input;
  }
}

/** A media type and its parameters. */
export interface MediaType {
  /** `type/subtype`, in lower case. */
  readonly mediaType: string;
  /** By name, in lower case. */
  readonly params: ReadonlyMap<string, string>;
}

const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/**
 * Reads the value of a `Content-Type` header: `application/json; charset=utf-8`. Mirrors Go's `mime.ParseMediaType`.
 *
 * Differs from Go: parameters that are continued or encoded (RFC 2231: `name*0`) are given as they stand.
 * @throws MediaTypeError
 */
export function parseMediaType(text: string): MediaType {
  const semicolon = text.indexOf(';');
  const mediaType = (semicolon < 0 ? text : text.slice(0, semicolon)).trim().toLowerCase();
  checkMediaType(mediaType, text);
  const params = new Map<string, string>();
  let at = semicolon < 0 ? text.length : semicolon;
  while (at < text.length) {
    const found = parameter(text, at);
    if (found === undefined) {
      if (text.slice(at).trim() === ';' || text.slice(at).trim() === '') break;
      throw new MediaTypeError('mime: invalid media parameter', text);
    }
    if (params.has(found.name) && params.get(found.name) !== found.value)
      throw new MediaTypeError('mime: duplicate parameter name', text);
    params.set(found.name, found.value);
    at = found.end;
  }
  return { mediaType, params };
}

/** Mirrors Go's `mime.checkMediaTypeDisposition`. @throws MediaTypeError */
function checkMediaType(mediaType: string, text: string): void {
  const slash = endOfToken(mediaType, 0);
  if (slash === 0) throw new MediaTypeError('mime: no media type', text);
  if (slash === mediaType.length) return;
  if (mediaType[slash] !== '/') throw new MediaTypeError('mime: expected slash after first token', text);
  const end = endOfToken(mediaType, slash + 1);
  if (end === slash + 1) throw new MediaTypeError('mime: expected token after slash', text);
  if (end < mediaType.length) throw new MediaTypeError('mime: unexpected content after media subtype', text);
}

/** The parameter after the semicolon that follows. */
function parameter(text: string, from: number): { name: string; value: string; end: number } | undefined {
  let at = skipSpace(text, from);
  if (text[at] !== ';') return undefined;
  at = skipSpace(text, at + 1);
  const nameEnd = endOfToken(text, at);
  const name = text.slice(at, nameEnd).toLowerCase();
  at = skipSpace(text, nameEnd);
  if (name === '' || text[at] !== '=') return undefined;
  at = skipSpace(text, at + 1);
  if (text[at] !== '"') {
    const end = endOfToken(text, at);
    return end === at ? undefined : { name, value: text.slice(at, end), end };
  }
  let value = '';
  for (at++; at < text.length && text[at] !== '"'; at++) {
    if (text[at] === '\\' && at + 1 < text.length) at++;
    value += text[at];
  }
  return at < text.length ? { name, value, end: at + 1 } : undefined;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t') at++;
  return at;
}

function endOfToken(text: string, from: number): number {
  let at = from;
  while (at < text.length && token.test(text.charAt(at))) at++;
  return at;
}

/**
 * Writes a media type with parameters, as clients of Kubernetes do: without spaces, values quoted where they must be.
 * @param params left out: none; those that are `undefined` are left out
 */
export function formatMediaType(mediaType: string, params: Readonly<Record<string, string | undefined>> = {}): string {
  let text = mediaType;
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue;
    text += `;${name}=${token.test(value) ? value : `"${value.replace(/["\\]/g, '\\$&')}"`}`;
  }
  return text;
}
