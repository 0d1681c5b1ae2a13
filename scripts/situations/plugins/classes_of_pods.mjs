// @ts-check
// Requests to Priority and RuntimeClass.
import { object, POD, PRIORITY, pod } from './objects.mjs';
import { Questions } from './questions.mjs';

/** @typedef {import('./objects.mjs').Data} Data */

const questions = new Questions();

// Priority
questions.everywhere(
  'Priority',
  POD,
  pod('default', { priorityClassName: 'high' }),
  pod('default', { priority: 3, preemptionPolicy: 'Never' }),
  { namespace: 'default', subresources: ['status'] },
);
for (const priorityClassName of [
  undefined,
  '',
  'high',
  'waits',
  'usual',
  'system-cluster-critical',
  'system-node-critical',
  'none',
])
  for (const given of [
    {},
    { priority: 1000 },
    { priority: 0 },
    { priority: null },
    { preemptionPolicy: 'Never' },
    { preemptionPolicy: 'PreemptLowerPriority' },
    { priority: 500, preemptionPolicy: 'Never' },
  ])
    for (const namespace of ['default', 'kube-system'])
      questions.ask('Priority', 'CREATE', POD, {
        namespace,
        object: pod(namespace, { ...(priorityClassName !== undefined && { priorityClassName }), ...given }),
      });
for (const old of [{}, { priority: 3 }, { preemptionPolicy: 'Never' }, { priority: 0, preemptionPolicy: 'Never' }])
  for (const given of [{}, { priority: 4 }, { preemptionPolicy: 'PreemptLowerPriority' }])
    questions.ask('Priority', 'UPDATE', POD, {
      namespace: 'default',
      object: pod('default', given),
      old: pod('default', old),
    });
/** @type {(name: string, more: Data) => Data} */
const priorityClass = (name, more) => object(PRIORITY, { name }, { value: 1, ...more });
for (const name of ['usual', 'x'])
  for (const more of [{}, { globalDefault: false }, { globalDefault: true }])
    for (const operation of /** @type {const} */ (['CREATE', 'UPDATE', 'DELETE']))
      questions.ask('Priority', operation, PRIORITY, {
        name,
        object: priorityClass(name, more),
        ...(operation !== 'CREATE' && { old: priorityClass(name, {}) }),
      });
questions.everywhere('Priority', PRIORITY, priorityClass('x', { globalDefault: true }), priorityClass('x', {}));

// RuntimeClass
questions.everywhere('RuntimeClass', POD, pod('default', { runtimeClassName: 'placed' }), pod('default'), {
  namespace: 'default',
  subresources: ['status'],
});
for (const runtimeClassName of [undefined, 'plain', 'heavy', 'placed', 'unplaced', 'none'])
  for (const given of [
    {},
    { overhead: { cpu: '100m', memory: '1Mi' } },
    ...(runtimeClassName === 'heavy' ? [{ overhead: { cpu: '0.1', memory: '1024Ki' } }] : []),
    { overhead: { cpu: '100m' } },
    { overhead: {} },
    { nodeSelector: { zone: 'a' } },
    { nodeSelector: { zone: 'b' } },
    { nodeSelector: { disk: 'ssd' } },
    { tolerations: [{ key: 'k', operator: 'Exists', effect: 'NoSchedule' }] },
    { tolerations: [{ key: 'k', operator: 'Exists' }] },
    {
      tolerations: [
        { key: 'k', operator: 'Exists', effect: 'NoSchedule' },
        { key: 'k', operator: 'Exists' },
      ],
    },
    { tolerations: [{ key: 'other', operator: 'Exists' }] },
  ])
    questions.ask('RuntimeClass', 'CREATE', POD, {
      namespace: 'default',
      object: pod('default', { ...(runtimeClassName !== undefined && { runtimeClassName }), ...given }),
    });

export const classesOfPods = questions.rows;
