// The example serves its birds, and refuses one without a species.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { fromSources } from '../cli/run_cli.ts';

test('examples/apiserver.ts serves an API of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-birds-'));
  const child = spawn(process.execPath, [...fromSources, resolve('examples/apiserver.ts')], { cwd: folder });
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const [url] = /http:\S+(?=;)/.exec(line.toString())!;
    assert.ok(readFileSync(join(folder, 'birds.kubeconfig'), 'utf8').includes(url));
    const post = (spec: object): Promise<Response> =>
      fetch(`${url}/apis/zoo.example.com/v1/namespaces/default/birds`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ metadata: { name: 'owl' }, spec }),
      });
    assert.equal((await post({ species: 'tawny' })).status, 201);
    const refused = (await (await post({})).json()) as { message: string };
    assert.match(refused.message, /spec\.species: Required value/);
  } finally {
    child.kill();
    await once(child, 'close');
    rmSync(folder, { recursive: true, force: true });
  }
});
