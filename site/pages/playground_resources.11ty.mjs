import { lab } from '../playground/page.mjs';

export const data = { permalink: 'playground-resources.html' };

const DEFINITION = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata:
  name: crontabs.example.com
spec:
  group: example.com
  scope: Namespaced
  names: {plural: crontabs, singular: crontab, kind: CronTab, listKind: CronTabList}
  versions:
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            required: [schedule]
            properties:
              schedule: {type: string, pattern: '^[0-9*]'}
              replicas: {type: integer, default: 1}
              most: {type: integer}
            x-kubernetes-validations:
            - rule: '!has(self.most) || self.replicas <= self.most'
              message: there are more replicas than most
              fieldPath: .replicas
`;
const OBJECT = `apiVersion: example.com/v1
kind: CronTab
metadata:
  name: nightly
spec:
  schedule: 0 3 * * *
  replicas: 5
  most: 3
  shedule: typo
`;

export const render = () =>
  lab({
    path: 'playground-resources.html',
    title: 'Custom resources playground',
    about: `A CustomResourceDefinition is admitted as an API server admits it; the object below is pruned, gets its defaults,
and is judged by schema and rules. With an object before it, it is an update: what did not change is forgiven.`,
    engine: 'playground-resources',
    texts: [
      { id: 'definition', label: 'CustomResourceDefinition', example: DEFINITION },
      { id: 'object', label: 'Custom resource', example: OBJECT, size: 'medium' },
      { id: 'old', label: 'Custom resource before the update, if any', size: 'short' },
    ],
    output: 'As it is stored',
  });
