// The client against kube-apiserver, over TLS and with RBAC. KUBETYPED_CONTROLPLANE is `start`, or the kubeconfig of a server
// that `scripts/controlplane.sh start --rbac` has started: compiling one takes too long to be done unasked.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import { scheme } from 'kubetyped';
import * as corev1 from 'kubetyped/api/core/v1';
import { isForbidden, isUnauthorized } from 'kubetyped/apimachinery/api/errors';
import type { KindClass } from 'kubetyped/apimachinery/runtime';
import { Client, mergePatch } from 'kubetyped/client';
import { Discovery } from 'kubetyped/client/discovery';
import { OpenAPI } from 'kubetyped/client/openapi';
import { DeferredDiscoveryRESTMapper } from 'kubetyped/client/restmapper';
import { loadConfig } from 'kubetyped/client/tools/clientcmd';
import { transportFor } from 'kubetyped/client/transport/node';
import { codecs } from 'kubetyped/protobuf';
import { exerciseKind, type Named } from './exercise_kind.ts';
import { readSamples } from './samples.ts';

const wanted = process.env['KUBETYPED_CONTROLPLANE'] ?? '';
const skip = wanted === '' && 'set KUBETYPED_CONTROLPLANE to start, or to a kubeconfig';

const NAMESPACE = 'client-test';

describe('kube-apiserver', { skip, timeout: 900_000 }, () => {
  let kubeconfig: string;
  const clients: Client[] = [];

  before(() => {
    kubeconfig =
      wanted !== 'start'
        ? wanted
        : execFileSync('scripts/controlplane.sh', ['start', '--rbac'], {
            encoding: 'utf8',
            stdio: ['ignore', 'pipe', 'inherit'],
          })
            .trim()
            .split('\n')[1]!;
  });

  after(async () => {
    for (const client of clients) await client.close();
    if (wanted === 'start') execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]);
  });

  function clientOf({ protobuf = false, http1 = false, token = '' }): Client {
    const { config } = loadConfig({ kubeconfig, env: {} });
    const transport = transportFor(token === '' ? config : { ...config, bearerToken: token }, {
      disableHTTP2: http1,
      env: {},
    });
    const client = new Client({ transport, warningHandler: () => undefined, ...(protobuf ? { codecs } : {}) });
    clients.push(client);
    return client;
  }

  async function namespaceOf(client: Client): Promise<void> {
    const namespaces = client.resource(corev1.Namespace);
    await namespaces.apply({ metadata: { name: NAMESPACE } }, { fieldManager: 'test' });
  }

  for (const protobuf of [false, true])
    for (const http1 of [false, true])
      test(`every Kind, in ${protobuf ? 'Protobuf' : 'JSON'} over ${http1 ? 'HTTP/1.1' : 'HTTP/2'}`, async (t) => {
        const client = clientOf({ protobuf, http1 });
        await namespaceOf(client);
        const samples = readSamples();
        const { groups } = await new Discovery(client).serverResources();
        let count = 0;
        for (const { group, versions } of groups)
          for (const { version, resources } of versions)
            for (const { name: plural, kind, verbs } of resources) {
              if (!verbs.includes('create') || !verbs.includes('watch')) continue;
              const apiVersion = group === '' ? version : `${group}/${version}`;
              const sample = samples.get(`${apiVersion} ${kind}`) ?? samples.get(kind);
              assert.ok(sample, `no sample of ${apiVersion} ${kind}`);
              const type = scheme.typeFor({ group, version, kind }) as unknown as KindClass<Named> | undefined;
              const { namespace: _, ...metadata } = sample.metadata;
              const name = kind === 'Namespace' ? 'client-namespace' : metadata.name!;
              const object = { ...sample, apiVersion, kind, metadata: { ...metadata, name } };
              const resource =
                type === undefined
                  ? client.unstructured({ group, version, resource: plural })
                  : client.resource(type, { namespace: NAMESPACE });
              try {
                await exerciseKind(resource as never, object as never, async (deleted) => {
                  if (kind === 'Namespace') {
                    const spaces = client.resource(corev1.Namespace);
                    await spaces
                      .subresource('finalize')
                      .update(name, { ...deleted, spec: { finalizers: [] } } as never);
                  } else if (deleted.metadata.finalizers !== undefined)
                    await resource.patch(name, mergePatch<unknown>({ metadata: { finalizers: null } }));
                });
              } catch (error) {
                throw new Error(`${apiVersion} ${kind}: ${(error as Error).message}`, { cause: error });
              }
              count++;
            }
        t.diagnostic(`${count} kinds in their versions`);
        assert.ok(count >= 80, `only ${count}`);
      });

  test('who may not is refused, and told what is missing; who has a wrong token is nobody', async () => {
    await namespaceOf(clientOf({}));
    for (const [protobuf, http1] of [
      [false, false],
      [true, true],
    ]) {
      const maps = clientOf({ token: 'nobody', ...(protobuf && { protobuf }), ...(http1 && { http1 }) }).resource(
        corev1.ConfigMap,
        { namespace: NAMESPACE },
      );
      const refused = (verb: string) => (error: Error) => {
        assert.ok(isForbidden(error), String(error));
        assert.match(error.message, new RegExp(`User "nobody" cannot ${verb} resource "configmaps" in API group ""`));
        return true;
      };
      await assert.rejects(maps.get('a'), refused('get'));
      await assert.rejects(maps.list(), refused('list'));
      await assert.rejects(maps.watch(), refused('watch'));
      await assert.rejects(maps.create({ metadata: { name: 'a' } }), refused('create'));
      await assert.rejects(maps.apply({ metadata: { name: 'a' } }, { fieldManager: 'test' }), refused('patch'));
      await assert.rejects(maps.delete('a'), refused('delete'));
      await assert.rejects(maps.deleteCollection(), refused('deletecollection'));
    }
    const stranger = clientOf({ token: 'wrong' }).resource(corev1.ConfigMap, { namespace: NAMESPACE });
    await assert.rejects(stranger.get('a'), (error) => isUnauthorized(error) && !/wrong/.test(String(error)));
  });

  test('kubectl reads back what the client wrote, and the client what kubectl wrote', async () => {
    const kubectl = (...args: string[]): string =>
      execFileSync('kubectl', ['--kubeconfig', kubeconfig, '-n', NAMESPACE, ...args], { encoding: 'utf8' });
    for (const protobuf of [false, true]) {
      const client = clientOf({ protobuf });
      await namespaceOf(client);
      const pods = client.resource(corev1.Pod, { namespace: NAMESPACE });
      const resources = { requests: { cpu: '1500m' } };
      await pods.create({
        metadata: { name: 'read-back' },
        spec: { containers: [{ name: 'c', image: 'example.com/c', resources }] },
      });
      const written = JSON.parse(kubectl('get', 'pod', 'read-back', '-o', 'json')) as corev1.Pod;
      assert.deepEqual(written.spec?.containers[0]?.resources, resources);
      kubectl('label', 'pod', 'read-back', 'by=kubectl');
      assert.equal((await pods.get('read-back')).metadata.labels?.['by'], 'kubectl');
      await pods.delete('read-back', { gracePeriodSeconds: 0 });
    }
  });

  test('OpenAPI v3 has a schema for every kind of its own; categories and short names are found', async () => {
    const client = clientOf({});
    const openapi = new OpenAPI(client);
    assert.ok((await openapi.paths()).includes('apis/apps/v1'));
    const deployment = await openapi.schema({ group: 'apps', version: 'v1', kind: 'Deployment' });
    assert.deepEqual(Object.keys(deployment?.properties ?? {}), ['apiVersion', 'kind', 'metadata', 'spec', 'status']);
    const mapper = new DeferredDiscoveryRESTMapper(new Discovery(client));
    const all = (await mapper.categoryMappings('all')).map(({ resource }) => resource.resource);
    for (const plural of ['pods', 'services', 'deployments', 'jobs']) assert.ok(all.includes(plural), `${all}`);
    assert.equal((await mapper.resourceMapping('po')).resource.resource, 'pods');
  });
});
