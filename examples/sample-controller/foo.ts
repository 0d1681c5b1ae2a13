import { conditionsSchema, defineKind, type KindOf } from 'kubetyped/apiextensions';

/** A Deployment that somebody wants. Its CustomResourceDefinition is manifests/crd.yaml. */
export const Foo = defineKind({
  group: 'samplecontroller.example.com',
  version: 'v1alpha1',
  kind: 'Foo',
  subresources: { status: {} },
  additionalPrinterColumns: [
    { name: 'Deployment', type: 'string', jsonPath: '.spec.deploymentName' },
    { name: 'Available', type: 'integer', jsonPath: '.status.availableReplicas' },
  ],
  schema: {
    type: 'object',
    required: ['spec'],
    properties: {
      spec: {
        type: 'object',
        required: ['deploymentName'],
        properties: {
          /** The Deployment that is made, in the namespace of the Foo. */
          deploymentName: { type: 'string', minLength: 1 },
          /** How many Pods are wanted. */
          replicas: { type: 'integer', format: 'int32', minimum: 1, maximum: 10, default: 1 },
        },
      },
      status: {
        type: 'object',
        properties: { availableReplicas: { type: 'integer', format: 'int32' }, conditions: conditionsSchema },
      },
    },
  },
});
/** The data of a Foo, inferred from the schema. */
export type Foo = KindOf<typeof Foo>;
