import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { ExecConfig, PluginPolicy } from 'kubetyped/client/rest';
import { readBody, type Transport } from 'kubetyped/client/transport';
import { transportFor } from 'kubetyped/client/transport/node';
import { packedLines } from '../packed_rows.ts';
import { oneIn } from '../some_of.ts';
import { plainServer } from './servers.ts';

/** A number of requests at the same time, the answer to them, and what the plugin prints from now on. */
interface Step {
  readonly output: string;
  readonly exit?: number;
  readonly requests: number;
  readonly answer: number;
  readonly authorization?: string;
}

/** As scripts/go/execvectors writes them. */
interface Row {
  readonly in: {
    readonly name: string;
    readonly config: ExecConfig;
    readonly policy?: PluginPolicy;
    readonly bearerToken?: string;
    readonly username?: string;
    readonly disableCompression?: boolean;
    readonly steps: readonly Step[];
  };
  readonly out: unknown;
}

const rows = [...oneIn(4, packedLines('test/client/vectors/exec-plugins.jsonl.gz'))];

const PLUGIN = `#!/bin/sh
printf '%s' "$KUBERNETES_EXEC_INFO" >>"$DIR/told"
printf '%s %s\\n' "$*" "$EXTRA" >>"$DIR/ran"
cat "$DIR/output"
exit "$(cat "$DIR/exit")"
`;

/** What comes of a row, in a folder of its own, with a server that waits until all requests of a step are there. */
async function answer(t: TestContext, place: string, text: string): Promise<unknown> {
  const { in: row }: Row = JSON.parse(text.replaceAll('$DIR', place));
  const linesOf = (name: string): string[] =>
    existsSync(join(place, name)) ? readFileSync(join(place, name), 'utf8').split('\n').slice(0, -1) : [];
  writeFileSync(join(place, 'plugin'), PLUGIN.replaceAll('$DIR', place));
  chmodSync(join(place, 'plugin'), 0o755);
  writeFileSync(join(place, 'plain'), 'no program', { mode: 0o644 });
  let seen: string[] = [];
  let now = row.steps[0]!;
  let waiting: (() => void)[] = [];
  const { url, server } = await plainServer(t, (request, response) => {
    seen.push(request.headers.authorization ?? '');
    waiting.push(() => response.writeHead(now.answer).end());
    if (seen.length < now.requests) return;
    for (const reply of waiting.splice(0)) reply();
  });
  const { config, policy, steps, name: _, ...rest } = row;
  const env = { ...process.env, PATH: `${place}:${process.env['PATH']}` };
  let transport: Transport;
  try {
    const pluginPolicy = policy === undefined ? {} : { pluginPolicy: policy };
    transport = transportFor({ host: url, execProvider: config, ...pluginPolicy, ...rest }, { env });
  } catch {
    return { refused: true };
  }
  const happened = [];
  for (const step of steps) {
    now = step;
    [seen, waiting] = [[], []];
    writeFileSync(join(place, 'output'), step.output);
    writeFileSync(join(place, 'exit'), String(step.exit ?? 0));
    const headers = step.authorization === undefined ? {} : { Authorization: step.authorization };
    const sent = await Promise.allSettled(
      Array.from({ length: step.requests }, async () =>
        readBody(await transport.request({ method: 'GET', path: '/', headers })),
      ),
    );
    happened.push({
      ...(sent.some(({ status }) => status === 'rejected') && { failed: true }),
      ...(seen.length > 0 && { authorization: seen.sort() }),
      runs: linesOf('ran').length,
    });
  }
  await transport.close();
  server.closeAllConnections();
  const told = linesOf('told').map((line) => JSON.parse(line.replaceAll(url, '$SERVER')));
  const ran = linesOf('ran');
  return { steps: happened, ...(told.length > 0 && { told }), ...(ran.length > 0 && { ran }) };
}

/** Differs from Go: a header has no characters beyond Latin-1, so that a token with one is not sent. */
const unsendable = /^prints, unusual: .*(☃|\\\\ud800)/;

test(`credential plugins: ${rows.length} rows that client-go wrote`, async (t) => {
  const place = mkdtempSync(join(tmpdir(), 'kubetyped-exec-'));
  t.after(() => rmSync(place, { recursive: true }));
  const wrong: string[] = [];
  const check = async (line: string, index: number): Promise<void> => {
    const folder = join(place, String(index));
    mkdirSync(folder);
    const { in: input, out }: Row = JSON.parse(line);
    const got = await answer(t, folder, line);
    try {
      if (unsendable.test(input.name)) assert.match(JSON.stringify(got), /^{"steps":\[{"failed":true,"runs":1}/);
      else assert.deepEqual(got, out);
    } catch (error) {
      wrong.push(`${input.name}: ${(error as Error).message}`);
    }
  };
  // Each waits for a few processes.
  for (let at = 0; at < rows.length; at += 8)
    await Promise.all(rows.slice(at, at + 8).map((line, index) => check(line, at + index)));
  assert.equal(wrong.length, 0, `${wrong.length} of ${rows.length}:\n${wrong.join('\n')}`);
});
