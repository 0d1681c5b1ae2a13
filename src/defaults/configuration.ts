import type * as admissionregistrationv1 from '#api/admissionregistration/v1/index';
import type * as discoveryv1 from '#api/discovery/v1/index';
import type * as flowcontrolv1 from '#api/flowcontrol/v1/index';
import type * as networkingv1 from '#api/networking/v1/index';
import type * as rbacv1 from '#api/rbac/v1/index';
import type * as resourcev1 from '#api/resource/v1/index';
import type * as schedulingv1 from '#api/scheduling/v1/index';
import type * as storagev1 from '#api/storage/v1/index';
import type { StructDefaults } from './defaulting.ts';

const RBAC = 'rbac.authorization.k8s.io';

function webhook(object: admissionregistrationv1.ValidatingWebhook | admissionregistrationv1.MutatingWebhook): void {
  object.failurePolicy ??= 'Fail';
  object.matchPolicy ??= 'Equivalent';
  object.namespaceSelector ??= {};
  object.objectSelector ??= {};
  object.timeoutSeconds ??= 10;
}

const policySpec = (
  spec: admissionregistrationv1.ValidatingAdmissionPolicySpec | admissionregistrationv1.MutatingAdmissionPolicySpec,
): void => void (spec.failurePolicy ??= 'Fail');

const rule = (object: admissionregistrationv1.Rule): void => void (object.scope ??= '*');

export const admissionregistrationDefaults: StructDefaults = {
  MatchResources: (object: admissionregistrationv1.MatchResources) => {
    object.matchPolicy ??= 'Equivalent';
    object.namespaceSelector ??= {};
    object.objectSelector ??= {};
  },
  MutatingAdmissionPolicySpec: policySpec,
  MutatingWebhook: (object: admissionregistrationv1.MutatingWebhook) => {
    webhook(object);
    object.reinvocationPolicy ??= 'Never';
  },
  NamedRuleWithOperations: rule,
  RuleWithOperations: rule,
  ServiceReference: (object: admissionregistrationv1.ServiceReference) => void (object.port ??= 443),
  ValidatingAdmissionPolicySpec: policySpec,
  ValidatingWebhook: webhook,
};

export const discoveryDefaults: StructDefaults = {
  EndpointPort: (port: discoveryv1.EndpointPort) => {
    port.name ??= '';
    port.protocol ??= 'TCP';
  },
};

export const flowcontrolDefaults: StructDefaults = {
  ExemptPriorityLevelConfiguration: (object: flowcontrolv1.ExemptPriorityLevelConfiguration) => {
    object.nominalConcurrencyShares ??= 0;
    object.lendablePercent ??= 0;
  },
  FlowSchemaSpec: (spec: flowcontrolv1.FlowSchemaSpec) => void (spec.matchingPrecedence ||= 1000),
  LimitedPriorityLevelConfiguration: (object: flowcontrolv1.LimitedPriorityLevelConfiguration) => {
    object.nominalConcurrencyShares ??= 30;
    object.lendablePercent ??= 0;
  },
  QueuingConfiguration: (object: flowcontrolv1.QueuingConfiguration) => {
    object.handSize ||= 8;
    object.queues ||= 64;
    object.queueLengthLimit ||= 50;
  },
};

export const networkingDefaults: StructDefaults = {
  IngressClassParametersReference: (object: networkingv1.IngressClassParametersReference) =>
    void (object.scope ??= 'Cluster'),
  NetworkPolicyPort: (port: networkingv1.NetworkPolicyPort) => void (port.protocol ??= 'TCP'),
  NetworkPolicySpec: (spec: networkingv1.NetworkPolicySpec) => {
    if ((spec.policyTypes ?? []).length > 0) return;
    spec.policyTypes = (spec.egress ?? []).length > 0 ? ['Ingress', 'Egress'] : ['Ingress'];
  },
};

export const rbacDefaults: StructDefaults = {
  RoleRef: (object: rbacv1.RoleRef) => void (object.apiGroup ||= RBAC),
  Subject: (object: rbacv1.Subject) => {
    if (object.kind === 'User' || object.kind === 'Group') object.apiGroup ||= RBAC;
  },
};

const exactCount = (object: resourcev1.ExactDeviceRequest | resourcev1.DeviceSubRequest): void => {
  object.allocationMode ||= 'ExactCount';
  if (object.allocationMode === 'ExactCount') object.count ||= 1;
};

const toleration = (object: resourcev1.DeviceToleration): void => void (object.operator ||= 'Equal');

const taint = (object: resourcev1.DeviceTaint): void =>
  void (object.timeAdded ??= new Date().toISOString().replace(/\.\d+Z$/, 'Z'));

export const resourceDefaults: StructDefaults = {
  Device: ({ nodeAllocatableResourceMappings }: resourcev1.Device) => {
    for (const mapping of Object.values(nodeAllocatableResourceMappings ?? {})) mapping.allocationMultiplier ??= '1';
  },
  DeviceSubRequest: exactCount,
  DeviceTaint: taint,
  DeviceToleration: toleration,
  ExactDeviceRequest: exactCount,
};

export const schedulingDefaults: StructDefaults = {
  PriorityClass: (object: schedulingv1.PriorityClass) => void (object.preemptionPolicy ??= 'PreemptLowerPriority'),
};

export const storageDefaults: StructDefaults = {
  CSIDriverSpec: (spec: storagev1.CSIDriverSpec) => {
    spec.attachRequired ??= true;
    spec.podInfoOnMount ??= false;
    spec.storageCapacity ??= false;
    spec.fsGroupPolicy ??= 'ReadWriteOnceWithFSType';
    if ((spec.volumeLifecycleModes ?? []).length === 0) spec.volumeLifecycleModes = ['Persistent'];
    spec.requiresRepublish ??= false;
    spec.seLinuxMount ??= false;
  },
  StorageClass: (object: storagev1.StorageClass) => {
    object.reclaimPolicy ??= 'Delete';
    object.volumeBindingMode ??= 'Immediate';
  },
};
