// `kubetyped server --exec`: a server for the time of a command.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { cli, inFolder, program } from './run_cli.ts';

const skipWindows = process.platform === 'win32' && 'Windows has no signals';
const node = (code: string): readonly string[] => [process.execPath, '-e', code];

test('a command finds the server by KUBECONFIG, its arguments unread, and its status is that of all', async () => {
  await inFolder(async (cwd) => {
    const code = `
      const config = require('fs').readFileSync(process.env.KUBECONFIG, 'utf8');
      const [, url] = /server: "?(http[^"\\s]+)/.exec(config);
      fetch(url + '/api/v1/namespaces/default').then(async (response) => {
        require('fs').writeFileSync('made', '');
        const { metadata } = await response.json();
        console.log(JSON.stringify([response.status, metadata.name, process.argv.slice(1), process.env.KUBECONFIG]));
        process.exitCode = 7;
      });`;
    const args = ['server', '--exec', '--', ...node(code), '--', '--port', '1', '--help'];
    const { status, stdout, stderr } = await cli(args, { cwd });
    assert.deepEqual([status, stderr], [7, '']);
    const [answer, name, seen, kubeconfig] = JSON.parse(stdout) as [number, string, string[], string];
    assert.deepEqual([answer, name, seen], [200, 'default', ['--port', '1', '--help']]);
    assert.ok(!existsSync(kubeconfig), 'the kubeconfig goes with the command');
    // The command's files are as they would be without a server.
    assert.equal(statSync(join(cwd, 'made')).mode & 0o777, 0o666 & ~process.umask());
  });
});

test('a server with users gives the command those of an administrator, in a file that may be named', async () => {
  await inFolder(async (cwd) => {
    const code = `console.log(/token: /.test(require('fs').readFileSync(process.env.KUBECONFIG, 'utf8')))`;
    const access = ['--authorization-mode', 'RBAC', '--write-kubeconfig', 'admin.yaml'];
    for (const options of [access, access.slice(0, 2)]) {
      const { status, stdout } = await cli(['server', ...options, '--exec', '--', ...node(code)], { cwd });
      assert.deepEqual([status, stdout], [0, 'true\n']);
    }
    assert.ok(existsSync(join(cwd, 'admin.yaml')));
  });
});

test('signals reach the command, and the server ends with it', { skip: skipWindows }, async () => {
  const runs = `console.log('runs'); setInterval(() => {}, 1000)`;
  for (const [signal, code, expected] of [
    ['SIGTERM', `process.on('SIGTERM', () => process.exit(3)); ${runs}`, 3],
    ['SIGTERM', runs, 128 + 15],
    ['SIGINT', runs, 128 + 2],
    ['SIGHUP', runs, 128 + 1],
  ] as const) {
    const child = spawn(process.execPath, [...program, 'server', '--exec', '--', ...node(code)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
    child.kill(signal);
    assert.deepEqual(await ended, [expected, null], signal);
  }
});

test('--exec says what is wrong', async () => {
  const rows: readonly (readonly [args: readonly string[], stderr: RegExp])[] = [
    [['server', '--exec'], /^kubetyped: --exec needs a command\n/],
    [
      ['server', 'npm', 'test'],
      /^kubetyped: server takes no arguments, got npm\nto run a command .*--exec -- COMMAND\n/,
    ],
    [
      ['server', '--exec', 'python3', 'suite.py', '-c', 'x'],
      /^kubetyped: unknown option -c\nthe command comes after --: --exec -- python3 suite\.py -c\n/,
    ],
    [['server', '--exec', '--', 'no-such-program'], /^kubetyped: --exec no-such-program: no such file or folder\n/],
  ];
  for (const [args, expected] of rows) {
    const { status, stderr } = await cli(args, { own: false });
    assert.equal(status, 2);
    assert.match(stderr, expected);
  }
});

test('limits of requests, with and without priority and fairness', async () => {
  const code = `
    const [, url] = /server: "?(http[^"\\s]+)/.exec(require('fs').readFileSync(process.env.KUBECONFIG, 'utf8'));
    fetch(url + '/apis/flowcontrol.apiserver.k8s.io/v1/flowschemas').then(async (response) => {
      const { items } = await response.json();
      console.log(JSON.stringify([items.length, response.headers.has('X-Kubernetes-PF-FlowSchema-UID')]));
    });`;
  const run = (...options: string[]) => cli(['server', ...options, '--exec', '--', ...node(code)]);
  const on = await run('--max-requests-inflight', '10', '--max-mutating-requests-inflight', '5');
  assert.deepEqual(JSON.parse(on.stdout), [11, true], on.stderr);
  const off = await run('--enable-priority-and-fairness=false');
  assert.deepEqual(JSON.parse(off.stdout), [0, false], off.stderr);
  const refused = await run('--max-requests-inflight', '0');
  assert.equal(refused.status, 2);
  assert.match(refused.stderr, /invalid value 0 for option --max-requests-inflight\nuse a positive integer/);
});
