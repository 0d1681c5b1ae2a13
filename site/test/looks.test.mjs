// What the built site looks like in a real Chromium: at three widths, in light and in dark.
import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { Chromium, findChromium } from './chromium.mjs';
import { LOOKS, setLook } from './looks.mjs';
import { faultsOf } from './page_faults.mjs';
import { dist, serveSite } from './serve_site.mjs';

const program = findChromium();
const skip = program === undefined ? 'SKIPPED: there is no Chromium; CHROMIUM names one' : false;
if (skip) console.error(skip);

/** Of the hundreds of pages that are made of data, so many of each kind are looked at: the largest. */
const LARGEST = 3;

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
  return [...names.filter((name) => !isMade(name)), ...largest('reference/'), ...largest('api/')].sort();
}

describe('in Chromium', { skip }, () => {
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
      for (const look of LOOKS) {
        await setLook(browser, look);
        assert.deepEqual(await faultsOf(browser), [], `${page}, ${look.name}`);
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
      assert.deepEqual(await faultsOf(browser), [], look.name);
    }
  });
});
