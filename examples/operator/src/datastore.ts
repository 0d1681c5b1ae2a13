import { conditionsSchema, defineKind, type KindOf } from 'kubetyped/apiextensions';

/** A key-value store that somebody wants. Its CustomResourceDefinition, manifests/crd.yaml, is made of this. */
export const Datastore = defineKind({
  group: 'data.example.com',
  version: 'v1alpha1',
  kind: 'Datastore',
  plural: 'datastores',
  categories: ['all'],
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
  schema: {
    type: 'object',
    properties: {
      spec: {
        type: 'object',
        description: 'What is wanted.',
        default: {},
        properties: {
          version: {
            type: 'string',
            description: 'The version of Valkey. A newer one is rolled out, an older one refused.',
            pattern: '^[0-9]+\\.[0-9]+(\\.[0-9]+)?$',
            default: '8.0',
          },
          replicas: {
            type: 'integer',
            format: 'int32',
            description: 'How many Pods: the first one is written to, the others follow it.',
            minimum: 0,
            maximum: 9,
            default: 1,
          },
          storage: {
            type: 'string',
            description: 'The size of the volume of each Pod.',
            maxLength: 32,
            default: '1Gi',
            'x-kubernetes-validations': [
              { rule: 'isQuantity(self)', message: 'must be a quantity: 10Gi' },
              { rule: 'self == oldSelf', message: 'cannot be changed: the volumes keep their size' },
            ],
          },
          settings: {
            type: 'object',
            description: 'Lines of valkey.conf, by their first word. A change restarts the Pods, one by one.',
            maxProperties: 100,
            additionalProperties: { type: 'string', maxLength: 1000, pattern: '^[^\\r\\n]*$' },
          },
          deletionPolicy: {
            type: 'string',
            description: 'What becomes of the volumes when the Datastore is deleted.',
            enum: ['Retain', 'Delete'],
            default: 'Retain',
          },
        },
      },
      status: {
        type: 'object',
        description: 'What there is.',
        properties: {
          observedGeneration: { type: 'integer', format: 'int64' },
          version: { type: 'string', description: 'The version that all Pods run.' },
          replicas: { type: 'integer', format: 'int32' },
          readyReplicas: { type: 'integer', format: 'int32' },
          selector: { type: 'string', description: 'Of the Pods, for kubectl scale and autoscalers.' },
          conditions: conditionsSchema,
        },
      },
    },
  },
});
/** The data of a Datastore, inferred from the schema. */
export type Datastore = KindOf<typeof Datastore>;
/** What is wanted. */
export type DatastoreSpec = NonNullable<Datastore['spec']>;
/** What there is. */
export type DatastoreStatus = NonNullable<Datastore['status']>;
