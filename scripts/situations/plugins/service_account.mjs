// @ts-check
// Requests to ServiceAccount.
import { POD, pod } from './objects.mjs';
import { Questions } from './questions.mjs';

const questions = new Questions();

const plain = pod('limits', { serviceAccountName: 'plain' });
questions.everywhere('ServiceAccount', POD, plain, pod('limits'), {
  namespace: 'limits',
  subresources: ['status', 'ephemeralcontainers', 'resize'],
});
const TOKEN = { name: 'kube-api-access-own', emptyDir: {} };
const MIRROR = { annotations: { 'kubernetes.io/config.mirror': 'x' } };
const env = { name: 'E', valueFrom: { secretKeyRef: { name: 'unknown', key: 'k' } } };
const knownEnv = { name: 'E', valueFrom: { secretKeyRef: { name: 'known', key: 'k' } } };
for (const serviceAccountName of ['plain', 'strict', 'mounts', 'none'])
  for (const spec of [
    {},
    { serviceAccount: 'other' },
    { imagePullSecrets: [{ name: 'own' }] },
    { imagePullSecrets: [{ name: 'pull' }] },
    { automountServiceAccountToken: true },
    { automountServiceAccountToken: false },
    { volumes: [TOKEN, { name: 's', secret: { secretName: 'known' } }] },
    { volumes: [TOKEN, { name: 's', secret: { secretName: 'unknown' } }] },
    { volumes: [TOKEN, { name: 's', secret: {} }] },
    { containers: [{ name: 'a', image: 'i', env: [knownEnv] }] },
    { containers: [{ name: 'a', image: 'i', env: [{ name: 'F', value: 'v' }, env] }] },
    { initContainers: [{ name: 'b', image: 'i', env: [env] }] },
    {
      containers: [
        { name: 'a', image: 'i', envFrom: [{ secretRef: { name: 'known' } }, { secretRef: { name: 'unknown' } }] },
      ],
    },
    { containers: [{ name: 'a', image: 'i', envFrom: [{ configMapRef: { name: 'unknown' } }] }] },
    { initContainers: [{ name: 'b', image: 'i', envFrom: [{ secretRef: { name: 'unknown' } }] }] },
    {
      containers: [
        {
          name: 'a',
          image: 'i',
          volumeMounts: [{ name: 'v', mountPath: '/var/run/secrets/kubernetes.io/serviceaccount' }],
        },
      ],
    },
    { ephemeralContainers: [{ name: 'e', image: 'i', env: [env] }] },
    { ephemeralContainers: [{ name: 'e', image: 'i', envFrom: [{ secretRef: { name: 'unknown' } }] }] },
    { ephemeralContainers: [{ name: 'e', image: 'i', env: [knownEnv] }] },
  ]) {
    const whole = { serviceAccountName, volumes: [TOKEN], ...spec };
    questions.ask('ServiceAccount', 'CREATE', POD, { namespace: 'limits', object: pod('limits', whole) });
    questions.ask('ServiceAccount', 'UPDATE', POD, {
      namespace: 'limits',
      subresource: 'ephemeralcontainers',
      object: pod('limits', whole),
      old: pod('limits'),
    });
  }
for (const spec of [
  {},
  { serviceAccountName: 'plain' },
  { volumes: [{ name: 's', secret: { secretName: 'x' } }] },
  { volumes: [{ name: 's', projected: { sources: [{ serviceAccountToken: { path: 't' } }] } }] },
  { volumes: [{ name: 's', projected: { sources: [{ configMap: { name: 'x' } }] } }] },
  { volumes: [{ name: 's', projected: { sources: [{ secret: { name: 'x' } }] } }] },
  { imagePullSecrets: [{ name: 'x' }] },
  { containers: [{ name: 'a', image: 'i', env: [env] }] },
  { containers: [{ name: 'a', image: 'i', envFrom: [{ secretRef: { name: 'x' } }] }] },
  { ephemeralContainers: [{ name: 'e', image: 'i', env: [env] }] },
]) {
  questions.ask('ServiceAccount', 'CREATE', POD, { namespace: 'limits', object: pod('limits', spec, MIRROR) });
  questions.ask('ServiceAccount', 'UPDATE', POD, {
    namespace: 'limits',
    subresource: 'ephemeralcontainers',
    object: pod('limits', spec, MIRROR),
    old: pod('limits', {}, MIRROR),
  });
}
for (const value of ['true', 'True', 't', '1', 'T', 'TRUE', 'yes', 'false', '', ' true'])
  questions.ask('ServiceAccount', 'CREATE', POD, {
    namespace: 'limits',
    object: pod(
      'limits',
      { serviceAccountName: 'plain', volumes: [TOKEN, { name: 's', secret: { secretName: 'unknown' } }] },
      { annotations: { 'kubernetes.io/enforce-mountable-secrets': value } },
    ),
  });

export const serviceAccount = questions.rows;
