// ServiceAccounts of Pods, their tokens and secrets; and what is kept while it is used: claims and volumes.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import {
  type AdmittingServer,
  type AdmittingServers,
  create,
  eventually,
  expectStatus,
  startAdmitting,
  testsOf,
} from './admission_servers.ts';

const NAMESPACE = '/api/v1/namespaces/accounts';
const PODS = `${NAMESPACE}/pods`;

let all: AdmittingServers;

before(async () => {
  all = await startAdmitting();
});
after(() => all.close());

const pod = (name: string, spec: object = {}): object => ({
  metadata: { name },
  spec: { containers: [{ name: 'a', image: 'i' }], ...spec },
});

const refused = async (server: AdmittingServer, url: string, object: object): Promise<string> =>
  (await expectStatus(403, server, 'admin', 'POST', url, object)).json.message;

for (const index of [0, 1]) {
  const tried = testsOf(index, () => all);

  tried('Pods of a new namespace get the account default and its token at once', async (server) => {
    await create(server, '/api/v1/namespaces', { metadata: { name: 'accounts' } });
    const own = {
      name: 'own',
      image: 'i',
      volumeMounts: [{ name: 'v', mountPath: '/var/run/secrets/kubernetes.io/serviceaccount' }],
    };
    const spec = {
      initContainers: [{ name: 'i', image: 'i' }],
      containers: [{ name: 'a', image: 'i' }, own],
      volumes: [{ name: 'v', emptyDir: {} }],
    };
    const { json } = await create(server, PODS, pod('a', spec));
    assert.equal(json.spec.serviceAccountName, 'default');
    assert.equal(json.spec.serviceAccount, 'default');
    const [, { name, ...volume }] = json.spec.volumes;
    assert.match(name, /^kube-api-access-[a-z0-9]{5}$/);
    assert.deepEqual(volume, {
      projected: {
        sources: [
          { serviceAccountToken: { expirationSeconds: 3607, path: 'token' } },
          { configMap: { name: 'kube-root-ca.crt', items: [{ key: 'ca.crt', path: 'ca.crt' }] } },
          {
            downwardAPI: {
              items: [{ path: 'namespace', fieldRef: { apiVersion: 'v1', fieldPath: 'metadata.namespace' } }],
            },
          },
        ],
        defaultMode: 420,
      },
    });
    const mount = { name, readOnly: true, mountPath: '/var/run/secrets/kubernetes.io/serviceaccount' };
    assert.deepEqual(json.spec.initContainers[0].volumeMounts, [mount]);
    assert.deepEqual(json.spec.containers[0].volumeMounts, [mount]);
    assert.deepEqual(json.spec.containers[1].volumeMounts, own.volumeMounts);
    const without = await create(server, PODS, pod('b', { automountServiceAccountToken: false }));
    assert.equal(without.json.spec.volumes, undefined);
  });

  tried(
    'the account of a Pod must be there, and its secrets be those of the account if that is wanted',
    async (server) => {
      assert.equal(
        await refused(server, PODS, pod('c', { serviceAccountName: 'nope' })),
        'pods "c" is forbidden: error looking up service account accounts/nope: serviceaccount "nope" not found',
      );
      await create(server, `${NAMESPACE}/serviceaccounts`, {
        metadata: { name: 'strict', annotations: { 'kubernetes.io/enforce-mountable-secrets': 'true' } },
        automountServiceAccountToken: false,
        secrets: [{ name: 'mine' }],
        imagePullSecrets: [{ name: 'pull' }],
      });
      const strict = { serviceAccountName: 'strict' };
      const { json } = await create(
        server,
        PODS,
        pod('d', { ...strict, volumes: [{ name: 'v', secret: { secretName: 'mine' } }] }),
      );
      assert.deepEqual(json.spec.imagePullSecrets, [{ name: 'pull' }]);
      assert.deepEqual(json.spec.volumes.length, 1);
      const why = async (spec: object): Promise<string> =>
        (await refused(server, PODS, pod('e', { ...strict, ...spec }))).replace('pods "e" is forbidden: ', '');
      assert.equal(
        await why({ volumes: [{ name: 'v', secret: { secretName: 'other' } }] }),
        'volume with secret.secretName="other" is not allowed because service account strict does not reference that secret',
      );
      assert.equal(
        await why({ volumes: [{ name: 'v', secret: {} }] }),
        'volume with secret.secretName="" is not allowed because service account strict does not reference that secret',
      );
      const env = [{ name: 'E', valueFrom: { secretKeyRef: { name: 'other', key: 'k' } } }];
      assert.equal(
        await why({ containers: [{ name: 'a', image: 'i', env }] }),
        'container a with envVar E referencing secret.secretName="other" is not allowed because service account strict does not reference that secret',
      );
      assert.equal(
        await why({ imagePullSecrets: [{ name: 'other' }] }),
        'imagePullSecrets[0].name="other" is not allowed because service account strict does not reference that imagePullSecret',
      );
      const mirror = (spec: object): object => ({
        ...pod('m', spec),
        metadata: { name: 'm', annotations: { 'kubernetes.io/config.mirror': 'x' } },
      });
      assert.equal(
        await refused(server, PODS, mirror({ serviceAccountName: 'default', nodeName: 'n' })),
        'pods "m" is forbidden: a mirror pod may not reference service accounts',
      );
      assert.equal(
        await refused(server, PODS, mirror({ nodeName: 'n', volumes: [{ name: 'v', secret: { secretName: 's' } }] })),
        'pods "m" is forbidden: a mirror pod may not reference secrets',
      );
      const projected = { sources: [{ serviceAccountToken: { path: 'token' } }] };
      assert.equal(
        await refused(server, PODS, mirror({ nodeName: 'n', volumes: [{ name: 'v', projected }] })),
        'pods "m" is forbidden: a mirror pod may not use ServiceAccountToken volume projections',
      );
    },
  );

  tried('claims stay while Pods on nodes use them, volumes while they are bound', async (server) => {
    const claims = `${NAMESPACE}/persistentvolumeclaims`;
    const claim = (name: string): object => ({
      metadata: { name },
      spec: { accessModes: ['ReadWriteOnce'], storageClassName: '', resources: { requests: { storage: '1Gi' } } },
    });
    const { json } = await create(server, claims, claim('used'));
    assert.deepEqual(json.metadata.finalizers, ['kubernetes.io/pvc-protection']);
    await create(server, claims, claim('free'));
    const using = {
      nodeName: 'nowhere',
      terminationGracePeriodSeconds: 0,
      volumes: [{ name: 'v', persistentVolumeClaim: { claimName: 'used' } }],
    };
    await create(server, PODS, pod('user', using));
    for (const name of ['used', 'free']) await expectStatus(200, server, 'admin', 'DELETE', `${claims}/${name}`);
    await eventually(() => expectStatus(404, server, 'admin', 'GET', `${claims}/free`));
    await expectStatus(200, server, 'admin', 'GET', `${claims}/used`);
    await expectStatus(200, server, 'admin', 'DELETE', `${PODS}/user?gracePeriodSeconds=0`);
    await eventually(() => expectStatus(404, server, 'admin', 'GET', `${claims}/used`));
    const volume = {
      metadata: { name: `v-${index}` },
      spec: { capacity: { storage: '1Gi' }, accessModes: ['ReadWriteOnce'], hostPath: { path: '/x' } },
    };
    const made = await create(server, '/api/v1/persistentvolumes', volume);
    assert.deepEqual(made.json.metadata.finalizers, ['kubernetes.io/pv-protection']);
    await expectStatus(200, server, 'admin', 'DELETE', `/api/v1/persistentvolumes/v-${index}`);
    await eventually(() => expectStatus(404, server, 'admin', 'GET', `/api/v1/persistentvolumes/v-${index}`));
  });
}
