// What clients of several servers did and saw, and what of it cannot be: a resourceVersion is a revision of etcd, so that all
// versions of all keys have one order, and whatever anybody saw has its place in it.

/** A key at a revision. */
export interface Version {
  readonly key: string;
  readonly revision: number;
  /** Unique to the write that made it. */
  readonly value: string;
}

/** Milliseconds of one clock. */
interface Timed {
  readonly client: string;
  readonly begin: number;
  readonly end: number;
}

/** A write: a creation, or an update or deletion of the version that was expected. */
export interface Write extends Timed {
  readonly kind: 'create' | 'update' | 'delete';
  readonly key: string;
  readonly value: string;
  readonly expected: number | undefined;
  /** Refused: it surely has not happened. Unknown: the connection was lost, or the server did not know. */
  readonly outcome: 'done' | 'refused' | 'unknown';
  /** Of what was written, if it is done and no deletion. */
  readonly revision: number | undefined;
}

/** A read of the newest state. */
export interface Read extends Timed {
  readonly key: string;
  readonly seen: Version | undefined;
}

export interface List extends Timed {
  readonly revision: number;
  readonly items: readonly Version[];
  /** Whether the newest state was asked for, not any. */
  readonly isNewest: boolean;
}

export interface WatchEvent extends Version {
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED';
}

/** What a watch gave after a list, over all its connections. */
export interface Watch {
  readonly client: string;
  readonly list: List;
  readonly events: readonly WatchEvent[];
}

/** Something that only the leader of several controllers does. */
export interface Act {
  readonly controller: string;
  /** Which time it is that this controller leads. */
  readonly term: number;
}

export interface History {
  readonly writes: readonly Write[];
  readonly reads: readonly Read[];
  readonly lists: readonly List[];
  readonly watches: readonly Watch[];
  /** In the order in which they happened. */
  readonly acts: readonly Act[];
}

const byRevision = (a: Version, b: Version): number => a.revision - b.revision;
const textOf = ({ key, revision, value }: Version): string => `${key}@${revision}=${value}`;

/** Everything that cannot be. */
export function violationsOf(history: History): string[] {
  const found = new Versions();
  for (const version of versionsIn(history)) found.add(version);
  return [
    ...found.violations,
    ...history.writes.flatMap((write) => writeViolations(write, history, found)),
    ...history.reads.flatMap((read) => readViolations(read, history)),
    ...[...history.lists, ...history.watches.map(({ list }) => list)].flatMap((list) =>
      listViolations(list, history, found),
    ),
    ...history.watches.flatMap((watch) => watchViolations(watch, found)),
    ...backwards(history),
    ...leadershipViolations(history),
  ];
}

function* versionsIn({
  writes,
  reads,
  lists,
  watches,
}: History): Generator<Version & { readonly isDeleted?: boolean }> {
  for (const { kind, key, value, revision } of writes)
    if (revision !== undefined && kind !== 'delete') yield { key, value, revision };
  for (const { seen } of reads) if (seen !== undefined) yield seen;
  for (const { items } of [...lists, ...watches.map(({ list }) => list)]) yield* items;
  for (const { events } of watches) for (const event of events) yield { ...event, isDeleted: event.type === 'DELETED' };
}

/** All versions that anybody knows of, by key. */
class Versions {
  readonly violations: string[] = [];
  readonly #byKey = new Map<string, (Version & { readonly isDeleted?: boolean })[]>();
  readonly #byRevision = new Map<number, Version & { readonly isDeleted?: boolean }>();

  add(version: Version & { readonly isDeleted?: boolean }): void {
    const known = this.#byRevision.get(version.revision);
    if (known === undefined) {
      this.#byRevision.set(version.revision, version);
      const all = this.#byKey.get(version.key);
      if (all === undefined) this.#byKey.set(version.key, [version]);
      else all.push(version);
    } else if (
      known.key !== version.key ||
      known.value !== version.value ||
      (known.isDeleted ?? false) !== (version.isDeleted ?? false)
    )
      this.violations.push(`two things at one revision: ${textOf(known)} and ${textOf(version)}`);
  }

  /** Those of a key after one revision, up to another, in order. */
  between(key: string, after: number, upTo: number): readonly (Version & { readonly isDeleted?: boolean })[] {
    const all = this.#byKey.get(key) ?? [];
    return all.filter(({ revision }) => revision > after && revision <= upTo).sort(byRevision);
  }

  get keys(): Iterable<string> {
    return this.#byKey.keys();
  }
}

/** An update replaces the very version that it expected. */
function writeViolations(
  { kind, key, value, expected, revision }: Write,
  { writes }: History,
  all: Versions,
): string[] {
  if (kind !== 'update' || revision === undefined || expected === undefined) return [];
  const lost = all
    .between(key, expected, revision - 1)
    .map((version) => `${textOf(version)} is lost by ${key}=${value}`);
  const others = writes
    .filter(
      (other) => other.key === key && other.expected === expected && other.outcome === 'done' && other.value < value,
    )
    .map((other) => `${other.key}=${other.value} and ${key}=${value} both replaced ${key}@${expected}`);
  return [...lost, ...others];
}

/** Whether a deletion of a version, or of a later one, may have happened before a time. */
function mayBeDeleted({ writes }: History, key: string, revision: number, before: number): boolean {
  return writes.some(
    (write) =>
      write.kind === 'delete' &&
      write.key === key &&
      write.outcome !== 'refused' &&
      (write.expected ?? 0) >= revision &&
      write.begin < before,
  );
}

/** What was acknowledged or read before a read began is there. */
function readViolations({ key, seen, begin, end }: Read, history: History): string[] {
  const revisions = [
    ...history.writes.filter((write) => write.key === key && write.end < begin).map(({ revision = 0 }) => revision),
    ...history.reads.filter((read) => read.key === key && read.end < begin).map((read) => read.seen?.revision ?? 0),
  ];
  const newest = Math.max(0, ...revisions);
  if (newest === 0) return [];
  if (seen === undefined)
    return mayBeDeleted(history, key, newest, end) ? [] : [`${key}@${newest} was there, and is not there any more`];
  return seen.revision < newest ? [`a read gave ${textOf(seen)} after ${key}@${newest}`] : [];
}

/** A list is one moment. */
function listViolations({ revision, items, isNewest, begin, end }: List, history: History, all: Versions): string[] {
  const found: string[] = [];
  const listed = new Map(items.map((item) => [item.key, item]));
  for (const key of all.keys) {
    const item = listed.get(key);
    const newest = all.between(key, 0, revision).at(-1);
    if (item !== undefined) {
      if (item.revision > revision) found.push(`the list of ${revision} has ${textOf(item)}`);
      else if (newest !== undefined && newest.revision > item.revision)
        found.push(`the list of ${revision} has ${textOf(item)} in place of ${textOf(newest)}`);
    } else if (newest !== undefined && newest.isDeleted !== true && !mayBeDeleted(history, key, newest.revision, end))
      found.push(`the list of ${revision} is without ${textOf(newest)}`);
  }
  if (isNewest) {
    const acknowledged = history.writes.flatMap((write) => (write.end < begin ? [write.revision ?? 0] : []));
    const latest = Math.max(0, ...acknowledged);
    if (latest > revision) found.push(`the newest list is of ${revision}, after ${latest} was acknowledged`);
  }
  return found;
}

/** A watch gives each change after its list once, and in order. */
function watchViolations({ client, list, events }: Watch, all: Versions): string[] {
  const found: string[] = [];
  const state = new Set(list.items.map(({ key }) => key));
  const seen = new Set<number>();
  let last = list.revision;
  for (const event of events) {
    if (event.revision <= last) found.push(`${client} was told of ${textOf(event)} after ${last}`);
    if (state.has(event.key) === (event.type === 'ADDED'))
      found.push(
        `${client} was told ${event.type} of ${textOf(event)}, which ${state.has(event.key) ? 'was' : 'was not'} there`,
      );
    if (event.type === 'DELETED') state.delete(event.key);
    else state.add(event.key);
    seen.add(event.revision);
    last = Math.max(last, event.revision);
  }
  for (const key of all.keys)
    for (const version of all.between(key, list.revision, last))
      if (!seen.has(version.revision)) found.push(`${client} was not told of ${textOf(version)}`);
  return found;
}

/** What a client sees of the newest state never goes back. */
function backwards({ lists }: History): string[] {
  const last = new Map<string, List>();
  return lists
    .filter(({ isNewest }) => isNewest)
    .sort((a, b) => a.begin - b.begin)
    .flatMap((list) => {
      const before = last.get(list.client);
      last.set(list.client, list);
      return before !== undefined && before.revision > list.revision
        ? [`${list.client} saw ${list.revision} after ${before.revision}`]
        : [];
    });
}

/** Once another controller has acted, the term of one is over. */
function leadershipViolations({ acts }: History): string[] {
  const over = new Set<string>();
  let last: string | undefined;
  return acts.flatMap(({ controller, term }) => {
    const current = `${controller} in term ${term}`;
    if (last !== undefined && last !== current) over.add(last);
    last = current;
    return over.has(current) ? [`${current} acted after another one had`] : [];
  });
}
