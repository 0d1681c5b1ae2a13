// kubectl against the Go reference server and against ours: the same commands, the same output and exit code.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { type KubectlResult, runKubectl, skipWithoutKubectl } from '../server/kubectl.ts';
import { findAPIServer, skipWithout } from '../server/server.ts';
import { type Command, commands } from './kubectl_commands.ts';
import { customCommands } from './kubectl_custom_commands.ts';
import { knownDifferences } from './kubectl_differences.ts';
import { newReferenceLikeServer } from './reference_like.ts';

test('kubectl sees no difference between the Go server and ours', { timeout: 600_000 }, async (t) => {
  if (skipWithoutKubectl(t)) return;
  const reference = findAPIServer(8461);
  if (skipWithout(reference, t)) return;
  const ours = newReferenceLikeServer();
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-kubectl-'));
  const namespace = `transcript-${process.pid}`;
  try {
    const { url } = await ours.listen({ port: 0 });
    const run = async (server: string, cache: string, { args, input }: Command): Promise<string> =>
      normalized(await runKubectl(server, join(folder, cache), ['--namespace', namespace, ...args], input), server);
    const differences: string[] = [];
    let equal = 0;
    for (const [index, each] of [...commands, ...customCommands].entries()) {
      const begun = Date.now();
      const [theirs, mine] = await Promise.all([run(reference.url, 'go', each), run(url, 'ours', each)]);
      if (Date.now() - begun > 3000) t.diagnostic(`${Date.now() - begun} ms: kubectl ${each.args.join(' ')}`);
      if (theirs === mine) equal++;
      else differences.push(`${index}: kubectl ${each.args.join(' ')}\n--- Go\n${theirs}\n+++ ours\n${mine}`);
    }
    t.diagnostic(`${equal} of ${commands.length + customCommands.length} commands are equal`);
    const report = process.env['KUBETYPED_TRANSCRIPT'];
    if (report !== undefined) writeFileSync(report, differences.join('\n\n'));
    const unknown = differences.filter(
      (text) => !knownDifferences.some(({ command }) => command.test(text.split('\n', 1)[0]!)),
    );
    assert.deepEqual(unknown, []);
  } finally {
    await ours.close();
    reference.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** What is by chance becomes the same: uids, times, ages, resourceVersions and generated names. */
function normalized({ code, stdout, stderr }: KubectlResult, server: string): string {
  const text = `${stdout}\n[stderr]\n${stderr}\n[exit code ${code}]`;
  return text
    .replaceAll(server, 'SERVER')
    .replaceAll(new URL(server).host, 'HOST')
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'UID')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, 'TIME')
    .replace(/(resourceVersion: |"resourceVersion": )"\d+"/g, '$1RV')
    .replace(/\\"resourceVersion\\":\\"\d+\\"/g, 'RV')
    .replace(/(Resource Version: +)\d+/g, '$1RV')
    .replace(/\b(gen-)[a-z0-9]{5}\b/g, '$1RANDOM')
    .replace(/^[EIW]\d{4} \d\d:\d\d:\d\d\.\d+ +\d+ /gm, 'LOG ')
    .replace(/\/tmp\/(?:LIVE|MERGED)-\d+/g, 'TMP')
    .replace(/^(?:---|\+\+\+) .*$/gm, 'FILE')
    .replace(/^diff .*$/gm, 'DIFF')
    .replace(/\b\d+(?:ms|s|m)\b/g, 'AGE')
    .replace(/field selector "[^"]*"/g, 'field selector')
    .replace(/ +$/gm, '')
    .replace(/ {2,}/g, '  ');
}
