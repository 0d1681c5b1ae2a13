// Commands of kubectl's kind as a newcomer meets them: no server, one that hangs, one that refuses, a pipe that closes.
// Each ends, says what is wrong in one line or two, and shows no trace of the program.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { cli, inFolder, program } from '../cli/run_cli.ts';

let hanging: Server;
let forbidding: Server;

const COMMANDS: readonly (readonly string[])[] = [
  ['cp', 'web:/a', 'b'],
  ['explain', 'pods'],
  ['rollout', 'status', 'deployment/web'],
  ['scale', 'deployment/web', '--replicas', '2'],
  ['wait', 'pod/web', '--for', 'delete'],
  ['drain', 'node-1'],
  ['cordon', 'node-1'],
  ['describe', 'pod', 'web'],
  ['top', 'pods'],
  ['delete', 'pod', 'web'],
  ['apply', 'map.yaml', '--prune', '--applyset', 'set', '-n', 'default'],
];

before(async () => {
  const forbidden = { kind: 'Status', apiVersion: 'v1', status: 'Failure', reason: 'Forbidden', code: 403 };
  const message = 'User "nobody" cannot do that';
  hanging = createServer(() => undefined);
  forbidding = createServer((_, response) => {
    response.writeHead(403, { 'Content-Type': 'application/json' }).end(JSON.stringify({ ...forbidden, message }));
  });
  for (const server of [hanging, forbidding]) await once(server.listen(0, '127.0.0.1'), 'listening');
});

after(() => {
  for (const server of [hanging, forbidding]) {
    server.close();
    server.closeAllConnections();
  }
});

function urlOf(server: Server): string {
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return `http://127.0.0.1:${address.port}`;
}

async function inManifests(work: (cwd: string) => Promise<void>): Promise<void> {
  await inFolder(async (cwd) => {
    writeFileSync(join(cwd, 'map.yaml'), 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n');
    await work(cwd);
  });
}

test('no server, a user without rights and no kubeconfig are named as such', async () => {
  await inManifests(async (cwd) => {
    for (const [at, command] of COMMANDS.entries())
      for (const [number, [place, fault]] of (
        [
          [['--server', 'http://127.0.0.1:1'], /ECONNREFUSED/],
          [['--server', urlOf(forbidding)], /cannot do that/],
          [['--kubeconfig', join(cwd, 'none')], /none/],
        ] as const
      ).entries()) {
        // All of them in CI alone: each is a process.
        if (process.env['KUBETYPED_ALL'] !== '1' && at % 3 !== number) continue;
        const where = [...command, ...place].join(' ');
        const { status, stdout, stderr } = await cli([...command, ...place], { cwd });
        assert.match(stderr, fault, where);
        assert.match(stderr, /^(?:[^\n]+\n){1,3}$/, where);
        assert.doesNotMatch(stderr, /\n {4}at |node:internal|\.ts:\d/, where);
        assert.ok(status === 1 || status === 2, where);
        assert.equal(stdout, '', where);
      }
  });
});

test('a server that hangs is left at once', async () => {
  for (const command of COMMANDS.slice(0, 3)) {
    const asked = once(hanging, 'request');
    const child = spawn(process.execPath, [...program, ...command, '--server', urlOf(hanging)], { stdio: 'ignore' });
    const ended = once(child, 'exit');
    await asked;
    child.kill('SIGINT');
    const [code, signal] = await ended;
    assert.ok(signal === 'SIGINT' || code === 130, `${command.join(' ')}: ${code} ${signal}`);
  }
});

test('a pipe that nobody reads any more ends a command without a word', async () => {
  const child = spawn(process.execPath, [...program, 'explain', 'pod', '--recursive'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  child.stdout.destroy();
  const [code] = await once(child, 'close');
  assert.deepEqual([code, stderr], [141, '']);
});
