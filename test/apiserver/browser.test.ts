// The object browser in a real Chromium.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigMap } from 'kubetyped/api/core/v1';
import { startTestServer, type TestServer, type TestServerOptions } from 'kubetyped/apiserver/testing';
import { type Browser, faultsInLooks, openScreenshots, startChromium } from '../chromium.ts';
import { ALL } from '../some_of.ts';
import { createObjects, DEPLOYMENT } from './browser_objects.ts';
import { send } from './client.ts';

const MAPS = '/api/v1/namespaces/default/configmaps';

test('in Chromium', { timeout: 600_000 }, async (t) => {
  const browser = await startChromium(t);
  if (browser === undefined) return;
  const text = (selector: string) => `document.querySelector('${selector}')?.textContent ?? ''`;
  // Watches that are cut off are the browser's problem.
  const leave = () => browser.open('about:blank');
  const put = (value: string) =>
    browser.evaluate(
      `(() => { const area = document.querySelector('textarea'); area.value = ${value};
        area.dispatchEvent(new Event('input')); })()`,
    );
  const click = (label: string) =>
    browser.evaluate(
      `[...document.querySelectorAll('main button')].find((each) => each.textContent === ${JSON.stringify(label)}).click()`,
    );
  const create = (api: TestServer, name: string, data: object = {}) =>
    send(api.server, 'POST', MAPS, { metadata: { name }, data });

  await t.test('it opens on what there is, what is not ready, and what has happened', async () => {
    let isLimited = false;
    // Then Secrets may not be listed, and Pods in one namespace alone.
    const authorization: TestServerOptions['authorization'] = async ({ resource, namespace }) => {
      const isRefused = isLimited && (resource === 'secrets' || (resource === 'pods' && namespace !== 'default'));
      return { allowed: !isRefused };
    };
    await using api = await startTestServer({ authorization });
    const { server } = api;
    const post = async (path: string, object: object, status?: object) => {
      const created = await send(server, 'POST', path, object);
      assert.equal(created.status, 201, created.text);
      if (status === undefined) return;
      const written = await send(
        server,
        'PATCH',
        `${path}/${created.json.metadata.name}/status`,
        { status },
        { 'content-type': 'application/merge-patch+json' },
      );
      assert.equal(written.status, 200, written.text);
    };
    const containers = [{ name: 'web', image: 'nginx' }];
    const selector = { matchLabels: { app: 'web' } };
    const template = { metadata: { labels: { app: 'web' } }, spec: { containers } };
    const waiting = { reason: 'ImagePullBackOff', message: 'Back-off <b>pulling</b>' };
    const container = { name: 'web', image: 'nginx', imageID: '', ready: false, restartCount: 0 };
    const pods = '/api/v1/namespaces/default/pods';
    await post(
      pods,
      { metadata: { name: 'bad' }, spec: { containers } },
      {
        phase: 'Pending',
        containerStatuses: [{ ...container, state: { waiting } }],
      },
    );
    await post(
      pods,
      { metadata: { name: 'good' }, spec: { containers } },
      {
        phase: 'Running',
        conditions: [{ type: 'Ready', status: 'True' }],
      },
    );
    await post(
      '/apis/apps/v1/namespaces/default/deployments',
      { metadata: { name: 'slow' }, spec: { replicas: 3, selector, template } },
      {
        observedGeneration: 1,
        replicas: 3,
        updatedReplicas: 3,
        readyReplicas: 1,
        availableReplicas: 1,
        conditions: [{ type: 'Available', status: 'False', reason: 'MinimumReplicasUnavailable', message: 'Too few.' }],
      },
    );
    await post(
      '/api/v1/nodes',
      { metadata: { name: 'n1' } },
      {
        conditions: [{ type: 'Ready', status: 'Unknown', reason: 'NodeStatusUnknown', message: 'Kubelet stopped.' }],
      },
    );
    await post('/api/v1/namespaces/default/secrets', { metadata: { name: 'hidden' } });
    for (const [name, lastTimestamp] of [
      ['b', '2026-01-02T00:00:00Z'],
      ['a', '2026-01-03T00:00:00Z'],
      ['c', '2026-01-01T00:00:00Z'],
    ]) {
      await post('/api/v1/namespaces/default/events', {
        metadata: { name },
        lastTimestamp,
        type: 'Warning',
        reason: `Reason-${name}`,
        message: '<img src=x onerror=alert(1)>',
        involvedObject: { apiVersion: 'v1', kind: 'Pod', namespace: 'default', name: 'bad' },
      });
    }
    const counts = `[...document.querySelectorAll('.counts li')].map((each) => each.textContent)`;
    const rows = (label: string) =>
      `[...document.querySelectorAll('[aria-label="${label}"] tbody tr')].map((each) => [...each.children].map((cell) => cell.textContent))`;
    const isRead = `/objects? of/.test(${text('main [role=status]')}) && document.querySelector('section[aria-label=Events] table') && document.querySelector('section table[aria-label="Not ready"]')`;
    await browser.open(`${api.url}/`);
    await browser.until(isRead);
    const found = (await browser.evaluate(counts)) as string[];
    for (const each of ['Pod 2', 'Deployment 1', 'Node 1', 'Event 3', 'Secret 1'])
      assert.ok(found.includes(each), each);
    assert.ok(!found.some((each) => /^(?:Job|Ingress) |^Event.*Event| 0$/.test(each)), found.join());
    assert.equal(found.filter((each) => each.startsWith('Event ')).length, 1, 'events are in two groups');
    assert.deepEqual(await browser.evaluate(rows('Not ready')), [
      ['Node n1', '', 'NodeStatusUnknown: Kubelet stopped.'],
      ['Pod bad', 'default', 'web: ImagePullBackOff: Back-off <b>pulling</b>'],
      ['Deployment slow', 'default', '1 of 3 updated and available; MinimumReplicasUnavailable: Too few.'],
    ]);
    const events = (await browser.evaluate(rows('Events'))) as string[][];
    assert.deepEqual(
      events.map(([, ...cells]) => cells),
      ['a', 'b', 'c'].map((name) => ['Warning', `Reason-${name}`, 'Pod bad', '<img src=x onerror=alert(1)>']),
    );
    await browser.evaluate(`document.querySelector('[aria-label=Events] tbody a').click()`);
    await browser.until(`/^Version/.test(${text('main [role=status]')})`);
    assert.equal(await browser.evaluate('location.hash'), `#/api/v1/namespaces/default/pods/bad`);
    await browser.evaluate(`document.querySelector('#home').click()`);
    await browser.until(isRead);
    // In a namespace there is only what is in it.
    await browser.evaluate(
      `(() => { const select = document.querySelector('#namespace'); select.value = 'kube-system'; select.dispatchEvent(new Event('change')); })()`,
    );
    await browser.until(
      `/^\\d+ objects? of/.test(${text('main [role=status]')}) && document.querySelector('main h2').textContent === 'Overview of kube-system'`,
    );
    assert.equal(await browser.evaluate('location.hash'), '#/?namespace=kube-system');
    assert.doesNotMatch(String(await browser.evaluate(counts)), /Pod|Node|Deployment/);
    await browser.evaluate('history.back()');
    await browser.until(isRead);
    assert.equal(await browser.evaluate(`document.querySelector('#namespace').value`), '');
    await leave();

    // What may not be listed is left out, and is no error.
    isLimited = true;
    await browser.open(`${api.url}/#/`);
    await browser.until(isRead);
    assert.doesNotMatch(String(await browser.evaluate(counts)), /Secret|Pod/);
    assert.doesNotMatch(String(await browser.evaluate(`JSON.stringify(${rows('Not ready')})`)), /Pod bad/);
    assert.equal(await browser.evaluate(text('#failure')), '');
    await browser.evaluate(`location.hash = '#/?namespace=default'`);
    await browser.until(`/Pod 2/.test(${counts})`);
    // An object that is not there is named in a sentence, not in YAML.
    await browser.evaluate(`location.hash = '#/api/v1/namespaces/default/configmaps/none'`);
    await browser.until(`document.body.innerText.includes('configmaps "none" not found')`);
    assert.equal(await browser.evaluate(`document.body.innerText.includes('apiVersion')`), false);
    await leave();
  });

  await t.test('objects of all kinds are found by name and label, and the search has an address', async () => {
    await using api = await startTestServer();
    for (const [name, labels] of [
      ['web', { app: 'web' }],
      ['web-2', { app: 'web', tier: 'b' }],
      ['other', {}],
    ] as const)
      await send(api.server, 'POST', MAPS, { metadata: { name, labels } });
    const secret = await send(api.server, 'POST', '/api/v1/namespaces/default/secrets', {
      metadata: { name: 'my-web' },
    });
    assert.equal(secret.status, 201);
    const search = async (words: string) => {
      await browser.evaluate(
        `(() => { const input = document.querySelector('#search'); input.value = ''; input.focus(); })()`,
      );
      await browser.type(words);
      await browser.press('Enter');
      await browser.until(
        `document.querySelector('main h2')?.textContent === ${JSON.stringify(`Objects with ${words}`)}`,
      );
      await browser.until(`/^\\d+ object/.test(${text('main [role=status]')}) || document.querySelector('#failure')`);
      return browser.evaluate(
        `[...document.querySelectorAll('[aria-label=Found] tbody a')].map((each) => each.textContent).sort().join()`,
      );
    };
    await browser.open(`${api.url}/#/`);
    await browser.until(`document.querySelectorAll('nav a').length > 40`);
    assert.equal(await search('WEB'), 'ConfigMap web,ConfigMap web-2,Secret my-web');
    assert.equal(await search('app=web'), 'ConfigMap web,ConfigMap web-2');
    assert.equal(await browser.evaluate('location.hash'), '#/?q=app%3Dweb');
    assert.equal(await search('web-2 app=web'), 'ConfigMap web-2');
    assert.equal(await search('app in (web), !tier'), 'ConfigMap web');
    await browser.evaluate(`document.querySelector('[aria-label=Found] a').click()`);
    await browser.until(`/^Version/.test(${text('main [role=status]')})`);
    await browser.evaluate('history.back()');
    await browser.until(`document.querySelector('#search').value === 'app in (web), !tier'`);
    assert.equal(await search('app==='), '');
    assert.match(String(await browser.evaluate(text('#failure'))), /unable to parse requirement/);
    // Once each, and in a namespace what is in it.
    await send(api.server, 'POST', '/api/v1/namespaces', { metadata: { name: 'many-more' } });
    await send(api.server, 'POST', '/api/v1/namespaces/default/events', {
      metadata: { name: 'many-events' },
      involvedObject: { kind: 'Pod', namespace: 'default', name: 'web' },
    });
    assert.equal(await search('many-'), 'Event many-events,Namespace many-more');
    // The address is all there is to it.
    for (let index = 0; index < 103; index++) await create(api, `many-${index}`);
    await browser.open('about:blank');
    await browser.open(`${api.url}/#/?namespace=default&q=many`);
    await browser.until(`/^104 objects, .* 100; 4 more$/.test(${text('main [role=status]')})`);
    assert.equal(await browser.evaluate(`document.querySelectorAll('[aria-label=Found] tbody tr').length`), 100);
    assert.equal(await browser.evaluate(`document.querySelector('#namespace').value`), 'default');
    await leave();
  });

  await t.test('from an object to its owners, what it owns, Services and Pods, and what it names', async () => {
    await using api = await startTestServer();
    const post = async (path: string, object: object) => {
      const created = await send(api.server, 'POST', path, object);
      assert.equal(created.status, 201, created.text);
      return created.json.metadata.uid;
    };
    const core = '/api/v1/namespaces/default';
    const uid = await post(MAPS, { metadata: { name: 'owner' }, data: { secretName: 'no reference' } });
    const env = [
      { name: 'A', valueFrom: { configMapKeyRef: { name: 'settings', key: 'a' } } },
      { name: 'B', valueFrom: { secretKeyRef: { name: 'password', key: 'b' } } },
    ];
    await post(`${core}/pods`, {
      metadata: {
        name: 'web-1',
        labels: { app: 'web', tier: 'a' },
        ownerReferences: [{ apiVersion: 'v1', kind: 'ConfigMap', name: 'owner', uid }],
      },
      spec: {
        serviceAccountName: 'robot',
        containers: [{ name: 'web', image: 'nginx', env }],
        volumes: [
          { name: 'one', secret: { secretName: 'certificate' } },
          { name: 'two', persistentVolumeClaim: { claimName: 'disk' } },
          { name: 'three', configMap: { name: 'settings' } },
        ],
      },
    });
    await post(`${core}/pods`, {
      metadata: { name: 'other', labels: { app: 'other' } },
      spec: { containers: [{ name: 'web', image: 'nginx' }] },
    });
    const ports = [{ port: 80 }];
    await post(`${core}/services`, { metadata: { name: 'web' }, spec: { selector: { app: 'web' }, ports } });
    await post(`${core}/services`, { metadata: { name: 'db' }, spec: { selector: { app: 'web', tier: 'b' }, ports } });
    const service = { name: 'web', port: { number: 80 } };
    await post('/apis/networking.k8s.io/v1/namespaces/default/ingresses', {
      metadata: { name: 'door' },
      spec: { ingressClassName: 'outside', defaultBackend: { service }, tls: [{ secretName: 'certificate' }] },
    });
    await post('/apis/rbac.authorization.k8s.io/v1/namespaces/default/rolebindings', {
      metadata: { name: 'robots' },
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'view' },
      subjects: [
        { kind: 'ServiceAccount', name: 'robot', namespace: 'other' },
        { kind: 'User', apiGroup: 'rbac.authorization.k8s.io', name: 'ann' },
      ],
    });
    const related = `[...document.querySelectorAll('[aria-label="Related objects"] h3')].map((each) =>
      [each.textContent, ...[...each.nextElementSibling.children].map((item) => item.textContent)].join('|'))`;
    const relatedTo = async (path: string) => {
      await browser.evaluate(`location.hash = '#${path}'`);
      await browser.until(
        `document.querySelector('main h2')?.textContent.endsWith(' ${path.slice(path.lastIndexOf('/') + 1)}') && document.querySelector('[aria-label="Related objects"] h3')`,
      );
      return browser.evaluate(related);
    };
    await browser.open(`${api.url}/#${core}/pods/other`);
    await browser.until(`/^Version/.test(${text('main [role=status]')})`);
    assert.deepEqual(await relatedTo(`${core}/pods/web-1`), [
      'Owners|ConfigMap owner',
      'Services|Service web',
      'Refers to|Secret certificate|PersistentVolumeClaim disk|ConfigMap settings|Secret password|ServiceAccount robot',
    ]);
    assert.deepEqual(await relatedTo(MAPS + '/owner'), ['Owns|Pod web-1']);
    assert.deepEqual(await relatedTo(`${core}/services/web`), ['Pods|Pod web-1']);
    assert.deepEqual(await relatedTo('/apis/networking.k8s.io/v1/namespaces/default/ingresses/door'), [
      'Refers to|IngressClass outside|Service web|Secret certificate',
    ]);
    assert.deepEqual(await relatedTo('/apis/rbac.authorization.k8s.io/v1/namespaces/default/rolebindings/robots'), [
      'Refers to|ServiceAccount robot|ClusterRole view',
    ]);
    assert.deepEqual(
      await browser.evaluate(
        `[...document.querySelectorAll('[aria-label="Related objects"] a')].map((each) => each.getAttribute('href'))`,
      ),
      ['#/api/v1/namespaces/other/serviceaccounts/robot', '#/apis/rbac.authorization.k8s.io/v1/clusterroles/view'],
    );
    await leave();
  });

  await t.test('the address keeps the filter and the columns of a table', async () => {
    await using api = await startTestServer();
    for (const name of ['web', 'db'])
      await send(api.server, 'POST', '/api/v1/namespaces/default/services', {
        metadata: { name },
        spec: { selector: { app: name }, ports: [{ port: 80 }] },
      });
    const headings = `[...document.querySelectorAll('thead th')].map((each) => each.textContent).join()`;
    const isLive = `/live$/.test(${text('main [role=status]')})`;
    await browser.open(`${api.url}/#/api/v1/namespaces/default/services`);
    await browser.until(isLive);
    assert.equal(await browser.evaluate(headings), 'Name,Type,Cluster-IP,External-IP,Port(s),Age');
    await browser.evaluate(`document.querySelector('main [type=checkbox]').click()`);
    assert.equal(await browser.evaluate(headings), 'Name,Type,Cluster-IP,External-IP,Port(s),Age,Selector');
    await browser.evaluate(`document.querySelector('main [type=search]').focus()`);
    await browser.type('app=web');
    const rows = `[...document.querySelectorAll('tbody th')].map((each) => each.textContent).join()`;
    await browser.until(`${rows} === 'web'`);
    const hash = '#/api/v1/namespaces/default/services?filter=app%3Dweb&wide=1';
    assert.equal(await browser.evaluate('location.hash'), hash);
    await browser.evaluate(`document.querySelector('tbody a').click()`);
    await browser.until(`/^Version/.test(${text('main [role=status]')})`);
    await browser.evaluate('history.back()');
    await browser.until(`${isLive} && ${rows} === 'web'`);
    assert.match(String(await browser.evaluate(headings)), /Selector$/);
    await leave();
  });

  await t.test('kinds, objects, and what becomes of them', async () => {
    const count = (map: object) => ('data' in map ? Object.keys(map.data ?? {}).length : 0);
    const kinds: TestServerOptions['kinds'] = [
      [ConfigMap, { columns: [{ name: 'Data', type: 'integer', value: count }] }],
    ];
    await using api = await startTestServer({ kinds });
    await create(api, 'first', { markup: '<img src=x onerror=alert(1)>' });
    await browser.open(`${api.url}/`);
    await browser.until(`document.querySelectorAll('nav a').length > 40`);
    await browser.evaluate(`document.querySelector('#find-kind').focus()`);
    await browser.type('configmap');
    await browser.until(`document.querySelectorAll('nav a').length === 1`);
    await browser.press('Tab');
    await browser.press('Enter');
    await browser.until(`/objects?; live/.test(${text('main [role=status]')})`);
    assert.equal(await browser.evaluate('location.hash'), '#/api/v1/configmaps');
    assert.equal(await browser.evaluate(`document.activeElement.id`), 'main', 'readers are taken to what has come');
    assert.equal(await browser.evaluate(text('nav [aria-current]')), 'ConfigMap');
    const names = `[...document.querySelectorAll('tbody th')].map((each) => each.textContent).join()`;
    assert.match(String(await browser.evaluate(names)), /\bfirst\b/);
    await create(api, 'second', { a: '1', b: '2' });
    await browser.until(`${names}.includes('second')`);
    const second = `[...document.querySelectorAll('tbody tr')].find((each) => each.textContent.includes('second'))`;
    assert.match(String(await browser.evaluate(`${second}.innerText`)), /second\s+default\s+2/);
    await send(
      api.server,
      'PATCH',
      `${MAPS}/second`,
      { data: { c: '3' } },
      { 'content-type': 'application/merge-patch+json' },
    );
    await browser.until(`/default\\s+3/.test(${second}.innerText)`);
    await send(api.server, 'DELETE', `${MAPS}/second`);
    await browser.until(`!${names}.includes('second')`);
    await leave();
  });

  await t.test('an object is looked at, edited, checked, saved and deleted', async () => {
    await using api = await startTestServer();
    const deployments = '/apis/apps/v1/namespaces/default/deployments';
    const container = { name: 'web', image: 'nginx' };
    const created = await send(api.server, 'POST', deployments, {
      metadata: { name: 'web', annotations: { markup: '<b id="injected">' } },
      spec: {
        selector: { matchLabels: { app: 'web' } },
        template: { metadata: { labels: { app: 'web' } }, spec: { containers: [container] } },
      },
    });
    assert.equal(created.status, 201);
    await browser.open(`${api.url}/#${deployments}/web`);
    await browser.until(`/^Version \\d/.test(${text('main [role=status]')})`);
    const value = `document.querySelector('textarea').value`;
    const shown = String(await browser.evaluate(value));
    assert.match(shown, /^apiVersion: apps\/v1\nkind: Deployment\nmetadata:\n/);
    assert.doesNotMatch(shown, /managedFields/);
    assert.equal(await browser.evaluate(`document.querySelector('#injected')`), null);

    await put(`${value}.replace('image: nginx', 'image: nginx\\n        imagee: typo')`);
    await browser.until(text('main [role=alert]'));
    assert.match(
      String(await browser.evaluate(text('main [role=alert]'))),
      /unknown field "spec.template.spec.containers\[0\].imagee"/,
    );
    assert.equal(await browser.evaluate(`document.querySelector('textarea').getAttribute('aria-invalid')`), 'true');
    await browser.evaluate(`document.querySelector('main [role=alert] button').click()`);
    const selected = `(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))(document.querySelector('textarea'))`;
    assert.equal(await browser.evaluate(selected), '        imagee: typo');

    await put(
      `${value}.replace('        imagee: typo\\n', '').replace('replicas: 1', 'replicas: -1').replace('image: nginx', 'image: nginx:2')`,
    );
    await browser.until(`!/imagee/.test(${text('main [role=alert]')})`);
    const stored = async () => (await send(api.server, 'GET', `${deployments}/web`)).json;
    assert.equal((await stored()).spec.template.spec.containers[0].image, 'nginx', 'checks store nothing');
    await put(`${value}.replace('replicas: -1', 'replicas: 1')`);
    await browser.until(`${text('main [role=status]')} === 'No faults'`);
    await click('Save');
    await browser.until(`/^Saved/.test(${text('main [role=status]')})`);
    const saved = await stored();
    assert.equal(saved.spec.template.spec.containers[0].image, 'nginx:2');
    assert.ok(
      saved.metadata.managedFields.some(({ manager }: { manager: string }) => manager === 'kubetyped-browser'),
      'who changed it is told',
    );

    // What others change shows at once, unless something has been typed.
    const patch = (body: object) =>
      send(api.server, 'PATCH', `${deployments}/web`, body, { 'content-type': 'application/merge-patch+json' });
    await patch({ metadata: { labels: { from: 'elsewhere' } } });
    await browser.until(`${value}.includes('from: elsewhere')`);
    await put(`${value} + '# mine'`);
    await patch({ metadata: { labels: { from: 'nowhere' } } });
    await browser.until(`/Changed on the server/.test(${text('main [role=status]')})`);
    assert.match(String(await browser.evaluate(value)), /# mine$/);
    await click('Save');
    await browser.until(`/the object has been modified/.test(${text('main [role=alert]')})`);
    await click('Reload');
    await browser.until(`${value}.includes('from: nowhere')`);
    await put(`'metadata:\\n  name: [unclosed'`);
    await browser.until(`/yaml/.test(${text('main [role=alert]')})`);
    await click('Delete…');
    await browser.until(`document.querySelector('dialog').open`);
    assert.equal(await browser.evaluate('document.activeElement.textContent'), 'Keep');
    await browser.evaluate(`document.querySelector('dialog button').click()`);
    await browser.until(`/^(?:Being d|D)eleted$/.test(${text('main [role=status]')})`);
    assert.equal((await send(api.server, 'GET', `${deployments}/web`)).status, 404);
    await leave();
  });

  await t.test('an object is made, in the namespace that was chosen', async () => {
    await using api = await startTestServer();
    await browser.open(`${api.url}/#/api/v1/namespaces/default/configmaps?new`);
    await browser.until(`document.querySelector('textarea')?.value.includes('namespace: default')`);
    await put(`document.querySelector('textarea').value.replace('name: ""', 'name: made') + 'data:\\n  a: "1"\\n'`);
    await click('Create');
    await browser.until(`location.hash === '#${MAPS}/made'`);
    assert.deepEqual((await send(api.server, 'GET', `${MAPS}/made`)).json.data, { a: '1' });
    await leave();
  });

  await t.test('a token is asked for where one is needed, and kept in the tab', async () => {
    const authentication: TestServerOptions['authentication'] = async ({ headers }) =>
      headers['authorization'] === 'Bearer secret' ? { name: 'ann', groups: ['system:authenticated'] } : undefined;
    await using api = await startTestServer({ authentication });
    await browser.open(`${api.url}/#/api/v1/configmaps`);
    await browser.until(`document.activeElement.id === 'token'`);
    assert.match(String(await browser.evaluate(text('#failure'))), /Unauthorized/);
    await browser.type('secret');
    await browser.press('Enter');
    await browser.until(`/live/.test(${text('main [role=status]')})`);
    assert.equal(await browser.evaluate('localStorage.length'), 0);
    assert.equal(await browser.evaluate('document.cookie'), '');
    await leave();
  });

  await t.test(
    'on a phone, a tablet and a desktop, in light and in dark, it is laid out well and readable',
    async (_t) => {
      await using api = await startTestServer();
      await createObjects(api.server);
      const screenshots = await openScreenshots(new URL('browser_screenshots.txt', import.meta.url));
      const status = text('main [role=status]');
      for (const [name, place, isShown] of [
        [
          'the overview',
          '/',
          `/objects? of/.test(${status}) && document.querySelectorAll('section[aria-label=Events] tbody tr').length === 3 && document.querySelector('[aria-label="Not ready"] td')`,
        ],
        ['what a search finds', '/?q=checkout', `/^\\d+ objects/.test(${status})`],
        ['the objects of a kind', '/api/v1/pods?wide=1', `/live$/.test(${status})`],
        ['an object', DEPLOYMENT, `/^Version/.test(${status}) && document.querySelector('section h3')`],
        ['an object that is not there', `${MAPS}/none`, `/not found/.test(${text('main [role=alert]')})`],
      ] as const) {
        await browser.open(`${api.url}/#${place}`);
        await browser.until(`${isShown} && document.querySelectorAll('nav a').length > 40`);
        assert.deepEqual(await unnamed(browser), [], name);
        // Where the columns of a wide table are is up to the font.
        const kept = name === 'the objects of a kind' ? undefined : { name, screenshots };
        assert.deepEqual(await faultsInLooks(browser, kept), [], name);
        await leave();
      }
      if (ALL) screenshots.end();
    },
  );

  // A refused request is logged by the browser itself.
  assert.deepEqual(
    browser.problems.filter((each) => !/status of (?:400|401|403|404|409|422)/.test(each)),
    [],
  );
  return undefined;
});

/** The roles of controls without a name, as a screen reader would be told. */
async function unnamed(browser: Browser): Promise<string[]> {
  const { nodes } = (await browser.send('Accessibility.getFullAXTree')) as {
    nodes: { ignored: boolean; role?: { value: string }; name?: { value: string } }[];
  };
  const controls = /^(?:button|link|textbox|searchbox|combobox|checkbox|table|dialog|navigation)$/;
  const found = nodes.filter(({ ignored, role }) => !ignored && controls.test(role?.value ?? ''));
  assert.ok(found.length > 5);
  return found.filter(({ name }) => (name?.value ?? '') === '').map(({ role }) => role?.value ?? '');
}
