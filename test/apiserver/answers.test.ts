// A conversation with an API server, to the letter: answers.txt has what kube-apiserver 1.37 answered, and ours must answer
// so, too. KUBETYPED_TEXTS=write with KUBETYPED_CONTROLPLANE=start asks kube-apiserver and writes the file: read the
// difference.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertHeld, assertSame } from '../held_text.ts';
import { type AdmittingServers, eventually, expectStatus, startAdmitting } from './admission_servers.ts';
import { warningsOf } from './client.ts';
import { conversation } from './conversation/conversation.ts';

const FILE = 'test/apiserver/answers.txt';

let all: AdmittingServers;

before(async () => {
  all = await startAdmitting();
});
after(() => all.close());

/** What differs each time. */
const VOLATILE = new Set(['uid', 'resourceVersion', 'creationTimestamp', 'managedFields', 'selfLink']);

/** An answer without what no two servers have the same. */
function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value === 'string')
    return value
      .replace(/(?<=current: )\d+|(?<=in record \()\d+(?=\))/g, 'N')
      .replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, 'UID')
      .replace(/\b\d{4}-\d\d-\d\dT[\d:.]+Z\b/g, 'TIME')
      .replace(/(?<=kube-api-access-)\w{5}/g, 'XXXXX')
      .replace(/(?<=\bg-)[a-z0-9]{5}\b/g, 'XXXXX');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !VOLATILE.has(key))
      .map(([key, each]) => [key, shown(each)]),
  );
}

async function converse(index: number): Promise<string> {
  const server = all.servers[index];
  assert.ok(server);
  const said: string[] = [];
  for (const step of conversation) {
    if ('until' in step) {
      const { url, of = server.name } = step.until;
      if (of === server.name) await eventually(() => expectStatus(200, server, 'admin', 'GET', url));
      // kube-apiserver's plug-ins see it a moment later.
      if (server.name === 'kube-apiserver') await new Promise((resolve) => setTimeout(resolve, 500));
      continue;
    }
    if ('silent' in step) {
      await server.request(...step.silent);
      continue;
    }
    const [user, method, url, body, type] = step.ask;
    const answer = await server.request(user, method, url, body, type);
    const { status, json, text } = answer;
    said.push(
      `${user} ${method} ${url}${type === undefined ? '' : ` ${type}`}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`,
      `  ${status} ${JSON.stringify(shown(json ?? text))}`,
      ...warningsOf(answer).map((warning) => `  warning: ${warning}`),
    );
  }
  return `${said.join('\n')}\n`;
}

test('our server answers as kube-apiserver did', async () => {
  assertSame(FILE, await converse(0));
});

test('kube-apiserver answers as it did', async (t) => {
  if (all.servers[1] === undefined) return t.skip('KUBETYPED_CONTROLPLANE is not start');
  const text = await converse(1);
  assertHeld(FILE, text);
});
