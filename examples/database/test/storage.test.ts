import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { isUnavailable, type StorageEngine } from 'kubetyped/apiserver/storage';
import { storageTests } from 'kubetyped/apiserver/testing';
import pg from 'pg';
import { postgres } from '../src/postgres.js';
import { sqlite } from '../src/sqlite.js';

const run = promisify(execFile);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

for (const { name, run: check } of storageTests(() => sqlite(':memory:'))) test(`SQLite: ${name}`, check);

const folder = await mkdtemp(join(tmpdir(), 'database-'));
const server = await startPostgres();
after(async () => {
  await server?.stop();
  await rm(folder, { recursive: true });
});
const skip = server === undefined && 'no PostgreSQL: neither POSTGRES, a URL, nor initdb and pg_ctl on the PATH';

for (const { name, run: check } of storageTests(emptyPostgres)) test(`PostgreSQL: ${name}`, { skip }, check);

for (const [name, open, skipped] of [
  ['SQLite', () => sqlite(join(folder, 'birds.db')), false],
  ['PostgreSQL', () => openPostgres(), skip],
] as const) {
  test(`${name}: what was written is there when it is opened again, and revisions go on`, {
    skip: skipped,
  }, async () => {
    const first = await open();
    const { revision } = await first.put('/registry/birds/robin', bytes('1'), 0);
    const before = await first.put('/registry/birds/robin', bytes('2'), revision);
    await first.close();
    const second = await open();
    assert.equal(await second.currentRevision(), before.revision);
    assert.equal((await second.get('/registry/birds/robin')).kv?.modRevision, before.revision);
    assert.equal((await second.get('/registry/birds/robin', revision)).kv?.modRevision, revision);
    const gone = await second.delete('/registry/birds/robin', before.revision);
    assert.deepEqual(gone, { succeeded: true, revision: before.revision + 1 });
    await second.close();
  });

  test(`${name}: two servers of one database see each other's writes in one order`, { skip: skipped }, async () => {
    const servers = [await open(), await open()] as const;
    const start = await servers[0].currentRevision();
    const watching = servers.map((each) => revisionsOf(each, start, 40));
    const writing = servers.map(async (each, writer) => {
      for (let count = 0; count < 20; count++) await each.put(`/registry/two/${writer}-${count}`, bytes(''), 0);
    });
    await Promise.all(writing);
    const expected = Array.from({ length: 40 }, (_, index) => start + 1 + index);
    assert.deepEqual(await Promise.all(watching), [expected, expected]);
    const both = await Promise.all(servers.map((each) => each.put('/registry/two/both', bytes(''), 0)));
    assert.deepEqual(both.map(({ succeeded }) => succeeded).sort(), [false, true]);
    for (const each of servers) await each.close();
  });
}

test('PostgreSQL: watches go on when their connections are cut', { skip }, async (t) => {
  const storage = await emptyPostgres();
  t.after(() => storage.close());
  const start = await storage.currentRevision();
  await storage.put('/registry/a', bytes(''), 0);
  assert.deepEqual(await revisionsOf(storage, start, 1), [start + 1]);
  // One whose connection is cut while it reads is opened again, as clients do.
  const watching = revisionsOf(storage, start + 1, 1).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    return revisionsOf(storage, start + 1, 1);
  });
  await query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
  );
  const other = await openPostgres();
  t.after(() => other.close());
  await other.put('/registry/b', bytes(''), 0);
  assert.deepEqual(await watching, [start + 2]);
});

test('PostgreSQL: while a database is gone, no more and more connections are tried', { skip }, async () => {
  await query('DROP TABLE IF EXISTS state, writes');
  const { host, port, user, database } = new pg.Client({ connectionString: server?.url });
  const sockets = new Set<Socket>();
  const tries: number[] = [];
  let isGone = false;
  let wasTried = (): void => {};
  const proxy = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    if (isGone) {
      socket.destroy();
      tries.push(performance.now());
      wasTried();
      return;
    }
    const behind = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    behind.on('error', () => socket.destroy());
    socket.on('close', () => behind.destroy());
    socket.pipe(behind).pipe(socket);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const storage = await postgres({ host: '127.0.0.1', port: address.port, user, database });
  const start = await storage.currentRevision();
  isGone = true;
  for (const each of sockets) each.destroy();
  while (tries.length < 12) await new Promise<void>((resolve) => (wasTried = resolve));
  // Twice a second at most: once for notifications, once to look for keys that expire.
  assert.ok((tries.at(-1) ?? 0) - (tries[0] ?? 0) > 2000, String(tries));
  isGone = false;
  const other = await openPostgres();
  const watching = revisionsOf(storage, start, 1);
  await other.put('/registry/b', bytes(''), 0);
  assert.deepEqual(await watching, [start + 1]);
  await Promise.all([storage.close(), other.close()]);
  proxy.close();
});

test('PostgreSQL: a database that is gone is unavailable, so that clients ask again', { skip }, async () => {
  const storage = await emptyPostgres();
  await assert.rejects(postgres({ connectionString: 'postgres://test@127.0.0.1:1/postgres' }), (error) =>
    isUnavailable(error),
  );
  await storage.close();
});

async function revisionsOf(storage: StorageEngine, after: number, count: number): Promise<number[]> {
  const revisions: number[] = [];
  const { signal } = new AbortController();
  for await (const { events } of storage.watch({ prefix: '/registry/', after, signal })) {
    for (const { revision } of events) revisions.push(revision);
    if (revisions.length >= count) break;
  }
  return revisions;
}

function openPostgres(): Promise<StorageEngine> {
  return postgres({ connectionString: server?.url });
}

async function emptyPostgres(): Promise<StorageEngine> {
  await query('DROP TABLE IF EXISTS state, writes');
  return openPostgres();
}

async function query(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server?.url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** The database of POSTGRES, or one of its own in a folder, which only its socket leads to. PostgreSQL refuses to run as root. */
async function startPostgres(): Promise<{ readonly url: string; readonly stop: () => Promise<void> } | undefined> {
  const url = process.env['POSTGRES'];
  if (url !== undefined) return { url, stop: async () => {} };
  const nobody = 65_534;
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(folder, nobody, nobody);
  const data = join(folder, 'postgres');
  const env = { ...process.env, LC_ALL: 'C' };
  const options = { cwd: folder, env, ...(isRoot && { uid: nobody, gid: nobody }) };
  try {
    await run('initdb', ['-D', data, '-U', 'test', '--no-sync', '-E', 'UTF8'], options);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return undefined;
    throw error;
  }
  const flags = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off`;
  await run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', flags, 'start'], options);
  return {
    url: `postgres://test@/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => void (await run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'], options)),
  };
}
