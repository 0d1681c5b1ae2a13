// Every error of the library can be told by a literal code.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { librarySources } from './sources.ts';

interface ErrorClass {
  readonly name: string;
  readonly base: string;
  readonly path: string;
  readonly code: string | undefined;
}

/** A class that is not exported is not for users: the engine throws one to itself. */
const CLASS = /^export (?:abstract )?class (\w+)(?:<[^{]*>)? extends (\w*Error)\b[^]*?^\}/gm;

function errorClasses(): ErrorClass[] {
  return librarySources().flatMap(({ path, text }) =>
    [...text.matchAll(CLASS)].map(([body, name, base]) => ({
      name: name!,
      base: base!,
      path,
      code: /^ +(?:override )?readonly code(?:: [^=]+)? = '([^']*)'/m.exec(body)?.[1],
    })),
  );
}

test('every error class has a code of the form ERR_..., and no two have the same', (context) => {
  const classes = errorClasses();
  assert.ok(classes.length >= 20, `only ${classes.length} error classes found`);
  const names = new Set(classes.map(({ name }) => name));
  for (const { name, base, code, path } of classes) {
    context.diagnostic(`${code ?? `(of ${base})`} ${name} ${path}`);
    // A class without a code of its own has that of the error it is a kind of.
    if (code === undefined) assert.ok(names.has(base), `${path}: ${name} has no code`);
    else assert.match(code, /^ERR(?:_[A-Z0-9]+)+$/, `${path}: ${name}`);
  }
  const codes = classes.flatMap(({ code }) => code ?? []);
  assert.deepEqual(
    codes.filter((code, at) => codes.indexOf(code) !== at),
    [],
  );
});
