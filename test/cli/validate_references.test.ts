// Checks across objects by `validate`: levels, places, exceptions.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { cli, inFolder } from './run_cli.ts';
import type { ValidateJSON } from './validate_json.ts';

const text = `apiVersion: v1
kind: List
items:
- apiVersion: v1
  kind: ConfigMap
  metadata: {name: settings}
- apiVersion: v1
  kind: Pod
  metadata: {name: a}
  spec:
    containers:
    - name: a
      image: a
      envFrom:
      - configMapRef:
          name: setings
---
apiVersion: v1
kind: ConfigMap
metadata:
  name: settings
`;

test('findings have places and levels, and can be excepted', async () => {
  await inFolder(async (folder) => {
    writeFileSync(join(folder, 'a.yaml'), text);
    const run = async (...args: string[]): Promise<string[]> => {
      const { stdout, status } = await cli(['validate', '-o', 'lines', 'a.yaml', ...args], { cwd: folder });
      return [String(status), ...stdout.trimEnd().split('\n')];
    };
    const where = 'document 1: items[1].spec.containers[0].envFrom[0].configMapRef.name: ';
    const missing = `${where}there is no ConfigMap setings; did you mean settings? [missing-configmap]`;
    const twice = 'document 2: metadata.name: ConfigMap settings is defined twice; first on line 6 [duplicate-object]';
    assert.deepEqual(await run(), ['0', `a.yaml:16:11: warning: ${missing}`, `a.yaml:21:3: warning: ${twice}`]);
    assert.deepEqual(await run('--check', 'all=off,duplicate-object=error'), ['1', `a.yaml:21:3: error: ${twice}`]);
    writeFileSync(
      join(folder, 'kubetyped.yaml'),
      'validate: {check: [duplicate-object=off, missing-configmap=error]}\n',
    );
    assert.deepEqual(await run(), ['1', `a.yaml:16:11: error: ${missing}`]);
    writeFileSync(
      join(folder, 'a.yaml'),
      text
        .replace('name: setings', 'name: setings # kubetyped-ignore missing-configmap: made by hand')
        .replace('  name: settings\n', '  # kubetyped-ignore duplicate-object: replaced\n  name: settings\n'),
    );
    assert.deepEqual(await run(), ['0', '']);
    assert.deepEqual((await run('--no-config')).length, 2);
  });
});

test('--complete reports all that is not there; kustomizations make ConfigMaps', async () => {
  await inFolder(async (folder) => {
    writeFileSync(join(folder, 'a.yaml'), text.replace('settings', 'others').replace('settings', 'more'));
    const run = async (): Promise<string[]> => {
      const { stdout } = await cli(['validate', '-o', 'json', '--complete', '.'], { cwd: folder });
      return (JSON.parse(stdout) as ValidateJSON).warnings.map(
        ({ reason, line, column }) => `${line}:${column} ${reason}`,
      );
    };
    assert.deepEqual(await run(), ['16:11 missing-configmap']);
    writeFileSync(join(folder, 'kustomization.yaml'), 'resources: [a.yaml]\nconfigMapGenerator: [{name: setings}]\n');
    assert.deepEqual(await run(), []);
  });
});

test('a check that is unknown or has no level is wrong usage', async () => {
  for (const [value, text] of [
    ['missing-secrt=off', /unknown check missing-secrt\ndid you mean missing-secret\?/],
    ['missing-secret', /invalid value missing-secret for option --check\nwrite RULE=LEVEL/],
    ['missing-secret=high', /invalid value missing-secret=high/],
  ] as const) {
    const { status, stderr } = await cli(['validate', '--check', value, '.']);
    assert.equal(status, 2);
    assert.match(stderr, text);
  }
});
