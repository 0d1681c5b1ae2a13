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
      body: this.#compared(text),
      warnings: response.headers.get('warning'),
      contentType: response.headers.get('content-type'),
    };
  }

  /** The events since the sequence began, as far as they come at once. */
  async events(plural: string, from: string, count: number | undefined): Promise<unknown[]> {
    const abort = new AbortController();
    const url = `${this.#root}/${plural}?watch=true&resourceVersion=${from}`;
    const response = await fetch(url, { signal: abort.signal });
    const events: unknown[] = [];
    let rest = '';
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    const timer = setTimeout(() => abort.abort(), count === undefined ? 300 : 5000);
    try {
      while (count === undefined || events.length < count) {
        const { done, value } = await reader.read();
        if (done) break;
        const lines = (rest + value).split('\n');
        rest = lines.pop()!;
        for (const line of lines) events.push(this.#compared(line));
      }
    } catch {
      // Nothing has come for a while.
    }
    clearTimeout(timer);
    abort.abort();
    return events;
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
  #compared(text: string): unknown {
    const note = (list: string[], value: string): number => {
      if (!list.includes(value)) list.push(value);
      return list.indexOf(value);
    };
    let body: unknown;
    try {
      const plain = JSON.parse(text) as { kind?: string; metadata?: { resourceVersion?: string } };
      // The version of a list is that of the whole store, in which others write as well.
      if (plain.kind?.endsWith('List')) delete plain.metadata?.resourceVersion;
      body = JSON.parse(JSON.stringify(plain), (key, value: unknown) => {
        // Their order depends on the second in which each came.
        if (key === 'managedFields' && Array.isArray(value)) return value.map((each) => JSON.stringify(each)).sort();
        if (typeof value !== 'string') return value;
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
