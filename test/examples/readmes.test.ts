// Every command line of the READMEs of the examples is run, and prints what stands below it. Those of projects that
// `kubetyped new` writes are in operator.test.ts, aviary.test.ts and environments.test.ts; database and form are in database.test.ts and form.test.ts.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { assertShown, consoleBlocks, hasKubectl, Running, run, type Step } from './console.ts';

const skip = hasKubectl() ? false : 'no kubectl';
let staging: TestServer;
let folder: string;
/** A cluster whose context is called `staging`, and `kubetyped` of this tree for npx. */
let cluster: NodeJS.ProcessEnv;

before(async () => {
  staging = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), 'kubetyped-readmes-'));
  const kubeconfig = join(folder, 'config');
  writeFileSync(kubeconfig, staging.kubeconfig);
  if (skip === false) {
    const [context = ''] = execFileSync(
      'kubectl',
      ['config', 'get-contexts', '-o', 'name', '--kubeconfig', kubeconfig],
      {
        encoding: 'utf8',
      },
    ).split('\n');
    execFileSync('kubectl', ['config', 'rename-context', context, 'staging', '--kubeconfig', kubeconfig]);
  }
  // Without what the runner of these tests tells the processes of its own.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  cluster = { ...env, KUBECONFIG: kubeconfig };
});
after(async () => {
  await staging.close();
  rmSync(folder, { recursive: true, force: true });
});

function readme(name: string): readonly (readonly Step[])[] {
  return consoleBlocks(readFileSync(`examples/${name}/README.md`, 'utf8'));
}

/** What the example says that it listens at, and the kubeconfig of its server. */
function placesOf({ printed }: Running): { kubeconfig: string; listening: string } {
  const [, kubeconfig = ''] = /--kubeconfig (\S+)/.exec(printed) ?? [];
  const [, listening = ''] = /^listening at (\S+)$/m.exec(printed) ?? [];
  return { kubeconfig, listening };
}

/** Waits, as people do, until a command prints what is shown: its server makes up its mind a moment later. */
async function showsInTheEnd(step: Step, env: NodeJS.ProcessEnv): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      return assertShown(step, await run(step, env));
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

test('README of sample-controller', { skip }, async () => {
  const [[start] = [], commands, says, inCluster, [convert] = [], ...more] = readme('sample-controller');
  assert.deepEqual([start?.command, more], ['npm run example -- sample-controller', []]);
  {
    await using example = new Running(start!.command, cluster);
    await example.prints(start!.output);
    const env = { ...cluster, KUBECONFIG: placesOf(example).kubeconfig };
    const [apply, get] = commands!;
    assertShown(apply!, await run(apply!, env));
    await example.prints(says![0]!.output);
    await showsInTheEnd(get!, env);
    assert.equal(commands!.length, 2);
  }
  const [definition, established, controller, foo] = inCluster!;
  assertShown(definition!, await run(definition!, cluster));
  await showsInTheEnd(established!, cluster);
  await using example = new Running(controller!.command, cluster);
  assert.equal(inCluster!.length, 4);
  await run(foo!, cluster);
  await example.prints(says![0]!.output);
  // The definition is there already: a cluster of before has none.
  const step = { ...convert!, command: npx(convert!.command) };
  const unchanged = step.output.map((line) => line.replace(/ created$/, ' configured'));
  assertShown({ ...step, output: unchanged }, (await run(step, cluster)).replace(/ unchanged$/m, ' configured'));
});

/** `npx kubetyped` from the sources. */
function npx(command: string): string {
  return command.replace('npx kubetyped', 'node --import ./scripts/sources.mjs src/cli/main.ts');
}

test('README of kubewatch', { skip }, async () => {
  const [[start] = [], commands, [tells] = [], [inCluster] = [], ...more] = readme('kubewatch');
  assert.deepEqual(more, []);
  {
    await using example = new Running(start!.command, cluster);
    await example.prints(start!.output);
    const env = { ...cluster, KUBECONFIG: placesOf(example).kubeconfig };
    const shown = [...tells!.output];
    for (const step of commands!) {
      await run(step, env);
      // One after the other, or changes of an object become one.
      await example.prints([shown.shift()!]);
    }
    assert.deepEqual(shown, []);
  }
  const received: string[] = [];
  const slack = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push(body);
    response.end('ok');
  });
  slack.listen(0, '127.0.0.1');
  await once(slack, 'listening');
  try {
    const { port } = slack.address() as AddressInfo;
    await using example = new Running(inCluster!.command, { ...cluster, SLACK_URL: `http://127.0.0.1:${port}/hook` });
    await example.prints(['watching Deployment, Event']);
    await run({ command: 'kubectl create namespace shop' }, cluster);
    await run({ command: 'kubectl create deployment web --image=nginx --namespace shop' }, cluster);
    for (let tries = 0; received.length === 0; tries++) {
      assert.ok(tries < 600, example.printed);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    assert.match(received[0]!, /Created Deployment shop\/web|shop\/web/);
  } finally {
    slack.close();
    slack.closeAllConnections();
  }
});

test('README of pod-service-controller', { skip }, async () => {
  const [[start] = [], commands, [inCluster] = [], [changes] = [], ...more] = readme('pod-service-controller');
  assert.deepEqual(more, []);
  const at = (step: Step, listening: string): Step => ({
    ...step,
    command: step.command.replace(/http:\/\/127\.0\.0\.1:\d+/, listening),
  });
  {
    await using example = new Running(start!.command, cluster);
    await example.prints(start!.output);
    const { kubeconfig, listening } = placesOf(example);
    const env = { ...cluster, KUBECONFIG: kubeconfig };
    const [apply, view] = commands!;
    assertShown(apply!, await run(apply!, env));
    await showsInTheEnd(at(view!, listening), env);
    await using stream = new Running(at(changes!, listening).command, env);
    const [label = ''] = /(?<=`)kubectl label [^`]+/.exec(
      readFileSync('examples/pod-service-controller/README.md', 'utf8'),
    )!;
    await run({ command: label }, env);
    await stream.prints(changes!.output.filter((line) => line !== '...'));
  }
  await using example = new Running(inCluster!.command.replace('--port 8080', '--port 0'), cluster);
  await example.prints(['listening at http://127.0.0.1:8080']);
});

test('every example with a README is run here or as a project', () => {
  const withReadme = readdirSync('examples', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && readdirSync(join('examples', entry.name)).includes('README.md'),
  );
  assert.deepEqual(withReadme.map(({ name }) => name).sort(), [
    'aviary',
    'database',
    'environments',
    'form',
    'kubewatch',
    'operator',
    'pod-service-controller',
    'sample-controller',
  ]);
});
