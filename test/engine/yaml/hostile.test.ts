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
