import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { cli, inFolder, main } from './run_cli.ts';

test('server runs until it is interrupted', async (t) => {
  await inFolder(async (cwd) => {
    const child = spawn(process.execPath, [main, 'server', '--write-kubeconfig', 'try.yaml'], { cwd });
    t.after(() => child.kill('SIGKILL'));
    const ended = new Promise((resolve) => child.on('exit', resolve));
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const [, url] = /^listening on (http:\/\/127\.0\.0\.1:\d+); /.exec(String((await lines.next()).value)) ?? [];
    assert.ok(url !== undefined);
    assert.equal((await lines.next()).value, 'try: kubectl --kubeconfig try.yaml get namespaces');
    assert.ok(readFileSync(join(cwd, 'try.yaml'), 'utf8').includes(url));
    const shown = await cli(['get', '--kubeconfig', 'try.yaml', 'ns', '-o', 'name'], { cwd });
    assert.deepEqual(shown.stdout.trim().split('\n'), [
      'namespace/default',
      'namespace/kube-node-lease',
      'namespace/kube-public',
      'namespace/kube-system',
    ]);
    const taken = await cli(['server', '--port', new URL(url).port]);
    assert.equal(taken.status, 2);
    assert.match(taken.stderr, /^kubetyped: .*(?:in use|EADDRINUSE)/);
    child.kill('SIGINT');
    assert.equal(await ended, 0);
  });
});

test('server refuses what it cannot do', async () => {
  for (const [args, message] of [
    [['--port', '70000'], /--port takes a number up to 65535, not 70000/],
    [['x'], /server takes no arguments, not x/],
    [['--write-kubeconfig', '/nonexistent/folder/file'], /^kubetyped: /],
  ] as const) {
    const { status, stderr } = await cli(['server', ...args]);
    assert.equal(status, 2);
    assert.match(stderr, message);
  }
});
