import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { cli, inFolder } from './run_cli.ts';

const BIRD = ['create', 'resource', '--group', 'demo', '--version', 'v1alpha1', '--kind', 'Bird'];

test('create resource says what is wrong, and writes nothing', async () => {
  await inFolder(async (folder) => {
    await cli(['new', 'apiserver', 'birds', '--domain', 'demo.example.com'], { cwd: folder });
    const cwd = join(folder, 'birds');
    const names = ['--group', 'demo', '--version', 'v1', '--kind'];
    for (const [args, message] of [
      [[], /missing what: kind, webhook, version, chart or resource/],
      [['controller'], /can't create controller: kind, webhook, version, chart or resource/],
      [['resource', '--cluster'], /create resource takes no --cluster\nit takes --group, --version, --kind/],
      [['resource', 'Bird'], /create resource takes no Bird: use --kind/],
      [['resource', '--version', 'v1', '--kind', 'Bird'], /missing --group/],
      [['resource', '--group', 'demo', '--kind', 'Bird'], /missing --version/],
      [['resource', '--group', 'demo', '--version', 'v1'], /missing --kind/],
      [
        ['resource', '--group', 'a.b', '--version', 'v1', '--kind', 'Bird'],
        /the group of shop\.demo\.example\.com is shop/,
      ],
      [['resource', '--group', 'demo', '--version', '1', '--kind', 'Bird'], /invalid version 1\nuse v1alpha1/],
      [['resource', ...names, 'bird'], /invalid kind bird/],
      [['resource', ...names, '../X'], /invalid kind \.\.\/X/],
      [['resource', ...names, 'Function'], /Function means something in the language/],
      [['resource', ...names, 'Resource'], /the code of the project uses the name Resource/],
      [['resource', ...names, 'Bird', '--subresource', 'scale'], /invalid value scale for option --subresource/],
    ] as const) {
      const { status, stdout, stderr } = await cli(['create', ...args], { cwd });
      assert.deepEqual([status, stdout], [2, ''], args.join(' '));
      assert.match(stderr, message);
    }
    assert.equal(existsSync(join(cwd, 'samples')), false);
  });
});

test('create resource works in projects of new apiserver only', async () => {
  await inFolder(async (cwd) => {
    const refused = async (): Promise<void> => {
      const { status, stderr } = await cli(BIRD, { cwd });
      assert.equal(status, 2);
      assert.match(
        stderr,
        /there is no project of kubetyped new apiserver in this folder\nmake one: kubetyped new apis/,
      );
    };
    await refused();
    writeFileSync(join(cwd, 'package.json'), '{"name": "other"}');
    mkdirSync(join(cwd, 'src'));
    writeFileSync(join(cwd, 'src/resources.ts'), '');
    await refused();
    writeFileSync(join(cwd, 'package.json'), '{');
    await refused();
  });
});

test('create resource adds files and a line, once', async () => {
  await inFolder(async (folder) => {
    await cli(['new', 'apiserver', 'birds', '--domain', 'demo.example.com'], { cwd: folder });
    const cwd = join(folder, 'birds');
    const resources = (): string => readFileSync(join(cwd, 'src/resources.ts'), 'utf8');
    const before = resources();
    const tried = await cli([...BIRD, '--dry-run'], { cwd });
    assert.equal(tried.status, 0);
    assert.equal(resources(), before);
    const made = await cli(BIRD, { cwd });
    assert.deepEqual([made.status, made.stdout], [0, tried.stdout]);
    assert.deepEqual(made.stdout.trim().split('\n'), [
      'wrote docs/demo_v1alpha1_bird.md',
      'wrote manifests/apiservice_demo_v1alpha1.yaml',
      'wrote samples/demo_v1alpha1_bird.yaml',
      'wrote src/demo/v1alpha1/bird.ts',
      'wrote src/demo/v1alpha1/bird_resource.ts',
      'wrote test/demo_v1alpha1_bird.test.ts',
      'changed src/resources.ts',
    ]);
    assert.equal(
      resources(),
      `${before}export { resource as demo_v1alpha1_bird } from './demo/v1alpha1/bird_resource.ts';\n`,
    );
    assert.match((await cli(BIRD, { cwd })).stderr, /Bird of demo\.demo\.example\.com\/v1alpha1 already exists/);
    const newer = await cli([...BIRD, '--version', 'v1'], { cwd });
    assert.match(newer.stderr, /Bird of demo\.demo\.example\.com already exists, in version v1alpha1\nserve it in v1/);
    // Another of the same group and version has the APIService already.
    const other = await cli([...BIRD, '--kind', 'Fly'], { cwd });
    assert.match(other.stdout, /wrote src\/demo\/v1alpha1\/fly\.ts/);
    assert.doesNotMatch(other.stdout, /apiservice/);
    // A file in the way, here of somebody's own.
    writeFileSync(join(cwd, 'samples/demo_v1alpha1_owl.yaml'), 'mine');
    const inTheWay = await cli([...BIRD, '--kind', 'Owl'], { cwd });
    assert.deepEqual([inTheWay.status, inTheWay.stdout], [2, '']);
    assert.match(inTheWay.stderr, /samples\/demo_v1alpha1_owl\.yaml already exists/);
    assert.doesNotMatch(resources(), /owl/);
    // What fails at the last file leaves nothing of the others.
    renameSync(join(cwd, 'test'), join(cwd, 'tests'));
    symlinkSync('tests', join(cwd, 'test'));
    const linked = await cli([...BIRD, '--kind', 'Wren'], { cwd });
    assert.deepEqual([linked.status, linked.stdout], [2, '']);
    assert.match(linked.stderr, /test is a link\nnothing was changed/);
    assert.equal(existsSync(join(cwd, 'src/demo/v1alpha1/wren.ts')), false);
    assert.doesNotMatch(resources() + readFileSync(join(cwd, '.kubetyped.json'), 'utf8'), /wren/i);
  });
});

test('a resource has a status, and a controller, where one is asked for', async () => {
  await inFolder(async (folder) => {
    await cli(['new', 'apiserver', 'birds', '--domain', 'demo.example.com'], { cwd: folder });
    const cwd = join(folder, 'birds');
    const parts: Record<string, [hasStatus: boolean, hasController: boolean]> = {};
    for (const [kind = '', ...more] of [
      ['Bird'],
      ['Fly', '--subresource', 'status'],
      ['Owl', '--controller'],
      ['Wren', '--controller', '--subresource', 'status'],
    ]) {
      const { stdout } = await cli([...BIRD.slice(0, -1), kind, ...more], { cwd });
      const file = `src/demo/v1alpha1/${kind.toLowerCase()}`;
      parts[kind] = [
        readFileSync(join(cwd, `${file}_resource.ts`), 'utf8').includes('subresources: { status: true }'),
        existsSync(join(cwd, `${file}_controller.ts`)),
      ];
      assert.equal(
        readFileSync(join(cwd, `${file}.ts`), 'utf8').includes('subresources: { status: {} }'),
        parts[kind][0],
      );
      assert.equal(stdout.includes('wrote manifests/rbac_'), parts[kind][1]);
    }
    assert.deepEqual(parts, { Bird: [false, false], Fly: [true, false], Owl: [true, true], Wren: [true, true] });
  });
});
