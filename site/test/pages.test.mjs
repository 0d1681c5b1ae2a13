// The built pages: every link leads somewhere, nothing is loaded from elsewhere, nothing needs a looser policy.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import { escape } from '../html.mjs';
import { POLICY } from '../layout.mjs';

const dist = new URL('../dist/', import.meta.url);
const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const pages = new Map(
  names.filter((name) => name.endsWith('.html')).map((name) => [name, readFileSync(new URL(name, dist), 'utf8')]),
);

test('every kind has a page, and all its fields are there', () => {
  const { kinds, types } = JSON.parse(readFileSync(new URL('../../proto/explain.json', import.meta.url), 'utf8'));
  const missing = [];
  for (const type of Object.keys(kinds)) {
    if (type.endsWith('List') && kinds[type.slice(0, -4)] !== undefined) continue;
    const [, group, version, name] = /(\w+)\/(\w+)\.(\w+)$/.exec(type);
    const page = pages.get(`reference/${group}/${version}/${name}.html`);
    for (const [field] of types[type].fields)
      if (page?.includes(`<dt id="${name}.${field}">`) !== true) missing.push(`${type} ${field}`);
  }
  assert.deepEqual(missing, []);
  assert.ok(pages.size > 300);
});

test('links lead to pages and places that exist', () => {
  const ids = new Map(
    [...pages].map(([name, text]) => [name, new Set(Array.from(text.matchAll(/ id="([^"]*)"/g), ([, id]) => id))]),
  );
  const broken = [];
  for (const [name, text] of pages) {
    for (const [, href] of text.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      if (href.startsWith('https://')) continue;
      const [path, hash] = href.split('#');
      const target = path === '' ? name : posix.normalize(posix.join(posix.dirname(name), path));
      if (!names.includes(target)) broken.push(`${name}: ${href}`);
      else if (hash && !ids.get(target)?.has(hash)) broken.push(`${name}: ${href}`);
    }
  }
  assert.deepEqual(broken, []);
});

test('cards say what a page is about, in plain text', () => {
  const cards = Array.from(pages.get('index.html').matchAll(/<small>(.*?)<\/small><\/a>/g), ([, text]) => text);
  assert.ok(cards.length > 15);
  // A sentence that goes on below, in a list say, would be cut off.
  for (const text of cards) assert.match(text, /^[^`*]+\.$/);
});

test('pages have the strict policy, no inline script or style, and one heading of the first level', () => {
  assert.ok(!/unsafe|eval|https?:|\*/.test(POLICY));
  for (const [name, text] of pages) {
    assert.ok(text.includes(`<meta http-equiv="Content-Security-Policy" content="${escape(POLICY)}">`), name);
    assert.doesNotMatch(text, /<script(?![^>]* src=)|<style| style="| on\w+="/, name);
    assert.equal(text.match(/<h1/g)?.length, 1, name);
    assert.doesNotMatch(text, /&lt;!--/, `${name}: a comment is shown`);
    assert.doesNotMatch(text, /<(?:script|link|img)[^>]*(?:src|href)="(?:https?:)?\/\//, name);
    const ids = Array.from(text.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
    assert.deepEqual(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      [],
      `${name}: ids used twice`,
    );
  }
});
