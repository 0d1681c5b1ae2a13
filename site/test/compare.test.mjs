// The page that compares: its figures are those of bench/figures.json, and its commands exist.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const page = read('site/dist/compare.html');
const content = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
const figures = JSON.parse(read('bench/figures.json'));

/** Every number and every text of the file. */
function leaves(value) {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
}
const all = leaves(figures);
const numbers = new Set(all.filter((value) => typeof value === 'number'));
const DATA = /<data value="([^"]*)">([^<]*)<\/data>/g;

test('every figure of the comparison is in bench/figures.json, in a unit of a thousand times more or less at most', () => {
  const found = Array.from(content.matchAll(DATA));
  assert.ok(found.length > 30, `${found.length} figures`);
  for (const [element, value, text] of found) {
    assert.ok(numbers.has(Number(value)), `${element} is not in bench/figures.json`);
    const scale = Number.parseFloat(text) / Number(value);
    const power = [1, 1e-3, 1e-6].find((each) => Math.abs(scale / each - 1) < 0.005);
    assert.ok(Number(value) === 0 ? text.startsWith('0') : power !== undefined, `${element} shows another figure`);
  }
});

test('no other number stands in the comparison, but those in texts of bench/figures.json', () => {
  const numbersIn = (text) => text.match(/\d[\d.,]*\d|\d/g) ?? [];
  const known = new Set(all.flatMap((value) => numbersIn(String(value))));
  const text = content.replace(DATA, '').replace(/<[^>]*>/g, ' ');
  assert.deepEqual(
    numbersIn(text).filter((number) => !known.has(number)),
    [],
  );
});

test('every row of bench/figures.json is in the comparison', () => {
  const shown = new Set(Array.from(content.matchAll(DATA), ([, value]) => Number(value)));
  const wanted = [
    ...figures.bench.rows.flatMap(({ ours, theirs, quotient }) => [ours.least, theirs.least, quotient]),
    ...figures.client.rows.flatMap(({ sides }) => Object.values(sides).flatMap((of) => [of.cpuSeconds, of.peakMiB])),
    ...leaves(figures.requests.rows),
    ...leaves(figures.sizes.rows),
  ].filter((value) => typeof value === 'number');
  assert.deepEqual(
    wanted.filter((value) => !shown.has(value)),
    [],
  );
});

test('the commands of the comparison exist, with their families and options', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const commands = Object.values(figures).map(({ command }) => command);
  for (const command of commands) {
    assert.ok(content.includes(`<code>${command}</code>`), `${command} is not shown`);
    const [, program, script, rest = ''] = /^(?:node (\S+)|npm run (\S+) --)(?: (.*))?$/.exec(command) ?? [];
    const file = program ?? scripts[script]?.replace(/^node /, '');
    assert.ok(file !== undefined && existsSync(new URL(file, root)), `${command}: there is no such program`);
    const source = read(file);
    const words = rest.split(' ').filter((word) => word !== '');
    for (const [, option] of rest.matchAll(/--([\w-]+)/g))
      assert.match(source, new RegExp(`^ *'?${option}'?: \\{`, 'm'), `${command}: no option --${option}`);
    if (script === undefined) continue;
    const families = readdirSync(new URL('bench/families/', root));
    const firstOption = words.findIndex((word) => word.startsWith('--'));
    const named = firstOption < 0 ? words : words.slice(0, firstOption);
    assert.ok(named.length > 0);
    for (const family of named)
      assert.ok(families.includes(`${family}.mjs`), `${command}: there is no family ${family}`);
  }
});

test('what each can do names its source: a page of the site, or a file of the version compared', () => {
  const table = content.slice(0, content.indexOf('A dash:'));
  const cells = Array.from(table.matchAll(/<td>(.*?)<\/td>/g), ([, cell]) => cell);
  assert.ok(cells.length > 40);
  for (const cell of cells) assert.match(cell, /^(?:–|<a href="(?:[a-z]|https:\/\/[^"]+)[^"]*">.+<\/a>)$/);
  // Versions in addresses are those that are compared.
  const { versions } = figures.sizes;
  for (const [, name, version] of table.matchAll(/unpkg\.com\/(@?[^@"]+)@(\d[\d.]*)\//g))
    assert.equal(version, versions[name], `${name} in an address`);
  const modules = read('scripts/go/go.mod') + read('scripts/go/foreign/go.mod');
  for (const [, name, version] of table.matchAll(/pkg\.go\.dev\/([^@"]+)@(v[\d.]+)/g))
    assert.ok(modules.includes(`${name} ${version}`), `${name}@${version} is not in go.mod`);
  for (const [, name, version] of table.matchAll(/(github\.com\/[\w-]+\/[\w-]+)\/blob\/(v[\d.]+)/g))
    assert.ok(modules.includes(`${name} ${version}`), `${name}@${version} is not in go.mod`);
});
