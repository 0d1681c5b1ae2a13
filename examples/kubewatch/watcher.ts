import type { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import type { DeepReadonly, SharedInformer } from 'kubetyped/client/tools/cache';
import { type Happening, type Notice, noticeOf, type Watched } from './notice.ts';
import type { Outlet } from './outlet.ts';
import type { Told } from './told.ts';

/** What is told of the objects of a kind. */
export interface WatchOptions {
  /** Whether the objects that are there at the start are told of as created. */
  readonly initial: boolean;
  /** Only these reasons, in small letters; all of them when there is none. */
  readonly reasons: ReadonlySet<string>;
  /** Paths of fields whose changes are not told. */
  readonly ignore: readonly string[];
}

function versionOf({ metadata }: Watched): string {
  return `${metadata?.uid ?? ''}/${metadata?.resourceVersion ?? ''}`;
}

function uidOf({ metadata }: Watched): string {
  return metadata?.uid ?? '';
}

/** What the first sight of an object says. */
function firstSight(object: Watched, told: Told, initial: boolean): Happening | undefined {
  const known = told.get(object);
  // The first run: nobody was told of anything.
  if (told.isNew) return initial ? { type: 'Created', object } : undefined;
  if (known === versionOf(object)) return undefined;
  const type = known?.split('/')[0] === uidOf(object) ? 'Updated' : 'Created';
  return { type, object, missed: true };
}

/**
 * Tells an outlet of everything that happens to the objects of an informer, which has synced, until the signal is aborted.
 * However long the server is away: the informer goes on where it was, or reads everything again, and the differences are what
 * happened. While the outlet has no room, what happens to an object is put together.
 * @param told what was told before
 */
export async function watch(
  informer: SharedInformer<Unstructured>,
  outlet: Outlet,
  told: Told,
  { initial, reasons, ignore }: WatchOptions,
  signal: AbortSignal,
): Promise<void> {
  // At the same moment: the changes begin with what is in the cache now.
  const changes = informer.changes({ signal });
  const atStart = new Map<string, Watched>();
  for (const key of informer.lister.keys()) {
    const object = informer.lister.getByKey(key);
    if (object !== undefined) atStart.set(key, object);
  }

  const tell = (happening: Happening): Promise<void> => {
    const notice = noticeOf(happening, ignore, new Date());
    const isWanted = notice !== undefined && (reasons.size === 0 || reasons.has(notice.reason.toLowerCase()));
    const { type, object } = happening;
    const done = (): void => (type === 'Deleted' ? told.forget(object) : told.set(object, versionOf(object)));
    return outlet.put({ notice: isWanted ? notice : undefined, done }, signal);
  };

  for (const object of told.missing(new Set([...atStart.values()].map(uidOf))))
    await tell({ type: 'Deleted', object, missed: true });
  for await (const change of changes) {
    const first = atStart.get(change.key);
    atStart.delete(change.key);
    const object: DeepReadonly<Unstructured> = change.object;
    if (first !== undefined && change.type === 'add') {
      const happening = firstSight(first, told, initial);
      if (happening === undefined) told.set(first, versionOf(first));
      else await tell(happening);
      if (versionOf(first) !== versionOf(object)) await tell({ type: 'Updated', object, old: first });
    } else if (change.type === 'add') await tell({ type: 'Created', object });
    else if (change.type === 'delete') await tell({ type: 'Deleted', object });
    else if (uidOf(change.old) !== uidOf(object)) {
      await tell({ type: 'Deleted', object: change.old });
      await tell({ type: 'Created', object });
    } else if (versionOf(change.old) !== versionOf(object)) await tell({ type: 'Updated', object, old: change.old });
  }
}

/** A line for people. */
export function lineOf({ time, reason, kind, namespace, name, message, changes = [], more, missed }: Notice): string {
  const of = namespace === undefined ? name : `${namespace}/${name}`;
  const value = (each: unknown): string => {
    const text = JSON.stringify(each) ?? 'none';
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
  };
  const fields = changes.map(({ path, before, after }) => `${path}: ${value(before)} -> ${value(after)}`);
  const rest = [
    ...(message === undefined ? [] : [JSON.stringify(message).slice(1, -1)]),
    ...fields,
    ...(more === undefined ? [] : [`${more} more`]),
    ...(missed === true ? ['(while away)'] : []),
  ].join('; ');
  return `${time.slice(11, 19)} ${reason} ${kind} ${of}${rest === '' ? '' : `  ${rest}`}`;
}
