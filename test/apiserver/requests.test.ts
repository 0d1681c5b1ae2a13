import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defineKind, type KindOf } from 'kubetyped/apiextensions';
import { defineListKind } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { invalid, newPath } from 'kubetyped/apimachinery/util/validation/field';
import { APIServer, type APIServerOptions } from 'kubetyped/apiserver';
import { tokens } from 'kubetyped/apiserver/authentication';
import { send, WatchClient } from './client.ts';

const Bird = defineKind({
  group: 'zoo.example.com',
  version: 'v1',
  kind: 'Bird',
  schema: {
    type: 'object',
    properties: {
      spec: {
        type: 'object',
        properties: {
          wings: { type: 'integer', format: 'int32' },
          songs: { type: 'array', items: { type: 'string' } },
        },
      },
      status: { type: 'object', properties: { flying: { type: 'boolean' } } },
    },
  },
});
type Bird = KindOf<typeof Bird>;

const BIRDS = '/apis/zoo.example.com/v1/namespaces/default/birds';

function newServer(options: Partial<APIServerOptions> = {}): APIServer {
  const scheme = new Scheme('zoo');
  scheme.addKnownTypes(Bird, Bird, defineListKind(Bird));
  return new APIServer({ scheme, ...options }).resource(Bird, {
    shortNames: ['bi'],
    categories: ['all'],
    subresources: { status: true },
    selectableFields: { 'spec.wings': ({ spec }) => String(spec?.wings ?? '') },
    columns: [
      { name: 'Name', value: ({ metadata }) => metadata.name },
      { name: 'Wings', type: 'integer', value: ({ spec }) => spec?.wings },
    ],
    strategy: {
      default(bird) {
        (bird.spec ??= {}).wings ??= 2;
      },
      validate: ({ spec }) =>
        (spec?.wings ?? 0) < 0 ? [invalid(newPath('spec').child('wings'), spec?.wings, 'must not be negative')] : [],
    },
  });
}

const bird = (name: string, spec: object = {}): object => ({
  apiVersion: 'zoo.example.com/v1',
  kind: 'Bird',
  metadata: { name },
  spec,
});

test('an object is created, read, changed, listed and deleted', async () => {
  const server = newServer();
  const created = await send(server, 'POST', BIRDS, bird('owl', { songs: ['hoo'] }));
  assert.equal(created.status, 201);
  const { metadata, spec } = created.json;
  assert.deepEqual(spec, { wings: 2, songs: ['hoo'] }, 'defaults are set');
  assert.match(metadata.uid, /^[0-9a-f-]{36}$/);
  assert.match(metadata.creationTimestamp, /^\d{4}-.*Z$/);
  assert.deepEqual([metadata.namespace, metadata.generation], ['default', 1]);
  assert.equal((await send(server, 'GET', `${BIRDS}/owl`)).text, created.text);
  const changed = await send(server, 'PUT', `${BIRDS}/owl`, { ...created.json, spec: { wings: 3 } });
  assert.deepEqual([changed.status, changed.json.metadata.generation, changed.json.spec], [200, 2, { wings: 3 }]);
  const stale = await send(server, 'PUT', `${BIRDS}/owl`, { ...created.json, spec: { wings: 4 } });
  assert.deepEqual([stale.status, stale.json.reason], [409, 'Conflict']);
  assert.match(stale.json.message, /birds\.zoo\.example\.com "owl": the object has been modified/);
  const same = await send(server, 'PUT', `${BIRDS}/owl`, changed.json);
  assert.equal(
    same.json.metadata.resourceVersion,
    changed.json.metadata.resourceVersion,
    'nothing changed, nothing written',
  );
  const list = await send(server, 'GET', BIRDS);
  assert.deepEqual([list.json.kind, list.json.items.length], ['BirdList', 1]);
  assert.ok(!('kind' in list.json.items[0]));
  const deleted = await send(server, 'DELETE', `${BIRDS}/owl`);
  assert.deepEqual([deleted.status, deleted.json.status, deleted.json.details.uid], [200, 'Success', metadata.uid]);
  const gone = await send(server, 'GET', `${BIRDS}/owl`);
  assert.equal(
    gone.text,
    '{"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure","message":"birds.zoo.example.com \\"owl\\" not found",' +
      '"reason":"NotFound","details":{"name":"owl","group":"zoo.example.com","kind":"birds"},"code":404}\n',
  );
});

test('what a strategy finds wrong, and what every object must have, is refused', async () => {
  const server = newServer();
  const rows: [body: object | string, status: number, message: RegExp][] = [
    [
      bird('owl', { wings: -1 }),
      422,
      /Bird\.zoo\.example\.com "owl" is invalid: spec\.wings: Invalid value: -1: must not be negative/,
    ],
    [bird('a/b'), 422, /metadata\.name: Invalid value: "a\/b"/],
    [{ ...bird('x'), metadata: {} }, 422, /name or generateName is required/],
    [
      { ...bird('x'), metadata: { name: 'x', namespace: 'other' } },
      400,
      /namespace of the provided object does not match/,
    ],
    [{ ...bird('x'), kind: 'Fish' }, 400, /Fish in version "v1" cannot be handled as a Bird/],
    // What does not say what it is, is taken for what is expected.
    [{ metadata: 1 }, 400, /^Bird in version "v1" cannot be handled as a Bird: /],
    ['{', 400, /the object provided is unrecognized \(must be of type Bird\)/],
    ['', 400, /<empty>/],
    [bird('x', { wings: 'two' }), 400, /cannot unmarshal string/],
  ];
  for (const [body, status, message] of rows) {
    const answer = await send(server, 'POST', BIRDS, body);
    assert.equal(answer.status, status, answer.text);
    assert.match(answer.json.message, message);
  }
  const taken = await send(server, 'POST', BIRDS, bird('owl')).then(() => send(server, 'POST', BIRDS, bird('owl')));
  assert.deepEqual([taken.status, taken.json.reason], [409, 'AlreadyExists']);
  const large = await send(server, 'POST', BIRDS, new Uint8Array(3 * 1024 * 1024 + 1));
  assert.deepEqual([large.status, large.json.message], [413, 'Request entity too large: limit is 3145728']);
  const format = await send(server, 'POST', BIRDS, bird('x'), { 'content-type': 'text/html' });
  assert.equal(format.status, 415);
  for (const type of ['application/json', 'text/html', '']) {
    const patch = await send(server, 'PATCH', `${BIRDS}/owl`, '{}', { 'content-type': type });
    assert.deepEqual(
      [patch.status, patch.json.message],
      [
        415,
        'the body of the request was in an unknown format - accepted media types include: application/json-patch+json, application/merge-patch+json, application/strategic-merge-patch+json, application/apply-patch+yaml, application/apply-patch+cbor',
      ],
      type,
    );
  }
  const accept = await send(server, 'GET', BIRDS, undefined, { accept: 'image/png' });
  assert.equal(accept.status, 406);
  const protobuf = await send(server, 'GET', BIRDS, undefined, { accept: 'application/vnd.kubernetes.protobuf' });
  assert.equal(protobuf.status, 406, 'the Kind has no Protobuf form');
});

test('unknown fields: refused, warned of, or dropped in silence', async () => {
  const server = newServer();
  const post = (mode: string): ReturnType<typeof send> =>
    send(server, 'POST', `${BIRDS}?dryRun=All&fieldValidation=${mode}`, bird('owl', { wing: 1 }));
  const strict = await post('Strict');
  assert.deepEqual(strict.status, 400);
  assert.match(strict.json.message, /strict decoding error: unknown field "spec\.wing"/);
  const warned = await post('Warn');
  assert.deepEqual(warned.headers['Warning'], ['299 - "unknown field \\"spec.wing\\""']);
  assert.deepEqual(warned.json.spec, { wings: 2 });
  const ignored = await post('Ignore');
  assert.deepEqual([ignored.status, ignored.headers['Warning'], ignored.json.spec], [201, undefined, { wings: 2 }]);
  assert.equal((await post('Sometimes')).status, 422);
  assert.equal((await send(server, 'GET', BIRDS)).json.items.length, 0, 'dry runs leave nothing');
});

test('the status is written apart from the rest', async () => {
  const server = newServer();
  const created = await send(server, 'POST', BIRDS, { ...bird('owl'), status: { flying: true } });
  assert.equal(created.json.status, undefined);
  const body = { ...created.json, spec: { wings: 9 }, status: { flying: true } };
  const flying = await send(server, 'PUT', `${BIRDS}/owl/status`, body);
  assert.deepEqual(
    [flying.json.status, flying.json.spec.wings, flying.json.metadata.generation],
    [{ flying: true }, 2, 1],
  );
  const patched = await send(
    server,
    'PATCH',
    `${BIRDS}/owl`,
    { spec: { wings: 4 }, status: { flying: false } },
    {
      'content-type': 'application/merge-patch+json',
    },
  );
  assert.deepEqual(
    [patched.json.status, patched.json.spec.wings, patched.json.metadata.generation],
    [{ flying: true }, 4, 2],
  );
});

test('server-side apply creates, merges, and tells conflicts', async () => {
  const server = newServer();
  const apply = (manager: string, spec: object, more = ''): ReturnType<typeof send> =>
    send(server, 'PATCH', `${BIRDS}/owl?fieldManager=${manager}${more}`, bird('owl', spec), {
      'content-type': 'application/apply-patch+yaml',
    });
  const first = await apply('one', { wings: 2 });
  assert.equal(first.status, 201);
  assert.equal(first.json.metadata.managedFields[0].manager, 'one');
  const conflict = await apply('two', { wings: 4 });
  assert.deepEqual([conflict.status, conflict.json.details.causes[0].field], [409, '.spec.wings']);
  const forced = await apply('two', { wings: 4 }, '&force=true');
  assert.deepEqual([forced.status, forced.json.spec.wings], [200, 4]);
  const { resourceVersion } = forced.json.metadata;
  assert.equal((await apply('two', { wings: 4 })).json.metadata.resourceVersion, resourceVersion);
  assert.equal((await apply('', { wings: 4 })).status, 422, 'a field manager is needed');
});

test('finalizers hold an object until the last is gone', async () => {
  const server = newServer();
  const body = { ...bird('owl'), metadata: { name: 'owl', finalizers: ['example.com/a'] } };
  await send(server, 'POST', BIRDS, body);
  const marked = await send(server, 'DELETE', `${BIRDS}/owl`);
  assert.equal(marked.status, 200);
  assert.ok(marked.json.metadata.deletionTimestamp);
  assert.deepEqual([marked.json.metadata.deletionGracePeriodSeconds, marked.json.metadata.generation], [0, 2]);
  const again = await send(server, 'POST', BIRDS, body);
  assert.match(again.json.message, /^object is being deleted: birds\.zoo\.example\.com "owl" already exists$/);
  const json = { 'content-type': 'application/merge-patch+json' };
  const more = await send(
    server,
    'PATCH',
    `${BIRDS}/owl`,
    { metadata: { finalizers: ['example.com/a', 'example.com/b'] } },
    json,
  );
  assert.match(more.json.message, /no new finalizers can be added/);
  const freed = await send(server, 'PATCH', `${BIRDS}/owl`, { metadata: { finalizers: null } }, json);
  assert.equal(freed.status, 200);
  assert.equal((await send(server, 'GET', `${BIRDS}/owl`)).status, 404);
});

test('preconditions, and collections', async () => {
  const server = newServer();
  for (const name of ['owl', 'jay', 'tit']) await send(server, 'POST', BIRDS, bird(name, { wings: name.length }));
  const wrong = await send(server, 'DELETE', `${BIRDS}/owl`, { preconditions: { uid: 'x' } });
  assert.deepEqual([wrong.status, wrong.json.reason], [409, 'Conflict']);
  const versioned = { apiVersion: 'meta.k8s.io/v1', kind: 'DeleteOptions', preconditions: { resourceVersion: '1' } };
  assert.equal((await send(server, 'DELETE', `${BIRDS}/owl`, versioned)).status, 409);
  // As client-go's typed clients name them.
  for (const apiVersion of ['zoo.example.com/v1', 'apps/v1', 'v1'])
    assert.equal((await send(server, 'DELETE', `${BIRDS}/owl`, { ...versioned, apiVersion })).status, 409);
  const other = { apiVersion: 'zoo.example.com/v1', kind: 'Bird' };
  assert.equal((await send(server, 'DELETE', `${BIRDS}/owl`, other)).status, 400);
  const page = await send(server, 'GET', `${BIRDS}?limit=2`);
  assert.deepEqual([page.json.items.length, page.json.metadata.remainingItemCount], [2, 1]);
  const next = await send(server, 'GET', `${BIRDS}?limit=2&continue=${page.json.metadata.continue}`);
  assert.deepEqual(
    next.json.items.map((item: Bird) => item.metadata.name),
    ['tit'],
  );
  const selected = await send(server, 'GET', `${BIRDS}?fieldSelector=spec.wings%3D3,metadata.name!%3Djay`);
  assert.equal(selected.json.items.length, 2);
  const unknown = await send(server, 'GET', `${BIRDS}?fieldSelector=spec.songs%3Da`);
  assert.match(unknown.json.message, /"spec\.songs" is not a known field selector/);
  const all = await send(server, 'DELETE', `${BIRDS}?fieldSelector=metadata.name!%3Dowl`);
  assert.deepEqual([all.status, all.json.items.length], [200, 2]);
  assert.equal((await send(server, 'GET', '/apis/zoo.example.com/v1/birds')).json.items.length, 1);
});

test('watches: what is there, what comes, bookmarks, and errors', async () => {
  const server = newServer();
  const first = await send(server, 'POST', BIRDS, bird('owl'));
  const watch = await WatchClient.open(
    server,
    `${BIRDS}?watch=true&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true`,
  );
  assert.deepEqual(await watch.next(), { type: 'ADDED', object: first.json });
  const bookmark = await watch.next();
  assert.equal(bookmark.type, 'BOOKMARK');
  assert.deepEqual(bookmark.object.metadata.annotations, { 'k8s.io/initial-events-end': 'true' });
  const second = await send(server, 'POST', BIRDS, bird('jay'));
  assert.deepEqual(await watch.next(), { type: 'ADDED', object: second.json });
  await send(server, 'DELETE', `${BIRDS}/jay`);
  assert.equal((await watch.next()).type, 'DELETED');
  await watch.stop();
  const table = await WatchClient.open(server, `${BIRDS}?watch=1`, {
    accept: 'application/json;as=Table;v=v1;g=meta.k8s.io',
  });
  const row = await table.next();
  assert.deepEqual(row.object.rows[0].cells, ['owl', 2]);
  assert.equal(row.object.columnDefinitions.length, 2);
  await send(server, 'POST', BIRDS, bird('jay'));
  assert.equal((await table.next()).object.columnDefinitions, null, 'they are known');
  await table.stop();
  const refused = await send(server, 'GET', `${BIRDS}?watch=true&resourceVersion=x`);
  const message = 'resourceVersion: Invalid value: "x": strconv.ParseUint: parsing "x": invalid syntax';
  assert.deepEqual(refused.json, {
    kind: 'Status',
    apiVersion: 'v1',
    metadata: {},
    status: 'Failure',
    message,
    code: 500,
  });
});

test('tables and mere metadata', async () => {
  const server = newServer();
  await send(server, 'POST', BIRDS, bird('owl'));
  const as = (kind: string): { accept: string } => ({ accept: `application/json;as=${kind};v=v1;g=meta.k8s.io` });
  const table = await send(server, 'GET', BIRDS, undefined, as('Table'));
  assert.deepEqual(
    table.json.columnDefinitions.map(({ name }: { name: string }) => name),
    ['Name', 'Wings'],
  );
  assert.deepEqual(table.json.rows[0].cells, ['owl', 2]);
  assert.equal(table.json.rows[0].object.kind, 'PartialObjectMetadata');
  const list = await send(server, 'GET', BIRDS, undefined, as('PartialObjectMetadataList'));
  assert.deepEqual([list.json.kind, list.json.items[0].spec], ['PartialObjectMetadataList', undefined]);
  const one = await send(server, 'GET', `${BIRDS}/owl`, undefined, as('PartialObjectMetadata'));
  assert.equal(one.json.kind, 'PartialObjectMetadata');
  assert.equal((await send(server, 'GET', BIRDS, undefined, as('PartialObjectMetadata'))).status, 406);
});

test('discovery, OpenAPI, version and health', async () => {
  const server = newServer();
  const accept = 'application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList,application/json';
  const groups = await send(server, 'GET', '/apis', undefined, { accept });
  assert.equal(groups.headers['Content-Type'], 'application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList');
  const [resource] = groups.json.items[0].versions[0].resources;
  assert.deepEqual(
    [resource.resource, resource.shortNames, resource.subresources[0].subresource],
    ['birds', ['bi'], 'status'],
  );
  const etag = groups.headers['ETag'] as string;
  assert.equal((await send(server, 'GET', '/apis', undefined, { accept, 'if-none-match': etag })).status, 304);
  assert.equal((await send(server, 'GET', '/apis')).json.kind, 'APIGroupList');
  assert.equal((await send(server, 'GET', '/apis/zoo.example.com/v1')).json.resources.length, 2);
  const index = await send(server, 'GET', '/openapi/v3');
  const { serverRelativeURL } = index.json.paths['apis/zoo.example.com/v1'];
  const document = (await send(server, 'GET', serverRelativeURL)).json;
  const patch = document.paths['/apis/zoo.example.com/v1/namespaces/{namespace}/birds/{name}'].patch;
  assert.deepEqual(patch['x-kubernetes-group-version-kind'], { group: 'zoo.example.com', version: 'v1', kind: 'Bird' });
  assert.ok(patch.parameters.some(({ name }: { name: string }) => name === 'fieldValidation'));
  assert.equal((await send(server, 'GET', '/version')).json.major, '1');
  for (const path of ['/healthz', '/livez', '/readyz']) assert.equal((await send(server, 'GET', path)).text, 'ok');
});

test('what is not there, and paths that lead elsewhere', async () => {
  const server = newServer();
  for (const path of [
    '/nothing',
    '/apis/none',
    '/apis/zoo.example.com/v2/birds',
    `${BIRDS}/owl/none`,
    `${BIRDS}/owl/status/more`,
    '/apis/zoo.example.com/v1/namespaces/default/../birds',
    '/apis/zoo.example.com//v1/birds',
    '/%2e%2e/version',
    '/%ff',
    'version',
  ])
    assert.equal((await send(server, 'GET', path)).status, 404, path);
  assert.equal((await send(server, 'POST', '/version')).status, 405);
  assert.equal((await send(server, 'POST', `${BIRDS}/owl/status`, bird('owl'))).status, 405);
  assert.equal((await send(server, 'BREW', BIRDS)).status, 405);
  assert.equal((await send(server, 'GET', '/apis/zoo.example.com/v1/birds/owl')).status, 404, 'a namespace is needed');
});

test('with authentication nobody unknown, and with authorization nobody unauthorized, gets anything', async () => {
  const server = newServer({
    authentication: tokens({ sesame: { name: 'ali', groups: [] }, baba: { name: 'cassim', groups: ['thieves'] } }),
    authorization: ({ user, verb }) => ({ allowed: user.name === 'ali' || verb === 'list', reason: 'not in the list' }),
  });
  const as = (token: string): { authorization: string } => ({ authorization: `Bearer ${token}` });
  for (const path of [BIRDS, `${BIRDS}/owl`, '/version', '/apis', '/healthz', '/openapi/v3', '/nothing'])
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const answers = [await send(server, method, path), await send(server, method, path, undefined, as('sesam'))];
      for (const answer of answers)
        assert.deepEqual([answer.status, answer.json.reason], [401, 'Unauthorized'], `${method} ${path}`);
    }
  assert.equal((await send(server, 'GET', BIRDS, undefined, as('baba'))).status, 200);
  assert.equal((await send(server, 'POST', BIRDS, bird('owl'), as('sesame'))).status, 201);
  const refused = await send(server, 'DELETE', `${BIRDS}/owl`, undefined, as('baba'));
  assert.deepEqual([refused.status, refused.json.reason], [403, 'Forbidden']);
  assert.equal(
    refused.json.message,
    'birds.zoo.example.com "owl" is forbidden: User "cassim" cannot delete resource "birds" in API group ' +
      '"zoo.example.com" in the namespace "default": not in the list',
  );
});

test('too many requests at once are turned away', async () => {
  const server = newServer({ maxRequestsInFlight: { reads: 1, writes: 0 } });
  const refused = await send(server, 'POST', BIRDS, bird('owl'));
  assert.deepEqual([refused.status, refused.headers['Retry-After']], [429, '1']);
  assert.equal((await send(server, 'GET', BIRDS)).status, 200);
});

test('too many requests at once are turned away, those of system:masters not', async () => {
  const users = { admin: { name: 'admin', groups: ['system:masters'] }, ann: { name: 'ann', groups: ['masters'] } };
  const server = newServer({ maxRequestsInFlight: { reads: 0, writes: 0 }, authentication: tokens(users) });
  for (const [token, created, listed] of [
    ['ann', 429, 429],
    ['admin', 201, 200],
  ] as const) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await send(server, 'POST', BIRDS, bird('owl'), headers);
    assert.deepEqual(
      [answer.status, answer.headers['Retry-After']],
      [created, created === 429 ? '1' : undefined],
      token,
    );
    assert.equal((await send(server, 'GET', BIRDS, undefined, headers)).status, listed, token);
  }
});

test('a limit does not count for any version, as with a watch cache', async () => {
  const server = newServer();
  for (const name of ['a', 'b']) await send(server, 'POST', BIRDS, bird(name));
  const whole = (await send(server, 'GET', `${BIRDS}?limit=1&resourceVersion=0`)).json;
  assert.deepEqual(
    [whole.items.length, whole.metadata.continue, whole.metadata.remainingItemCount],
    [2, undefined, undefined],
  );
  const page = (await send(server, 'GET', `${BIRDS}?limit=1`)).json;
  assert.deepEqual([page.items.length, page.metadata.remainingItemCount], [1, 1]);
  assert.notEqual(page.metadata.continue ?? '', '');
});

test('where Go errs: items have no kind, a precondition holds with the last finalizer', async () => {
  const server = newServer({ garbageCollection: 'external' });
  for (const name of ['a', 'b']) await send(server, 'POST', BIRDS, bird(name));
  const page = (await send(server, 'GET', `${BIRDS}?limit=1`)).json;
  const { resourceVersion } = page.items[0].metadata;
  const query = `fieldSelector=metadata.name%3Da&resourceVersion=${resourceVersion}`;
  const { items } = (await send(server, 'GET', `${BIRDS}?${query}`)).json;
  assert.deepEqual([items.length, items[0].metadata.name], [1, 'a']);
  await send(server, 'DELETE', `${BIRDS}/a`, { propagationPolicy: 'Orphan' });
  const waiting = (await send(server, 'GET', `${BIRDS}/a`)).json;
  assert.deepEqual(waiting.metadata.finalizers, ['orphan']);
  const preconditions = { resourceVersion: waiting.metadata.resourceVersion };
  const deleted = await send(server, 'DELETE', `${BIRDS}/a`, { propagationPolicy: 'Background', preconditions });
  assert.deepEqual([deleted.status, (await send(server, 'GET', `${BIRDS}/a`)).status], [200, 404]);
});

test('a text is no merge patch, in words that depend on the validation of fields', async () => {
  const server = newServer();
  await send(server, 'POST', BIRDS, bird('a'));
  const patch = async (query: string): Promise<unknown[]> => {
    const headers = { 'content-type': 'application/merge-patch+json' };
    const { status, json } = await send(server, 'PATCH', `${BIRDS}/a${query}`, '"text"', headers);
    return [status, json.message];
  };
  assert.deepEqual(await patch('?fieldValidation=Ignore'), [400, 'Invalid JSON Patch']);
  assert.deepEqual(await patch('?fieldValidation=Strict'), [
    400,
    'error decoding patch: json: cannot unmarshal string into Go value of type map[string]interface {}',
  ]);
});

test('owners that are named twice count once, with a warning that names each of them', async () => {
  const server = newServer();
  const owner = (uid: string): object => ({ apiVersion: 'v1', kind: 'Pod', name: 'p', uid });
  const metadata = { name: 'a', ownerReferences: ['1', '2', '1', '3', '2'].map(owner) };
  const { json, headers } = await send(server, 'POST', BIRDS, { metadata });
  assert.deepEqual(json.metadata.ownerReferences, ['1', '2', '3'].map(owner));
  assert.match(String(headers['Warning']), /; duplicate UID\(s\) observed: 1, 2"$/);
  const once = { name: 'b', ownerReferences: ['1', '2'].map(owner) };
  assert.equal((await send(server, 'POST', BIRDS, { metadata: once })).headers['Warning'], undefined);
});

test('a body that is not understood is shown by its beginning, as text where it is JSON', async () => {
  const server = newServer();
  const shown = async (body: string, type: string): Promise<string | undefined> => {
    const { status, json } = await send(server, 'POST', BIRDS, body, { 'content-type': type });
    assert.equal(status, 400, json.message);
    return /\(([^()]*)\)$/.exec(json.message)?.[1];
  };
  assert.equal(await shown('{"apiVersion":7,"kind":"Bird"}', 'application/json'), '{"apiVersion":7,"kind":"Bird"}');
  assert.equal(
    await shown('{"apiVersion":7,"kind":"Birds"}', 'application/json'),
    '{"apiVersion":7,"kind":"Birds" ...',
  );
  assert.equal(await shown('[1]', 'application/json'), '5b315d');
  assert.equal(await shown('kind: []\n', 'application/yaml'), '6b696e643a205b5d0a');
});
