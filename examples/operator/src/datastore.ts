import type { Condition, ObjectMeta } from 'kubetyped/apimachinery/apis/meta/v1';
import { defineKind, schemaFields } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';

/** What somebody wants. */
export interface DatastoreSpec {
  /** The version of Valkey. A newer one is rolled out, an older one refused. */
  readonly version?: string;
  /** How many Pods: the first one is written to, the others follow it. */
  readonly replicas?: number;
  /** The size of the volume of each Pod. */
  readonly storage?: string;
  /** Lines of valkey.conf: `maxmemory-policy: allkeys-lru`. A change restarts the Pods, one by one. */
  readonly settings?: Readonly<Record<string, string>>;
  /** What becomes of the volumes when the Datastore is deleted. */
  readonly deletionPolicy?: 'Retain' | 'Delete';
}

/** What there is. */
export interface DatastoreStatus {
  readonly observedGeneration?: number;
  /** The version that all Pods run. */
  readonly version?: string;
  readonly replicas?: number;
  readonly readyReplicas?: number;
  /** Of the Pods, for `kubectl scale` and autoscalers. */
  readonly selector?: string;
  readonly conditions?: readonly Condition[];
}

/** A key-value store that somebody wants. */
export interface Datastore {
  readonly apiVersion: 'data.example.com/v1alpha1';
  readonly kind: 'Datastore';
  readonly metadata: ObjectMeta;
  readonly spec?: DatastoreSpec;
  readonly status?: DatastoreStatus;
}

/** The schema that servers validate by, and take defaults from. */
export const schema = {
  type: 'object',
  properties: {
    spec: {
      type: 'object',
      default: {},
      properties: {
        version: { type: 'string', pattern: '^[0-9]+\\.[0-9]+(\\.[0-9]+)?$', default: '8.0' },
        replicas: { type: 'integer', format: 'int32', minimum: 0, maximum: 9, default: 1 },
        storage: {
          type: 'string',
          default: '1Gi',
          maxLength: 32,
          'x-kubernetes-validations': [
            { rule: 'isQuantity(self)', message: 'must be a quantity: 10Gi' },
            { rule: 'self == oldSelf', message: 'cannot be changed: the volumes keep their size' },
          ],
        },
        settings: {
          type: 'object',
          maxProperties: 100,
          additionalProperties: { type: 'string', maxLength: 1000, pattern: '^[^\\r\\n]*$' },
        },
        deletionPolicy: { type: 'string', enum: ['Retain', 'Delete'], default: 'Retain' },
      },
    },
    status: {
      type: 'object',
      properties: {
        observedGeneration: { type: 'integer', format: 'int64' },
        version: { type: 'string' },
        replicas: { type: 'integer', format: 'int32' },
        readyReplicas: { type: 'integer', format: 'int32' },
        selector: { type: 'string' },
        conditions: {
          type: 'array',
          'x-kubernetes-list-type': 'map',
          'x-kubernetes-list-map-keys': ['type'],
          items: {
            type: 'object',
            required: ['type', 'status', 'lastTransitionTime', 'reason', 'message'],
            properties: {
              type: { type: 'string' },
              status: { type: 'string', enum: ['True', 'False', 'Unknown'] },
              observedGeneration: { type: 'integer', format: 'int64' },
              lastTransitionTime: { type: 'string', format: 'date-time' },
              reason: { type: 'string' },
              message: { type: 'string' },
            },
          },
        },
      },
    },
  },
} as const;

/** The Kind class of {@link Datastore}. */
export const Datastore = defineKind<Datastore>({
  group: 'data.example.com',
  version: 'v1alpha1',
  kind: 'Datastore',
  plural: 'datastores',
  namespaced: true,
  fields: schemaFields(schema),
});
