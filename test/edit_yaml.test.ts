// Edits of YAML texts: what is asked for changes, and not a byte else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editYAML } from 'kubetyped';
import { parseYAML } from 'kubetyped/engine';

const text = `# The web server.
apiVersion: apps/v1   # stable
kind: Deployment
metadata:
    name: "web"
    labels: {app: web, tier: 'front'} # short

spec:
    replicas: 2 # more at night
    template:
        spec:
            containers:
            -   name: web
                image: nginx:1.25 # pinned
                # The port.
                ports: [{containerPort: 80}]
            -   name: side
                image: 'side:1'
                args:
                - |
                  one
                  two
`;

type Pod = {
  spec: { replicas: number; template: { spec: { containers: { name: string; image: string; args?: string[] }[] } } };
};

/** Lines that are only in one of two texts. */
function changed(before: string, after: string): { readonly gone: string[]; readonly made: string[] } {
  const [a, b] = [before.split('\n'), after.split('\n')];
  const made = [...b];
  const gone = a.filter((line) => {
    const at = made.indexOf(line);
    if (at >= 0) made.splice(at, 1);
    return at < 0;
  });
  return { gone, made };
}

test('values are replaced in place, in their quotes', () => {
  assert.deepEqual(changed(text, editYAML(text, { spec: { replicas: 3 } })), {
    gone: ['    replicas: 2 # more at night'],
    made: ['    replicas: 3 # more at night'],
  });
  const images = editYAML(text, (object) => {
    for (const container of (object as unknown as Pod).spec.template.spec.containers) container.image += '-alpine';
  });
  assert.deepEqual(changed(text, images).made, [
    '                image: nginx:1.25-alpine # pinned',
    "                image: 'side:1-alpine'",
  ]);
  const labels = editYAML(text, [{ op: 'replace', path: '/metadata/labels/tier', value: "it's" }]);
  assert.deepEqual(changed(text, labels).made, ["    labels: {app: web, tier: 'it''s'} # short"]);
  // Between brackets text stays without quotes where it had none, if it can.
  for (const [before, value, after] of [
    ['{image: r:5000/web:1.4}', 'r:5000/web:1.5', '{image: r:5000/web:1.5}'],
    ['{image: r:5000/web:1.4}', 'a, b', '{image: "a, b"}'],
    ['{image: r:5000/web:1.4}', 'a: b', "{image: 'a: b'}"],
    ['{image: r:5000/web:1.4}', 'a:', "{image: 'a:'}"],
    ['{image: r:5000/web:1.4}', 'a}', '{image: "a}"}'],
    ['{image: web}', 'web:1.5', '{image: "web:1.5"}'],
  ] as const)
    assert.equal(editYAML(`${before} # it\n`, { image: value }), `${after} # it\n`);
  assert.equal(editYAML(text, {}), text);
  assert.equal(
    editYAML(text.replaceAll('\n', '\r\n'), { spec: { replicas: 3 } }),
    editYAML(text, { spec: { replicas: 3 } }).replaceAll('\n', '\r\n'),
  );
});

test('entries and items are added and taken out', () => {
  const added = editYAML(text, {
    metadata: { labels: { b: 'yes' }, annotations: { a: '1', 'b/c': 'x: y' } },
    spec: { paused: true },
  });
  assert.deepEqual(changed(text, added), {
    gone: ["    labels: {app: web, tier: 'front'} # short"],
    made: [
      `    labels: {app: web, tier: 'front', b: "yes"} # short`,
      '    annotations:',
      '        a: "1"',
      "        b/c: 'x: y'",
      '    paused: true',
    ],
  });
  const less = editYAML(text, { metadata: { labels: { app: null } }, spec: { replicas: null } });
  assert.deepEqual(changed(text, less), {
    gone: ["    labels: {app: web, tier: 'front'} # short", '    replicas: 2 # more at night'],
    made: ["    labels: {tier: 'front'} # short"],
  });
  const more = editYAML(text, (object) => {
    const { containers } = (object as unknown as Pod).spec.template.spec;
    containers.splice(1, 0, { name: 'new', image: 'new:1', args: ['a\nb\n'] });
    containers[2]?.args?.push('last');
  });
  assert.deepEqual(changed(text, more), {
    gone: [],
    made: [
      '            - name: new',
      '              image: new:1',
      '              args:',
      '              - |',
      '                a',
      '                b',
      '                - last',
    ],
  });
  const one = editYAML(text, (object) => {
    (object as unknown as Pod).spec.template.spec.containers.shift();
  });
  assert.deepEqual(changed(text, one).made, []);
});

test('what comes into an empty collection is a block, unless it stands between brackets', () => {
  for (const [before, patch, after] of [
    ['a:\n  b: {} # c\n', { a: { b: { x: 1 } } }, 'a:\n  b: # c\n    x: 1\n'],
    ['a: [] # c\nb: 2\n', { a: [1, { x: [{}] }] }, 'a: # c\n- 1\n- x:\n  - {}\nb: 2\n'],
    ['a:\n  - b\nc: &x []\n', { c: ['d'] }, 'a:\n  - b\nc: &x\n  - d\n'],
    ['a:\r\n  {}\r\n', { a: { b: 1 } }, 'a:\r\n  b: 1\r\n'],
    ['a: {b: {}} # c\n', { a: { b: { x: 1 } } }, 'a: {b: {x: 1}} # c\n'],
    ['{} # c\n', { a: {} }, '{a: {}} # c\n'],
  ] as const)
    assert.equal(editYAML(before, patch), after);
  const fill = (object: Record<string, unknown>): object => ({ ...object, list: [{ x: { z: 1 } }] });
  assert.equal(editYAML('list:\n- {}\n', fill), 'list:\n- x:\n    z: 1\n');
  assert.equal(editYAML('list:\n- {} # c\n', fill), 'list:\n- {x: {z: 1}} # c\n');
});

test('what an alias or a merge brought is written out where it differs', () => {
  const anchored = 'a: &x {v: 1} # one\nb: *x # two\nc:\n  <<: *x\n  m: 2\n';
  assert.equal(editYAML(anchored, { b: { v: 2 } }), 'a: &x {v: 1} # one\nb: # two\n  v: 2\nc:\n  <<: *x\n  m: 2\n');
  assert.equal(editYAML(anchored, { c: { v: 3 } }), `${anchored}  v: 3\n`);
  const all = editYAML(anchored, (object) => ({ ...object, a: { v: 9 } }));
  assert.deepEqual(parseYAML(all), { a: { v: 9 }, b: { v: 1 }, c: { v: 1, m: 2 } });
  assert.match(all, /# one\n/);
  // In lists, too, where what it stands for goes.
  for (const [before, after] of [
    ['base: &x {v: 1}\nlist:\n- *x # c\n- 2\n', 'list:\n- v: 1 # c\n- 2\n'],
    ['base: &x {v: 1} # b\nlist:\n- - 1\n  - *x # c\n', 'list:\n- - 1\n  - v: 1 # c\n'],
  ] as const)
    assert.equal(editYAML(before, { base: null }), after);
});

test('one document of several, by a function or with where', () => {
  const stream = `# first\na: 1\n---\n# second\nb: 1 # b\n--- # third\nc: 1\n`;
  assert.throws(() => editYAML(stream, { b: 2 }), /the text has 3 documents: say which one to patch by where/);
  assert.equal(editYAML(stream, { b: 2 }, { where: (object) => 'b' in object }), stream.replace('b: 1', 'b: 2'));
  assert.equal(
    editYAML(stream, (object, index) => ({ ...object, v: index })),
    '# first\na: 1\nv: 0\n---\n# second\nb: 1 # b\nv: 1\n--- # third\nc: 1\nv: 2\n',
  );
  assert.throws(() => editYAML('a: b: c', {}), /mapping values are not allowed/);
  // What a function hands back as it was stays as it is written, also where a number has more digits than 64 bits.
  const large = 'a: 123456789012345678901 # many digits\nb: 1\nc: 0.10\nd: 9007199254740993\n';
  assert.equal(
    editYAML(large, (object) => ({ ...object, b: 2 })),
    large.replace('b: 1', 'b: 2'),
  );
});

// Random files: the result is what was asked for, and every line that the edit is not about is there, in order.
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

class Maker {
  readonly next: () => number;
  count = 0;
  constructor(seed: number) {
    this.next = random(seed);
  }
  pick<T>(...items: readonly T[]): T | undefined {
    return items[Math.floor(this.next() * items.length)];
  }
  comment(): string {
    return this.next() < 0.3 ? ` # note ${this.count++}` : '';
  }
  scalar(indent: string): string {
    return (
      this.pick(
        '1',
        'true',
        'plain text',
        '"double \\" # no"',
        "'single # it''s'",
        `|\n${indent}  a\n${indent}   b # no`,
        `>-\n${indent}  a\n${indent}  b`,
        '[1, {a: b}]',
        '{a: 1, b: [x]}',
        '',
        '~',
        '0x1F',
        '"1"',
      ) ?? ''
    );
  }
  mapping(indent: string, depth: number): string {
    const step = ' '.repeat(this.pick(1, 2, 4) ?? 2);
    let out = '';
    const size = 1 + Math.floor(this.next() * 4);
    for (let at = 0; at < size; at++) {
      if (this.next() < 0.2) out += `${indent}# above ${this.count++}\n`;
      if (this.next() < 0.1) out += '\n';
      const key = `k${this.count++}`;
      const what = depth > 3 ? 0 : this.next();
      if (what < 0.5) {
        const scalar = this.scalar(indent);
        out += `${indent}${key}: ${scalar}${/^[|>]/.test(scalar) ? '' : this.comment()}\n`;
      } else if (what < 0.75) out += `${indent}${key}:${this.comment()}\n${this.mapping(indent + step, depth + 1)}`;
      else
        out += `${indent}${key}:${this.comment()}\n${this.list(this.next() < 0.5 ? indent : indent + step, depth + 1)}`;
    }
    return out;
  }
  list(indent: string, depth: number): string {
    let out = '';
    for (let at = 0; at < 1 + Math.floor(this.next() * 3); at++) {
      if (this.next() < 0.5) out += `${indent}- item${this.count++}${this.comment()}\n`;
      else out += `${indent}- ${this.mapping(`${indent}  `, depth + 1).trimStart()}`;
    }
    return out;
  }
}

/** Changes one place of a value. @returns the entry that it is in */
function mutate(value: unknown, next: () => number): string | undefined {
  let holder = value;
  let entry: string | undefined;
  for (;;) {
    if (typeof holder !== 'object' || holder === null) return entry;
    const keys = Object.keys(holder);
    const key = keys[Math.floor(next() * keys.length)];
    entry ??= key;
    const inner: unknown = key === undefined ? undefined : Reflect.get(holder, key);
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && next() < 0.7) {
      holder = inner;
      continue;
    }
    const what = next();
    if (key === undefined || what < 0.3) {
      if (Array.isArray(holder)) holder.push({ name: 'added', list: ['x', 'y'] });
      else Reflect.set(holder, 'added', { map: { a: 'text: with', b: [1, 'two', { c: null }] }, text: 'a\nb\n' });
    } else if (what < 0.5) {
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else Reflect.deleteProperty(holder, key);
    } else Reflect.set(holder, key, next() < 0.5 ? `new value ${Math.floor(next() * 100)}` : { deep: { er: [true] } });
    return entry;
  }
}

const cases = Number(process.env['KUBETYPED_CASES'] ?? 200);
const seed = Number(process.env['KUBETYPED_SEED'] ?? 1);

test(`${cases} random texts: nothing changes but what was asked for`, () => {
  let kept = 0;
  let total = 0;
  for (let index = 0; index < cases; index++) {
    const maker = new Maker(seed * 100_003 + index);
    const documents = Array.from(
      { length: 1 + Math.floor(maker.next() * 3) },
      () => `# head ${maker.count++}\n${maker.mapping('', 0)}`,
    );
    const anchored = maker.next() < 0.3 ? '\nbase: &base\n  x: 1\nuser:\n  <<: *base\n  y: 2\n' : '';
    let before = documents.join('---\n') + anchored;
    if (maker.next() < 0.2) before = before.replaceAll('\n', '\r\n');
    if (maker.next() < 0.1) before = before.trimEnd();
    const chosen = Math.floor(maker.next() * documents.length);
    let wanted: unknown;
    let edited: string | undefined;
    const after = editYAML(before, (object, at) => {
      if (at !== chosen) return;
      edited = mutate(object, maker.next);
      wanted = structuredClone(object);
    });
    const results = after.split(/^---\r?\n/m).map((each) => parseYAML(each));
    const expected = before.split(/^---\r?\n/m).map((each) => parseYAML(each));
    expected[chosen] = wanted as (typeof expected)[number];
    const where = `case ${index} (KUBETYPED_SEED=${seed})\n${before}\n=>\n${after}\nwanted ${JSON.stringify(wanted)}`;
    assert.deepEqual(results, expected, where);
    // Lines in front of the edit and behind it are those of before.
    const [a, b] = [before.split('\n'), after.split('\n')];
    let same = 0;
    while (same < a.length && a[same] === b[same]) same++;
    let back = 0;
    while (back < a.length - same && a.at(-1 - back) === b.at(-1 - back)) back++;
    total += a.length;
    kept += same + back;
    // All other entries of the document are there as they were, with their comments.
    const result = after.replaceAll('\r\n', '\n').split(/^---\n/m)[chosen] ?? '';
    for (const entry of (before.replaceAll('\r\n', '\n').split(/^---\n/m)[chosen] ?? '').split(/^(?=\w+:)/m)) {
      const key = /^\w+(?=:)/.exec(entry)?.[0];
      const isEdited =
        key === undefined || key === edited || key === 'user' || Object.keys(Object(wanted)).length === 0;
      assert.ok(isEdited || result.includes(entry.trimEnd()), `${where}\nlost: ${entry}`);
    }
  }
  assert.ok(kept / total > 0.85, `${kept} of ${total} lines are as they were`);
});
