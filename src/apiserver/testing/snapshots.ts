import { newForbidden, newMethodNotSupported, newNotFound } from '#apimachinery/api/errors/constructors';
import { toUTF8 } from '#engine/text/utf8';
import type { Filter } from '../filters/filter.ts';
import { SystemPrivilegedGroup } from '../request/user.ts';
import type { KeyValue, StorageEngine } from '../storage/engine.ts';

/** All that a server stored at one moment. It costs no more than references, and may be restored any number of times. */
export interface Snapshot {
  readonly keys: ReadonlyMap<string, KeyValue>;
}

/** How often what others write meanwhile is undone, too. */
const PASSES = 10;

/** Takes a server back to how it was: for tests that must not see each other's objects. */
export class Snapshots {
  readonly #storage: StorageEngine;
  readonly #remembers: boolean;
  readonly #named = new Map<string, Snapshot>();
  #first: Promise<Snapshot> | undefined;

  /** @param remembers whether {@link withFirst} is among the filters of the server */
  constructor(storage: StorageEngine, remembers: boolean) {
    this.#storage = storage;
    this.#remembers = remembers;
  }

  /** What is stored now. @throws {Error} when other servers have the same storage: what they do is not to be undone */
  async take(): Promise<Snapshot> {
    if (this.#storage.shared === true) throw new Error('there are no snapshots of a storage that servers share');
    const { kvs } = await this.#storage.range({ prefix: '' });
    return { keys: new Map(kvs.map((each) => [each.key, each])) };
  }

  /**
   * Makes what is stored the same as at the time of a snapshot. These are writes as others: resource versions go on, watches see
   * objects come, change and go. Neither finalizers nor admission have a say.
   * @throws {Error} when others write all the time
   */
  async restore({ keys }: Snapshot): Promise<void> {
    for (let pass = 0; pass < PASSES; pass++) if (await this.#restoreOnce(keys)) return;
    throw new Error('the snapshot could not be restored: others write all the time');
  }

  /** Whether all is as it was. */
  async #restoreOnce(keys: Snapshot['keys']): Promise<boolean> {
    const now = (await this.take()).keys;
    // Objects go before the definitions and namespaces that they were made in, and come after them.
    const gone = [...now.values()].filter(({ key }) => !keys.has(key)).sort((a, b) => b.modRevision - a.modRevision);
    const changed = [...keys.values()]
      .filter(({ key, value }) => !isSame(now.get(key)?.value, value))
      .sort((a, b) => a.modRevision - b.modRevision);
    for (const { key, modRevision } of gone) await this.#storage.delete(key, modRevision);
    for (const { key, value } of changed) await this.#storage.put(key, value, now.get(key)?.modRevision ?? 0);
    return gone.length + changed.length === 0;
  }

  /** Back to what the server began with. @throws {Error} when that is not known */
  async reset(): Promise<void> {
    if (!this.#remembers) throw new Error('the server does not know what its storage held before: it is not its own');
    // Nothing has been asked of it yet.
    if (this.#first === undefined) return;
    await this.restore(await this.#first);
  }

  /** Remembers what there is before the first request is answered. */
  readonly withFirst: Filter = async (request, next) => {
    this.#first ??= this.take().catch((error: unknown) => {
      this.#first = undefined;
      throw error;
    });
    await this.#first;
    return next(request);
  };

  /**
   * Serves them to administrators: `POST /snapshots/reset`, and `PUT`, `POST` and `DELETE` of `/snapshots/NAME` take, restore and
   * drop one.
   */
  readonly withEndpoint: Filter = async (request, next) => {
    const { path } = request.info;
    const [, name] = /^\/snapshots\/([^/]+)$/.exec(path) ?? [];
    if (name === undefined) return next(request);
    const { user, method } = request;
    const resource = { group: '', resource: 'snapshots' };
    if (user?.groups.includes(SystemPrivilegedGroup) !== true)
      throw newForbidden(resource, name, new Error('only administrators may use snapshots'));
    if (name === 'reset') {
      if (method !== 'POST') throw newMethodNotSupported(resource, method);
      await this.reset();
    } else if (method === 'PUT') this.#named.set(name, await this.take());
    else if (method === 'POST' || method === 'DELETE') {
      const snapshot = this.#named.get(name);
      if (snapshot === undefined) throw newNotFound(resource, name);
      if (method === 'POST') await this.restore(snapshot);
      else this.#named.delete(name);
    } else throw newMethodNotSupported(resource, method);
    return { status: 200, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: [toUTF8('ok')] };
  };
}

function isSame(a: Uint8Array | undefined, b: Uint8Array): boolean {
  return a === b || (a !== undefined && a.length === b.length && a.every((byte, index) => byte === b[index]));
}
