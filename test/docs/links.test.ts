// What documents link to is there, file and heading, as on GitHub; and so are the tests that SECURITY.md names.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

/** The anchors of a file, as GitHub makes them of headings. */
function anchorsOf(path: string): string[] {
  return Array.from(readFileSync(path, 'utf8').matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('what documents link to is there', () => {
  const folders = [
    '.',
    'docs',
    'site/guides',
    'scripts/go',
    ...readdirSync('examples').map((name) => `examples/${name}`),
  ];
  const documents = folders
    .filter((folder) => !folder.includes('.', 1))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.md'));
  const broken: string[] = [];
  let count = 0;
  for (const document of documents) {
    // What stands in code is no link.
    const text = readFileSync(document, 'utf8')
      .replaceAll(/^```.*?^```/gms, '')
      .replaceAll(/`[^`\n]*`/g, '');
    for (const [, href = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (href.startsWith('https://')) continue;
      count++;
      const [file = '', anchor] = href.split('#');
      const path = file === '' ? document : join(dirname(document), file);
      if (!existsSync(path) || (anchor !== undefined && !anchorsOf(path).includes(anchor)))
        broken.push(`${document}: ${href}`);
    }
  }
  assert.ok(count > 40, String(count));
  assert.deepEqual(broken, []);
});

test('the tests that SECURITY.md names are there', () => {
  const text = readFileSync('SECURITY.md', 'utf8');
  const named = [...new Set(Array.from(text.matchAll(/`(test\/[^`]+)`/g), ([, path = '']) => path))];
  assert.ok(named.length > 15);
  assert.deepEqual(
    named.filter((path) => !existsSync(path)),
    [],
  );
});
