import { nestedFieldNoCopy } from '#apimachinery/apis/meta/v1/unstructured/nested_field';
import type { APIObject } from '../storage/api_object.ts';

/** Paths of fields that kube-apiserver lets one select by besides name and namespace, by group and resource. */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  '/events': [
    ...['apiVersion', 'fieldPath', 'kind', 'name', 'namespace', 'resourceVersion', 'uid'].map(
      (name) => `involvedObject.${name}`,
    ),
    'reason',
    'reportingComponent',
    'type',
  ],
  '/namespaces': ['status.phase'],
  '/nodes': ['spec.unschedulable'],
  '/pods': [
    'spec.hostNetwork',
    'spec.nodeName',
    'spec.restartPolicy',
    'spec.schedulerName',
    'spec.serviceAccountName',
    'status.nominatedNodeName',
    'status.phase',
    'status.podIP',
  ],
  '/replicationcontrollers': ['status.replicas'],
  '/secrets': ['type'],
  '/services': ['spec.clusterIP', 'spec.type'],
  'apps/replicasets': ['status.replicas'],
  'certificates.k8s.io/certificatesigningrequests': ['spec.signerName'],
};

/** What one can select objects of a built-in resource by, and how to find it. */
export function selectableFields({
  group,
  resource,
}: {
  readonly group: string;
  readonly resource?: string | undefined;
}): Record<string, (object: APIObject) => string> {
  const paths = PATHS[`${group}/${resource}`] ?? [];
  return Object.fromEntries(paths.map((path) => [path, (object: APIObject): string => textAt(object, path)]));
}

/** A value as text, empty when it is not there. */
function textAt(object: object, path: string): string {
  const value = nestedFieldNoCopy(object, ...path.split('.'));
  return value === undefined || value === null ? '' : String(value);
}
