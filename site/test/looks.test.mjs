// What the built site looks like in a real Chromium: at three widths, in light and in dark. Pages are found in what is built;
// screenshots of some are compared with those in screenshots.txt.
import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { Chromium, findChromium } from './chromium.mjs';
import { LOOKS, setLook } from './looks.mjs';
import { faultsOf } from './page_faults.mjs';
import { Screenshots } from './screenshots.mjs';
import { dist, serveSite } from './serve_site.mjs';

const program = findChromium();
const skip = program === undefined ? 'SKIPPED: there is no Chromium; CHROMIUM names one' : false;
if (skip) console.error(skip);

/** The pages whose screenshots are kept, one of each kind. */
const KEPT = [
  'index.html',
  'guides/manifests.html',
  'reference/index.html',
  'reference/core/v1/Pod.html',
  'api/kubetyped.html',
  'playground.html',
  'playground-policies.html',
];
/** Of the hundreds of pages that are made of data, so many of each kind are looked at, the largest. */
const LARGEST = 2;

/** All pages but most of those that are made of data. */
function pages() {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const isMade = (name) => /^(?:reference|api)\/(?!index\.html)/.test(name);
  const sizeOf = (name) => statSync(new URL(name, dist)).size;
  const largest = (folder) =>
    names
      .filter((name) => isMade(name) && name.startsWith(folder))
      .sort((a, b) => sizeOf(b) - sizeOf(a))
      .slice(0, LARGEST);
  const found = [...KEPT, ...names.filter((name) => !isMade(name)), ...largest('reference/'), ...largest('api/')];
  return [...new Set(found)].sort();
}

describe('in Chromium', { skip }, () => {
  const screenshots = new Screenshots(new URL('screenshots.txt', import.meta.url));
  let browser;
  let site;
  before(async () => {
    site = await serveSite();
    browser = await Chromium.start(program);
  });
  after(async () => {
    await browser?.close();
    site?.close();
  });
  const open = async (page) => {
    await browser.open(site.url + page);
    if (page.startsWith('playground')) await browser.until(`document.getElementById('verdict').textContent !== ''`);
  };

  for (const page of skip ? [] : pages())
    test(`${page} is laid out well and readable`, async () => {
      await open(page);
      const isKept = KEPT.includes(page);
      // Each width and each scheme, if not each with each.
      for (const look of isKept ? LOOKS : [LOOKS[0], LOOKS[3], LOOKS[4]]) {
        await setLook(browser, look);
        const name = `${page}, ${look.name}`;
        if (isKept) await screenshots.compare(browser, name);
        assert.deepEqual(await faultsOf(browser), [], name);
      }
    });

  test('so is the search, with what it has found', async () => {
    await open('index.html');
    await browser.evaluate(`document.getElementById('search').focus()`);
    await browser.type('container');
    await browser.until(`document.querySelector('#results b') !== null`);
    await browser.press('ArrowDown');
    for (const look of LOOKS) {
      await setLook(browser, look);
      await screenshots.compare(browser, `the search, ${look.name}`);
      assert.deepEqual(await faultsOf(browser), [], look.name);
    }
  });

  const isWritten = process.env.KUBETYPED_SCREENSHOTS === 'write' && 'screenshots are written';
  test('what is broken is noticed', { skip: isWritten }, async () => {
    const [phone, phoneInTheDark, tablet, , desktop] = LOOKS;
    const faults = async () => (await faultsOf(browser)).join('\n');
    const isRefused = (look) =>
      assert.rejects(screenshots.compare(browser, `index.html, ${look.name}`), /of the screen/);
    await open('index.html');
    await browser.evaluate('document.adoptedStyleSheets = [new CSSStyleSheet()]; 0');
    const breakWith = (css) => browser.evaluate(`document.adoptedStyleSheets[0].replaceSync(${JSON.stringify(css)})`);

    // The list of guides covers the text.
    await breakWith('.columns { display: block } .side { position: absolute; top: 9rem; left: 10rem }');
    await setLook(browser, phone);
    assert.match(await faults(), /^overlap: “/m);
    await setLook(browser, tablet);
    assert.match(await faults(), /^overlap: “/m);
    await isRefused(tablet);

    // The dark page stays white.
    await breakWith(`:root[data-theme='dark'] { --back: #fff }`);
    await setLook(browser, phoneInTheDark);
    assert.match(await faults(), /^faint: “/m);
    await isRefused(phoneInTheDark);

    await breakWith('main { width: 30rem; flex: none } :focus-visible { outline: none !important }');
    assert.match(await faults(), /^scrolls sideways: /m);
    assert.match(await faults(), /^no ring: /m);
    await breakWith('main p { width: 12rem; overflow: hidden; white-space: nowrap } .cards a { width: 4rem }');
    assert.match(await faults(), /^cut off: “/m);
    await breakWith('.side li, .side a { margin: 0; line-height: 1 } main { display: none }');
    assert.match(await faults(), /^too close: /m);

    await breakWith('');
    await browser.evaluate(`document.querySelector('link[rel=stylesheet]').disabled = true`);
    for (const look of [phone, phoneInTheDark, desktop]) {
      await setLook(browser, look);
      await isRefused(look);
    }
  });

  test('no screenshot is kept of what is gone', () => screenshots.end());
});
