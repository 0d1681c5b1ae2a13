// @ts-check
// Requests to the plug-ins that look at the node of a Pod.
import { BINDING, container, object, POD, pod } from './objects.mjs';
import { Questions } from './questions.mjs';

const questions = new Questions();

// PodTopologyLabels
questions.everywhere('PodTopologyLabels', POD, pod('default', { nodeName: 'linux' }), pod('default'), {
  namespace: 'default',
  subresources: ['status'],
});
for (const nodeName of [undefined, '', 'linux', 'able', 'none'])
  for (const labels of [undefined, {}, { 'topology.kubernetes.io/zone': 'mine', a: 'b' }])
    questions.ask('PodTopologyLabels', 'CREATE', POD, {
      namespace: 'default',
      object: pod('default', nodeName === undefined ? {} : { nodeName }, labels && { labels }),
    });
for (const target of [
  { kind: 'Node', name: 'linux' },
  { kind: 'Pod', name: 'linux' },
  { name: 'linux' },
  { kind: 'Node', name: '' },
  { kind: 'Node', name: 'none' },
  { kind: 'Node', name: 'able' },
])
  for (const labels of [undefined, { 'topology.kubernetes.io/zone': 'mine' }])
    questions.ask('PodTopologyLabels', 'CREATE', BINDING, {
      namespace: 'default',
      subresource: 'binding',
      object: object(BINDING, { namespace: 'default', name: 'x', ...(labels && { labels }) }, { target }),
    });

// PodResizeValidator, NodeDeclaredFeatureValidator
for (const plugin of ['PodResizeValidator', 'NodeDeclaredFeatureValidator']) {
  const resized = pod(
    'default',
    { nodeName: 'linux', containers: [container({ cpu: '3' })], initContainers: [container({ cpu: '1' })] },
    { generation: 2 },
  );
  const before = pod('default', { nodeName: 'linux', initContainers: [container({ cpu: '2' })] }, { generation: 1 });
  questions.everywhere(plugin, POD, resized, before, { namespace: 'default', subresources: ['status', 'resize'] });
  for (const nodeName of [undefined, '', 'linux', 'windows', 'able', 'none'])
    for (const generation of [1, 2])
      for (const spec of [
        { containers: [container({ cpu: '2', memory: '1Gi' })] },
        { containers: [container({ cpu: '2001m', memory: '1Gi' })] },
        { containers: [container({ cpu: '2', memory: '1025Mi' })] },
        { containers: [container({ cpu: '3', memory: '2Gi' })] },
        { resources: { requests: { cpu: '1' } } },
        { initContainers: [container({ cpu: '1' })] },
        { initContainers: [{ ...container({ cpu: '1' }), restartPolicy: 'Always' }] },
      ]) {
        const node = nodeName === undefined ? {} : { nodeName };
        const old = pod(
          'default',
          {
            ...node,
            ...(spec.initContainers && { initContainers: [{ ...spec.initContainers[0], ...container({ cpu: '2' }) }] }),
          },
          { generation: 1 },
        );
        for (const subresource of ['', 'resize'])
          questions.ask(plugin, 'UPDATE', POD, {
            namespace: 'default',
            subresource,
            object: pod('default', { ...node, ...spec }, { generation }),
            old,
          });
      }
}

export const podsOnNodes = questions.rows;
