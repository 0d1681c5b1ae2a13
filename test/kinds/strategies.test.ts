// What kube-apiserver stores of objects and what it refuses, by its own strategies: rows that scripts/go/strategies has
// answered, as if it were the time that it has.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mock, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { scheme } from 'kubetyped';
import { classOf, type KindClass } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import type { FieldError } from 'kubetyped/apimachinery/util/validation/field';
import { resources } from '#api/rest_mapper/zz_generated.resources';
import { builtInStatusStrategy, builtInStrategy } from '#src/apiserver/builtin/built_in_strategy';
import type { RequestContext } from '#src/apiserver/registry/rest/request_context';
import type { APIObject } from '#src/apiserver/storage/api_object';

interface Row {
  readonly in: object;
  readonly old?: object;
  readonly subresource?: 'status';
  readonly out?: object;
  /** Each with its type, field and detail. */
  readonly errors?: readonly (readonly [string, string, string])[];
  readonly error?: string;
}

const rows = gunzipSync(readFileSync('test/kinds/strategies.jsonl.gz'))
  .toString()
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

const NOW = Date.parse('2026-11-26T07:35:00Z');

const serializer = new Serializer(scheme, { canonical: true });

const hasStatus = ({ group, version, kind }: KindClass): boolean =>
  resources
    .find((each) => each.group === group && each.version === version)
    ?.resources.some(([name, , , , subresources]) => name === kind && subresources.includes('status')) ?? false;

/** The object of a request, with its defaults. */
function read(object: object): { type: KindClass; object: APIObject } {
  const decoded = serializer.decode(JSON.stringify(object)).object as APIObject;
  const type = classOf(decoded);
  builtInStrategy(type, hasStatus(type)).default?.(decoded);
  return { type, object: { ...decoded } };
}

const CONTEXT: RequestContext = {
  namespace: '',
  user: { name: 'admin', groups: [] },
  warn: () => {},
  signal: new AbortController().signal,
};

/** What ours makes of a row. */
async function answer({
  in: given,
  old: before,
  subresource,
}: Row): Promise<{ out: object; errors: readonly FieldError[] }> {
  const { type, object } = read(given);
  const strategy = subresource === undefined ? builtInStrategy(type, hasStatus(type)) : builtInStatusStrategy(type);
  if (before === undefined) {
    strategy.prepareForCreate?.(object, CONTEXT);
    return { out: object, errors: (await strategy.validate?.(object, CONTEXT)) ?? [] };
  }
  const { object: old } = read(before);
  strategy.prepareForUpdate?.(object, old, CONTEXT);
  return { out: object, errors: (await strategy.validateUpdate?.(object, old, CONTEXT)) ?? [] };
}

/** As a client reads it: in one form. */
function shown(object: object | undefined): unknown {
  return JSON.parse(serializer.encodeToString(serializer.decode(JSON.stringify(object)).object));
}

/** What is not found: expressions that select devices are not compiled. */
const UNKNOWN = /^compilation failed: /;

/** Errors of an update come in another order than Go's, and where several things are wrong with one field, not all do. */
function compared(row: Row, errors: readonly (readonly string[])[]): unknown {
  return row.old === undefined ? errors : [...errors.map((each) => each.join(' '))].sort();
}

test('objects are stored and refused as by kube-apiserver', async () => {
  mock.timers.enable({ apis: ['Date'], now: NOW });
  try {
    const wrong: string[] = [];
    for (const row of rows) {
      if (row.error !== undefined) continue;
      const { out, errors } = await answer(row);
      const ours = compared(
        row,
        errors.map(({ type, field, detail }) => [type, field, detail]),
      );
      const go = compared(
        row,
        (row.errors ?? []).filter(([, , detail]) => !UNKNOWN.test(detail)),
      );
      const question = `${JSON.stringify(row.in).slice(0, 300)}\nold: ${JSON.stringify(row.old)?.slice(0, 300)}`;
      if (!isDeepStrictEqual(ours, go))
        wrong.push(`${question}\nours: ${JSON.stringify(ours)}\nGo:   ${JSON.stringify(go)}`);
      else if (errors.length === 0 && !isDeepStrictEqual(shown(out), shown(row.out)))
        wrong.push(`${question}\nours: ${JSON.stringify(shown(out))}\nGo:   ${JSON.stringify(shown(row.out))}`);
    }
    assert.equal(wrong.length, 0, `${wrong.length} of ${rows.length}:\n${wrong.slice(0, 8).join('\n\n')}`);
    assert.ok(rows.length > 2000, `${rows.length} rows`);
  } finally {
    mock.timers.reset();
  }
});
