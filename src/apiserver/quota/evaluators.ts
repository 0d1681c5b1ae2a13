import type { ResourceList } from '#api/core/v1/resource_list';
import { PersistentVolumeClaim, Service } from '#api/core/v1/zz_generated.types';
import { ofKind, quantityOf } from '../admission/plugin.ts';
import { podEvaluator } from './pod_evaluator.ts';
import { namesMatch, type QuotaEvaluator } from './quota_evaluator.ts';

/** Resources of which nothing is counted. */
const IGNORED: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'authentication.k8s.io/selfsubjectreviews',
  'authentication.k8s.io/tokenreviews',
  'authorization.k8s.io/localsubjectaccessreviews',
  'authorization.k8s.io/selfsubjectaccessreviews',
  'authorization.k8s.io/selfsubjectrulesreviews',
  'authorization.k8s.io/subjectaccessreviews',
  'events.k8s.io/events',
  '/bindings',
  '/componentstatuses',
  '/events',
]);

/** What objects are also counted as. */
const ALIASES: readonly string[] = ['configmaps', 'replicationcontrollers', 'resourcequotas', 'secrets'];

/** @returns undefined when nothing of the resource is counted */
export function evaluatorFor(group: string, resource: string): QuotaEvaluator | undefined {
  const name = `${group}/${resource}`;
  if (IGNORED.has(name)) return undefined;
  if (name === '/pods') return podEvaluator;
  if (name === '/services') return serviceEvaluator;
  if (name === '/persistentvolumeclaims') return claimEvaluator;
  const count = `count/${resource}${group === '' ? '' : `.${group}`}`;
  const names = group === '' && ALIASES.includes(resource) ? [count, resource] : [count];
  return {
    handles: ({ operation, subresource }) => operation === 'CREATE' && subresource === '',
    isCounted: (each) => names.includes(each),
    usage: () => Object.fromEntries(names.map((each) => [each, '1'])),
  };
}

const SERVICES: readonly string[] = ['count/services', 'services', 'services.loadbalancers', 'services.nodeports'];

const serviceEvaluator: QuotaEvaluator = {
  handles: ({ operation, subresource }) => subresource === '' && (operation === 'CREATE' || operation === 'UPDATE'),
  isCounted: (name) => SERVICES.includes(name),
  usage(object) {
    const { type, ports = [], allocateLoadBalancerNodePorts } = ofKind(Service, object)?.spec ?? {};
    const isBalanced = type === 'LoadBalancer';
    // Those of a load balancer are not there yet.
    const counted =
      isBalanced && allocateLoadBalancerNodePorts === false ? ports.filter(({ nodePort }) => nodePort) : ports;
    const nodePorts = isBalanced || type === 'NodePort' ? counted.length : 0;
    return {
      'count/services': '1',
      services: '1',
      'services.loadbalancers': isBalanced ? '1' : '0',
      'services.nodeports': String(nodePorts),
    };
  },
  mayUseLess: () => true,
};

const CLAIMS: readonly string[] = ['persistentvolumeclaims', 'requests.storage'];
const OF_CLASS = '.storageclass.storage.k8s.io/';
const CLASS_ANNOTATION = 'volume.beta.kubernetes.io/storage-class';

const claimEvaluator: QuotaEvaluator = {
  handles: ({ operation, subresource }) =>
    (subresource === '' && (operation === 'CREATE' || operation === 'UPDATE')) || subresource === 'status',
  isCounted: (name) =>
    name === 'count/persistentvolumeclaims' || CLAIMS.some((each) => name === each || name.endsWith(OF_CLASS + each)),
  isInScope(scope, object) {
    if (scope.scopeName !== 'VolumeAttributesClass') return false;
    const { spec, status } = ofKind(PersistentVolumeClaim, object) ?? {};
    const { modifyVolumeStatus, currentVolumeAttributesClassName } = status ?? {};
    const names = [
      spec?.volumeAttributesClassName,
      currentVolumeAttributesClassName,
      modifyVolumeStatus?.targetVolumeAttributesClassName,
    ];
    return namesMatch(
      scope,
      names.flatMap((name) => (name ? [name] : [])),
    );
  },
  usage(object) {
    const { metadata, spec, status } = ofKind(PersistentVolumeClaim, object) ?? {};
    const className = metadata?.annotations?.[CLASS_ANNOTATION] ?? spec?.storageClassName ?? '';
    const requested = spec?.resources?.requests?.['storage'];
    const allocated = status?.allocatedResources?.['storage'];
    const ofClass = (name: string): string[] => (className === '' ? [] : [className + OF_CLASS + name]);
    const counted = ['count/persistentvolumeclaims', 'persistentvolumeclaims', ...ofClass('persistentvolumeclaims')];
    const usage: ResourceList = Object.fromEntries(counted.map((name) => [name, '1']));
    if (requested === undefined) return usage;
    // A volume that could not grow is as large as it was asked for once.
    const [request, other] = [quantityOf(requested), quantityOf(allocated ?? 0)];
    const storage = (other.cmp(request) > 0 ? other : request).roundUp(0).toString();
    for (const name of ['requests.storage', ...ofClass('requests.storage')]) usage[name] = storage;
    return usage;
  },
  mayUseLess: () => true,
};
