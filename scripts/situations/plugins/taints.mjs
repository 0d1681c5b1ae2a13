// @ts-check
// Requests to TaintNodesByCondition and DefaultTolerationSeconds.
import { NODE, object, POD, pod } from './objects.mjs';
import { Questions } from './questions.mjs';

const questions = new Questions();

// TaintNodesByCondition
const PORT = { status: { daemonEndpoints: { kubeletEndpoint: { Port: 1 } } } };
questions.everywhere('TaintNodesByCondition', NODE, object(NODE, { name: 'x' }, PORT));
for (const taints of [
  [],
  [{ key: 'k', effect: 'NoSchedule' }],
  [{ key: 'node.kubernetes.io/not-ready', effect: 'NoSchedule' }],
  [{ key: 'node.kubernetes.io/not-ready', effect: 'NoExecute' }],
  [{ key: 'node.kubernetes.io/not-ready', value: 'v', effect: 'NoSchedule' }],
])
  questions.ask('TaintNodesByCondition', 'CREATE', NODE, {
    object: object(NODE, { name: 'x' }, { spec: { taints }, ...PORT }),
  });

// DefaultTolerationSeconds
questions.everywhere('DefaultTolerationSeconds', POD, pod('default'), pod('default'), {
  namespace: 'default',
  subresources: ['status'],
});
for (const key of ['node.kubernetes.io/not-ready', 'node.kubernetes.io/unreachable', '', 'k'])
  for (const effect of ['NoExecute', 'NoSchedule', ''])
    for (const operator of ['Exists', 'Equal'])
      for (const operation of /** @type {const} */ (['CREATE', 'UPDATE'])) {
        const tolerations = [{ ...(key && { key }), operator, ...(effect && { effect }) }];
        questions.ask('DefaultTolerationSeconds', operation, POD, {
          namespace: 'default',
          object: pod('default', { tolerations }),
          ...(operation === 'UPDATE' && { old: pod('default') }),
        });
      }

export const taints = questions.rows;
