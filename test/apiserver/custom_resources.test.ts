// Custom resources of stored definitions: served as definitions come, change and go.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memory } from 'kubetyped/apiserver';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { type Answer, send, WatchClient } from './client.ts';
import { customDefinition } from './random_custom_requests.ts';

const GROUP = 'zoo.example.com';
const CRDS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
const NAME = `widgets.${GROUP}`;
const WIDGETS = `/apis/${GROUP}/v1/namespaces/default/widgets`;

interface Definition {
  metadata: { name: string; resourceVersion?: string; finalizers?: string[] };
  spec: {
    group: string;
    names: Record<string, unknown>;
    versions: Record<string, unknown>[];
  };
}

const definition = (group = GROUP): Definition => customDefinition(group) as Definition;

const widget = (name: string, spec: object = { color: 'green' }): object => ({
  apiVersion: `${GROUP}/v1`,
  kind: 'Widget',
  metadata: { name },
  spec,
});

/** Waits until something holds. */
async function eventually(holds: () => Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.fail(`never: ${what}`);
}

async function conditionsOf(api: TestServer, name = NAME): Promise<Record<string, string>> {
  const { json } = await send(api.server, 'GET', `${CRDS}/${name}`);
  const conditions: { type: string; status: string; reason: string }[] = json.status.conditions ?? [];
  return Object.fromEntries(conditions.map(({ type, status, reason }) => [type, `${status} ${reason}`]));
}

/** A version that takes anything. The first is stored. */
function version(name: string): object {
  return {
    name,
    served: true,
    storage: name === 'v1',
    schema: { openAPIV3Schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } },
  };
}

async function define(api: TestServer, given: object = definition()): Promise<Answer> {
  const answer = await send(api.server, 'POST', CRDS, given);
  assert.equal(answer.status, 201, answer.text);
  const { name } = answer.json.metadata;
  await eventually(async () => (await conditionsOf(api, name))['Established'] === 'True InitialNamesAccepted', name);
  return answer;
}

test('a definition is defaulted, accepted and established, and its custom resources are served', async () => {
  await using api = await startTestServer();
  const created = await define(api);
  assert.deepEqual(created.json.spec.names, {
    plural: 'widgets',
    singular: 'widget',
    shortNames: ['wd'],
    kind: 'Widget',
    listKind: 'WidgetList',
    categories: ['all'],
  });
  assert.deepEqual(created.json.status.storedVersions, ['v1']);
  assert.deepEqual(await conditionsOf(api), {
    NamesAccepted: 'True NoConflicts',
    Established: 'True InitialNamesAccepted',
  });
  const made = await send(api.server, 'POST', WIDGETS, widget('a', { color: 'green', parts: [{ name: 'x' }], odd: 1 }));
  assert.equal(made.status, 201, made.text);
  assert.deepEqual(made.json.spec, {
    color: 'green',
    replicas: 1,
    inner: { mode: 'auto' },
    parts: [{ name: 'x', size: 7 }],
  });
  assert.match(String(made.headers['Warning']), /unknown field \\"spec.odd\\"/);
  const refused = await send(api.server, 'POST', WIDGETS, widget('b', { color: 'red', replicas: 9 }));
  assert.deepEqual([refused.status, /red ones are few/.test(refused.text)], [422, true]);
  const { json: groups } = await send(api.server, 'GET', '/apis');
  assert.deepEqual(
    groups.groups
      .find(({ name }: { name: string }) => name === GROUP)
      ?.versions.map((each: { version: string }) => each.version),
    ['v1', 'v1alpha1'],
  );
});

test('a whole number spelled as a float is none for rules', async () => {
  await using api = await startTestServer();
  await define(api);
  const text = JSON.stringify(widget('a', { color: 'green', replicas: 2 })).replace('"replicas":2', '"replicas":2.0');
  const answer = await send(api.server, 'POST', WIDGETS, text, { 'content-type': 'application/json' });
  assert.deepEqual([answer.status, /expected int|float64/.test(answer.text)], [422, true], answer.text);
});

test('a changed definition is served anew, and its watches end', async () => {
  await using api = await startTestServer();
  await define(api);
  await send(api.server, 'POST', WIDGETS, widget('a'));
  const watch = await WatchClient.open(api.server, `${WIDGETS}?watch=true&resourceVersion=0`);
  assert.equal((await watch.next()).object.metadata.name, 'a');
  const { json } = await send(api.server, 'GET', `${CRDS}/${NAME}`);
  json.spec.versions[0].schema.openAPIV3Schema.properties.spec.properties.size = { type: 'string', default: 'big' };
  json.spec.names.shortNames = ['wi'];
  const updated = await send(api.server, 'PUT', `${CRDS}/${NAME}`, json);
  assert.deepEqual([updated.status, updated.json.metadata.generation], [200, 2]);
  while ((await watch.next()) !== undefined);
  // What is stored gets the default when it is read.
  await eventually(
    async () => (await send(api.server, 'GET', `${WIDGETS}/a`)).json.spec?.size === 'big',
    'the default',
  );
  const { json: resources } = await send(api.server, 'GET', `/apis/${GROUP}/v1`);
  assert.deepEqual(resources.resources[0].shortNames, ['wi']);
});

test('names that others have are not accepted, until they are free', async () => {
  await using api = await startTestServer();
  await define(api);
  const other = definition();
  other.metadata.name = `gadgets.${GROUP}`;
  other.spec.names = { plural: 'gadgets', kind: 'Widget', shortNames: ['wd'] };
  assert.equal((await send(api.server, 'POST', CRDS, other)).status, 201);
  const refused = { NamesAccepted: 'False ListKindConflict', Established: 'False NotAccepted' };
  const isRefused = async (): Promise<boolean> =>
    (await conditionsOf(api, other.metadata.name))['NamesAccepted'] !== undefined;
  await eventually(isRefused, 'a verdict on names');
  assert.deepEqual(await conditionsOf(api, other.metadata.name), refused);
  assert.equal((await send(api.server, 'GET', `/apis/${GROUP}/v1/namespaces/default/gadgets`)).status, 404);
  await send(api.server, 'DELETE', `${CRDS}/${NAME}`);
  await eventually(
    async () => (await conditionsOf(api, other.metadata.name))['Established'] === 'True InitialNamesAccepted',
    'the other one',
  );
});

test('the objects of a definition go before it, however long that takes', async () => {
  await using api = await startTestServer();
  await define(api);
  const held = { ...widget('a'), metadata: { name: 'a', finalizers: ['example.com/hold'] } };
  await send(api.server, 'POST', WIDGETS, held);
  await send(api.server, 'POST', WIDGETS, widget('b'));
  const deleted = await send(api.server, 'DELETE', `${CRDS}/${NAME}`);
  assert.equal(deleted.status, 200);
  assert.deepEqual(deleted.json.metadata.finalizers, ['customresourcecleanup.apiextensions.k8s.io']);
  const terminating = async (): Promise<boolean> =>
    (await conditionsOf(api))['Terminating'] === 'True InstanceDeletionInProgress';
  await eventually(terminating, 'the deletion of objects');
  await eventually(async () => (await send(api.server, 'GET', WIDGETS)).json.items.length === 1, 'one object left');
  const refused = await send(api.server, 'POST', WIDGETS, widget('c'));
  assert.deepEqual(
    [refused.status, refused.json.message],
    [405, 'create not allowed while custom resource definition is terminating'],
  );
  const { json: resources } = await send(api.server, 'GET', `/apis/${GROUP}/v1`);
  assert.deepEqual(resources.resources[0].verbs, ['delete', 'deletecollection', 'get', 'list', 'watch']);
  const freed = await send(api.server, 'PATCH', `${WIDGETS}/a`, '[{"op":"remove","path":"/metadata/finalizers"}]', {
    'content-type': 'application/json-patch+json',
  });
  assert.equal(freed.status, 200, freed.text);
  await eventually(async () => (await send(api.server, 'GET', `${CRDS}/${NAME}`)).status === 404, 'the definition');
  assert.equal((await send(api.server, 'GET', WIDGETS)).status, 404);
  assert.equal((await send(api.server, 'GET', `/apis/${GROUP}`)).status, 404);
  // The name is free for another one.
  await define(api);
  assert.deepEqual((await send(api.server, 'GET', WIDGETS)).json.items, []);
});

test('a bad definition is refused, on create and update', async () => {
  await using api = await startTestServer();
  const wrong = definition();
  wrong.metadata.name = 'other.example.com';
  const refused = await send(api.server, 'POST', CRDS, wrong);
  assert.equal(refused.status, 422);
  assert.match(refused.json.message, /must be spec.names.plural\+"."\+spec.group/);
  await define(api);
  const { json } = await send(api.server, 'GET', `${CRDS}/${NAME}`);
  json.spec.names.kind = 'Gadget';
  const changed = await send(api.server, 'PUT', `${CRDS}/${NAME}`, json);
  assert.equal(changed.status, 422);
  assert.match(changed.json.message, /spec.names.kind: Invalid value: "Gadget": field is immutable/);
});

test('owners and dependents may be custom resources', async () => {
  await using api = await startTestServer();
  await define(api);
  const { json } = await send(api.server, 'POST', WIDGETS, widget('a'));
  const { uid } = json.metadata;
  const ownerReferences = [{ apiVersion: `${GROUP}/v1`, kind: 'Widget', name: 'a', uid }];
  const maps = '/api/v1/namespaces/default/configmaps';
  await send(api.server, 'POST', maps, { metadata: { name: 'owned', ownerReferences } });
  await send(api.server, 'POST', WIDGETS, { ...widget('b'), metadata: { name: 'b', ownerReferences } });
  await send(api.server, 'DELETE', `${WIDGETS}/a`);
  await eventually(async () => (await send(api.server, 'GET', `${maps}/owned`)).status === 404, 'the ConfigMap');
  await eventually(async () => (await send(api.server, 'GET', `${WIDGETS}/b`)).status === 404, 'the other widget');
});

test('the definitions that a storage holds are served from the first request on', async () => {
  const storage = memory();
  const keep = { ...storage, close: async () => {} };
  for (const method of ['get', 'range', 'put', 'delete', 'watch', 'currentRevision', 'waitFor', 'compact'] as const)
    Object.assign(keep, { [method]: storage[method].bind(storage) });
  const first = await startTestServer({ storage: keep as typeof storage });
  await define(first);
  await send(first.server, 'POST', WIDGETS, widget('a'));
  await first.close();
  await using second = await startTestServer({ storage });
  assert.equal((await send(second.server, 'GET', `${WIDGETS}/a`)).json.spec.color, 'green');
});

test('without its conversion webhook an object can be had in the storage version only', async () => {
  await using api = await startTestServer();
  const given = definition();
  const [first] = given.spec.versions;
  assert.ok(first);
  given.spec.versions = [first, { ...first, name: 'v7', storage: false }];
  const conversion = {
    strategy: 'Webhook',
    webhook: { conversionReviewVersions: ['v1'], clientConfig: { url: 'https://localhost:9/convert' } },
  };
  await define(api, { ...given, spec: { ...given.spec, conversion } });
  const created = await send(api.server, 'POST', WIDGETS, widget('a'));
  assert.equal(created.status, 201, created.text);
  const other = WIDGETS.replace('/v1/', '/v7/');
  for (const [method, path] of [
    ['GET', `${other}/a`],
    ['GET', other],
  ] as const) {
    const answer = await send(api.server, method, path);
    assert.equal(answer.status, 500, answer.text);
    assert.match(answer.json.message, /conversion webhook for zoo\.example\.com\/v1, Kind=Widget failed/);
  }
  const refused = await send(api.server, 'POST', other, { ...widget('b'), apiVersion: `${GROUP}/v7` });
  assert.equal(refused.status, 500, refused.text);
  assert.equal((await send(api.server, 'GET', `${WIDGETS}/b`)).status, 404);
});

test('columns show values of their type alone, and as it', async () => {
  await using api = await startTestServer();
  const given = definition();
  const columns = ['integer', 'number', 'boolean', 'string', 'date'].map((type) => ({
    name: type,
    type,
    jsonPath: '.spec.value',
  }));
  const versions = [{ ...version('v1'), additionalPrinterColumns: columns }];
  await define(api, { ...given, spec: { ...given.spec, versions } });
  const cellsOf = async (name: string, spec: object): Promise<unknown[]> => {
    const created = await send(api.server, 'POST', WIDGETS, widget(name, spec));
    assert.equal(created.status, 201, created.text);
    const accept = 'application/json;as=Table;v=v1;g=meta.k8s.io';
    const { json } = await send(api.server, 'GET', `${WIDGETS}/${name}`, undefined, { accept });
    return json.rows[0].cells.slice(1);
  };
  const none = [null, null, null];
  assert.deepEqual(await cellsOf('a', { value: 7 }), [7, 7, null, '7', null]);
  assert.deepEqual(await cellsOf('b', { value: 1.5 }), [1, 1.5, null, '1.5', null]);
  assert.deepEqual(await cellsOf('c', { value: -1.5 }), [-1, -1.5, null, '-1.5', null]);
  assert.deepEqual(await cellsOf('d', { value: true }), [null, null, true, 'true', null]);
  assert.deepEqual(await cellsOf('e', { value: '7' }), [...none, '7', '<invalid>']);
  assert.deepEqual(await cellsOf('f', { value: { b: 1, a: [2] } }), [...none, '{"a":[2],"b":1}', null]);
  assert.deepEqual(await cellsOf('g', {}), [...none, null, null]);
  assert.deepEqual((await cellsOf('h', { value: '2001-01-01T00:00:00Z' })).slice(0, 4), [
    ...none,
    '2001-01-01T00:00:00Z',
  ]);
});

test('the scale of a custom resource shows no desired replicas where there are none', async () => {
  await using api = await startTestServer();
  const given = definition();
  const scale = { specReplicasPath: '.spec.n', statusReplicasPath: '.status.n' };
  const versions = [{ ...version('v1'), subresources: { status: {}, scale } }];
  await define(api, { ...given, spec: { ...given.spec, versions } });
  const cellsOf = async (name: string, spec: object): Promise<unknown[]> => {
    assert.equal((await send(api.server, 'POST', WIDGETS, widget(name, spec))).status, 201);
    const accept = 'application/json;as=Table;v=v1;g=meta.k8s.io';
    const { json } = await send(api.server, 'GET', `${WIDGETS}/${name}/scale`, undefined, { accept });
    return json.rows[0].cells.slice(0, 3);
  };
  assert.deepEqual(await cellsOf('a', { n: 2 }), ['a', 2, 0]);
  assert.deepEqual(await cellsOf('b', { n: 0 }), ['b', null, 0]);
});

test('a definition without a kind is asked for it and for the kind of lists', async () => {
  await using api = await startTestServer();
  const given = definition();
  const refused = async (names: object): Promise<string[]> => {
    const { status, json } = await send(api.server, 'POST', CRDS, { ...given, spec: { ...given.spec, names } });
    assert.equal(status, 422);
    const causes: { field: string; reason: string }[] = json.details.causes;
    return causes.map(({ field, reason }) => `${field} ${reason}`);
  };
  assert.deepEqual(await refused({ plural: 'widgets', kind: '' }), [
    'spec.names.singular FieldValueRequired',
    'spec.names.kind FieldValueRequired',
    'spec.names.listKind FieldValueRequired',
  ]);
});

test('numbers keep the spelling of the request: 1.0 is not an integer, in patches and beside duplicate keys too', async () => {
  await using api = await startTestServer();
  await define(api);
  const merge = { 'content-type': 'application/merge-patch+json' };
  const operations = { 'content-type': 'application/json-patch+json' };
  assert.equal((await send(api.server, 'POST', WIDGETS, widget('a'))).status, 201);
  const patched = (body: string, headers: Record<string, string>, query = ''): Promise<Answer> =>
    send(api.server, 'PATCH', `${WIDGETS}/a${query}`, body, headers);
  const notInteger = '.spec.replicas accessor error: 1 is of the type float64, expected int64';
  const twice = `{"apiVersion":"${GROUP}/v1","kind":"Widget","metadata":{"name":"b"},"spec":{"color":"red","color":"green","replicas":1.0}}`;
  for (const refused of [
    await patched('{"spec":{"replicas":1.0}}', merge),
    await patched('[{"op":"add","path":"/spec/replicas","value":1e0}]', operations),
    await patched('{"spec":{"note":"a","note":"b","replicas":1.0}}', merge, '?fieldValidation=Warn'),
    await send(api.server, 'POST', `${WIDGETS}?fieldValidation=Warn`, twice),
  ]) {
    assert.equal(refused.status, 422);
    assert.ok(refused.text.includes(notInteger), refused.text);
  }
  const test = (value: string): Promise<Answer> =>
    patched(`[{"op":"test","path":"/spec/replicas","value":${value}}]`, operations);
  assert.equal((await test('1')).status, 200);
  assert.equal((await test('1.0')).status, 422);
  const { json } = await patched('{"spec":{"ratio":1.0,"note":"1.0"}}', merge);
  assert.deepEqual([json.spec.ratio, json.spec.note], [1, '1.0']);
  // Objects of other kinds are refused when they are decoded.
  const DEPLOYMENTS = '/apis/apps/v1/namespaces/default/deployments';
  const labels = { app: 'a' };
  const template = { metadata: { labels }, spec: { containers: [{ name: 'a', image: 'a' }] } };
  const made = await send(api.server, 'POST', DEPLOYMENTS, {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'a' },
    spec: { selector: { matchLabels: labels }, template },
  });
  assert.equal(made.status, 201, made.text);
  const wrong = await send(api.server, 'PATCH', `${DEPLOYMENTS}/a`, '{"spec":{"replicas":1.0}}', merge);
  assert.equal(wrong.status, 422);
  assert.ok(wrong.text.includes('cannot unmarshal number 1.0 into Go struct field DeploymentSpec.spec.replicas'));
});

test('an object of another kind is called by its own, whatever else is wrong with it', async () => {
  await using api = await startTestServer();
  await define(api);
  const gadget = { ...widget('a', { color: 'pink' }), kind: 'Gadget' };
  const refused = await send(api.server, 'POST', WIDGETS, gadget);
  assert.deepEqual(
    [refused.status, refused.json.message, refused.json.details.kind],
    [422, `Gadget.${GROUP} "a" is invalid: kind: Invalid value: "Gadget": must be Widget`, 'Gadget'],
  );
  const strict = await send(api.server, 'POST', `${WIDGETS}?fieldValidation=Strict`, {
    ...gadget,
    metadata: { odd: 1 },
  });
  assert.deepEqual(
    [strict.status, strict.json.message],
    [400, 'Gadget in version "v1" cannot be handled as a Gadget: strict decoding error: unknown field "metadata.odd"'],
  );
});

test('subresources have no short names and are in no category', async () => {
  await using api = await startTestServer();
  await define(api);
  const { resources } = (await send(api.server, 'GET', `/apis/${GROUP}/v1`)).json;
  const names = resources.map(({ name, shortNames, categories }: Record<string, unknown>) => [
    name,
    shortNames,
    categories,
  ]);
  assert.deepEqual(names, [
    ['widgets', ['wd'], ['all']],
    ['widgets/status', undefined, undefined],
    ['widgets/scale', undefined, undefined],
  ]);
});

test('a patch that is refused tells the object that it would have made, with its keys in order', async () => {
  await using api = await startTestServer();
  await define(api);
  await send(api.server, 'POST', WIDGETS, widget('a', { color: 'blue' }));
  const merge = { 'content-type': 'application/merge-patch+json' };
  const refused = await send(api.server, 'PATCH', `${WIDGETS}/a`, '{"metadata":{"labels":5}}', merge);
  assert.equal(refused.status, 422);
  assert.match(
    refused.json.message,
    /"metadata\W+creationTimestamp.*"generation.*"name\W.*"namespace.*"uid.*"labels\W+5/,
  );
});

// kube-apiserver answers the same: 409, 404 and 200.
test('a definition does not replace a built-in resource, nor take its objects when it goes', async () => {
  await using api = await startTestServer();
  const group = 'rbac.authorization.k8s.io';
  const roles = `/apis/${group}/v1/namespaces/default/roles`;
  const role = { apiVersion: `${group}/v1`, kind: 'Role', metadata: { name: 'a' }, rules: [] };
  assert.equal((await send(api.server, 'POST', roles, role)).status, 201);
  const name = `roles.${group}`;
  await define(api, {
    metadata: { name, annotations: { 'api-approved.kubernetes.io': 'unapproved' } },
    spec: {
      group,
      scope: 'Namespaced',
      names: { plural: 'roles', kind: 'Role' },
      versions: [version('v1'), version('v9')],
    },
  });
  // Another definition is served only after this one has been looked at.
  await define(api);
  await eventually(async () => (await send(api.server, 'GET', WIDGETS)).status === 200, 'widgets');
  const again = await send(api.server, 'POST', roles, role);
  assert.deepEqual([again.status, again.json.message], [409, `roles.${group} "a" already exists`]);
  const wrong = { ...role, metadata: { name: 'b' }, rules: [{ verbs: [] }] };
  assert.equal((await send(api.server, 'POST', roles, wrong)).status, 422, 'its rules still hold');
  assert.equal((await send(api.server, 'GET', roles.replace('/v1/', '/v9/'))).status, 404);
  await send(api.server, 'DELETE', `${CRDS}/${name}`);
  await eventually(async () => (await send(api.server, 'GET', `${CRDS}/${name}`)).status === 404, 'deleted');
  assert.equal((await send(api.server, 'GET', `${roles}/a`)).status, 200);
});

// kube-apiserver's conditions.
test('a definition in a group of the Kubernetes community says whether it is approved', async () => {
  await using api = await startTestServer();
  const type = 'KubernetesAPIApprovalPolicyConformant';
  const conditionOf = async (name: string): Promise<unknown> => {
    const { status } = (await send(api.server, 'GET', `${CRDS}/${name}`)).json;
    return status.conditions.find((each: { readonly type: string }) => each.type === type);
  };
  const group = 'zoo.k8s.io';
  for (const [plural, annotation, status, reason, message] of [
    ['owls', 'unapproved, for a test', 'False', 'UnapprovedAnnotation', 'not approved: "unapproved, for a test"'],
    ['hens', 'https://example.com/yes', 'True', 'ApprovedAnnotation', 'approved in https://example.com/yes'],
  ] as const) {
    const name = `${plural}.${group}`;
    await define(api, {
      metadata: { name, annotations: { 'api-approved.kubernetes.io': annotation } },
      spec: { group, scope: 'Namespaced', names: { plural, kind: plural }, versions: [version('v1')] },
    });
    await eventually(async () => (await conditionOf(name)) !== undefined, plural);
    const { lastTransitionTime, ...condition } = Object(await conditionOf(name));
    assert.deepEqual(condition, { type, status, reason, message });
    assert.ok(lastTransitionTime);
  }
  await define(api);
  await eventually(async () => (await send(api.server, 'GET', WIDGETS)).status === 200, 'widgets');
  assert.equal(await conditionOf(NAME), undefined);
});
