// The recipes of docs/ci.md, action.yml and .pre-commit-hooks.yaml: their shell steps are run as written, over manifests
// with and without a fault. npm asks a registry of this test, which has this build and what it depends on.
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { load } from 'js-yaml';
import { ALL } from '../some_of.ts';

const { version: VERSION } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const GUIDE = readFileSync('docs/ci.md', 'utf8');

interface Block {
  readonly language: string;
  readonly text: string;
}

/** The blocks of code of each section of the guide. */
const sections = new Map(
  GUIDE.split(/^## /m)
    .slice(1)
    .map((section): [string, Block[]] => [
      section.slice(0, section.indexOf('\n')),
      Array.from(section.matchAll(/^```(\w+)\n(.*?)^```$/gms), ([, language = '', text = '']) => ({ language, text })),
    ]),
);

function blocks(section: string, count: number): Block[] {
  const found = sections.get(section) ?? [];
  assert.equal(found.length, count, section);
  return found;
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, string>>;
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly runs: {
    readonly using: string;
    readonly steps: readonly { readonly shell: string; readonly env: Record<string, string>; readonly run: string }[];
  };
}

const action = load(readFileSync('action.yml', 'utf8')) as Action;

const good = (name: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name} }\ndata: { level: info }\n`;
const bad = (name: string): string => good(name).replace('info', '1');
const FAULT = 'data.level: expected string, got number; put it in quotes [type]';

let place = '';
let registry: Server;

/** The environment of a step: nothing of the npm that runs this test, whose child would run no tests either. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_TEST_CONTEXT$|NODE_OPTIONS$)/i.test(name));
  const { port } = registry.address() as AddressInfo;
  return {
    ...Object.fromEntries(own),
    HOME: join(place, 'home'),
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_update_notifier: 'false',
  };
}

before(async () => {
  place = mkdtempSync(join(tmpdir(), 'kubetyped-ci-'));
  mkdirSync(join(place, 'home'));
  const folders = ['.', './node_modules/big.js', './node_modules/@types/big.js'];
  const output = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', place, ...folders], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const packed = JSON.parse(output) as { name: string; version: string; filename: string }[];
  const packages = new Map(
    packed.map(({ name, version, filename }, at) => {
      const manifest = JSON.parse(readFileSync(join(folders[at] ?? '', 'package.json'), 'utf8')) as object;
      return [name, { manifest, version, tarball: readFileSync(join(place, filename)) }];
    }),
  );
  assert.equal(packages.size, 3);
  registry = createServer(({ url = '', headers: { host } }, response) => {
    const [, name = '', file] = /^\/(.*?)(\/-\.tgz)?$/.exec(decodeURIComponent(url)) ?? [];
    const found = packages.get(name);
    if (found === undefined) return void response.writeHead(404).end('{}');
    const { manifest, version, tarball } = found;
    if (file !== undefined) return void response.end(tarball);
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
    const dist = { tarball: `http://${host}/${name}/-.tgz`, integrity };
    const versions = { [version]: { ...manifest, dist } };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
  });
  await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening));
});

after(() => {
  registry.close();
  registry.closeAllConnections();
  rmSync(place, { recursive: true, force: true });
});

interface Ended {
  readonly status: number | null;
  readonly output: string;
}

/** Runs a program. @returns its status, and what it printed */
async function run(
  [program = '', ...args]: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...environment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const status = await new Promise<number | null>((ended, failed) => child.on('close', ended).on('error', failed));
  return { status, output };
}

/** As runners of GitHub run `shell: bash`. */
function bash(script: string, folder: string, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return run(['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c', script], folder, env);
}

/** The steps of action.yml with what its inputs are, or their defaults. */
async function act(inputs: Readonly<Record<string, string>>, folder: string): Promise<Ended> {
  for (const name of Object.keys(inputs)) assert.ok(name in action.inputs, `input ${name}`);
  let output = '';
  for (const { shell, env, run: script } of action.runs.steps) {
    assert.equal(shell, 'bash');
    const given = Object.entries(env).map(([name, value]) => {
      const [, input = ''] = /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(value) ?? assert.fail(value);
      return [name, inputs[input] ?? action.inputs[input]?.default ?? assert.fail(input)];
    });
    const ended = await bash(script, folder, Object.fromEntries(given));
    output += ended.output;
    if (ended.status !== 0) return { status: ended.status, output };
  }
  return { status: 0, output };
}

/** A folder with manifests, one of them with a fault if it should be so. */
function repository(context: TestContext, hasFault: boolean): string {
  const folder = mkdtempSync(join(place, 'repository-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'manifests'));
  writeFileSync(join(folder, 'manifests/good.yaml'), good('good'));
  if (hasFault) writeFileSync(join(folder, 'manifests/bad.yaml'), bad('bad'));
  return folder;
}

/** Runs the steps of a job of GitHub; what it uses is checked, and the action of this repository run. */
async function job(steps: readonly Step[], folder: string): Promise<Ended> {
  let all: Ended = { status: 0, output: '' };
  for (const { uses = '', run: script, if: condition, with: inputs = {} } of steps) {
    if (all.status !== 0 && condition === undefined) continue;
    if (script !== undefined || uses.startsWith('OWNER/')) {
      if (script === undefined) assert.equal(uses, `OWNER/kubetyped@v${VERSION}`);
      const { status, output } = await (script === undefined ? act(inputs, folder) : bash(script, folder));
      all = { status: all.status || status, output: all.output + output };
    } else if (uses === 'github/codeql-action/upload-sarif@v4') {
      assert.equal(condition, '${{ !cancelled() }}');
      checkSARIF(join(folder, inputs['sarif_file'] ?? ''), all.status === 1);
    } else {
      assert.match(uses, /^actions\/(?:checkout|setup-node|cache)@v4$/);
    }
  }
  return all;
}

function checkSARIF(file: string, hasFault: boolean): void {
  const { version, runs } = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string;
    runs: { results: { ruleId: string; locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }[] }[];
  };
  assert.equal(version, '2.1.0');
  const results = runs.flatMap((each) => each.results);
  assert.deepEqual(
    results.map(({ ruleId, locations }) => [ruleId, locations[0]?.physicalLocation.artifactLocation.uri]),
    hasFault ? [['type', 'manifests/bad.yaml']] : [],
  );
}

function checkJUnit(file: string, hasFault: boolean): void {
  const report = readFileSync(file, 'utf8');
  const counts = hasFault ? 'tests="2" failures="1" errors="0" skipped="0"' : 'tests="1" failures="0"';
  assert.ok(report.includes(`<testsuites name="kubetyped validate" ${counts}`), report);
  assert.equal(report.includes(`: ${FAULT}`), hasFault, report);
}

test('every version of the recipes, of the action and of the hook is that of the package', () => {
  const hooks = readFileSync('.pre-commit-hooks.yaml', 'utf8');
  const said = [...`${GUIDE}\n${hooks}`.matchAll(/kubetyped(?:@v?|-|:)(\d[\w.]*\w)|rev: v(\S+)/g)];
  assert.ok(said.length >= 10);
  for (const [text, one, other] of said) assert.equal(one ?? other, VERSION, text);
  assert.equal(action.inputs['version']?.default, VERSION);
});

test('what is for the repositories of others is not in the package', () => {
  const listed = readdirSync(place).filter((name) => /^kubetyped-.*\.tgz$/.test(name));
  assert.equal(listed.length, 1);
  const files = execFileSync('tar', ['-tzf', join(place, listed[0] ?? '')], { encoding: 'utf8' }).split('\n');
  assert.deepEqual(
    files.filter((name) => /action\.yml|pre-commit|ci\.md/.test(name)),
    [],
  );
});

test('inputs reach the script of the action through the environment only, and the guide describes each', () => {
  assert.equal(action.runs.using, 'composite');
  for (const { run: script } of action.runs.steps) assert.ok(!script.includes('${{'));
  const described = Array.from(GUIDE.matchAll(/^\| `([\w-]+)` \|/gm), ([, name]) => name);
  assert.deepEqual(described, Object.keys(action.inputs));
});

for (const [at, name] of ['the action', 'the action with code scanning', 'GitHub without the action'].entries())
  for (const hasFault of [false, true])
    test(`${name} ${hasFault ? 'annotates a fault and fails' : 'passes'}`, async (context) => {
      const { text = '' } = blocks('GitHub Actions', 3)[at] ?? {};
      const { jobs } = load(text) as { jobs: { validate: { steps: Step[] } } };
      const { status, output } = await job(jobs.validate.steps, repository(context, hasFault));
      assert.equal(status, hasFault ? 1 : 0, output);
      const annotation = `::error file=manifests/bad.yaml,line=4,col=9,title=ConfigMap bad::${FAULT}\n`;
      assert.equal(output.includes(annotation), hasFault, output);
    });

/** Recipes with a report for JUnit: what is run, with which environment, and the file that is read. */
interface Reported {
  readonly commands: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly report: string;
}

const REPORTED: Readonly<Record<string, (text: string) => Reported>> = {
  'GitLab CI': (text) => {
    const { validate } = load(text) as {
      validate: {
        variables: Record<string, string>;
        script: string[];
        cache: { paths: string[] };
        artifacts: { when: string; reports: { junit: string } };
      };
    };
    // What failed is what one wants to read about.
    assert.equal(validate.artifacts.when, 'always');
    // GitLab caches only what is in the folder of the project.
    assert.deepEqual(validate.variables, { npm_config_cache: `$CI_PROJECT_DIR/${validate.cache.paths[0]}` });
    return { commands: validate.script, env: validate.variables, report: validate.artifacts.reports.junit };
  },
  Jenkins: (text) => {
    const of = (pattern: RegExp): string => pattern.exec(text)?.[1] ?? assert.fail(String(pattern));
    return {
      commands: [of(/steps \{\n\s*sh '([^'\n]*)'\n/)],
      env: { npm_config_cache: of(/environment \{ npm_config_cache = "([^"\n]*)" \}/) },
      report: of(/post \{\n\s*always \{ junit '([^'\n]*)' \}/),
    };
  },
  'Azure Pipelines': (text) => {
    const { steps } = load(text) as {
      steps: { script?: string; task?: string; condition?: string; inputs?: Record<string, string> }[];
    };
    const publish = steps.find(({ task }) => task === 'PublishTestResults@2');
    assert.equal(publish?.condition, 'succeededOrFailed()');
    return {
      commands: steps.flatMap(({ script }) => script ?? []),
      report: publish.inputs?.['testResultsFiles'] ?? '',
    };
  },
  CircleCI: (text) => {
    const { jobs, workflows } = load(text) as {
      jobs: Record<string, { steps: (string | { run?: string; store_test_results?: { path: string } })[] }>;
      workflows: { manifests: { jobs: string[] } };
    };
    const steps = (jobs[workflows.manifests.jobs[0] ?? '']?.steps ?? []).filter((step) => typeof step === 'object');
    return {
      commands: steps.flatMap(({ run: script }) => script ?? []),
      report: steps.flatMap(({ store_test_results: stored }) => stored?.path ?? [])[0] ?? '',
    };
  },
};

for (const [name, read] of Object.entries(REPORTED))
  for (const hasFault of [false, true])
    test(`${name} ${hasFault ? 'fails with a fault in its report' : 'passes with a report'}`, async (context) => {
      const [{ text }] = blocks(name, 1) as [Block];
      const { commands, env = {}, report } = read(text);
      const folder = repository(context, hasFault);
      const expanded = Object.entries(env).map(([key, value]) => [
        key,
        value.replace('$CI_PROJECT_DIR', folder).replace('${env.WORKSPACE}', folder),
      ]);
      assert.equal(commands.length, 1);
      const ended = await run(['sh', '-ec', commands.join('\n')], folder, Object.fromEntries(expanded));
      assert.equal(ended.status, hasFault ? 1 : 0, ended.output);
      checkJUnit(join(folder, report), hasFault);
      if (expanded.length > 0) assert.ok(existsSync(join(folder, '.npm/_cacache')));
    });

test('the command in the container is one that the image has', async (context) => {
  const [{ text }] = blocks('Container', 1) as [Block];
  // There need not be Docker: its options are looked at, and the command run here.
  const [, program = '', rest = ''] =
    /^docker run --rm -v "\$PWD:\/work:ro" -w \/work --entrypoint (\S+) kubetyped (.*)\n$/.exec(text) ?? [];
  const { bin } = JSON.parse(readFileSync('package.json', 'utf8')) as { bin: Record<string, string> };
  for (const hasFault of [false, true]) {
    const folder = repository(context, hasFault);
    const { status, output } = await run([process.execPath, resolve(bin[program] ?? ''), ...rest.split(' ')], folder);
    assert.equal(status, hasFault ? 1 : 0, output);
  }
});

test('the settings hold for whoever validates', async (context) => {
  const [{ text }] = blocks('Settings', 1) as [Block];
  const folder = repository(context, false);
  const validate = (): Promise<Ended> => bash(`npx --yes kubetyped@${VERSION} validate manifests`, folder);
  writeFileSync(join(folder, 'kubetyped.yaml'), text);
  const definition = (kind: string): string => `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: { name: ${kind.toLowerCase()}s.example.com }
spec:
  group: example.com
  scope: Namespaced
  names: { kind: ${kind}, plural: ${kind.toLowerCase()}s }
  versions:
    - { name: v1, served: true, storage: true, schema: { openAPIV3Schema: { type: object } } }
`;
  mkdirSync(join(folder, 'crds'));
  writeFileSync(join(folder, 'crds/widget.yaml'), definition('Widget'));
  const custom = (kind: string): string => `apiVersion: example.com/v1\nkind: ${kind}\nmetadata: { name: a }\n`;
  writeFileSync(join(folder, 'manifests/widget.yaml'), custom('Widget'));
  mkdirSync(join(folder, 'manifests/vendor'));
  writeFileSync(join(folder, 'manifests/vendor/bad.yaml'), bad('bad'));
  assert.equal((await validate()).status, 0);
  writeFileSync(join(folder, 'manifests/gadget.yaml'), custom('Gadget'));
  assert.equal((await validate()).status, 1);
});

test('an exception passes, and without it there is a fault', async (context) => {
  const [{ text }] = blocks('Exceptions', 1) as [Block];
  const folder = repository(context, false);
  const validate = `npx --yes kubetyped@${VERSION} validate --fail-on warnings manifests`;
  writeFileSync(join(folder, 'manifests/web.yaml'), text);
  const excepted = await bash(validate, folder);
  assert.equal(excepted.status, 0, excepted.output);
  writeFileSync(join(folder, 'manifests/web.yaml'), text.replace(/ # kubetyped-ignore.*/, ''));
  assert.equal((await bash(validate, folder)).status, 1);
  writeFileSync(join(folder, 'manifests/web.yaml'), text.replace('three', '3'));
  assert.equal((await bash(validate, folder)).status, 1);
});

test('with a baseline, only new faults fail', async (context) => {
  const [write, settings] = blocks('Baseline', 2) as [Block, Block];
  const folder = repository(context, true);
  const validate = `npx --yes kubetyped@${VERSION} validate manifests`;
  assert.equal((await bash(validate, folder)).status, 1);
  const written = await bash(write.text, folder);
  assert.equal(written.status, 0, written.output);
  writeFileSync(join(folder, 'kubetyped.yaml'), settings.text);
  assert.equal((await bash(validate, folder)).status, 0);
  writeFileSync(join(folder, 'manifests/new.yaml'), bad('new'));
  assert.equal((await bash(validate, folder)).status, 1);
  rmSync(join(folder, 'manifests/new.yaml'));
  writeFileSync(join(folder, 'manifests/bad.yaml'), good('bad'));
  const mended = await bash(validate, folder);
  assert.equal(mended.status, 0);
  assert.match(mended.output, /1 fault of the baseline no longer occurs/);
  assert.equal((await bash(write.text, folder)).status, 0);
  assert.doesNotMatch((await bash(validate, folder)).output, /of the baseline/);
});

/** pre-commit, where it is installed; with KUBETYPED_ALL=1, pip installs it. @returns the program, or why there is none */
async function preCommit(): Promise<{ readonly program: string } | { readonly missing: string }> {
  if (spawnSync('pre-commit', ['--version']).status === 0) return { program: 'pre-commit' };
  if (!ALL) return { missing: 'SKIPPED: there is no pre-commit; KUBETYPED_ALL=1 installs it' };
  const own = join(place, 'python');
  const installed = await bash(`python3 -m venv '${own}' && '${own}/bin/pip' install --quiet pre-commit`, place);
  if (installed.status === 0) return { program: join(own, 'bin/pre-commit') };
  return { missing: `SKIPPED: pip does not install pre-commit: ${installed.output}` };
}

test('the hooks run by pre-commit, from a clone and from the package', async (context) => {
  const [remote, local] = blocks('pre-commit', 2) as [Block, Block];
  const found = await preCommit();
  if ('missing' in found) return context.skip(found.missing);
  const env = {
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@example.com',
    PRE_COMMIT_HOME: join(place, 'pre-commit'),
  };
  // In place of this repository, one with the files that pre-commit reads.
  const clone = repository(context, false);
  for (const file of ['.pre-commit-hooks.yaml', 'package.json'])
    writeFileSync(join(clone, file), readFileSync(file, 'utf8'));
  const tagged = await bash(`git init -q . && git add . && git commit -qm a && git tag v${VERSION}`, clone, env);
  assert.equal(tagged.status, 0, tagged.output);
  for (const config of [remote.text.replace('https://github.com/OWNER/kubetyped', clone), local.text])
    for (const hasFault of [false, true]) {
      const folder = repository(context, hasFault);
      // No manifests, and not below `files`.
      writeFileSync(join(folder, 'package.json'), '{}');
      writeFileSync(join(folder, '.pre-commit-config.yaml'), config);
      const script = `git init -q . && git add . && '${found.program}' run --all-files --verbose`;
      const { status, output } = await bash(script, folder, env);
      assert.equal(status, hasFault ? 1 : 0, output);
      assert.match(output, hasFault ? /kubetyped validate\.+Failed/ : /kubetyped validate\.+Passed/);
      assert.equal(output.includes('data.level: expected string'), hasFault, output);
    }
});

/** Text that a shell, npm or GitHub could take for more than text. */
const HOSTILE = [
  '$(touch x)',
  '`touch x`',
  '; touch x',
  '"; touch x; "',
  "'; touch x; '",
  '|| touch x',
  '& touch x &',
  '\\',
  '${{ github.token }}',
  '$HOME',
  '> x',
];

test('hostile inputs of the action are text', async (context) => {
  const folder = repository(context, false);
  const files = readdirSync(folder);
  const paths = await act({ paths: `manifests\n${HOSTILE.join('\n')}` }, folder);
  assert.equal(paths.status, 2, paths.output);
  for (const text of HOSTILE) assert.ok(paths.output.includes(`::error file=${text}::no `), paths.output);
  const args = await act({ paths: 'manifests', args: HOSTILE.join('\n') }, folder);
  assert.equal(args.status, 2, args.output);
  for (const version of HOSTILE) assert.equal((await act({ version }, folder)).status, 2, version);
  assert.deepEqual(readdirSync(folder), files);
  const report = HOSTILE.join(' ');
  assert.equal((await act({ paths: 'manifests', 'sarif-file': report }, folder)).status, 0);
  assert.deepEqual(readdirSync(folder).sort(), [...files, report].sort());
  checkSARIF(join(folder, report), false);
});

test('paths of the action are lines, with whatever is in them', async (context) => {
  const folder = repository(context, false);
  const paths = ['a b', "it's", '"quoted"', '$(touch x)', '-o', '--help', '#x', '日本', ' blank '].map(
    (name) => `${name}.yaml`,
  );
  for (const path of paths) writeFileSync(join(folder, path), bad('bad'));
  const { status, output } = await act({ paths: `\n\n${paths.join('\n')}\n` }, folder);
  assert.equal(status, 1, output);
  for (const path of paths) assert.ok(output.includes(`::error file=${path},line=4`), output);
  assert.ok(!existsSync(join(folder, 'x')));
});

test('the action says what it needs', async (context) => {
  const folder = repository(context, false);
  for (const paths of ['', '\n\n']) {
    const { status, output } = await act({ paths }, folder);
    assert.equal(status, 2);
    assert.equal(output, '::error::input paths: expected a file, folder or pattern on each line\n');
  }
  for (const version of ['', '..', '.', '-x', 'npm:other', 'file:x', 'a b', '1\n2', '@x']) {
    const { status, output } = await act({ version }, folder);
    assert.equal(status, 2, version);
    assert.match(output, /^::error::input version: /);
  }
  assert.equal((await act({ version: 'latest', paths: 'manifests' }, folder)).status, 0);
  assert.equal((await act({ version: '0.0.1', paths: 'manifests' }, folder)).status, 1);
  // Standard input is no file of the repository.
  assert.equal((await act({ paths: '-' }, folder)).status, 2);
  // A program that says it is an old Node.
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'node'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const script = action.runs.steps[0]?.run ?? '';
  const { status, output } = await bash(script, folder, { PATH: `${bin}:${process.env['PATH']}` });
  assert.equal(status, 2);
  assert.equal(output, '::error::kubetyped needs Node 20 or later: put actions/setup-node before this step\n');
});

test('options of the action are separated by blanks and line breaks', async (context) => {
  const folder = repository(context, false);
  writeFileSync(
    join(folder, 'manifests/gadget.yaml'),
    'apiVersion: example.com/v1\nkind: Gadget\nmetadata: { name: a }\n',
  );
  assert.equal((await act({ paths: 'manifests' }, folder)).status, 0);
  const { status, output } = await act({ paths: 'manifests', args: '  --lax --fail-on\n  skipped\n' }, folder);
  assert.equal(status, 1, output);
  assert.match(output, /^::error file=manifests\/gadget\.yaml/m);
});
