// What kubetyped create adds to the project of an operator. test/examples/operator_parts.test.ts runs such a project.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
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
import { cli, inFolder } from './run_cli.ts';

const PARTS = 'src/parts.ts';
const SCAFFOLD = '.kubetyped.json';

/** Gives a function a new operator for Redises of redis.acme.io. */
function inProject(work: (cwd: string) => Promise<void>): Promise<void> {
  return inFolder(async (folder) => {
    const { stderr } = await cli(['new', 'operator', 'redis', '--domain', 'acme.io'], { cwd: folder });
    assert.equal(stderr, '');
    await work(join(folder, 'redis'));
  });
}

/** All files of a folder. */
function filesOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

async function created(cwd: string, ...args: readonly string[]): Promise<string> {
  const { status, stdout, stderr } = await cli(['create', ...args], { cwd });
  assert.deepEqual([status, stderr], [0, ''], args.join(' '));
  return stdout;
}

/** Runs create, which must refuse and leave everything as it is. @returns what it says */
async function refused(cwd: string, ...args: readonly string[]): Promise<string> {
  const before = filesOf(cwd);
  const { status, stdout, stderr } = await cli(['create', ...args], { cwd });
  assert.deepEqual([status, stdout], [2, ''], args.join(' '));
  assert.deepEqual(filesOf(cwd), before, args.join(' '));
  return stderr;
}

test('create says what is wrong, and changes nothing', async () => {
  await inProject(async (cwd) => {
    await created(cwd, 'kind', 'Backup', '--group', 'jobs', '--version', 'v1beta1');
    for (const [args, message] of [
      [['kind'], /missing name: kubetyped create kind NAME/],
      [['kind', 'A', 'B'], /unexpected B: kubetyped create kind NAME/],
      [['kind', 'backup'], /invalid kind backup\nuse letters and digits, a capital first/],
      [['kind', '../Up'], /invalid kind \.\.\/Up/],
      [['kind', ''], /invalid kind/],
      [['kind', 'A'.repeat(60)], /invalid kind/],
      [['kind', 'Promise'], /Promise means something in the language/],
      [['kind', 'Controller'], /the code of the project uses the name Controller/],
      // A word of the code of versions, which it may get later.
      [['kind', 'Seed'], /the code of the project uses the name seed: use another kind/],
      [['kind', 'Main', '--plural', 'main'], /the plural of Main must differ/],
      [['kind', 'Parts', '--plural', 'partslist'], /src\/parts\.ts already exists\nnothing was changed/],
      [
        ['kind', 'Backup'],
        /there is a kind Backup already, in src\/backup\.ts\nkubetyped create version Backup v1alpha1/,
      ],
      [['kind', 'BackUp', '--version', 'v1beta1'], /there is a kind Backup already/],
      [
        ['kind', 'Cache', '--plural', 'redises'],
        /redises\.redis\.acme\.io are the objects of Redis already\nuse another/,
      ],
      [['kind', 'Cache', '--group', 'k8s.io'], /the API group k8s\.io is reserved/],
      [['kind', 'Cache', '--group', 'Jobs'], /invalid group Jobs/],
      [['kind', 'Cache', '--group', 'a..b'], /invalid API group a\.\.b/],
      [['kind', 'Cache', '--version', '1'], /invalid version 1\nuse v1alpha1/],
      [
        ['kind', 'Cache', '--controller'],
        /create kind takes no --controller\nit takes --group, --version, --plural, --cluster, --dir, --header, --dry-run$/m,
      ],
      [['webhook'], /missing kind: kubetyped create webhook KIND/],
      [['webhook', 'Redis'], /what is the webhook to do\? --defaulting, --validation or both\nconversions come with/],
      [['webhook', 'Nothing', '--validation'], /there is no kind Nothing in this project\nit has Backup, Redis/],
      [['webhook', 'Redis', 'x', '--validation'], /unexpected x: kubetyped create webhook KIND$/m],
      [['version', 'Redis'], /missing kind or version/],
      [['version', 'Redis', 'two'], /invalid version two/],
      [['version', 'Redis', 'v1alpha1'], /Redis has a version v1alpha1 already, in src\/redis\.ts/],
      [['version', 'Backup', 'v1alpha2'], /v1alpha2 is older than v1beta1, which Backup has already\nuse a newer one/],
      [['version', 'constructor', 'v1'], /there is no kind constructor/],
      [['chart', 'x'], /create chart takes no x/],
    ] as const)
      assert.match(await refused(cwd, ...args), message);
  });
});

test('create works in projects of new operator only', async () => {
  await inFolder(async (cwd) => {
    for (const args of [['kind', 'A'], ['webhook', 'A', '--validation'], ['version', 'A', 'v1'], ['chart']])
      assert.match(
        await refused(cwd, ...args),
        /there is no project of kubetyped new operator in this folder\nmake one: kubetyped new operator NAME/,
      );
    assert.match(await refused(cwd, 'chart', '--dir', 'x'), /in x\n/);
    await cli(['new', 'apiserver', 'birds'], { cwd });
    assert.match(await refused(join(cwd, 'birds'), 'kind', 'A'), /there is no project of kubetyped new operator/);
  });
});

test('--dry-run shows what is written afterwards as a diff that git takes', async () => {
  await inProject(async (cwd) => {
    for (const args of [
      ['kind', 'Backup'],
      ['webhook', 'Redis', '--defaulting', '--validation'],
      ['version', 'Redis', 'v1'],
      ['version', 'Redis', 'v2alpha1'],
      ['chart'],
    ]) {
      const before = filesOf(cwd);
      const diff = await created(cwd, ...args, '--dry-run');
      assert.deepEqual(filesOf(cwd), before);
      const patched = `${cwd}-patched`;
      cpSync(cwd, patched, { recursive: true });
      execFileSync('git', ['apply', '-'], { cwd: patched, input: diff });
      await created(cwd, ...args);
      // How the project was made is no part of the diff.
      cpSync(join(cwd, SCAFFOLD), join(patched, SCAFFOLD));
      assert.deepEqual(filesOf(patched), filesOf(cwd));
      rmSync(patched, { recursive: true });
    }
  });
});

test('a Kind of --cluster is in no namespace, nor are its sample and the objects of its test', async () => {
  await inProject(async (cwd) => {
    const before = filesOf(cwd);
    await created(cwd, 'kind', 'Zone', '--cluster');
    const written = Object.entries(filesOf(cwd)).filter(([path, text]) => text !== before[path] && path !== SCAFFOLD);
    const lines = written.flatMap(([, text]) => text.split('\n').filter((line) => line.includes('namespace')));
    assert.deepEqual(
      lines.map((line) => line.trim()),
      [
        'namespaced: false,',
        // Requests have one for every Kind; here it is empty.
        'async reconcile({ namespace, name }, { client, lister, signal }) {',
        'const zone = lister(Zone).get(namespace, name);',
      ],
    );
    assert.deepEqual(
      written.map(([path]) => path),
      ['manifests/sample_zone.yaml', 'src/parts.ts', 'src/zone.ts', 'src/zone_controller.ts', 'test/zone.test.ts'],
    );
  });
});

test('the sample of a Kind of --cluster is that of another without its namespace, and so is its test', async () => {
  await inProject(async (cwd) => {
    const read = (path: string): string => readFileSync(join(cwd, path), 'utf8');
    await created(cwd, 'kind', 'Zone', '--cluster');
    await created(cwd, 'kind', 'Area');
    assert.equal(
      read('manifests/sample_zone.yaml'),
      read('manifests/sample_area.yaml').replace('  namespace: default\n', '').replaceAll('Area', 'Zone'),
    );
    assert.equal(
      read('test/zone.test.ts'),
      read('test/area.test.ts')
        .replace("const namespace = 'default';\n", '')
        .replaceAll(/, \{ namespace \}|, namespace(?= \})/g, '')
        .replaceAll('an Area', 'a Zone')
        .replaceAll('Area', 'Zone')
        .replaceAll('area', 'zone'),
    );
  });
});

test('create works without the file that says how the project was made', async () => {
  await inProject(async (cwd) => {
    rmSync(join(cwd, SCAFFOLD));
    assert.match(await created(cwd, 'kind', 'Backup'), /^wrote src\/backup\.ts$/m);
    assert.equal(existsSync(join(cwd, SCAFFOLD)), false);
  });
});

test('create adds a line to src/parts.ts, whatever else is exported there', async () => {
  await inProject(async (cwd) => {
    const path = join(cwd, PARTS);
    const own = "// mine\r\nexport {\r\n  part as redis,\r\n} from './controller.ts';\r\nexport * from './more.ts';";
    writeFileSync(path, own);
    await created(cwd, 'kind', 'Backup');
    assert.equal(readFileSync(path, 'utf8'), `${own}\r\nexport { part as backup } from './backup_controller.ts';\r\n`);
  });
});

test('a src/parts.ts that is something else is left to its owner', async () => {
  await inProject(async (cwd) => {
    const path = join(cwd, PARTS);
    const own = "import { part } from './controller.ts';\nexport default [part];\n";
    writeFileSync(path, own);
    const line = "export { part as backup } from './backup_controller.ts';";
    const message = await refused(cwd, 'kind', 'Backup');
    assert.match(
      message,
      /src\/parts\.ts has more in it than exports, so it is not changed, and nothing else is\nadd this/,
    );
    assert.ok(message.includes(line));
    writeFileSync(path, `${own}${line}\n`);
    const written = await created(cwd, 'kind', 'Backup');
    assert.doesNotMatch(written, /changed src/);
    assert.equal(readFileSync(path, 'utf8'), `${own}${line}\n`);
    writeFileSync(path, "export { part as cache } from './controller.ts';\n");
    assert.match(await refused(cwd, 'kind', 'Cache'), /src\/parts\.ts exports cache already/);
  });
});

test('where one file cannot be written, none is', async () => {
  await inProject(async (cwd) => {
    writeFileSync(join(cwd, 'src/backup_controller.ts'), 'mine');
    assert.match(
      await refused(cwd, 'kind', 'Backup'),
      /src\/backup_controller\.ts already exists\nnothing was changed/,
    );
    rmSync(join(cwd, 'src/backup_controller.ts'));
    rmSync(join(cwd, 'test'), { recursive: true });
    writeFileSync(join(cwd, 'test'), 'not a folder');
    assert.match(await refused(cwd, 'kind', 'Backup'), /^kubetyped: test\/backup\.test\.ts: .*\nnothing was changed/m);
    rmSync(join(cwd, 'test'));
    mkdirSync(join(cwd, 'elsewhere'));
    const parts = join(cwd, PARTS);
    writeFileSync(join(cwd, 'elsewhere/parts.ts'), readFileSync(parts));
    rmSync(parts);
    symlinkSync('../elsewhere/parts.ts', parts);
    assert.match(await refused(cwd, 'kind', 'Backup'), /src\/parts\.ts is a link/);
  });
});

test('a new version begins as a copy of the newest one, with what its owner wrote', async () => {
  await inProject(async (cwd) => {
    const path = join(cwd, 'src/redis.ts');
    const text = readFileSync(path, 'utf8').replace(
      "kind: 'Redis',",
      "kind: 'Redis',\n  shortNames: ['Redis v1alpha1'],",
    );
    writeFileSync(path, text);
    await created(cwd, 'version', 'Redis', 'v1beta1');
    const copy = readFileSync(join(cwd, 'src/redis_v1beta1.ts'), 'utf8');
    assert.match(
      copy,
      /export const RedisV1beta1 = defineKind\(\{\n {2}group: 'redis\.acme\.io',\n {2}version: 'v1beta1',/,
    );
    assert.match(copy, /kind: 'Redis',\n {2}shortNames: \['Redis v1alpha1'\],/);
    assert.match(copy, /export type RedisV1beta1Spec = NonNullable<RedisV1beta1\['spec'\]>;/);
    writeFileSync(join(cwd, 'src/redis_v1beta1.ts'), copy.replace("'Redis v1alpha1'", "'newer'"));
    await created(cwd, 'version', 'Redis', 'v1');
    assert.match(
      readFileSync(join(cwd, 'src/redis_v1.ts'), 'utf8'),
      /export const RedisV1 = [^]*shortNames: \['newer'\]/,
    );
    const conversion = readFileSync(join(cwd, 'src/redis_v1_conversion.ts'), 'utf8');
    assert.match(conversion, /export function toV1\(redis: Redis\): RedisV1 /);
    assert.match(
      conversion,
      /'v1alpha1 -> v1': convert\(Redis, toV1\),\n {6}'v1 -> v1alpha1': convert\(RedisV1, fromV1\)/,
    );
  });
});

test('Kinds are found where their owner has moved them', async () => {
  await inProject(async (cwd) => {
    mkdirSync(join(cwd, 'src/api'));
    const text = readFileSync(join(cwd, 'src/redis.ts'), 'utf8');
    rmSync(join(cwd, 'src/redis.ts'));
    writeFileSync(join(cwd, 'src/api/kinds.ts'), text.replaceAll("'", '"'));
    await created(cwd, 'webhook', 'Redis', '--validation');
    assert.match(readFileSync(join(cwd, 'src/redis_validation.ts'), 'utf8'), /from '\.\/api\/kinds\.ts'/);
    assert.match(readFileSync(join(cwd, 'test/redis_validation.test.ts'), 'utf8'), /from '\.\.\/src\/api\/kinds\.ts'/);
    rmSync(join(cwd, 'manifests/sample.yaml'));
    assert.match(
      await refused(cwd, 'webhook', 'Redis', '--defaulting'),
      /there is no sample of Redis in manifests, with which the test begins\nwrite one: manifests\/sample_redis\.yaml/,
    );
  });
});
