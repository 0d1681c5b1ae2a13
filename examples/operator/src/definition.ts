import { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import { Datastore, schema } from './datastore.ts';

/** The CustomResourceDefinition of Datastore: `npm run manifests` writes it to manifests/crd.yaml. */
export const definition = new CustomResourceDefinition({
  metadata: { name: `${Datastore.resource}.${Datastore.group}` },
  spec: {
    group: Datastore.group,
    scope: 'Namespaced',
    names: {
      kind: Datastore.kind,
      listKind: `${Datastore.kind}List`,
      plural: 'datastores',
      singular: 'datastore',
      categories: ['all'],
    },
    versions: [
      {
        name: Datastore.version,
        served: true,
        storage: true,
        schema: { openAPIV3Schema: structuredClone<object>(schema) },
        subresources: {
          status: {},
          scale: {
            specReplicasPath: '.spec.replicas',
            statusReplicasPath: '.status.replicas',
            labelSelectorPath: '.status.selector',
          },
        },
        additionalPrinterColumns: [
          { name: 'Version', type: 'string', jsonPath: '.status.version' },
          { name: 'Desired', type: 'integer', jsonPath: '.spec.replicas' },
          { name: 'Ready', type: 'integer', jsonPath: '.status.readyReplicas' },
          { name: 'Status', type: 'string', jsonPath: '.status.conditions[?(@.type=="Ready")].reason' },
          { name: 'Age', type: 'date', jsonPath: '.metadata.creationTimestamp' },
        ],
      },
    ],
  },
});
