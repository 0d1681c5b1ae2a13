import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseYAML, stringifyYAML } from 'kubetyped/engine';
import { messageOf } from './vectors.ts';

/** How deep a value made of one-element arrays or one-key objects is. */
function depthOf(root: unknown): number {
  let depth = 0;
  let value = root;
  while (typeof value === 'object' && value !== null) {
    value = Object.values(value)[0];
    depth++;
  }
  return depth;
}

test('10,000 levels are read, 10,001 refused', () => {
  assert.equal(depthOf(parseYAML('['.repeat(10_000) + ']'.repeat(10_000))), 10_000);
  assert.equal(depthOf(parseYAML('{a: '.repeat(10_000) + '}'.repeat(10_000))), 10_000);
  assert.equal(depthOf(parseYAML('- '.repeat(10_000) + 'a')), 10_000);
  assert.equal(
    messageOf(() => parseYAML('['.repeat(10_001))),
    'yaml: exceeded max depth of 10000',
  );
  assert.equal(
    messageOf(() => parseYAML('- '.repeat(10_001))),
    'yaml: exceeded max depth of 10000',
  );
  assert.match(messageOf(() => parseYAML('? '.repeat(5000) + 'a'))!, /^yaml: invalid map key: /);
});

test('an error quotes 50 levels of a key that is no string', () => {
  const list = (levels: number, middle: string): string =>
    '[]interface {}{'.repeat(levels) + middle + '}'.repeat(levels);
  const error = (levels: number): string | undefined =>
    messageOf(() => parseYAML(`? ${'['.repeat(levels)}${']'.repeat(levels)}\n: 1`));
  assert.equal(error(50), `yaml: invalid map key: ${list(50, '')}`);
  assert.equal(error(51), `yaml: invalid map key: ${list(50, '...')}`);
});

test('10,000 block levels on their own lines', () => {
  const levels = 3000;
  let text = '';
  for (let level = 0; level < levels; level++) text += ' '.repeat(level) + 'a:\n';
  assert.equal(depthOf(parseYAML(text)), levels);
});

test('anchors inside anchors nest deeper than the text, without exhausting the stack', () => {
  let text = 'a0: &a0 {x: 1}\n';
  for (let i = 1; i <= 300; i++) text += `a${i}: &a${i} ${'['.repeat(100)}*a${i - 1}${']'.repeat(100)}\n`;
  assert.equal(
    messageOf(() => parseYAML(text)),
    'yaml: document contains excessive aliasing',
  );
});

test('alias bombs are refused', () => {
  let text = 'a: &a [x, x, x, x, x, x, x, x, x]\n';
  for (let letter = 98; letter < 107; letter++) {
    const [name, before] = [String.fromCharCode(letter), String.fromCharCode(letter - 1)];
    text += `${name}: &${name} [${Array(9)
      .fill('*' + before)
      .join(', ')}]\n`;
  }
  assert.equal(
    messageOf(() => parseYAML(text)),
    'yaml: document contains excessive aliasing',
  );
  assert.equal(
    messageOf(() => parseYAML('a: &a [*a]')),
    "yaml: anchor 'a' value contains itself",
  );
});

test('emitting is bounded too', () => {
  let deep: unknown = 1;
  for (let i = 0; i < 10_001; i++) deep = [deep];
  assert.equal(
    messageOf(() => stringifyYAML(deep)),
    'yaml: exceeded max depth of 10000',
  );
  assert.equal(stringifyYAML((deep as unknown[])[0]).length, 20_002);
  const cyclic: unknown[] = [];
  cyclic.push(cyclic);
  assert.equal(
    messageOf(() => stringifyYAML(cyclic)),
    'yaml: exceeded max depth of 10000',
  );
});

test('long texts take time in proportion', () => {
  const n = 200_000;
  const texts = [
    'a: ' + '1'.repeat(n),
    'a: 0x' + 'f'.repeat(n),
    'a: ' + '1_'.repeat(n),
    'a: ' + '1:'.repeat(n),
    'a: ' + ' '.repeat(n) + 'b',
    'a: "' + '\\n'.repeat(n) + '"',
    'a: "' + ' '.repeat(n) + '\n' + '"',
    'a: ' + "''".repeat(n),
    'a: b' + '\n\n'.repeat(n) + ' c',
    'a:' + ' #'.repeat(n),
    '[' + '[],'.repeat(n) + ']',
    '{' + 'a: 1,'.repeat(n) + '}',
    'a: |\n' + '  x\n'.repeat(n),
    'a: ' + '.1'.repeat(n),
    'a: 2001-' + '1'.repeat(n),
    '- &a x\n' + '- *a\n'.repeat(n / 10),
    '!' + 'a'.repeat(n) + ' b',
    '&' + 'a'.repeat(n) + ' b',
    '? '.repeat(9000),
    'a\n'.repeat(n),
    '- !!binary ' + 'A'.repeat(n),
    '"' + 'k'.repeat(n) + '": 1',
    '--- |\n' + ' '.repeat(n) + '\n',
    '[' + 'a '.repeat(n) + ']',
    '[' + '{a: ['.repeat(3000),
  ];
  for (const text of texts) messageOf(() => parseYAML(text));
  for (const text of texts) messageOf(() => stringifyYAML({ [text.slice(0, 900)]: text }));
});

test('truncated texts give a value or a YAMLError, nothing else', () => {
  const text =
    "%TAG !e! x\n---\na: &x !e!t \"b\\u0041\\\n  c\"\n? [d, {e: 'f'''}]\n: |2+\n   g\n\nh: >-\n  i\n<<: *x # j\n";
  for (let end = 0; end <= text.length; end++) {
    try {
      parseYAML(text.slice(0, end));
    } catch (error) {
      assert.equal((error as { code?: string }).code, 'ERR_YAML', text.slice(0, end));
    }
  }
});
