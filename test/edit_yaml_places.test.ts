// Which lines an edit changes, and to what: random edits of texts with every way to write YAML, to the letter.
// KUBETYPED_TEXTS=write writes edit_yaml_places.txt again: read the difference.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editYAML } from 'kubetyped';
import { parseYAML } from 'kubetyped/engine';
import { Random } from './differential/random_scalars.ts';
import { assertHeld } from './held_text.ts';

const FILE = 'test/edit_yaml_places.txt';
const EDITS = 24;

const TEXTS: Readonly<Record<string, string>> = {
  anchors: `base: &base # shared
  image: &image nginx:1.25
  "quoted key": 'x'
  list: &list
  - a
  - &b b # second
one:
  <<: *base
  own: 1
two: *base
three: [*b, *image, {k: *list}]
? *b
: by alias
`,
  blocks: `script: |-
  set -e
    indented # no comment

  end
kept: |+
  text


folded: &f >
  a
  b
  # no comment

after: 1 # one

# above the list
list:
- |
  one
  two

- >2-
   deep
- !!str |
  tagged
- last`,
  flows: `{a: 1, "b": [x, 'y', {z: }], # comment
  c: {
    d: [], e: {}, # more
    f: "text: with", g: [1,
      2, # two
      3]
  }}
`,
  lists: `items:
- - a
  - - b
    - c # deep
-   name: first # of all
    # about ports
    ports:
    - 80
    -   443
- name: second
  empty:
  none: ~
-
  name: third
  # the end of third
- {name: fourth, at: [0]}
- []
`,
  numbers: `1: one
0x10: sixteen
true: yes
no: nothing
"1.0": text
date: 2001-01-01
hex: 0x1F
octal: 0o17
float: 1e3
text: "0"
on: off
`,
  documents: `# first
---
# head
kind: A   # a
spec: {}
list: []
items:
    - {}
    - [] # comment
    - x: {}
map:
        deep:
            deeper: |
                text
            other: &o
                - 1
tail: "a\\tb" # tail
...
`,
  windows: `kind: A # first\r\nspec:\r\n  text: |\r\n    a\r\n    b\r\n  list:\r\n    - name: x # x\r\n      at: 1\r\n    - name: y\r\n  empty: {}\r\nend: 'e'`,
  small: `a: &x
  b: 1
c: &y
- 1
- *x
d: 2`,
  wide: `a:   1
b   : two words   # spaced
c: !!str 3
d: "a
  b"
e: plain
  goes on
f:

  - x

  # between

  - y
g: # on g
  h: i

  # below h
j: *x
`.replace('j: *x\n', 'j:\n'),
};

type Holder = Record<string, unknown> | unknown[];

/** Changes a random place of a value, and says how. */
function change(value: Holder, random: Random): string {
  let holder = value;
  const path: string[] = [];
  for (;;) {
    const keys = Object.keys(holder);
    const key = keys[random.int(keys.length)];
    const inner: unknown = key === undefined ? undefined : Reflect.get(holder, key);
    if (key !== undefined && typeof inner === 'object' && inner !== null && random.int(10) < 7) {
      path.push(key);
      holder = inner as Holder;
      continue;
    }
    const at = [...path, key ?? ''].join('.');
    const what = random.int(6);
    if (key === undefined || what === 0) {
      const added = random.pick(['text', 7, { name: 'new', list: ['x', ['y']] }, [1, {}], 'a\n b\n', '']);
      if (!Array.isArray(holder)) holder['added'] = added;
      else holder.splice(random.int(holder.length + 1), 0, added);
      return `${path.join('.')} gets ${JSON.stringify(added)}`;
    }
    if (what === 1) {
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      return `${at} goes`;
    }
    if (what === 2 && Array.isArray(holder)) {
      holder.reverse();
      return `${path.join('.')} turns round`;
    }
    const to = random.pick([
      ...[
        'other',
        "it's # quoted",
        '- dash',
        '',
        'a: b',
        'two\nlines\n',
        'ends\nbare',
        ' blank',
        '\u00e9\u2028',
        '1',
        'yes',
      ],
      ...[0, -1.5, true, null, [], {}, ['i', { j: 'k' }], { deep: { er: [null] } }, [[1], [[2]]]],
    ]);
    Reflect.set(holder, key, to);
    return `${at} becomes ${JSON.stringify(to)}`;
  }
}

/** The lines of one text that another has otherwise, and where they begin. */
function lines(before: string, after: string): string[] {
  const [a, b] = [before, after].map((text) => text.split(/(?<=\n)/));
  let same = 0;
  while (same < a!.length && same < b!.length && a![same] === b![same]) same++;
  let back = 0;
  while (back < a!.length - same && back < b!.length - same && a!.at(-1 - back) === b!.at(-1 - back)) back++;
  const shown = (list: readonly string[], sign: string): string[] =>
    list
      .slice(same, list.length - back)
      .map((line) => `${sign}${line.endsWith('\n') ? line.slice(0, -1) : `${line}\\`}`);
  return [`  line ${same + 1}`, ...shown(a!, '  -'), ...shown(b!, '  +')].map((line) => line.replaceAll('\r', '\\r'));
}

test('edits change the lines that they did before, in every way to write YAML', () => {
  const random = new Random(1);
  const said: string[] = [];
  for (const [name, text] of Object.entries(TEXTS)) {
    said.push(`${name}:`);
    for (let count = 0; count < EDITS; count++) {
      let asked = '';
      let wanted: unknown;
      const after = editYAML(text, (object) => {
        asked = change(object, random);
        wanted = structuredClone(object);
      });
      assert.deepEqual(parseYAML(after), wanted, `${name}: ${asked}\n${after}`);
      said.push(` ${asked}`, ...lines(text, after));
    }
  }
  const found = `${said.join('\n')}\n`;
  assertHeld(FILE, found);
});
