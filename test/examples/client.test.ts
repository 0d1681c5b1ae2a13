// The examples of the client do what they say, against an API server.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, type TestContext, test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport } from 'kubetyped/client';
import { ScriptedServer } from 'kubetyped/client/testing';
import { fromSources, inFolder, runNode } from '../cli/run_cli.ts';

let server: TestServer;
let client: Client;

before(async () => {
  server = await startTestServer();
  client = new Client({ transport: new FetchTransport({ server: server.url }) });
});

after(async () => {
  await client.close();
  await server.close();
});

/** An example that goes on until it is interrupted. */
function started(
  t: TestContext,
  name: string,
  url: string,
  ...args: string[]
): { lines: AsyncIterator<string>; child: ChildProcess } {
  const child = spawn(process.execPath, [...fromSources, `examples/${name}.ts`, '--server', url, ...args]);
  t.after(() => child.kill('SIGKILL'));
  return { lines: createInterface({ input: child.stdout })[Symbol.asyncIterator](), child };
}

test('client-pod creates a Pod, reads and deletes it', async () => {
  const run = await runNode([...fromSources, 'examples/client-pod.ts', '--server', server.url]);
  assert.deepEqual([run.status, run.stderr], [0, '']);
  assert.match(run.stdout, /^created hello, version \d+\nmemory: 64Mi\ndeleted\n$/);
  const lost = await runNode([...fromSources, 'examples/client-pod.ts']);
  assert.equal(lost.status, 2);
  assert.match(lost.stderr, /^which cluster\? --server URL or --context NAME\n\nUsage: client-pod /);
});

test('apply-folder applies everything and waits until a Deployment is rolled out', async () => {
  await inFolder(async (folder) => {
    writeFileSync(
      join(folder, 'web.yaml'),
      'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web, namespace: shop}\n' +
        'spec:\n  selector: {matchLabels: {app: web}}\n' +
        '  template: {metadata: {labels: {app: web}}, spec: {containers: [{name: web, image: web}]}}\n',
    );
    writeFileSync(join(folder, 'z.yaml'), 'apiVersion: v1\nkind: Namespace\nmetadata: {name: shop}\n');
    const deployments = client.unstructured(
      { group: 'apps', version: 'v1', resource: 'deployments' },
      { namespace: 'shop' },
    );
    const running = runNode([...fromSources, 'examples/apply-folder.ts', '--server', server.url, folder]);
    let web: Awaited<ReturnType<typeof deployments.get>> | undefined;
    while (web === undefined) {
      web = await deployments.get('web').catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const status = { observedGeneration: 1, replicas: 1, updatedReplicas: 1, readyReplicas: 1, availableReplicas: 1 };
    await deployments.updateStatus({ ...web, status });
    const { status: code, stderr } = await running;
    assert.equal(code, 0, stderr);
    assert.deepEqual(stderr.trimEnd().split('\n'), [
      '.. 0/2 Namespace shop',
      '#. 1/2 Deployment web',
      '.. 0/2 waiting for Namespace shop',
      '#. 1/2 waiting for Deployment web',
      '## 2/2 all ready',
    ]);
  });
});

test('tail-logs prints the lines of all Pods of a selector, also of those that come', async (t) => {
  const path = '/api/v1/namespaces/default/pods';
  const pod = (name: string): object =>
    new corev1.Pod({ metadata: { name, uid: name, resourceVersion: '2' }, status: { phase: 'Running' } });
  const list = { apiVersion: 'v1', kind: 'PodList', metadata: { resourceVersion: '1' }, items: [pod('a')] };
  const scripted = await ScriptedServer.start([
    { path: `${path}/a/log`, reply: { body: ['one\ntw', 'o\n'], finish: 'hang' } },
    { path: `${path}/b/log`, reply: { body: ['three\n'], finish: 'hang', delay: 100 } },
    { path, query: { labelSelector: 'app=web' }, reply: { body: [list] } },
    { path, reply: { body: [{ type: 'ADDED', object: pod('b') }], finish: 'hang', delay: 100 } },
  ]);
  t.after(() => scripted.close());
  const { lines, child } = started(t, 'tail-logs', scripted.url, 'app=web');
  const seen: string[] = [];
  while (seen.length < 3) seen.push((await lines.next()).value as string);
  assert.deepEqual(seen.sort(), ['a  one', 'a  two', 'b  three']);
  child.kill('SIGINT');
  const [code] = (await once(child, 'exit')) as [number];
  assert.equal(code, 0);
});

test('live-pods draws the table anew after each change', async (t) => {
  const pods = client.resource(corev1.Pod, { namespace: 'default' });
  const { lines, child } = started(t, 'live-pods', server.url, 'app=live');
  assert.match((await lines.next()).value as string, /^NAME +READY +STATUS +RESTARTS +AGE/);
  await pods.create({
    metadata: { name: 'live', labels: { app: 'live' } },
    spec: { containers: [{ name: 'a', image: 'a' }] },
  });
  assert.match((await lines.next()).value as string, /^NAME +READY +STATUS +RESTARTS +AGE/);
  assert.match((await lines.next()).value as string, /^live +0\/1 +Pending +0 /);
  child.kill('SIGINT');
  const [code] = (await once(child, 'exit')) as [number];
  assert.equal(code, 0);
});
