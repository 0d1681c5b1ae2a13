import { newBadRequest, newResourceExpired } from '#apimachinery/api/errors/constructors';
import { asError } from '#engine/text/as_error';
import { takeTurns } from '../turns/turns.ts';
import type { APIObject } from './api_object.ts';
import { decodeContinue, encodeContinue } from './continue_token.ts';
import { isCompacted, isFutureRevision, type RangeResult, type StorageEngine } from './engine.ts';
import { newExpiredContinue } from './internal/expired_continue.ts';
import type { ObjectReader } from './internal/object_reader.ts';
import { parseResourceVersion } from './resource_version.ts';
import { everything, matches, type SelectionPredicate, selectsEverything } from './selection_predicate.ts';
import { isCorruptObject, newTooLargeResourceVersionError, type StorageError } from './storage_error.ts';

/** Which objects are read, and as of when. Mirrors Go's `storage.ListOptions`. */
export interface ListOptions {
  /** Whether the key is that of a folder. */
  readonly recursive?: boolean | undefined;
  /** Empty: the current state. `0`: any state that a cache has. */
  readonly resourceVersion?: string | undefined;
  /** `Exact` or `NotOlderThan`; left out, exact for pages and not older than otherwise. */
  readonly resourceVersionMatch?: string | undefined;
  readonly predicate?: SelectionPredicate | undefined;
}

/** What a list gives. */
export interface ObjectList<T extends APIObject> {
  readonly items: readonly T[];
  /** The revision at which all of the list was read. */
  readonly resourceVersion: string;
  /** The token for the next page; empty: there is none. */
  readonly continue: string;
  /** How many objects the next pages have; undefined when selectors make that unknown. */
  readonly remainingItemCount?: number | undefined;
  /** Why objects that are stored there are not among the items: they can't be read. Left out where all can. */
  readonly corrupt?: readonly StorageError[] | undefined;
}

/** What lists and watches read from. */
export interface ObjectSource<T extends APIObject> {
  readonly engine: StorageEngine;
  readonly objects: ObjectReader<T>;
  /** @throws {StatusError} 504 when the revision isn't reached in time */
  readonly waitFor: (revision: number) => Promise<void>;
}

/** How many keys are read at once, at most, when selectors leave a page short. */
const MAX_PAGE = 10_000;

/** Reads a list. See {@link ObjectStorage.getList}. */
export async function readList<T extends APIObject>(
  source: ObjectSource<T>,
  keyPrefix: string,
  options: ListOptions,
): Promise<ObjectList<T>> {
  const predicate = options.predicate ?? everything();
  const recursive = options.recursive === true;
  const limit = Math.max(predicate.limit ?? 0, 0);
  const start = whereToStart(keyPrefix, options, predicate);
  await source.waitFor(start.minimum);
  const items: T[] = [];
  const corrupt: StorageError[] = [];
  const found = (): Pick<ObjectList<T>, 'items' | 'corrupt'> => ({ items, ...(corrupt.length > 0 && { corrupt }) });
  let { revision } = start;
  let from = start.from;
  let pageSize = limit;
  let lastKey = '';
  let count = 0;
  for (let hasMore = true; hasMore; ) {
    const page = await readPage(
      source,
      keyPrefix,
      { recursive, from, revision, limit: pageSize, stale: start.stale },
      predicate,
      start.from,
    );
    count = page.count;
    hasMore = page.kvs.length < page.count;
    if (revision === 0) revision = page.revision;
    const objects = await source.objects.page(page.kvs);
    for (const kv of page.kvs) {
      const turn = takeTurns();
      if (turn !== undefined) await turn;
      if (limit > 0 && items.length >= limit) {
        hasMore = true;
        break;
      }
      lastKey = kv.key;
      try {
        const object = objects(kv);
        if (matches(predicate, object)) items.push(object);
      } catch (error) {
        // Differs from Go: there one object that can't be read makes the list of all others an error.
        if (!isCorruptObject(error)) throw error;
        corrupt.push(error);
      }
    }
    from = `${lastKey}\0`;
    if (!hasMore || limit === 0 || items.length >= limit) {
      return {
        ...found(),
        resourceVersion: String(revision),
        continue: hasMore ? encodeContinue(from, keyPrefix, revision) : '',
        ...(hasMore && selectsEverything(predicate) && { remainingItemCount: count - limit }),
      };
    }
    pageSize = Math.min(pageSize * 2, MAX_PAGE);
  }
  return { ...found(), resourceVersion: String(revision), continue: '' };
}

interface Start {
  readonly from: string | undefined;
  /** The revision to read at; 0: the current one. */
  readonly revision: number;
  /** The revision that must have been reached. */
  readonly minimum: number;
  /** Whether any state since then will do. */
  readonly stale: boolean;
}

function whereToStart(keyPrefix: string, options: ListOptions, predicate: SelectionPredicate): Start {
  const { resourceVersion = '', resourceVersionMatch = '' } = options;
  const recursive = options.recursive === true;
  if (recursive && predicate.continue) {
    const { fromKey, revision } = decodeContinue(predicate.continue, keyPrefix);
    if (resourceVersion !== '' && resourceVersion !== '0')
      throw newBadRequest('specifying resource version is not allowed when using continue');
    return { from: fromKey, revision: Math.max(revision, 0), minimum: 0, stale: false };
  }
  let parsed: number;
  try {
    parsed = parseResourceVersion(resourceVersion);
  } catch (error) {
    throw newBadRequest(`invalid resource version: ${asError(error).message}`);
  }
  const exact: Start = { from: undefined, revision: parsed, minimum: 0, stale: resourceVersion !== '' };
  const notOlder: Start = { from: undefined, revision: 0, minimum: parsed, stale: resourceVersion !== '' };
  switch (resourceVersionMatch) {
    case 'NotOlderThan':
      return notOlder;
    case 'Exact':
      return exact;
    case '':
      return recursive && (predicate.limit ?? 0) > 0 ? exact : notOlder;
    default:
      throw new Error(`unknown ResourceVersionMatch value: ${resourceVersionMatch}`);
  }
}

async function readPage<T extends APIObject>(
  { engine }: ObjectSource<T>,
  keyPrefix: string,
  range: { recursive: boolean; from: string | undefined; revision: number; limit: number; stale: boolean },
  predicate: SelectionPredicate,
  continueKey: string | undefined,
): Promise<RangeResult> {
  const { recursive, from, revision, limit, stale } = range;
  try {
    if (recursive) return await engine.range({ prefix: keyPrefix, from, revision, limit, stale });
    const found = await engine.get(keyPrefix, revision, stale);
    return { kvs: found.kv ? [found.kv] : [], count: found.kv ? 1 : 0, revision: found.revision };
  } catch (error) {
    if (isFutureRevision(error)) throw newTooLargeResourceVersionError(revision, error.current, 0);
    if (!isCompacted(error)) throw error;
    if (predicate.continue && continueKey !== undefined) throw newExpiredContinue(continueKey, keyPrefix);
    throw newResourceExpired('The resourceVersion for the provided list is too old.');
  }
}
