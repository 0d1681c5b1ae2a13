// Errors say the name of their class: what a program asks that has several copies of the library, and what a stack
// begins with.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Pod } from 'kubetyped/api/core/v1';

/** What some take before they can be made. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  ['a', 'b', 'c', 'd'],
  [['a'], ['b'], ['c']],
  [[new Error('a')], 'b'],
  [{ metadata: {}, message: 'a' }, { message: 'b' }, {}],
  [1, 2, 3],
  [new Error('a'), 'b'],
  [{ group: 'a', kind: 'b', schemeName: 'c' }, ['d']],
  [Pod],
  [[]],
];

function made(constructor: object): Error | undefined {
  for (const args of ARGUMENTS)
    try {
      const error: unknown = Reflect.construct(constructor as new (...args: unknown[]) => unknown, args);
      if (error instanceof Error) return error;
    } catch {
      // Perhaps with others.
    }
  return undefined;
}

test('an error says the name of its class', async () => {
  const names: string[] = [];
  for (const folder of ['src', 'apimachinery'])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const path = join(folder, file);
      const found = !file.endsWith('.ts')
        ? []
        : [...readFileSync(path, 'utf8').matchAll(/^export class (\w+) extends \w*Error\b/gm)];
      for (const [, name = ''] of found) {
        const module: Record<string, unknown> = await import(pathToFileURL(resolve(path)).href);
        const constructor = module[name];
        assert.ok(typeof constructor === 'function', name);
        const error = made(constructor);
        assert.ok(error, `${path}: none of the arguments makes a ${name}`);
        assert.equal(error.name, name, path);
        names.push(name);
      }
    }
  assert.ok(names.length > 150, `${names.length} classes`);
});
