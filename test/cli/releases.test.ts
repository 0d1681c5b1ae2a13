// proto/releases.json, which scripts/go/releases makes of the API types of every release, beside what the program knows.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

interface Span {
  readonly first: string;
  readonly last: string;
  readonly removed?: string;
}

interface Field {
  readonly json: string;
  readonly inline?: boolean;
  readonly type: { readonly ref?: string };
}

const releases = JSON.parse(readFileSync('proto/releases.json', 'utf8')) as {
  readonly oldest: string;
  readonly newest: string;
  readonly kinds: Readonly<Record<string, Readonly<Record<string, Span>>>>;
  readonly fields: Readonly<Record<string, Readonly<Record<string, string>>>>;
};
const minor = (version: string): number => Number(version.slice('1.'.length));

test('releases without a gap', () => {
  assert.deepEqual([releases.oldest, releases.newest], ['1.1', '1.37']);
  const seen = new Set(
    Object.values(releases.kinds).flatMap((kinds) => Object.values(kinds).map(({ first }) => first)),
  );
  assert.ok(seen.size >= 30, `${seen.size}`);
});

test('fields that came later are fields of today', () => {
  const structs = new Map<string, readonly Field[]>();
  const names = (type: string): string[] =>
    (structs.get(type) ?? []).flatMap(({ json, inline, type: { ref } }) =>
      inline === true && ref !== undefined ? names(ref) : [json],
    );
  for (const name of readdirSync('proto/k8s.io', { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('facts.json') || !existsSync(`proto/k8s.io/${name}`)) continue;
    const facts = JSON.parse(readFileSync(`proto/k8s.io/${name}`, 'utf8')) as {
      readonly package: string;
      readonly structs: readonly { readonly name: string; readonly fields: readonly Field[] }[];
    };
    for (const { name: type, fields } of facts.structs) structs.set(`${facts.package}.${type}`, fields);
  }
  const unknown: string[] = [];
  let count = 0;
  for (const [type, fields] of Object.entries(releases.fields)) {
    for (const [field, since] of Object.entries(fields)) {
      count++;
      assert.ok(minor(since) > minor(releases.oldest) && minor(since) <= minor(releases.newest), `${type}.${field}`);
      if (!names(type).includes(field)) unknown.push(`${type}.${field}`);
    }
  }
  assert.ok(count > 500, `${count}`);
  assert.deepEqual(unknown, []);
});
