import { ContentTypeCBOR, ContentTypeCBORSequence, ContentTypeJSON } from '../content_type.ts';
import type { GroupVersionKindLike } from '../schema/group_version.ts';
import { formatMediaType } from './media_type.ts';

/** One alternative of an `Accept` header. */
export interface AcceptClause {
  readonly type: string;
  readonly subType: string;
  /** How much it is wanted, from 0 to 1. */
  readonly q: number;
  readonly params: ReadonlyMap<string, string>;
}

/**
 * Reads an `Accept` header: the alternatives, the most wanted first; those that name a type come before those with
 * `*`. What is not an alternative is left out. Mirrors `goautoneg.ParseAccept`, which Kubernetes servers use: quoted values
 * are not understood.
 */
export function parseAccept(header: string): AcceptClause[] {
  return header
    .split(',')
    .flatMap((part) => parseClause(part) ?? [])
    .sort(byPreference);
}

function parseClause(part: string): AcceptClause | undefined {
  const [range = '', ...rest] = trimSpaces(part).split(';');
  const [type = '', subType, ...more] = range.split('/').map(trimSpaces);
  // A slash at the very end is none to Go.
  const missing = subType === undefined || range.endsWith('/');
  if (more.length > 0 && !(more.length === 1 && range.endsWith('/'))) return undefined;
  if (missing && more.length === 0 && type !== '*') return undefined;
  const params = new Map<string, string>();
  let q = 1;
  for (const param of rest) {
    const equals = param.indexOf('=');
    if (equals < 0 || equals === param.length - 1) continue;
    const value = param.slice(equals + 1);
    const second = value.indexOf('=');
    if (second >= 0 && second < value.length - 1) continue;
    const text = second < 0 ? value : value.slice(0, second);
    const name = trimSpaces(param.slice(0, equals));
    if (name === 'q') q = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/.test(text) ? Math.fround(Number(text)) : 0;
    else params.set(name, trimSpaces(text));
  }
  return { type, subType: missing && more.length === 0 ? '*' : subType!, q, params };
}

function byPreference(a: AcceptClause, b: AcceptClause): number {
  // Differs from Go: it prefers by each of the three alone, which does not give an order, so the result depends on how it sorts.
  return (
    b.q - a.q ||
    Number(a.type === '*') - Number(b.type === '*') ||
    Number(a.subType === '*') - Number(b.subType === '*')
  );
}

function trimSpaces(text: string): string {
  let from = 0;
  let to = text.length;
  while (text[from] === ' ') from++;
  while (to > from && text[to - 1] === ' ') to--;
  return text.slice(from, to);
}

/** What a client wants to get. */
export interface AcceptOptions {
  /** The formats, the most wanted first. JSON by default. */
  readonly mediaTypes?: readonly string[];
  /**
   * What the server shall make of the object: `Table`, `PartialObjectMetadata`, `PartialObjectMetadataList` of
   * `meta.k8s.io/v1`, or a kind of another group and version.
   */
  readonly as?: string | GroupVersionKindLike;
  /** Whether the objects themselves will do, as JSON, where the server can't make that of them. */
  readonly orObject?: boolean;
  /** Asks for the answer in the form of a stream. Only `watch` is known. */
  readonly stream?: 'watch';
}

/** The group and version that tables and partial objects are in. */
const metaGroup = 'meta.k8s.io';

/**
 * The value of an `Accept` header: `application/json;as=Table;v=v1;g=meta.k8s.io,application/json`.
 */
export function acceptHeader(options: AcceptOptions = {}): string {
  const { mediaTypes = [ContentTypeJSON], as, stream, orObject = false } = options;
  const target = typeof as === 'string' ? { group: metaGroup, version: 'v1', kind: as } : as;
  const params = { as: target?.kind, v: target?.version, g: target?.group };
  const clauses = mediaTypes.map((mediaType) => {
    // CBOR has a media type of its own for streams.
    if (stream !== undefined && mediaType === ContentTypeCBOR) return formatMediaType(ContentTypeCBORSequence, params);
    return formatMediaType(mediaType, { ...params, stream });
  });
  if (target !== undefined && orObject) clauses.push(ContentTypeJSON);
  return clauses.join(',');
}
