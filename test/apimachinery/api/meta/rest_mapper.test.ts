import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as meta from 'kubetyped/apimachinery/api/meta';

const gv = { group: 'example.com', version: 'v1' };

function mapperOf(...kinds: string[]): meta.DefaultRESTMapper {
  const mapper = new meta.DefaultRESTMapper([gv]);
  for (const kind of kinds) mapper.add({ ...gv, kind }, meta.RESTScopeNamespace);
  return mapper;
}

test('errors say what is missing or ambiguous, and are recognized when wrapped', () => {
  const mapper = mapperOf('Widget');
  const failure = (run: () => unknown): unknown => {
    try {
      return run();
    } catch (error) {
      return new AggregateError([new Error('x', { cause: error })]);
    }
  };
  assert.equal(meta.isNoMatchError(failure(() => mapper.kindFor({ resource: 'pods' }))), true);
  assert.equal(meta.isNoMatchError(failure(() => mapper.restMapping({ group: '', kind: 'Pod' }))), true);
  assert.throws(() => mapper.kindFor({}), {
    code: 'ERR_MISSING_RESOURCE',
    message: 'a resource must be present, got: /, Resource=',
  });
  assert.throws(() => mapper.restMapping({ group: 'example.com', kind: 'Pod' }, 'v2', 'v1', 'v2'), {
    message: 'no matches for kind "Pod" in versions ["example.com/v1" "example.com/v2"]',
  });
  assert.throws(() => mapper.restMapping({ group: 'x', kind: 'Pod' }), {
    code: 'ERR_NO_KIND_MATCH',
    message: 'no matches for kind "Pod" in group "x"',
  });
  const two = new meta.MultiRESTMapper([mapper, mapperOf('Widget')]);
  assert.equal(meta.isAmbiguousError(failure(() => two.restMapping({ group: 'example.com', kind: 'Widget' }))), true);
  assert.throws(() => two.restMapping({ group: 'example.com', kind: 'Widget' }), { code: 'ERR_AMBIGUOUS_KIND' });
  for (const other of [null, undefined, 'x', {}, new Error('no matches for kind')])
    assert.equal(meta.isNoMatchError(other) || meta.isAmbiguousError(other), false);
});

test('unknown versions come in the order in which they were added', () => {
  const mapper = new meta.DefaultRESTMapper([{ group: 'b', version: 'v1' }]);
  for (const group of ['c', 'a', 'b']) mapper.add({ group, version: 'v1', kind: 'Widget' }, meta.RESTScopeRoot);
  assert.deepEqual(
    mapper.kindsFor({ resource: 'widgets' }).map(({ group }) => group),
    ['b', 'c', 'a'],
  );
});

test('any name is a name', () => {
  const mapper = mapperOf('__proto__', 'constructor', 'a","b');
  assert.equal(mapper.kindFor({ resource: 'constructor' }).kind, 'constructor');
  assert.equal(mapper.kindFor({ resource: '__proto__' }).kind, '__proto__');
  assert.throws(() => mapper.kindFor({ resource: 'toString' }), { code: 'ERR_NO_RESOURCE_MATCH' });
  const tricky = new meta.DefaultRESTMapper();
  tricky.add({ group: 'a', version: 'b/c', kind: 'K' }, meta.RESTScopeRoot);
  assert.throws(() => tricky.kindFor({ group: 'a/b', version: 'c', resource: 'ks' }), {
    code: 'ERR_NO_RESOURCE_MATCH',
  });
});

test('a lazy mapper is made once, when it is needed; so is its failure', () => {
  let made = 0;
  let resets = 0;
  const lazy = meta.newLazyRESTMapperLoader(() => {
    made++;
    return Object.assign(mapperOf('Widget'), { reset: () => void resets++ });
  });
  meta.maybeResetRESTMapper(lazy);
  assert.deepEqual([made, resets], [0, 0]);
  assert.equal(lazy.kindFor({ resource: 'widgets' }).kind, 'Widget');
  assert.equal(lazy.resourceSingularizer('widgets'), 'widget');
  meta.maybeResetRESTMapper(new meta.PriorityRESTMapper({ delegate: new meta.FirstHitRESTMapper([lazy]) }));
  meta.maybeResetRESTMapper(mapperOf());
  assert.deepEqual([made, resets], [1, 1]);
  const broken = meta.newLazyRESTMapperLoader(() => {
    made++;
    throw new Error('no server');
  });
  for (let n = 0; n < 2; n++) assert.throws(() => broken.kindsFor({ resource: 'x' }), /no server/);
  meta.maybeResetRESTMapper(broken);
  assert.equal(made, 2);
});

test('mappers of no mappers', () => {
  assert.throws(() => new meta.FirstHitRESTMapper([]).kindFor({ resource: 'x' }), { code: 'ERR_NO_RESOURCE_MATCH' });
  assert.throws(() => new meta.MultiRESTMapper([]).restMappings({ group: '', kind: 'x' }), {
    code: 'ERR_NO_KIND_MATCH',
  });
  assert.equal(new meta.MultiRESTMapper([]).resourceSingularizer('x'), '');
});

test('very many kinds of one name', () => {
  const mapper = new meta.DefaultRESTMapper();
  for (let n = 0; n < 20_000; n++) mapper.add({ group: `g${n}`, version: 'v1', kind: 'Widget' }, meta.RESTScopeRoot);
  assert.equal(mapper.resourcesFor({ resource: 'widget' }).length, 20_000);
});

test('what matches several resources or kinds names those', () => {
  const [resource, kind] = [
    { ...gv, resource: 'widgets' },
    { ...gv, kind: 'Widget' },
  ];
  for (const [matches, what] of [
    [{}, 'resources or kinds'],
    [{ resources: [resource] }, 'resources [example.com/v1, Resource=widgets]'],
    [{ kinds: [kind] }, 'kinds [example.com/v1, Kind=Widget]'],
    [
      { resources: [resource], kinds: [kind, kind] },
      'resources [example.com/v1, Resource=widgets] and kinds [example.com/v1, Kind=Widget example.com/v1, Kind=Widget]',
    ],
  ] as const) {
    const ofResource = new meta.AmbiguousResourceError({ resource: 'w' }, matches);
    assert.equal(ofResource.message, `/, Resource=w matches multiple ${what}`);
    assert.equal(new meta.AmbiguousKindError({ kind: 'w' }, matches).message, `/, Kind=w matches multiple ${what}`);
  }
});
