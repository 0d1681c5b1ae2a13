// SECURITY.md says by which test each attack is kept out: the tests are there, and so is what it links to.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const text = readFileSync('SECURITY.md', 'utf8');

test('the tests that SECURITY.md names are there', () => {
  const named = [...new Set(Array.from(text.matchAll(/`(test\/[^`]+)`/g), ([, path = '']) => path))];
  assert.ok(named.length > 15);
  assert.deepEqual(
    named.filter((path) => !existsSync(path)),
    [],
  );
});

test('what SECURITY.md links to is there', () => {
  const links = Array.from(text.matchAll(/\]\(([^)#]+)#([^)]+)\)/g), ([, file = '', anchor = '']) => ({
    file,
    anchor,
  }));
  assert.ok(links.length >= 3);
  for (const { file, anchor } of links) {
    const headings = Array.from(readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    );
    assert.ok(headings.includes(anchor), `${file}#${anchor}`);
  }
});
