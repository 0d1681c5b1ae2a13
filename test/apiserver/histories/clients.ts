// Clients of several servers that keep a history of what they did and saw.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../differential/random_scalars.ts';
import { Controllers } from './controllers.ts';
import type { History, List, Read, Version, Watch, WatchEvent, Write } from './history.ts';

const CONFIG_MAPS = '/api/v1/namespaces/default/configmaps';
/** Milliseconds after which an answer is not waited for any more. */
const PATIENCE = 8000;
/** The last thing that is written. */
const LAST = 'last';

interface ConfigMap {
  readonly metadata: { readonly name: string; readonly resourceVersion: string };
  readonly data?: { readonly value: string };
}

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever JSON comes
  readonly json: any;
}

/** @returns undefined when there is no answer, or one that says that nobody knows */
async function ask(method: string, url: string, body?: object): Promise<Answer | undefined> {
  try {
    const response = await fetch(url, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const json = JSON.parse(await response.text());
    return response.status >= 500 || response.status === 429 ? undefined : { status: response.status, json };
  } catch {
    return undefined;
  }
}

function versionOf({ metadata, data }: ConfigMap): Version {
  return { key: metadata.name, revision: Number(metadata.resourceVersion), value: data?.value ?? '' };
}

/** What clients of some servers do, at random, and the history of it. */
export class Clients {
  readonly #urls: readonly string[];
  readonly #random: Random;
  readonly #writes: Write[] = [];
  readonly #reads: Read[] = [];
  readonly #lists: List[] = [];
  readonly #watches: Watch[] = [];
  readonly #following: Promise<void>[] = [];
  readonly #isEnded = new AbortController();
  readonly #controllers: Controllers;
  #values = 0;

  constructor(urls: readonly string[], random: Random) {
    this.#controllers = new Controllers(urls);
    this.#urls = urls;
    this.#random = random;
  }

  get history(): History {
    const acts = this.#controllers.acts;
    return { writes: this.#writes, reads: this.#reads, lists: this.#lists, watches: this.#watches, acts };
  }

  /** How much has been done. */
  get count(): number {
    return this.#writes.length + this.#reads.length + this.#lists.length;
  }

  /** Begins watches: one at each server, and one that goes on at another one when its connection ends. */
  watch(): void {
    for (const [index, url] of this.#urls.entries()) this.#following.push(this.#follow(`watch ${index}`, () => url));
    this.#following.push(this.#follow('watch of any', () => this.#url()));
  }

  /**
   * Works until so much has been done, and as long as something else goes on.
   * @param clients how many work side by side
   */
  async work(operations: number, clients: number, meanwhile: Promise<unknown>): Promise<void> {
    let goesOn = true;
    const other = meanwhile.finally(() => (goesOn = false));
    const client = async (name: string): Promise<void> => {
      while (!this.#isEnded.signal.aborted && (goesOn || this.count < operations)) {
        await this.#step(name);
        await sleep(this.#random.int(goesOn ? 200 : 10));
      }
    };
    await Promise.all([other, ...Array.from({ length: clients }, (_, index) => client(`client ${index}`))]);
  }

  /** Waits until all watches have seen one more write. */
  async end(): Promise<void> {
    for (;;) {
      const write = await this.#write('the last client', 'create', LAST, undefined);
      const current = write.outcome === 'done' ? undefined : await this.#read('the last client', LAST);
      if (write.outcome === 'done' || current !== undefined) break;
      await sleep(100);
    }
    await Promise.all(this.#following);
    await this.stop();
  }

  /** Ends whatever still goes on. */
  async stop(): Promise<void> {
    this.#isEnded.abort();
    await this.#controllers.stop();
  }

  #url(): string {
    return this.#random.pick(this.#urls);
  }

  async #step(client: string): Promise<void> {
    const key = `key-${this.#random.int(12)}`;
    const what = this.#random.int(10);
    if (what === 0) return void (await this.#list(client, true));
    if (what === 1) return void (await this.#list(client, false));
    if (what === 2) return void (await this.#write(client, 'create', key, undefined));
    const current = await this.#read(client, key);
    if (what <= 4 || current === undefined) return void (await this.#write(client, 'create', key, undefined));
    await this.#write(client, what === 5 ? 'delete' : 'update', key, current.revision);
  }

  async #read(client: string, key: string): Promise<Version | undefined> {
    const begin = performance.now();
    const answer = await ask('GET', `${this.#url()}${CONFIG_MAPS}/${key}`);
    if (answer === undefined) return undefined;
    const seen = answer.status === 200 ? versionOf(answer.json) : undefined;
    this.#reads.push({ client, key, begin, end: performance.now(), seen });
    return seen;
  }

  async #list(client: string, isNewest: boolean, url = this.#url()): Promise<List | undefined> {
    const begin = performance.now();
    const answer = await ask('GET', `${url}${CONFIG_MAPS}${isNewest ? '' : '?resourceVersion=0'}`);
    if (answer?.status !== 200) return undefined;
    const { metadata, items } = answer.json;
    const revision = Number(metadata.resourceVersion);
    const list = { client, revision, items: items.map(versionOf), isNewest, begin, end: performance.now() };
    this.#lists.push(list);
    return list;
  }

  async #write(client: string, kind: Write['kind'], key: string, expected: number | undefined): Promise<Write> {
    const value = `v${String(++this.#values).padStart(6, '0')}`;
    const resourceVersion = expected === undefined ? {} : { resourceVersion: String(expected) };
    const url = `${this.#url()}${CONFIG_MAPS}`;
    const begin = performance.now();
    const answer = await (kind === 'delete'
      ? ask('DELETE', `${url}/${key}`, { preconditions: resourceVersion })
      : ask(kind === 'create' ? 'POST' : 'PUT', kind === 'create' ? url : `${url}/${key}`, {
          metadata: { name: key, ...resourceVersion },
          data: { value },
        }));
    const isDone = answer !== undefined && answer.status < 300;
    const write: Write = {
      ...{ client, kind, key, value, expected, begin },
      end: performance.now(),
      outcome: answer === undefined ? 'unknown' : isDone ? 'done' : 'refused',
      revision: isDone && kind !== 'delete' ? versionOf(answer.json).revision : undefined,
    };
    this.#writes.push(write);
    return write;
  }

  /** Watches until the last write; lists again where a watch gets 410. */
  async #follow(client: string, url: () => string): Promise<void> {
    let last = 0;
    let events: WatchEvent[] = [];
    while (!this.#isEnded.signal.aborted) {
      if (last === 0) {
        const list = await this.#list(client, true, url());
        if (list === undefined) {
          await sleep(50);
          continue;
        }
        events = [];
        this.#watches.push({ client, list, events });
        last = list.revision;
        if (list.items.some(({ key }) => key === LAST)) return;
      }
      const next = await this.#stream(url(), last, events);
      if (events.at(-1)?.key === LAST) return;
      last = next;
    }
  }

  /** @returns where to go on; 0 when that is forgotten */
  async #stream(url: string, after: number, events: WatchEvent[]): Promise<number> {
    let last = after;
    const abort = new AbortController();
    let heard = setTimeout(() => abort.abort(), PATIENCE);
    try {
      const { status, body } = await fetch(`${url}${CONFIG_MAPS}?watch=1&resourceVersion=${after}`, {
        signal: AbortSignal.any([abort.signal, this.#isEnded.signal]),
      });
      if (status === 410) return 0;
      if (status !== 200 || body === null) throw new Error(`status ${status}`);
      let text = '';
      for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
        // A stopped server does not respond: try again, perhaps another one.
        clearTimeout(heard);
        heard = setTimeout(() => abort.abort(), PATIENCE);
        const lines = `${text}${chunk}`.split('\n');
        text = lines.pop() ?? '';
        for (const line of lines) {
          const { type, object } = JSON.parse(line);
          if (type === 'ERROR') return object.code === 410 ? 0 : last;
          const event: WatchEvent = { type, ...versionOf(object) };
          events.push(event);
          last = event.revision;
          if (event.key === LAST) return last;
        }
      }
    } catch {
      await sleep(50);
    } finally {
      clearTimeout(heard);
      abort.abort();
    }
    return last;
  }
}
