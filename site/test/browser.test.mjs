// The site in a real Chromium: no errors, search, playground, dark mode, keyboard.
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { Chromium, findChromium } from './chromium.mjs';
import { dist, serveSite } from './serve_site.mjs';

const program = findChromium();
const skip = program === undefined ? 'SKIPPED: there is no Chromium; CHROMIUM names one' : false;
if (skip) console.error(skip);

const BROKEN = `apiVersion: v1
kind: Pod
metadata:
  name: web
spec:
  containers:
  - name: web
    image: nginx
    imagee: typo
`;
const CUSTOM = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {plural: widgets, singular: widget, kind: Widget, listKind: WidgetList}
  versions:
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            properties: {min: {type: integer}, max: {type: integer}}
            x-kubernetes-validations: [{rule: self.min <= self.max, message: min is above max}]
---
apiVersion: example.com/v1
kind: Widget
metadata: {name: a}
spec: {min: 3, max: 2}
`;
const SOUND = BROKEN.replace('    imagee: typo\n', '');

describe('in Chromium', { skip }, () => {
  let browser;
  let server;
  let url;
  before(async () => {
    server = await serveSite();
    url = server.url;
    browser = await Chromium.start(program);
  });
  after(async () => {
    await browser?.close();
    server?.close();
  });
  beforeEach(() => {
    browser.problems = [];
  });
  afterEach(() => assert.deepEqual(browser.problems, []));

  /** Puts text into the playground as if pasted, and waits for the verdict. */
  const paste = async (text) => {
    await browser.until(`document.getElementById('verdict').textContent !== ''`);
    await browser.evaluate(`document.getElementById('input').focus(); document.getElementById('input').select()`);
    await browser.evaluate(`document.getElementById('verdict').textContent = ''`);
    await browser.type(text);
    await browser.until(`document.getElementById('verdict').textContent !== ''`);
  };
  const text = (selector) => browser.evaluate(`document.querySelector(${JSON.stringify(selector)})?.textContent`);
  const focused = () => browser.evaluate('document.activeElement.id || document.activeElement.textContent');

  for (const page of [
    'index.html',
    'guides/manifests.html',
    'docs/client.html',
    'docs/go-symbols.html',
    'reference/index.html',
    'reference/apps/v1/Deployment.html',
    'reference/core/v1/PodSpec.html',
    'api/index.html',
    'api/kubetyped.html',
    'playground.html',
    'playground-cel.html',
  ])
    test(`${page} loads without errors`, async () => {
      await browser.open(url + page);
      assert.notEqual(await text('h1'), '');
    });

  test('on a phone, the search has its own line, and the text comes before the list of guides', async (t) => {
    const size = { width: 400, height: 900, deviceScaleFactor: 1, mobile: true };
    await browser.send('Emulation.setDeviceMetricsOverride', size);
    t.after(() => browser.send('Emulation.clearDeviceMetricsOverride'));
    for (const page of ['index.html', 'playground.html', 'docs/apiserver.html']) {
      await browser.open(url + page);
      const box = (selector) => `document.querySelector('${selector}').getBoundingClientRect()`;
      assert.ok((await browser.evaluate(`${box('#search')}.width`)) > 350, page);
      assert.equal(await browser.evaluate(`${box('#theme')}.bottom <= ${box('#search')}.top`), true, page);
      assert.equal(await browser.evaluate(`${box('main')}.bottom <= ${box('.side')}.top`), true, page);
    }
  });

  test('pages load from a folder, too, and search there', async () => {
    await browser.open(new URL('index.html', dist).href);
    await browser.evaluate(`document.getElementById('search').focus()`);
    await browser.type('PodSpec');
    await browser.until(`document.querySelector('#results b')?.textContent === 'PodSpec'`);
  });

  test('the search finds a field, and leads to it, by keyboard', async () => {
    await browser.open(`${url}index.html`);
    await browser.press('/');
    assert.equal(await focused(), 'search');
    await browser.type('terminationGracePeriodSeconds');
    await browser.until(`document.querySelector('#results b') !== null`);
    assert.equal(await text('#results b'), 'terminationGracePeriodSeconds');
    assert.match(await text('#results small'), /^PodSpec · core\/v1$/);
    await browser.press('ArrowDown');
    assert.equal(await browser.evaluate(`document.querySelector('[aria-selected]').id`), 'result-0');
    await browser.press('Enter');
    await browser.until(`document.querySelector(':target + dd') !== null`);
    assert.equal(await browser.evaluate('location.hash'), '#PodSpec.terminationGracePeriodSeconds');
    assert.match(await text(':target + dd'), /\b30\b/);
  });

  test('three letters of a kind find it, and what is unknown is said', async () => {
    await browser.open(`${url}index.html`);
    await browser.evaluate(`document.getElementById('search').focus()`);
    await browser.type('cronj');
    await browser.until(`document.querySelector('#results b')?.textContent === 'CronJob'`);
    assert.equal(await text('#results small'), 'batch/v1');
    await browser.evaluate(`document.getElementById('search').select()`);
    await browser.type('sts');
    await browser.until(`document.querySelector('#results b')?.textContent === 'sts'`);
    assert.equal(await text('#results small'), 'StatefulSet · apps/v1');
    await browser.type('zzz');
    await browser.until(`document.querySelector('#results').textContent === 'Nothing found.'`);
  });

  test('the playground tells the fault of a broken manifest, with line and column', async () => {
    await browser.open(`${url}playground.html`);
    await paste(BROKEN);
    assert.equal(await text('#verdict'), 'Pod web: 1 fault.');
    assert.match(await text('#faults li'), /^9:5 spec\.containers\[0\]\.imagee: unknown field/);
    assert.equal(await text('.marks mark'), 'imagee: typo');
    assert.equal(await text('.lines .fault'), '9\n');
    await browser.evaluate(`document.querySelector('#faults button').click()`);
    assert.equal(
      await browser.evaluate(
        `document.getElementById('input').value.slice(document.getElementById('input').selectionStart).trim()`,
      ),
      'imagee: typo',
    );
    await paste('apiVersion: v1\nkind: Pod\nmetadata: {name: a\n');
    assert.match(await text('#faults li'), /^\d+:\d+ .*(?:yaml|expected)/);
    await paste(SOUND);
    assert.equal(await text('#verdict'), 'Pod web: no faults.');
    assert.equal(await browser.evaluate(`document.querySelectorAll('#faults li, .marks mark').length`), 0);
  });

  test('the playground writes the other formats', async () => {
    await browser.open(`${url}playground.html`);
    await paste(SOUND);
    const choose = async (format) => {
      await browser.evaluate(`document.querySelector('input[value=${format}]').click()`);
      await browser.until(`document.getElementById('output').dataset.format === '${format}'`);
      return text('#output');
    };
    assert.equal(JSON.parse(await choose('json')).spec.containers[0].image, 'nginx');
    assert.match(await choose('yaml'), /^apiVersion: v1\nkind: Pod\n/);
    assert.equal(
      await choose('canonical'),
      '{"kind":"Pod","apiVersion":"v1","metadata":{"name":"web"},"spec":{"containers":[{"name":"web","image":"nginx","resources":{}}]},"status":{}}\n',
    );
    assert.match(await choose('protobuf'), /^Pod: \d+ bytes\n0{8}  6b 38 73 00 .*  k8s\./);
    await paste('kind: Pod');
    assert.equal(await browser.evaluate(`document.getElementById('output').dataset.error`), '');
  });

  test('the playground judges custom resources by the definitions beside them, rules included', async () => {
    await browser.open(`${url}playground.html`);
    await paste(CUSTOM);
    assert.match(await text('#verdict'), /Widget a: 1 fault\.$/);
    assert.match(await text('#faults li'), /^24:1 spec: Invalid value: min is above max$/);
    await paste(CUSTOM.replace('max: 2}', 'max: 4}'));
    assert.match(await text('#verdict'), /Widget a: no faults\.$/);
    await paste(CUSTOM.slice(CUSTOM.indexOf('---') + 4));
    assert.match(await text('#verdict'), /1 of an unknown kind\.$/);
  });

  test('the playground works in a worker, and from a folder without one', async () => {
    await browser.open(`${url}playground.html`);
    await paste(SOUND);
    assert.equal(await browser.evaluate('typeof kubetypedPlayground'), 'undefined');
    await browser.open(new URL('playground.html', dist).href);
    await browser.until(`document.getElementById('verdict').textContent !== ''`);
    await paste(BROKEN);
    assert.equal(await text('#verdict'), 'Pod web: 1 fault.');
    browser.problems = browser.problems.filter((problem) => !/Worker/.test(problem));
  });

  test('a large text does not keep the page from answering', async () => {
    await browser.open(`${url}playground.html`);
    await browser.until(`document.getElementById('verdict').textContent !== ''`);
    await browser.evaluate(`
      document.getElementById('verdict').textContent = '';
      document.getElementById('input').value =
        Array.from({ length: 3000 }, (_, at) => ${JSON.stringify(SOUND)}.replace('name: web', 'name: web-' + at)).join('---\\n');
      document.getElementById('input').dispatchEvent(new Event('input'));
      0`);
    // The page thinks of something else meanwhile.
    assert.equal(await browser.evaluate('6 * 7'), 42);
    await browser.until(`document.getElementById('verdict').textContent !== ''`);
    assert.match(await text('#verdict'), /no faults\.$/);
  });

  test('the policy holds: no eval, no inline script', async () => {
    await browser.open(`${url}playground.html`);
    await browser.evaluate(`
      window.violations = [];
      document.addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective));
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.head.append(script);
      setTimeout('window.ran = true');
      0`);
    await browser.until('violations.length === 2');
    assert.equal(await browser.evaluate('window.ran'), undefined);
    browser.problems = browser.problems.filter((problem) => !/Content Security Policy/.test(problem));
  });

  test('dark follows the system, and the button overrides it for all pages', async () => {
    const back = () => browser.evaluate('getComputedStyle(document.body).backgroundColor');
    const prefer = (value) =>
      browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
    await prefer('light');
    await browser.open(`${url}index.html`);
    const light = await back();
    await prefer('dark');
    await browser.until(`document.documentElement.dataset.theme === 'dark'`);
    const dark = await back();
    assert.notEqual(dark, light);
    await browser.evaluate(`document.getElementById('theme').focus()`);
    await browser.press('Enter');
    assert.equal(await back(), light);
    await browser.open(`${url}playground.html`);
    assert.equal(await back(), light);
    assert.equal(await browser.evaluate(`document.getElementById('theme').getAttribute('aria-pressed')`), 'false');
    await browser.evaluate('localStorage.clear()');
  });

  test('the main controls are reached by the keyboard, and have names', async () => {
    await browser.open(`${url}playground.html`);
    const reached = [];
    for (let step = 0; step < 40 && !reached.includes('output'); step++) {
      await browser.press('Tab');
      reached.push(await focused());
    }
    for (const wanted of ['Skip to content', 'search', 'theme', 'input', 'output'])
      assert.ok(reached.includes(wanted), wanted);
    await browser.evaluate(`document.querySelector('input[value=json]').focus()`);
    await browser.press('ArrowRight');
    assert.equal(await browser.evaluate(`document.querySelector('input[name=format]:checked').value`), 'yaml');
    const nameless = await browser.evaluate(`[...document.querySelectorAll('a, button, input, textarea')]
      .filter((each) => !(each.textContent.trim() || each.getAttribute('aria-label') || each.labels?.length))
      .map((each) => each.outerHTML)`);
    assert.deepEqual(nameless, []);
  });
});
