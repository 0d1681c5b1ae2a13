import { isDeepStrictEqual } from 'node:util';
import type { RandomRequest } from './random_requests.ts';

/** What a server has answered, as far as two servers can be compared by it. */
export interface Outcome {
  readonly status: number;
  readonly body: unknown;
  readonly warnings: string | null;
  readonly contentType: string | null;
}

/** The requests of one sequence to one server: knows the versions and uids it has given out. */
export class Session {
  readonly #root: string;
  readonly #versions: string[] = [];
  readonly #uids: string[] = [];
  #continue = '';

  /** @param root of the namespace: `http://127.0.0.1:8001/api/v1/namespaces/x` */
  constructor(root: string) {
    this.#root = root;
  }

  async send({ method, path, query, contentType, accept, body }: RandomRequest): Promise<Outcome> {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, this.#known(value)]));
    const response = await fetch(`${this.#root}/${path}?${search}`, {
      method,
      headers: {
        'user-agent': 'test/1',
        ...(contentType && { 'content-type': contentType }),
        ...(accept && { accept }),
      },
      ...(body !== undefined && { body: this.#known(JSON.stringify(body)) }),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: this.#compared(text, /(?:configmaps|pods|widgets)$/.test(path)),
      warnings: response.headers.get('warning'),
      contentType: response.headers.get('content-type'),
    };
  }

  /** The events since the sequence began, without that of an object `end`, which this creates to know when all came. */
  async events(plural: string, from: string): Promise<unknown[]> {
    const abort = new AbortController();
    const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(20_000)]);
    const end = { apiVersion: 'v1', kind: plural === 'pods' ? 'Pod' : 'ConfigMap', metadata: { name: 'end' } };
    const created = await this.send({
      method: 'POST',
      path: plural,
      query: {},
      contentType: 'application/json',
      body: end,
    });
    if (created.status !== 201) throw new Error(`no end: ${JSON.stringify(created)}`);
    const response = await fetch(`${this.#root}/${plural}?watch=true&resourceVersion=${from}`, { signal });
    const events: unknown[] = [];
    let rest = '';
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return events;
      const lines = (rest + value).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        if (line.includes('"name":"end"')) {
          abort.abort();
          return events;
        }
        events.push(this.#compared(line));
      }
    }
  }

  /** The first version that was given out. */
  get firstVersion(): string | undefined {
    return this.#versions[0];
  }

  #known(text: string): string {
    return text
      .replace(/"\$number:([^"]*)"/g, '$1')
      .replace(/"\$again:([^"]*)"/g, '"$1"')
      .replace(/\$rv:(-?\d)/g, (_, at: string) => this.#versions.at(Number(at)) ?? '0')
      .replace(/\$uid:(-?\d)/g, (_, at: string) => this.#uids.at(Number(at)) ?? 'none')
      .replace('$continue', this.#continue);
  }

  /** The answer with versions and uids as the place at which they came first, and without times. */
  #compared(text: string, isList = false): unknown {
    const note = (list: string[], value: string): number => {
      if (!list.includes(value)) list.push(value);
      return list.indexOf(value);
    };
    let body: unknown;
    try {
      const plain = JSON.parse(text) as { kind?: string; metadata?: { resourceVersion?: string } };
      // The version of a list is that of the whole store, in which others write as well.
      if (plain.kind?.endsWith('List') || (isList && plain.kind === 'Table')) delete plain.metadata?.resourceVersion;
      body = JSON.parse(JSON.stringify(plain), (key, value: unknown) => {
        // Their order depends on the second in which each came.
        if (key === 'managedFields' && Array.isArray(value)) return value.map((each) => JSON.stringify(each)).sort();
        // How old an object is, in a table.
        if (key === 'cells' && Array.isArray(value))
          return value.map((each) => (/^\d+m?\d*s$/.test(String(each)) ? 'AGE' : (each as unknown)));
        if (typeof value !== 'string') return value;
        // A patch may copy the version there.
        if (key === 'tier' && this.#versions.includes(value)) return `rv${this.#versions.indexOf(value)}`;
        if (key === 'resourceVersion' && value !== '') return `rv${note(this.#versions, value)}`;
        if (key === 'uid' && /^[0-9a-f-]{36}$/.test(value)) return `uid${note(this.#uids, value)}`;
        if (key === 'continue' && value !== '') {
          this.#continue = value;
          return Buffer.from(value, 'base64url')
            .toString()
            .replace(/"rv":\d+/, 'rv')
            .replace(':"/', ':"');
        }
        return value;
      });
    } catch {
      body = text;
    }
    const plain = (value: string): string => {
      let out = value.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, 'TIME');
      for (const [index, uid] of this.#uids.entries()) out = out.replaceAll(uid, `uid${index}`);
      out = out
        .replace(/resourceVersion\\*":\\*"\d+\\*"/g, 'RV')
        .replace(/(ResourceVersion in [a-z ]+: |\()\d+/g, '$1N');
      out = out.replace(/in scheme \\"[^"]*\\"/g, 'in scheme');
      return out.replace(/resource version: \d+, current: \d+/g, 'resource version');
    };
    return JSON.parse(plain(JSON.stringify(body)));
  }
}

/** How often two servers are asked again that differ in what they have cached. */
const PATIENCE = 20;

/** The answers of two servers to the same request. At version 0 a cache answers, which may be behind: then both are asked again. */
export async function askBoth(
  go: Session,
  ours: Session,
  request: RandomRequest,
): Promise<readonly [Outcome, Outcome]> {
  const mayBeBehind = request.method === 'GET' && request.query['resourceVersion'] === '0';
  for (let tries = 1; ; tries++) {
    const answers = await Promise.all([go.send(request), ours.send(request)]);
    if (!mayBeBehind || tries === PATIENCE || isDeepStrictEqual(answers[0], answers[1])) return answers;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs something for every number below the count, a few at a time: most of a request is waiting. */
export async function inLanes(count: number, run: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) await run(next++);
  };
  await Promise.all(Array.from({ length: 6 }, lane));
}
