// What requests are about, by method and path: the rows of Go's requestinfo_test.go, and more.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newRequestInfo, pathOf, type RequestInfo } from '#src/apiserver/request/request_info';

function infoOf(method: string, url: string): RequestInfo {
  const [path = '', query = ''] = url.split('?');
  return newRequestInfo(method, path, new URLSearchParams(query));
}

test('a path below a version names verb, group, version, namespace, resource, subresource and name', () => {
  for (const [method, url, ...expected] of [
    ['GET', '/api/v1/namespaces', 'list', '', 'v1', '', 'namespaces', '', ''],
    ['GET', '/api/v1/namespaces/', 'list', '', 'v1', '', 'namespaces', '', ''],
    ['GET', '//api/v1/pods//', 'list', '', 'v1', '', 'pods', '', ''],
    ['GET', '/api/v1/namespaces/other', 'get', '', 'v1', 'other', 'namespaces', '', 'other'],
    ['GET', '/api/v1/namespaces/other/pods', 'list', '', 'v1', 'other', 'pods', '', ''],
    ['GET', '/api/v1/namespaces/other/pods/foo', 'get', '', 'v1', 'other', 'pods', '', 'foo'],
    ['HEAD', '/api/v1/namespaces/other/pods/foo', 'get', '', 'v1', 'other', 'pods', '', 'foo'],
    ['GET', '/api/v1/pods', 'list', '', 'v1', '', 'pods', '', ''],
    ['HEAD', '/api/v1/pods', 'list', '', 'v1', '', 'pods', '', ''],
    ['GET', '/api/v1/pods/namespaces', 'get', '', 'v1', '', 'pods', '', 'namespaces'],
    ['GET', '/api/v1/pods/foo/status', 'get', '', 'v1', '', 'pods', 'status', 'foo'],
    ['GET', '/api/v1/proxy/namespaces/other/pods/foo', 'proxy', '', 'v1', 'other', 'pods', '', 'foo'],
    ['GET', '/api/v1/proxy/namespaces/other/pods/foo/not/a/subresource', 'proxy', '', 'v1', 'other', 'pods', '', 'foo'],
    ['DELETE', '/api/v1/proxy/nodes/foo/logs', 'proxy', '', 'v1', '', 'nodes', '', 'foo'],
    ['GET', '/api/v1/watch/pods', 'watch', '', 'v1', '', 'pods', '', ''],
    ['GET', '/api/v1/watch/namespaces/other/pods', 'watch', '', 'v1', 'other', 'pods', '', ''],
    ['GET', '/api/v1/watch/namespaces/other/pods/foo', 'watch', '', 'v1', 'other', 'pods', '', 'foo'],
    ['GET', '/api/v1/watch/namespaces/other/pods/foo/status', 'watch', '', 'v1', 'other', 'pods', 'status', 'foo'],
    ['GET', '/api/v1/pods?watch=true', 'watch', '', 'v1', '', 'pods', '', ''],
    ['GET', '/api/v1/pods?watch=false', 'list', '', 'v1', '', 'pods', '', ''],
    ['GET', '/api/v1/namespaces/other/pods?watch=1', 'watch', '', 'v1', 'other', 'pods', '', ''],
    ['GET', '/api/v1/namespaces/other/pods?watch=0', 'list', '', 'v1', 'other', 'pods', '', ''],
    ['GET', '/api/v1/pods/foo?watch=1', 'get', '', 'v1', '', 'pods', '', 'foo'],
    ['GET', '/api/v1/pods?limit=x&watch=0', 'list', '', 'v1', '', 'pods', '', ''],
    ['GET', '/api/v1/pods?limit=x&watch=False', 'list', '', 'v1', '', 'pods', '', ''],
    ['GET', '/api/v1/pods?limit=x&watch=no', 'watch', '', 'v1', '', 'pods', '', ''],
    ['GET', '/api/v1/pods?limit=x', 'list', '', 'v1', '', 'pods', '', ''],
    ['GET', '/api/v1/namespaces/other/pods/foo/status', 'get', '', 'v1', 'other', 'pods', 'status', 'foo'],
    ['GET', '/api/v1/namespaces/other/pods/foo/proxy/subpath', 'get', '', 'v1', 'other', 'pods', 'proxy', 'foo'],
    ['PUT', '/api/v1/namespaces/other/finalize', 'update', '', 'v1', 'other', 'namespaces', 'finalize', 'other'],
    ['PUT', '/api/v1/namespaces/other/status', 'update', '', 'v1', 'other', 'namespaces', 'status', 'other'],
    ['PATCH', '/api/v1/namespaces/other/pods/foo', 'patch', '', 'v1', 'other', 'pods', '', 'foo'],
    ['DELETE', '/api/v1/namespaces/other/pods/foo', 'delete', '', 'v1', 'other', 'pods', '', 'foo'],
    ['POST', '/api/v1/namespaces/other/pods', 'create', '', 'v1', 'other', 'pods', '', ''],
    ['OPTIONS', '/api/v1/namespaces/other/pods', '', '', 'v1', 'other', 'pods', '', ''],
    ['get', '/api/v1/namespaces/other/pods', '', '', 'v1', 'other', 'pods', '', ''],
    ['DELETE', '/api/v1/nodes', 'deletecollection', '', 'v1', '', 'nodes', '', ''],
    ['DELETE', '/api/v1/namespaces', 'deletecollection', '', 'v1', '', 'namespaces', '', ''],
    ['DELETE', '/api/v1/namespaces/other/pods', 'deletecollection', '', 'v1', 'other', 'pods', '', ''],
    ['DELETE', '/apis/apps/v1/namespaces/other/pods', 'deletecollection', 'apps', 'v1', 'other', 'pods', '', ''],
    ['POST', '/apis/apps/v1beta3/namespaces/other/pods', 'create', 'apps', 'v1beta3', 'other', 'pods', '', ''],
    ['GET', '/apis/batch/v1/job/foo/scale', 'get', 'batch', 'v1', '', 'job', 'scale', 'foo'],
  ] as const) {
    const info = infoOf(method, url);
    const { verb, apiGroup, apiVersion, namespace, resource, subresource, name } = info;
    assert.deepEqual(
      [info.isResourceRequest, verb, apiGroup, apiVersion, namespace, resource, subresource, name],
      [true, ...expected],
      `${method} ${url}`,
    );
  }
});

test('a path that names no resource is about nothing but itself', () => {
  const paths = [
    '',
    '/',
    '/api',
    '/api/v1',
    '/api/v1/',
    '/apis/apps',
    '/apis/apps/v1',
    '/apis/apps/v1/',
    '/API/v1/pods',
  ];
  for (const path of [...paths, '/apis/v1/pods', '/bad/v1/pods', '/healthz/etcd/x'])
    for (const method of ['GET', 'Delete']) {
      const { isResourceRequest, verb, path: said, ...rest } = infoOf(method, path);
      assert.deepEqual([isResourceRequest, verb, said], [false, method.toLowerCase(), path]);
      assert.ok(
        Object.values(rest).every((value) => value.length === 0),
        path,
      );
    }
  for (const path of ['/api/v1/watch', '/apis/apps/v1/proxy', '/api/v1/watch/'])
    assert.throws(() => infoOf('GET', path), {
      message: `unable to determine kind and namespace from url, ${path}`,
    });
});

test('selectors count for lists, watches and deletions of collections; one for a name is the name', () => {
  const at = '/apis/group/version/resource';
  for (const [method, url, verb, name, fieldSelector] of [
    ['GET', at, 'list', '', undefined],
    ['GET', `${at}?fieldSelector=`, 'list', '', undefined],
    ['GET', `${at}?fieldSelector=metadata.name=name1`, 'list', 'name1', 'metadata.name=name1'],
    ['GET', `${at}?watch=true&fieldSelector=metadata.name=name1`, 'watch', 'name1', 'metadata.name=name1'],
    ['GET', `${at}?fieldSelector=metadata.name=a%2Fb`, 'list', '', 'metadata.name=a/b'],
    ['GET', `${at}?fieldSelector=metadata.name=..`, 'list', '', 'metadata.name=..'],
    ['GET', `${at}?fieldSelector=metadata.name!=a`, 'list', '', 'metadata.name!=a'],
    ['GET', `${at}?fieldSelector=foo=bar&labelSelector=baz=qux`, 'list', '', 'foo=bar'],
    ['GET', `${at}?fieldSelector=metadata.name=a&labelSelector=((`, 'list', '', 'metadata.name=a'],
    ['GET', `${at}?fieldSelector=metadata.name=name1,foo`, 'list', '', 'metadata.name=name1,foo'],
    ['GET', `${at}?fieldSelector=metadata.name=name1,foo&watch=true`, 'watch', '', 'metadata.name=name1,foo'],
    ['GET', `${at}?fieldSelector=metadata.name=name1,foo&watch=false`, 'list', '', 'metadata.name=name1,foo'],
    ['DELETE', `${at}?fieldSelector=foo=bar`, 'deletecollection', '', 'foo=bar'],
    [
      'GET',
      `${at}?fieldSelector=metadata.name=foo&fieldSelector=metadata.name=bar`,
      'list',
      'foo',
      'metadata.name=foo',
    ],
    ['GET', `${at}/name?fieldSelector=foo=bar`, 'get', 'name', undefined],
    ['POST', `${at}?fieldSelector=foo=bar`, 'create', '', undefined],
    ['GET', '/apis/group/version/watch/resource?fieldSelector=metadata.name=foo', 'watch', '', undefined],
    ['GET', '/apis/group/version/watch/resource/name?fieldSelector=metadata.name=foo', 'watch', 'name', undefined],
  ] as const) {
    const info = infoOf(method, url);
    assert.deepEqual([info.verb, info.name, info.fieldSelector], [verb, name, fieldSelector], `${method} ${url}`);
  }
});

test('the path of a URL is read without its escapes, unless one is broken', () => {
  for (const [url, path] of [
    ['/a/b?c=/d', '/a/b'],
    ['/a%2Fb%20c', '/a/b c'],
    ['/%E2%82%AC', '/€'],
    ['/%ff%41', '/\u00ffA'],
    ['/a%2', undefined],
    ['/a%zz', undefined],
    ['/?%zz', '/'],
    ['a', undefined],
    ['', undefined],
    ['*', undefined],
  ] as const)
    assert.equal(pathOf(url), path, url);
});
