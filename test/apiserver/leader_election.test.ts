// Several servers with one etcd: the controllers of one of them work, until it ends, is killed, or stops.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { fromSources } from '../cli/run_cli.ts';
import { EtcdProcess, skipEtcd } from './storage/etcd_process.ts';

const program = fileURLToPath(new URL('./replica.ts', import.meta.url));
const LEASE = '/apis/coordination.k8s.io/v1/namespaces/kube-system/leases/kubetyped-apiserver';

/** A server in a process of its own. */
class Replica {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it has changed: `delete /registry/configmaps/default/a`. */
  readonly changes: readonly string[];

  private constructor(url: string, child: ChildProcess, changes: readonly string[]) {
    this.url = url;
    this.child = child;
    this.changes = changes;
  }

  static async start(t: TestContext, etcd: EtcdProcess, name: string, leaseSeconds: number): Promise<Replica> {
    const args = [...fromSources, program, etcd.endpoint, name, String(leaseSeconds)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    t.after(() => child.kill('SIGKILL'));
    const lines = createInterface(child.stdout);
    const changes: string[] = [];
    const url = await new Promise<string>((resolve) => {
      lines.on('line', (line) => {
        if (line.startsWith('listening ')) resolve(line.slice('listening '.length));
        else changes.push(line);
      });
    });
    return new Replica(url, child, changes);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const exit = once(this.child, 'exit');
    this.child.kill(signal);
    await exit;
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever JSON comes
  async send(method: string, path: string, body?: object): Promise<{ status: number; json: any }> {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(this.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await response.text();
    return { status: response.status, json: text.startsWith('{') ? JSON.parse(text) : {} };
  }

  async create(path: string, body: object): Promise<string> {
    const { status, json } = await this.send('POST', path, body);
    assert.equal(status, 201, JSON.stringify(json));
    return json.metadata.uid;
  }

  /** Who holds the Lease. */
  async holder(): Promise<string | undefined> {
    const { json } = await this.send('GET', LEASE);
    return json.spec?.holderIdentity;
  }

  async isLeading(): Promise<boolean> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    return text.includes('leader_election_master_status{name="kubetyped-apiserver"} 1\n');
  }

  /** The objects that it deleted whose names begin so. */
  deleted(prefix: string): string[] {
    return this.changes.filter((line) => line.startsWith('delete ') && line.includes(`/${prefix}`));
  }

  /** Waits until it has told of so many deletions: others may know of them before. */
  async hasDeleted(count: number, prefix: string): Promise<void> {
    await until(`${count} of ${prefix} are deleted`, async () => this.deleted(prefix).length >= count);
    assert.equal(this.deleted(prefix).length, count);
  }
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail(`not within a minute: ${what}`);
}

const MAPS = '/api/v1/namespaces/default/configmaps';

/** Creates an owner with dependents, by way of a server, and deletes the owner. */
async function orphan(by: Replica, prefix: string, count: number): Promise<void> {
  const uid = await by.create(MAPS, { metadata: { name: `${prefix}-owner` } });
  const ownerReferences = [{ apiVersion: 'v1', kind: 'ConfigMap', name: `${prefix}-owner`, uid }];
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      by.create(MAPS, { metadata: { name: `${prefix}-dependent-${index}`, ownerReferences } }),
    ),
  );
  assert.equal((await by.send('DELETE', `${MAPS}/${prefix}-owner`)).status, 200);
}

async function left(by: Replica, prefix: string): Promise<number> {
  const { json } = await by.send('GET', MAPS);
  return json.items.filter(({ metadata }: { metadata: { name: string } }) =>
    metadata.name.startsWith(`${prefix}-dependent-`),
  ).length;
}

const definition = (plural: string): object => ({
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: `${plural}.example.com` },
  spec: {
    group: 'example.com',
    scope: 'Namespaced',
    names: { plural, kind: plural[0]?.toUpperCase() + plural.slice(1) },
    versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: { type: 'object' } } }],
  },
});

test('controllers of one server work; when it is killed, those of another one', { skip: skipEtcd }, async (t) => {
  const etcd = await EtcdProcess.start();
  t.after(() => etcd.remove());
  const first = await Replica.start(t, etcd, 'first', 2);
  await until('the first one leads', () => first.isLeading());
  const second = await Replica.start(t, etcd, 'second', 2);
  for (const [leader, other, by] of [
    [first, second, second],
    [second, first, second],
  ] as const) {
    const round = leader === first ? 'a' : 'b';
    // Owners and dependents.
    await orphan(by, round, 10);
    await until('dependents are gone', async () => (await left(by, round)) === 0);
    await leader.hasDeleted(10, `default/${round}-dependent-`);
    assert.deepEqual(other.deleted(`default/${round}-dependent-`), []);
    // A namespace and what is in it.
    await by.create('/api/v1/namespaces', { metadata: { name: `space-${round}` } });
    await by.create(`/api/v1/namespaces/space-${round}/configmaps`, { metadata: { name: 'inside' } });
    await by.send('DELETE', `/api/v1/namespaces/space-${round}`);
    await until('the namespace is gone', async () => {
      return (await by.send('GET', `/api/v1/namespaces/space-${round}`)).status === 404;
    });
    await leader.hasDeleted(1, `space-${round}/inside`);
    // Custom resources: established by the leader, served by all.
    const plural = `birds${round}`;
    await by.create('/apis/apiextensions.k8s.io/v1/customresourcedefinitions', definition(plural));
    const birds = `/apis/example.com/v1/namespaces/default/${plural}`;
    await until('custom resources are served', async () => (await by.send('GET', birds)).status === 200);
    const bird = { apiVersion: 'example.com/v1', kind: `Birds${round}`, metadata: { name: `tit-${round}` } };
    await by.create(birds, bird);
    await by.send('DELETE', `/apis/apiextensions.k8s.io/v1/customresourcedefinitions/${plural}.example.com`);
    await until('custom resources are gone', async () => (await by.send('GET', birds)).status === 404);
    await leader.hasDeleted(1, `tit-${round}`);
    assert.deepEqual(other.deleted(`tit-${round}`), []);
    assert.equal(await by.holder(), leader === first ? 'first' : 'second');
    if (leader === first) await first.end('SIGKILL');
  }
});

test('a server that ends gives the Lease back', { skip: skipEtcd }, async (t) => {
  const etcd = await EtcdProcess.start();
  t.after(() => etcd.remove());
  // Nobody would live to see the Lease run out.
  const first = await Replica.start(t, etcd, 'first', 36_000);
  await until('the first one leads', () => first.isLeading());
  const second = await Replica.start(t, etcd, 'second', 36_000);
  await orphan(second, 'a', 50);
  await first.end('SIGTERM');
  await until('dependents are gone', async () => (await left(second, 'a')) === 0);
  await orphan(second, 'b', 1);
  await until('dependents are gone', async () => (await left(second, 'b')) === 0);
  await second.hasDeleted(1, 'default/b-dependent-');
  assert.equal(await second.holder(), 'second');
});

test('a server that stood still writes nothing that is another one’s to write', { skip: skipEtcd }, async (t) => {
  const etcd = await EtcdProcess.start();
  t.after(() => etcd.remove());
  const first = await Replica.start(t, etcd, 'first', 2);
  await until('the first one leads', () => first.isLeading());
  const second = await Replica.start(t, etcd, 'second', 2);
  const count = 200;
  await orphan(second, 'a', count);
  await until('the first one has begun', async () => first.deleted('default/a-dependent-').length > 0);
  first.child.kill('SIGSTOP');
  await until('dependents are gone', async () => (await left(second, 'a')) === 0);
  await orphan(second, 'b', 20);
  await until('dependents are gone', async () => (await left(second, 'b')) === 0);
  first.child.kill('SIGCONT');
  await until('the first one knows', async () => !(await first.isLeading()));
  // It may tell only now of what it had deleted before it stood still, but nothing was deleted twice.
  const deleted = (): number =>
    first.deleted('default/a-dependent-').length + second.deleted('default/a-dependent-').length;
  await until('both have told', async () => deleted() >= count);
  assert.equal(deleted(), count);
  assert.deepEqual(first.deleted('default/b-dependent-'), []);
  assert.equal(await second.holder(), 'second');
});
