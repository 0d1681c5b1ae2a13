import {
  apiServiceAvailable,
  crdEstablished,
  daemonSetRolledOut,
  type DaemonSetLike,
  deploymentRolledOut,
  type DeploymentLike,
  hasCondition,
  isPodReady,
  jobComplete,
  statefulSetRolledOut,
  type StatefulSetLike,
} from './conditions.ts';

/** Whether an object does what it is for; `failed` if it never will by itself. */
export type Readiness = 'ready' | 'waiting' | 'failed';

/** What objects of any kind may say of themselves. */
type Observed = DeploymentLike &
  StatefulSetLike &
  DaemonSetLike & {
    readonly apiVersion?: string;
    readonly kind?: string;
    readonly status?: { readonly phase?: string };
  };

const CONDITIONS: Readonly<Record<string, (object: Observed) => boolean>> = {
  'apps Deployment': deploymentRolledOut,
  'apps StatefulSet': statefulSetRolledOut,
  'apps DaemonSet': daemonSetRolledOut,
  'batch Job': jobComplete,
  'apiextensions.k8s.io CustomResourceDefinition': crdEstablished,
  'apiregistration.k8s.io APIService': apiServiceAvailable,
  ' Pod': (pod) => isPodReady(pod) || pod.status?.phase === 'Succeeded',
  ' PersistentVolumeClaim': ({ status }) => status?.phase === 'Bound',
};

/**
 * Whether an object is ready, by what objects of its kind say: workloads are rolled out, Jobs have ended well, Pods are
 * ready. Of other kinds those with a condition Ready or Available are waited for, and the others ready as they are.
 * @param object as a server gives it, with `apiVersion` and `kind`; undefined for one that is not there
 */
export function readiness(object: object | undefined): Readiness {
  if (object === undefined) return 'waiting';
  const observed: Observed = object;
  const { apiVersion = '', kind = '', status } = observed;
  const type = `${apiVersion.includes('/') ? apiVersion.split('/', 1)[0] : ''} ${kind}`;
  if (type === 'batch Job' && hasCondition('Failed')(observed)) return 'failed';
  if (type === ' Pod' && status?.phase === 'Failed') return 'failed';
  const condition = Object.hasOwn(CONDITIONS, type) ? CONDITIONS[type] : undefined;
  return (condition ?? otherwise)(observed) ? 'ready' : 'waiting';
}

function otherwise({ status }: Observed): boolean {
  const own = status?.conditions?.find(({ type }) => type === 'Ready' || type === 'Available');
  return own === undefined || own.status === 'True';
}
