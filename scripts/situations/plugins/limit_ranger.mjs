// @ts-check
// Requests to LimitRanger.
import { CLAIM, claim, container, DELETED, POD, pod, sized } from './objects.mjs';
import { Questions } from './questions.mjs';

/** @typedef {import('./objects.mjs').Data} Data */

const questions = new Questions();

questions.everywhere('LimitRanger', POD, pod('limits'), pod('limits'), {
  namespace: 'limits',
  subresources: ['status', 'resize', 'ephemeralcontainers'],
});
/** @type {(Data | undefined)[]} */
const CPUS = [undefined, ...['0', '99m', '100m', '400m', '500m', '1', '2', '2001m', '4'].map((cpu) => ({ cpu }))];
for (const requests of CPUS)
  for (const limits of CPUS) {
    const containers = [container(requests, limits)];
    for (const namespace of ['limits', 'pods'])
      questions.ask('LimitRanger', 'CREATE', POD, { namespace, object: pod(namespace, { containers }) });
  }
for (const amount of ['1', '9223372036854774', '9223372036854775', '9223372036854776', '9223372036854775807'])
  for (const other of ['1', '9223372036854775', '9223372036854776']) {
    const containers = [container({ 'a.io/x': other }, { 'a.io/x': amount })];
    questions.ask('LimitRanger', 'CREATE', POD, { namespace: 'large', object: pod('large', { containers }) });
  }
for (const namespace of ['limits', 'pods', 'two']) {
  const small = container({ cpu: '1' }, { cpu: '1' });
  for (const spec of [
    { initContainers: [container({ cpu: '1' }, { cpu: '2' })], containers: [small] },
    { initContainers: [{ ...small, name: 'b', restartPolicy: 'Always' }], containers: [small] },
    { initContainers: [{ name: 'b', image: 'i' }] },
    { containers: [container(), { ...container(), name: 'b' }] },
    { containers: [small], overhead: { cpu: '10' } },
    { containers: [container()], resources: { requests: { cpu: '1' }, limits: { cpu: '2' } } },
    { containers: [container({ memory: '1' }, { memory: '1' })] },
  ]) {
    questions.ask('LimitRanger', 'CREATE', POD, { namespace, object: pod(namespace, spec) });
    questions.ask('LimitRanger', 'UPDATE', POD, {
      namespace,
      subresource: 'resize',
      object: pod(namespace, spec),
      old: pod(namespace),
    });
    questions.ask('LimitRanger', 'UPDATE', POD, {
      namespace,
      subresource: 'resize',
      object: pod(namespace, spec),
      old: pod(namespace, {}, DELETED),
    });
    questions.ask('LimitRanger', 'UPDATE', POD, { namespace, object: pod(namespace, spec), old: pod(namespace) });
  }
}
for (const storage of [undefined, '0', '1023Mi', '1Gi', '5Gi', '5121Mi']) {
  questions.ask('LimitRanger', 'CREATE', CLAIM, { namespace: 'claims', object: claim(sized(storage)) });
  questions.ask('LimitRanger', 'UPDATE', CLAIM, {
    namespace: 'claims',
    object: claim(sized(storage)),
    old: claim(sized('1Gi')),
  });
  questions.ask('LimitRanger', 'UPDATE', CLAIM, {
    namespace: 'claims',
    object: claim(sized(storage)),
    old: claim(sized('1Gi'), DELETED),
  });
  questions.ask('LimitRanger', 'CREATE', POD, { namespace: 'claims', object: pod('claims') });
}
questions.everywhere('LimitRanger', CLAIM, claim(sized('9Gi')), claim(sized('1Gi')), { namespace: 'claims' });

export const limitRanger = questions.rows;
