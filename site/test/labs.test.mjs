// The playgrounds of expressions, custom resources and admission policies in a real Chromium.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { Chromium, findChromium } from './chromium.mjs';
import { dist, serveSite } from './serve_site.mjs';

const program = findChromium();
const skip = program === undefined ? 'SKIPPED: there is no Chromium; CHROMIUM names one' : false;
if (skip) console.error(skip);

describe('playgrounds in Chromium', { skip }, () => {
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
  beforeEach(() => {
    browser.problems = [];
  });
  afterEach(() => assert.deepEqual(browser.problems, []));

  const text = (selector) => browser.evaluate(`document.querySelector(${JSON.stringify(selector)})?.textContent`);
  const texts = (selector) =>
    browser.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((each) => each.textContent)`);
  const answered = () => browser.until(`document.getElementById('verdict').textContent !== ''`);
  const open = async (page) => {
    await browser.open(page.startsWith('file:') ? page : site.url + page);
    await answered();
  };
  /** Puts text into one of the inputs as if pasted, and waits for the verdict. */
  const put = async (id, value) => {
    await browser.evaluate(`document.getElementById('verdict').textContent = '';
      document.getElementById('${id}').focus(); document.getElementById('${id}').select()`);
    if (value === '') await browser.evaluate(`document.execCommand('delete')`);
    else await browser.type(value);
    await answered();
  };
  const valueOf = (id) => browser.evaluate(`document.getElementById('${id}').value`);

  test('an expression has a value, a type and a cost', async () => {
    await open('playground-cel.html');
    assert.equal(await text('#verdict'), 'A value of type bool.');
    assert.equal(await text('#output'), 'false\n');
    assert.match(await text('#faults li'), /^Cost \d+; estimated \d+ to \d+\.$/);
    await put('expression', '[self.spec.replicas, size(object.metadata.name)].map(n, n * 2)');
    assert.equal(await text('#verdict'), 'A value of type list(int).');
    assert.equal(await text('#output'), '- 6\n- 6\n');
    await put('expression', 'object.spec.nope == 1');
    assert.equal(await text('#verdict'), 'Failed: no such key: nope');
    assert.equal(await browser.evaluate(`document.getElementById('verdict').dataset.result`), 'faulty');
  });

  test('what does not compile is marked at its place', async () => {
    await open('playground-cel.html');
    await put('expression', `self.kind == '🧀' &&\n  self.spec.replica > 1`);
    assert.equal(await text('#verdict'), 'The expression does not compile.');
    assert.match(await text('#faults li'), /^2:12 undefined field 'replica'$/);
    assert.equal(await text('.marks mark'), '.replica > 1');
    await browser.evaluate(`document.querySelector('#faults button').click()`);
    assert.equal(await browser.evaluate('document.activeElement.id'), 'expression');
    await put('expression', `'🧀' + nope`);
    assert.equal(await text('.marks mark'), 'nope');
  });

  test('an update has oldSelf, and a definition gives types', async () => {
    await open('playground-cel.html');
    await put('old', (await valueOf('object')).replace('replicas: 3', 'replicas: 1'));
    await put('expression', 'self.spec.replicas - oldSelf.spec.replicas == 2 && oldObject.spec.replicas == 1');
    assert.equal(await text('#output'), 'true\n');
    await put('object', '{');
    assert.equal(await text('#verdict'), 'This cannot be read.');
    await open('playground-resources.html');
    const definition = await valueOf('definition');
    const object = await valueOf('object');
    await open('playground-cel.html');
    await put('object', `${definition}---\n${object}`);
    await put('expression', 'self.spec.replicas > self.spec.most');
    assert.equal(await text('#output'), 'true\n');
    await put('expression', 'self.spec.nope');
    assert.match(await text('#faults li'), /^1:10 undefined field 'nope'$/);
  });

  test('a custom resource is pruned, gets defaults, and is judged', async () => {
    await open('playground-resources.html');
    assert.equal(await text('#verdict'), 'Refused.');
    assert.deepEqual(await texts('#faults li'), [
      'spec.replicas: Invalid value: there are more replicas than most',
      'Pruned: spec.shedule',
      'The rules cost 7.',
    ]);
    const object = await valueOf('object');
    await put('object', object.replace('  replicas: 5\n', '').replace('  shedule: typo\n', ''));
    assert.equal(await text('#verdict'), 'Admitted.');
    assert.match(await text('#output'), /\n {2}replicas: 1\n/);
    await put('object', object);
    await put('old', object);
    assert.match((await texts('#faults li')).join('\n'), /Warning: spec\.replicas: Invalid value: /);
    await put('object', 'kind: Other');
    assert.equal(await text('#verdict'), 'This cannot be read.');
  });

  test('a definition that no server admits is refused', async () => {
    await open('playground-resources.html');
    const definition = await valueOf('definition');
    await put('definition', definition.replace('self.replicas <= self.most', 'self.replicas <= self.nope'));
    assert.equal(await text('#verdict'), 'The definition is refused.');
    assert.match(await text('#faults li'), /undefined field 'nope'/);
    await put('definition', definition.replace('kind: CustomResourceDefinition', 'kind: Nothing'));
    assert.equal(await text('#verdict'), 'This cannot be read.');
  });

  test('policies refuse and change objects', async () => {
    await open('playground-policies.html');
    assert.equal(await text('#verdict'), 'Admitted.');
    assert.match(await text('#output'), /\n {2}labels:\n {4}team: shop\n/);
    const object = await valueOf('object');
    await put('object', object.replace('replicas: 3', 'replicas: 6'));
    assert.equal(await text('#verdict'), 'Refused.');
    assert.match(await text('#faults li'), /ValidatingAdmissionPolicy 'few-replicas'.* at most 5 replicas, not 6/);
    await put('old', object);
    assert.equal(await text('#verdict'), 'Refused.');
    const policies = await valueOf('policies');
    await put('policies', policies.replace('policyName: few-replicas', 'policyName: other'));
    assert.equal(await text('#verdict'), 'Admitted.');
    assert.match((await texts('#faults li')).join('\n'), /Policy few-replicas has no binding/);
    await put('policies', policies.replace('object.spec.replicas <= 5', 'object.spec.replicas <='));
    assert.match((await texts('#faults li')).join('\n'), /few-replicas.*Syntax error/s);
  });

  for (const page of ['playground-cel', 'playground-resources', 'playground-policies']) {
    test(`${page} works from a folder, keeps to the policy, and loads one engine`, async () => {
      await open(new URL(`${page}.html`, dist).href);
      assert.notEqual(await text('#output'), '');
      browser.problems = browser.problems.filter((problem) => !/Worker/.test(problem));
      await open(`${page}.html`);
      const loaded = await browser.evaluate(
        `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /playground/.test(name)).length`,
      );
      assert.ok(loaded <= 2, `${loaded} scripts`);
      assert.ok(existsSync(new URL(`assets/${page}.js`, dist)));
      assert.equal(await browser.evaluate(`document.documentElement.scrollWidth <= innerWidth`), true);
    });

    test(`${page} is used by keyboard, and everything has a name`, async () => {
      await open(`${page}.html`);
      const wanted = await browser.evaluate(`[...document.querySelectorAll('textarea, #output')].map(({ id }) => id)`);
      const reached = [];
      for (let step = 0; step < 60 && !reached.includes('output'); step++) {
        await browser.press('Tab');
        reached.push(await browser.evaluate('document.activeElement.id'));
      }
      assert.deepEqual(
        reached.filter((id) => wanted.includes(id)),
        wanted,
      );
      const nameless =
        await browser.evaluate(`[...document.querySelectorAll('a, button, input, textarea, pre[tabindex]')]
        .filter((each) => !(each.textContent.trim() || each.getAttribute('aria-label') || each.labels?.length))
        .map((each) => each.outerHTML)`);
      assert.deepEqual(nameless, []);
    });
  }

  test('marks and faults are seen in the dark, too', async () => {
    const colours = async (value) => {
      await browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
      await open('playground-cel.html');
      await put('expression', 'nope');
      return browser.evaluate(`['.marks mark', '#verdict', '.editor'].map((each) => {
        const style = getComputedStyle(document.querySelector(each));
        return style.color + style.backgroundColor;
      })`);
    };
    const light = await colours('light');
    const dark = await colours('dark');
    for (const [at, colour] of light.entries()) assert.notEqual(colour, dark[at]);
  });
});
