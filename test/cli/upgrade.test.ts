// kubetyped upgrade: what a newer version of the templates has changed comes into a project, and what its owner has
// changed stays. Projects of older versions are made of new ones, whose files and base are put back.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { mergeLines } from '#src/cli/projects/merge';
import { cli, type Finished, inFolder } from './run_cli.ts';

const SCAFFOLD = '.kubetyped.json';
const { version: VERSION } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

interface Scaffold {
  version: string;
  steps: Record<string, string>[];
  files: Record<string, string>;
}

function inProject(work: (cwd: string) => Promise<void>, what = 'operator'): Promise<void> {
  return inFolder(async (folder) => {
    const { stderr } = await cli(['new', what, 'redis'], { cwd: folder });
    assert.equal(stderr, '');
    await work(join(folder, 'redis'));
  });
}

function filesOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path !== SCAFFOLD && statSync(join(folder, path)).isFile(),
  );
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function changeScaffold(cwd: string, change: (scaffold: Scaffold) => void): void {
  const path = join(cwd, SCAFFOLD);
  const scaffold = JSON.parse(readFileSync(path, 'utf8')) as Scaffold;
  change(scaffold);
  writeFileSync(path, JSON.stringify(scaffold));
}

/** What an older version wrote: undefined for a file that it did not have. */
function age(cwd: string, older: Readonly<Record<string, (text: string) => string | undefined>>): void {
  changeScaffold(cwd, (scaffold) => {
    scaffold.version = '0.36.9';
    for (const [path, change] of Object.entries(older)) {
      const packed = scaffold.files[path];
      const now = packed === undefined ? '' : inflateRawSync(Buffer.from(packed, 'base64')).toString();
      const then = change(now);
      assert.notEqual(then, now, path);
      if (then === undefined) {
        delete scaffold.files[path];
        rmSync(join(cwd, path));
      } else {
        scaffold.files[path] = deflateRawSync(then).toString('base64');
        writeFileSync(join(cwd, path), then);
      }
    }
  });
}

function edit(cwd: string, path: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(cwd, path), 'utf8');
  const after = text.replace(from, to);
  assert.notEqual(after, text, path);
  writeFileSync(join(cwd, path), after);
}

const upgrade = (cwd: string, ...args: readonly string[]): Promise<Finished> => cli(['upgrade', ...args], { cwd });
const replaced =
  (from: string, to: string) =>
  (text: string): string =>
    text.replace(from, to);

/** Where texts of these tests are from. */
const MAIN = 'src/main.ts';
const LISTEN = 'listen({ port: 8080 })';
const OLD_LISTEN = 'listen({ port: 8000 })';

test('a new project is up to date, also after create and in the other kinds of projects', async () => {
  for (const what of ['operator', 'apiserver', 'manifests'])
    await inProject(async (cwd) => {
      if (what === 'operator')
        for (const args of [
          ['kind', 'Cache'],
          ['kind', 'Zone', '--cluster'],
          ['webhook', 'Redis', '--validation'],
          ['version', 'Redis', 'v1'],
          ['version', 'Cache', 'v1'],
          ['chart'],
        ])
          assert.equal((await cli(['create', ...args], { cwd })).status, 0);
      if (what === 'apiserver') {
        const names = ['--group', 'demo', '--version', 'v1', '--kind'];
        for (const more of [['Bird'], ['Fly', '--subresource', 'status'], ['Owl', '--controller']])
          assert.equal((await cli(['create', 'resource', ...names, ...more], { cwd })).status, 0);
      }
      const before = filesOf(cwd);
      const { status, stdout, stderr } = await upgrade(cwd);
      assert.deepEqual([status, stdout, stderr], [0, `the project is up to date with kubetyped ${VERSION}\n`, '']);
      assert.deepEqual(filesOf(cwd), before);
    }, what);
});

test('what the templates have changed comes, and what the owner has changed stays', async () => {
  await inProject(async (cwd) => {
    await cli(['create', 'kind', 'Cache'], { cwd });
    const wanted = filesOf(cwd);
    age(cwd, {
      [MAIN]: replaced(LISTEN, OLD_LISTEN),
      'src/status.ts': () => undefined,
      'src/cache_controller.ts': replaced('Looks after', 'Cares for'),
      'src/old.ts': () => 'export {};\n',
      'package.json': (text) =>
        text.replace(`^${VERSION}`, '^0.36.9').replace('"build": "tsc",\n', '"build": "tsc -b",\n'),
    });
    edit(cwd, MAIN, 'await using client', 'console.log(1);\nawait using client');
    edit(cwd, 'src/datastore.ts'.replace('datastore', 'redis'), "'8.0'", "'9.0'");
    edit(cwd, 'package.json', '"private": true,', '"private": true,\n  "license": "MIT",');
    edit(cwd, 'package.json', '"@types/node"', '"zod": "^4",\n    "@types/node"');
    writeFileSync(join(cwd, 'src/mine.ts'), 'export {};\n');
    const before = filesOf(cwd);
    const dry = await upgrade(cwd, '--dry-run');
    assert.deepEqual([dry.status, dry.stderr], [0, '']);
    assert.deepEqual(filesOf(cwd), before);
    const patched = `${cwd}-patched`;
    cpSync(cwd, patched, { recursive: true });
    execFileSync('git', ['apply', '-'], { cwd: patched, input: dry.stdout });
    const { status, stdout, stderr } = await upgrade(cwd);
    assert.deepEqual([status, stderr], [0, '']);
    assert.equal(
      stdout,
      `changed package.json\nchanged src/cache_controller.ts\nchanged src/main.ts\ndeleted src/old.ts\nwrote src/status.ts\nchanged ${SCAFFOLD}\nnext:\n\n  npm install\n  npm run manifests\n  npm test\n`,
    );
    const after = filesOf(cwd);
    assert.deepEqual(filesOf(patched), after);
    const manifest = JSON.parse(after['package.json'] ?? '') as Record<string, Record<string, string>>;
    assert.equal(manifest['scripts']?.['build'], 'tsc');
    assert.equal(manifest['dependencies']?.['kubetyped'], `^${VERSION}`);
    assert.equal(manifest['license'], 'MIT');
    assert.equal(manifest['devDependencies']?.['zod'], '^4');
    assert.equal(after[MAIN], wanted[MAIN]?.replace('await using client', 'console.log(1);\nawait using client'));
    assert.equal(after['src/redis.ts'], before['src/redis.ts']);
    assert.equal(after['src/mine.ts'], 'export {};\n');
    assert.equal(after['src/cache_controller.ts'], wanted['src/cache_controller.ts']);
    assert.match((await upgrade(cwd)).stdout, /^the project is up to date/);
  });
});

test('the dependency follows, unless it is something else than a version', async () => {
  for (const [mine, expected, status] of [
    ['0.36.12', `^${VERSION}`, 0],
    ['~0.36.12', `^${VERSION}`, 0],
    ['file:../kubetyped', 'file:../kubetyped', 1],
    ['workspace:*', 'workspace:*', 1],
  ] as const)
    await inProject(async (cwd) => {
      age(cwd, { 'package.json': replaced(`^${VERSION}`, '^0.36.9') });
      edit(cwd, 'package.json', '^0.36.9', mine);
      const done = await upgrade(cwd);
      assert.equal(done.status, status, done.stderr);
      const manifest = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as Record<string, object>;
      assert.deepEqual(manifest['dependencies'], { kubetyped: expected });
    });
});

test('a file that versions share is upgraded, whichever library added the last one', async () => {
  await inProject(async (cwd) => {
    const path = 'test/random_objects.ts';
    assert.equal((await cli(['create', 'version', 'Redis', 'v1'], { cwd })).status, 0);
    const wanted = readFileSync(join(cwd, path), 'utf8');
    age(cwd, { [path]: replaced('Random numbers', 'Numbers') });
    assert.equal((await cli(['create', 'version', 'Redis', 'v2'], { cwd })).status, 0);
    assert.match((await upgrade(cwd)).stdout, /^changed test\/random_objects\.ts\n/);
    assert.equal(readFileSync(join(cwd, path), 'utf8'), wanted);
  });
});

test('ends of lines stay as git made them', async () => {
  await inProject(async (cwd) => {
    const wanted = readFileSync(join(cwd, MAIN), 'utf8').replaceAll('\n', '\r\n');
    age(cwd, { [MAIN]: replaced(LISTEN, OLD_LISTEN) });
    edit(cwd, MAIN, /\n/g, '\r\n');
    edit(cwd, 'src/operator.ts', /\n/g, '\r\n');
    const { status, stdout, stderr } = await upgrade(cwd);
    assert.deepEqual([status, stderr], [0, '']);
    assert.match(stdout, /^changed src\/main\.ts\nchanged \.kubetyped\.json\n/);
    assert.equal(readFileSync(join(cwd, MAIN), 'utf8'), wanted);
  });
});

test('a single thing that only the owner can decide is named, too', async () => {
  await inProject(async (cwd) => {
    age(cwd, { 'src/status.ts': replaced('The status while', 'Status while') });
    rmSync(join(cwd, 'src/status.ts'));
    const { status, stdout, stderr } = await upgrade(cwd);
    assert.equal(status, 1);
    assert.equal(stderr, `src/status.ts: deleted by you and changed in kubetyped ${VERSION}; not restored\n`);
    assert.match(stdout, /^changed \.kubetyped\.json\nlook at what is named above, then:\n/);
  });
});

test('what only the owner can decide is named, and nothing of it is lost', async () => {
  await inProject(async (cwd) => {
    age(cwd, {
      [MAIN]: replaced(LISTEN, OLD_LISTEN),
      'src/status.ts': replaced('The status while', 'Status while'),
      'src/old.ts': () => 'export {};\n',
      'src/part.ts': () => undefined,
      'package.json': (text) => text.replace('"build": "tsc",\n', '"build": "tsc -b",\n'),
    });
    edit(cwd, MAIN, OLD_LISTEN, 'listen({ port: 9000 })');
    rmSync(join(cwd, 'src/status.ts'));
    edit(cwd, 'src/old.ts', '{}', '{ mine }');
    writeFileSync(join(cwd, 'src/part.ts'), 'mine\n');
    edit(cwd, 'package.json', 'tsc -b', 'tsc -p .');
    const { status, stdout, stderr } = await upgrade(cwd);
    assert.equal(status, 1);
    assert.deepEqual(stderr.trim().split('\n'), [
      'package.json: scripts.build: changed by you and in the template; yours is kept',
      `src/main.ts: 1 conflict with your changes since kubetyped 0.36.9, marked by <<<<<<<`,
      'src/old.ts: no longer in the template; kept because you changed it',
      `src/part.ts: new in kubetyped ${VERSION}, but the file already exists; yours is kept`,
      `src/status.ts: deleted by you and changed in kubetyped ${VERSION}; not restored`,
    ]);
    assert.match(stdout, /^changed src\/main\.ts\n.*\nlook at what is named above, then:/);
    const marked = `<<<<<<< yours\n      listen({ port: 9000 }),\n=======\n      ${LISTEN},\n>>>>>>> kubetyped ${VERSION}\n`;
    assert.ok(readFileSync(join(cwd, MAIN), 'utf8').includes(marked));
    assert.equal(readFileSync(join(cwd, 'src/old.ts'), 'utf8'), 'export { mine };\n');
    assert.equal(readFileSync(join(cwd, 'src/part.ts'), 'utf8'), 'mine\n');
    assert.equal(existsSync(join(cwd, 'src/status.ts')), false);
    assert.match(readFileSync(join(cwd, 'package.json'), 'utf8'), /"build": "tsc -p \."/);
  });
});

test('upgrade says what is wrong, and changes nothing', async () => {
  await inProject(async (cwd) => {
    const refused = async (message: RegExp, ...args: readonly string[]): Promise<void> => {
      const before = [filesOf(cwd), readFileSync(join(cwd, SCAFFOLD), 'utf8')];
      const { status, stdout, stderr } = await upgrade(cwd, ...args);
      assert.deepEqual([status, stdout], [2, ''], stderr);
      assert.match(stderr, message);
      assert.deepEqual([filesOf(cwd), readFileSync(join(cwd, SCAFFOLD), 'utf8')], before);
    };
    await refused(/unexpected x: kubetyped upgrade \[--dir FOLDER\]/, 'x');
    await refused(/there is no \.kubetyped\.json in src, which says.*\nkubetyped new writes it/, '--dir', 'src');
    const whole = readFileSync(join(cwd, SCAFFOLD), 'utf8');
    const damaged = async (change: (scaffold: Scaffold) => void, message: RegExp): Promise<void> => {
      changeScaffold(cwd, change);
      await refused(message);
      writeFileSync(join(cwd, SCAFFOLD), whole);
    };
    await damaged(
      (scaffold) => (scaffold.version = '99.0.0'),
      /is of kubetyped 99\.0\.0, this is .*\nuse that: npx kubetyped@99/,
    );
    await damaged((scaffold) => (scaffold.version = 'new'), /\.kubetyped\.json is damaged: could not parse "new"/);
    await damaged((scaffold) => scaffold.steps.push({ do: 'create magic' }), /does not know how to create magic/);
    await damaged((scaffold) => scaffold.steps.push({ do: 'constructor' }), /does not know how to constructor/);
    await damaged((scaffold) => Object.assign(scaffold.files, { 'a.ts': 1 }), /is damaged: a\.ts: expected a string/);
    await damaged((scaffold) => (scaffold.files['a.ts'] = '%%'), /is damaged/);
    await damaged((scaffold) => {
      const [first = {}] = scaffold.steps;
      scaffold.steps.push({ ...first, do: 'create kind', kind: '../../Up' });
    }, /invalid kind|outside of the project/);
    writeFileSync(join(cwd, SCAFFOLD), '{');
    await refused(/\.kubetyped\.json is damaged: .*\ntake it back from git/);
    writeFileSync(join(cwd, SCAFFOLD), whole);
    age(cwd, { [MAIN]: replaced(LISTEN, OLD_LISTEN) });
    mkdirSync(join(cwd, 'elsewhere'));
    writeFileSync(join(cwd, 'elsewhere/main.ts'), readFileSync(join(cwd, MAIN)));
    rmSync(join(cwd, MAIN));
    symlinkSync('../elsewhere/main.ts', join(cwd, MAIN));
    await refused(/src\/main\.ts is not a file\nnothing was changed/);
  });
});

test('texts are merged as git does', () => {
  let seed = 7;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >> 8) % below;
  };
  const edited = (lines: readonly string[], name: string): string[] =>
    lines.flatMap((line, index) => {
      const dice = random(20);
      if (dice === 0) return [];
      if (dice === 1) return [`${name} ${index}\n`];
      return dice === 2 ? [line, `${name} after ${index}\n`] : [line];
    });
  let [clean, conflicting] = [0, 0];
  return inFolder(async (folder) => {
    for (let round = 0; round < 150; round++) {
      const base = Array.from({ length: 1 + random(30) }, (_, index) => `line ${index}\n`);
      const [mine, theirs] = [
        edited(base, random(4) === 0 ? 'both' : 'mine'),
        edited(base, random(4) === 0 ? 'both' : 'theirs'),
      ];
      const texts = { mine, base, theirs };
      for (const [name, lines] of Object.entries(texts)) writeFileSync(join(folder, name), lines.join(''));
      const labels = ['-L', 'a', '-L', 'o', '-L', 'b'];
      const { status, stdout } = spawnSync('git', ['merge-file', '-p', ...labels, 'mine', 'base', 'theirs'], {
        cwd: folder,
        encoding: 'utf8',
      });
      const merged = mergeLines(base.join(''), mine.join(''), theirs.join(''), ['a', 'b']);
      const shown = JSON.stringify({ texts, merged, stdout }, null, 1);
      assert.equal(merged.conflicts > 0, status !== 0, shown);
      if (merged.conflicts === 0) assert.equal(merged.text, stdout, shown);
      // Nothing of either side is lost.
      for (const line of [...mine, ...theirs]) if (!base.includes(line)) assert.ok(merged.text.includes(line), shown);
      if (merged.conflicts > 0) conflicting++;
      else clean++;
    }
    assert.ok(clean > 30 && conflicting > 30, `${clean} ${conflicting}`);
  });
});
