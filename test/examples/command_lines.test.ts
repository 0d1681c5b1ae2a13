// Every example says how it is used, and what is wrong with a command line: never with a stack trace.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { test } from 'node:test';
import { fromSources, runNode } from '../cli/run_cli.ts';

const npmRunExample = ['scripts/example.mjs'];
/** Written by `kubetyped new`: operator.test.ts, aviary.test.ts and environments.test.ts start them. */
const PROJECTS = ['operator', 'aviary', 'environments', 'form'];

/** The names that `npm run example -- --help` lists. */
async function names(): Promise<string[]> {
  const { status, stdout, stderr } = await runNode([...npmRunExample, '--help']);
  assert.deepEqual([status, stderr], [0, '']);
  return /NAME is one of ([\w, -]+);/.exec(stdout)?.[1]?.split(', ') ?? [];
}

/** Packages that the library has not: such a project is installed before it runs, as its README says. */
function hasOwnPackages(name: string): boolean {
  const file = `examples/${name}/package.json`;
  const { dependencies = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.keys(dependencies).some((each) => each !== 'kubetyped' && !existsSync(`node_modules/${each}`));
}

test('npm run example knows every example', async () => {
  const programs = readdirSync('examples').flatMap((name) => {
    if (hasOwnPackages(name)) return [];
    if (existsSync(`examples/${name}/package.json`) || existsSync(`examples/${name}/main.ts`)) return [name];
    // A program says how npm runs it; the others are parts of one.
    const isProgram = name.endsWith('.ts') && /npm run example\b/.test(readFileSync(`examples/${name}`, 'utf8'));
    return isProgram ? [name.slice(0, -'.ts'.length)] : [];
  });
  assert.deepEqual((await names()).sort(), programs.sort());
});

test('npm run example says what names there are', async () => {
  const { status, stdout, stderr } = await runNode([...npmRunExample, 'schedular']);
  assert.deepEqual([status, stdout], [2, '']);
  assert.match(stderr, /^there is no example schedular\n\nUsage: npm run example .*\n\nNAME is one of create-pod, /);
  const own = await runNode([...npmRunExample, 'database']);
  assert.deepEqual(
    [own.status, own.stderr],
    [2, 'examples/database needs packages of its own: its README says how to install and start it\n'],
  );
});

test('--help of each example, and what it says about a wrong option', async () => {
  const examples = (await names()).filter((name) => !PROJECTS.includes(name));
  assert.ok(examples.length >= 11);
  for (const name of examples) {
    const file = existsSync(`examples/${name}.ts`) ? `examples/${name}.ts` : `examples/${name}/main.ts`;
    const help = await runNode([...fromSources, file, '--help']);
    assert.deepEqual([help.status, help.stderr], [0, ''], name);
    assert.match(help.stdout, new RegExp(`^Usage: ${name} [^]*\\n\\n[^]*-h, --help`));
    const wrong = await runNode([...fromSources, file, '--nonsense']);
    assert.deepEqual([wrong.status, wrong.stdout], [2, ''], name);
    assert.match(wrong.stderr, /^Unknown option '--nonsense'\n\n/, name);
    assert.match(wrong.stderr, /Usage: |--help lists all options/);
  }
});

test('a wrong port, number or URL is named', async () => {
  for (const [args, message] of [
    [['apiserver', 'http'], /^PORT: expected a whole number from 0 to 65535, got 'http'/],
    [['apiserver', '1', '2'], /^Unexpected argument '2'/],
    [['create-pod', 'nowhere'], /^expected a URL such as http:\/\/127\.0\.0\.1:8001, got 'nowhere'/],
    [['client-pod', '--server', 'nowhere'], /^--server: expected a URL such as .*, got 'nowhere'/],
    [['metrics-server', '--port', '65536'], /^--port: expected a whole number from 0 to 65535, got '65536'/],
    [['scheduler', '--pods', 'many'], /^--pods: expected a whole number/],
    [['live-pods', '--context'], /^Option '--context <value>' argument missing/],
  ] as const) {
    const [name, ...rest] = args;
    const { status, stdout, stderr } = await runNode([...fromSources, `examples/${name}.ts`, ...rest]);
    assert.deepEqual([status, stdout], [2, ''], stderr);
    assert.match(stderr, message);
  }
});

test('an example without a kubeconfig, or whose port is in use, says so in a line', async () => {
  const env = { ...process.env, KUBECONFIG: '/none' };
  const lost = 'no cluster is configured: there is no kubeconfig /none; set KUBECONFIG to one with a current context\n';
  for (const args of [
    ['examples/kubewatch/main.ts', '--cluster', '--kind', 'pods'],
    ['examples/metrics-server.ts'],
    ['examples/pod-service-controller/main.ts', '--cluster'],
    ['examples/sample-controller/main.ts', '--cluster'],
  ]) {
    const { status, stderr } = await runNode([...fromSources, ...args], { env });
    assert.deepEqual([status, stderr], [1, lost], args[0]);
  }
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  try {
    const port = String((other.address() as AddressInfo).port);
    const { status, stderr } = await runNode([
      ...fromSources,
      'examples/pod-service-controller/main.ts',
      ...['--port', port],
    ]);
    assert.equal(status, 1);
    assert.match(stderr, /^cannot listen on port \d+ of 127\.0\.0\.1: another program uses it; [^\n]*\n$/);
  } finally {
    other.close();
  }
});
