// kill -9 at random points: of etcd, and of a server that keeps its objects in etcd.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import type { StorageEngine } from 'kubetyped/apiserver/storage';
import { etcd } from 'kubetyped/apiserver/storage/etcd';
import { program } from '../../cli/run_cli.ts';
import { Random } from '../../differential/random_scalars.ts';
import { Acknowledged, KEYS, valueOf } from './crash_values.ts';
import { EtcdProcess, skipEtcd } from './etcd_process.ts';

const crashes = Number(process.env['KUBETYPED_CRASHES'] ?? 5);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);

/** Writes to all keys until that fails. @param written called after each acknowledged write */
async function writeUntilItFails(
  engine: StorageEngine,
  acknowledged: Acknowledged,
  written: () => void,
): Promise<readonly unknown[]> {
  const first = acknowledged.begin();
  // Before the first write, which may be the last one before the crash.
  const found = await Promise.all(KEYS.map((key) => engine.get(key)));
  return Promise.all(
    KEYS.map(async (key, index) => {
      let revision = found[index]?.kv?.modRevision ?? 0;
      for (let number = first; ; number++) {
        const value = valueOf(number);
        try {
          if (value !== undefined || revision !== 0) {
            const writing = value === undefined ? engine.delete(key, revision) : engine.put(key, value, revision);
            const result = await writing;
            assert.equal(result.succeeded, true, `${key}: not written`);
            revision = value === undefined ? 0 : result.revision;
          }
        } catch (error) {
          return error;
        }
        acknowledged.add(key, number);
        written();
      }
    }),
  );
}

test(`etcd: kill -9 loses nothing that was acknowledged, and watches miss nothing (${crashes} times)`, {
  skip: skipEtcd,
}, async (t) => {
  const process = await EtcdProcess.start({ fsync: true });
  t.after(() => process.remove());
  const engine = await etcd({ endpoints: [process.endpoint] });
  t.after(() => engine.close());
  const next = new Random(seed);
  const acknowledged = new Acknowledged();
  /** What the watch says of each key. */
  const watched = new Map<string, number>();
  const seen = { revision: 0, error: undefined as unknown };
  const ending = new AbortController();
  const after = await engine.currentRevision();
  const watching = (async () => {
    for await (const { events, revision } of engine.watch({ prefix: '/registry/', after, signal: ending.signal })) {
      for (const { key, current, previous } of events) {
        assert.equal(previous?.modRevision ?? 0, watched.get(key) ?? 0, `${key}: an event is missing`);
        watched.set(key, current?.modRevision ?? 0);
      }
      seen.revision = revision;
    }
  })().catch((error: unknown) => (seen.error = error));
  for (let crash = 0; crash < crashes; crash++) {
    let left = next.int(400);
    let killing: Promise<void> | undefined;
    const errors = await writeUntilItFails(engine, acknowledged, () => {
      if (left-- === 0) killing = process.kill();
    });
    for (const error of errors) assert.equal((error as { code?: unknown }).code, 'ERR_ETCD', String(error));
    await killing;
    await process.restart();
    let revision: number | undefined;
    while (revision === undefined) revision = await engine.currentRevision().catch(() => undefined);
    for (const key of KEYS) {
      const found = (await engine.get(key)).kv;
      acknowledged.check(key, found?.value);
      while (seen.revision < (found?.modRevision ?? 0) && seen.error === undefined)
        await new Promise((resolve) => setTimeout(resolve, 10));
      assert.ifError(seen.error);
    }
    // A long history takes etcd long to read at each start.
    if (crash % 10 === 9) await engine.compact(revision);
  }
  for (const key of KEYS) assert.equal(watched.get(key) ?? 0, (await engine.get(key)).kv?.modRevision ?? 0, key);
  ending.abort();
  await watching;
});

/** A server of the command line, and requests to it. */
class Server {
  readonly #url: string;
  readonly kill: () => Promise<unknown>;

  private constructor(url: string, kill: () => Promise<unknown>) {
    this.#url = url;
    this.kill = kill;
  }

  static async start(endpoint: string): Promise<Server> {
    const child = spawn(process.execPath, [...program, 'server', '--etcd-servers', endpoint], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exit = once(child, 'exit');
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    return new Server(/http:[^;]+/.exec(line)?.[0] ?? '', () => {
      child.kill('SIGKILL');
      return exit;
    });
  }

  async send(method: string, path: string, body?: object): Promise<{ status: number; json: StoredMap }> {
    const headers = { 'Content-Type': 'application/json' };
    const url = `${this.#url}/api/v1/namespaces/default/configmaps${path}`;
    const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: response.status, json: (await response.json()) as StoredMap };
  }
}

interface StoredMap {
  readonly metadata: { readonly resourceVersion: string };
  /** Of a Status. */
  readonly message?: string;
  readonly binaryData?: { readonly value: string };
}

/** Writes a ConfigMap for each key until the server, or an answer, is gone. */
async function writeObjects(server: Server, acknowledged: Acknowledged, written: () => void): Promise<void> {
  const first = acknowledged.begin();
  const found = await Promise.all(KEYS.map((_, index) => server.send('GET', `/crash-${index}`)));
  await Promise.all(
    KEYS.map(async (key, index) => {
      const name = `crash-${index}`;
      const { status: before = 0, json } = found[index] ?? {};
      assert.ok(before === 200 || before === 404, `${key}: GET ${before} ${json?.message}`);
      let exists = before === 200;
      for (let number = first; ; number++) {
        const value = valueOf(number);
        let status = 200;
        let message: string | undefined;
        try {
          if (value !== undefined) {
            const binaryData = { value: Buffer.from(value).toString('base64') };
            const object = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, binaryData };
            const answer = exists ? server.send('PUT', `/${name}`, object) : server.send('POST', '', object);
            ({
              status,
              json: { message },
            } = await answer);
          } else if (exists)
            ({
              status,
              json: { message },
            } = await server.send('DELETE', `/${name}`));
        } catch {
          return;
        }
        // Whether it is written nobody knows: etcd did not answer in time.
        if (status >= 500) return;
        assert.ok(
          status === 200 || status === 201,
          `${key}: write ${number}, ${exists ? 'exists' : 'is gone'}: ${status} ${message}`,
        );
        exists = value !== undefined;
        acknowledged.add(key, number);
        written();
      }
    }),
  );
}

test(`a server on etcd: kill -9 loses nothing that was acknowledged, and tears nothing (${crashes} times)`, {
  skip: skipEtcd,
}, async (t) => {
  const process = await EtcdProcess.start();
  t.after(() => process.remove());
  const next = new Random(seed);
  const acknowledged = new Acknowledged();
  let server = await Server.start(process.endpoint);
  t.after(() => server.kill());
  for (let crash = 0; crash < crashes; crash++) {
    let left = next.int(200);
    let killing: Promise<unknown> | undefined;
    await writeObjects(server, acknowledged, () => {
      if (left-- === 0) killing = server.kill();
    });
    await (killing ?? server.kill());
    server = await Server.start(process.endpoint);
    for (const [index, key] of KEYS.entries()) {
      const { status, json } = await server.send('GET', `/crash-${index}`);
      assert.ok(status === 200 || status === 404, `${key}: GET ${status} ${json.message}`);
      const { value = '' } = json.binaryData ?? {};
      acknowledged.check(key, status === 404 ? undefined : Buffer.from(value, 'base64'));
    }
  }
});
