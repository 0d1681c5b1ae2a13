import { Condition, type ObjectMeta } from 'kubetyped/apimachinery/apis/meta/v1';
import { defineKind } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';

/** A Deployment that somebody wants: see manifests/crd.yaml. */
export interface Foo {
  readonly apiVersion: 'samplecontroller.example.com/v1alpha1';
  readonly kind: 'Foo';
  readonly metadata: ObjectMeta;
  readonly spec?: { readonly deploymentName?: string; readonly replicas?: number };
  readonly status?: { readonly availableReplicas?: number; readonly conditions?: readonly Condition[] };
}

// How a field is written: left out when empty, or when it is an absent struct; a list.
const OMITTED = 8;
const STRUCT = 12;
const LIST = 1;

/** The Kind class of {@link Foo}. */
export const Foo = defineKind<Foo>({
  group: 'samplecontroller.example.com',
  version: 'v1alpha1',
  kind: 'Foo',
  plural: 'foos',
  namespaced: true,
  fields: [
    [
      'spec',
      {
        type: 'samplecontroller.FooSpec',
        fields: [
          ['deploymentName', 'string', OMITTED],
          ['replicas', 'int32', OMITTED],
        ],
      },
      STRUCT,
    ],
    [
      'status',
      {
        type: 'samplecontroller.FooStatus',
        fields: [
          ['availableReplicas', 'int32', OMITTED],
          ['conditions', Condition, LIST | OMITTED],
        ],
      },
      STRUCT,
    ],
  ],
});
