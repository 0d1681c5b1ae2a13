import type * as corev1 from '#api/core/v1/index';
import type { NodeConfigSource, NodeSpec, NodeStatus } from '#api/core/v1/zz_generated.structs';
import type { Node } from '#api/core/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { getWarningsForCIDR, isValidCIDRForLegacyField } from '#apimachinery/util/validation/cidr';
import { DNS1123SubdomainMaxLength } from '#apimachinery/util/validation/dns';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { isConfigMapKey } from '#apimachinery/util/validation/keys';
import { quote } from '#engine/schema/fault';
import { compareUTF8, utf8Length } from '#engine/text/utf8';
import { type Faults, MUST_BE_POSITIVE } from '#src/validation/checks/faults';
import { familyOfNetwork } from '#src/validation/checks/ip_addresses';
import { label, subdomain } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { quantityOf } from '#src/validation/checks/quantities';
import { ageColumn, NONE, nameColumn, UNKNOWN } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
import { checkTaints } from './pod_spec/tolerations.ts';
import { checkResourceAmount } from './resources/resource_names.ts';
import { sorted } from './resources/resource_requirements.ts';

export function checkNode(faults: Faults, { metadata, spec = {}, status = {} }: Node): void {
  checkObjectMeta(faults, metadata, { namespaced: false });
  checkTaints(faults, newPath('metadata', 'taints'), spec.taints ?? []);
  const { capacity, allocatable = capacity } = status;
  for (const [list, amounts] of [
    ['capacity', capacity],
    ['allocatable', allocatable],
  ] as const) {
    for (const [name, value] of sorted(amounts))
      checkResourceAmount(faults, newPath('status', list, name), name, quantityOf(value));
  }
  const swap = status.nodeInfo?.swap?.capacity;
  // Go's path, too.
  if (swap !== undefined && swap <= 0)
    faults.invalid(newPath('metadata', 'nodeSwapStatus', 'capacity'), swap, MUST_BE_POSITIVE);
  checkDeclaredFeatures(faults, status);
  const path = newPath('spec', 'podCIDRs');
  const { podCIDR } = spec;
  // The singular field counts where the two differ.
  const podCIDRs = podCIDR && spec.podCIDRs?.[0] !== podCIDR ? [podCIDR] : (spec.podCIDRs ?? []);
  for (const [index, cidr] of podCIDRs.entries()) faults.add(isValidCIDRForLegacyField(path.index(index), cidr, true));
  if (podCIDRs.length < 2) return;
  const families = podCIDRs.map(familyOfNetwork);
  const wrong = families.indexOf(undefined);
  if (wrong >= 0) {
    const why = `invalid CIDR[${wrong}]: <nil> (invalid CIDR address: ${podCIDRs[wrong]})`;
    faults.internal(path, `invalid PodCIDRs. failed to check with dual stack with error:${why}`);
  }
  if (wrong >= 0 || new Set(families).size < 2 || podCIDRs.length > 2)
    faults.invalid(path, podCIDRs, 'may specify no more than one CIDR for each IP family');
}

/** Names of features: a segment that begins with a capital, and others behind slashes. */
const DECLARED_FEATURE = /^[A-Z][a-zA-Z0-9]*(?:\/[a-zA-Z][a-zA-Z0-9]*)*$/;

/** Mirrors `validateNodeDeclaredFeatures` of kube-apiserver. */
function checkDeclaredFeatures(faults: Faults, { declaredFeatures = [] }: NodeStatus): void {
  const path = newPath('status', 'declaredFeatures');
  for (const [index, feature] of declaredFeatures.entries()) {
    const wrong =
      utf8Length(feature) > DNS1123SubdomainMaxLength
        ? `must be no more than ${DNS1123SubdomainMaxLength} characters`
        : !DECLARED_FEATURE.test(feature) &&
          "must start with an UpperCamelCase segment, with subsequent segments separated by '/' (e.g., MyFeature or MyFeature/mySubFeature), and contain only alphanumeric characters and slashes";
    if (wrong) faults.invalid(path.index(index), feature, `invalid feature name ${quote(feature)}: ${wrong}`);
    const next = declaredFeatures[index + 1];
    if (next === undefined) continue;
    if (feature === next) faults.duplicate(path.index(index + 1), next);
    else if (compareUTF8(feature, next) > 0)
      faults.invalid(path.index(index + 1), next, 'list must be sorted alphabetically');
  }
}

/** What an update of a Node may not change, once it is set. Mirrors `ValidateNodeUpdate` of kube-apiserver. */
function checkNodeUpdate(faults: Faults, { spec = {}, status = {} }: Node, { spec: old = {} }: Node): void {
  for (const [index, address] of (status.addresses ?? []).entries())
    if (status.addresses?.slice(0, index).some((each) => deepEqual(each, address)))
      faults.duplicate(newPath('status', 'addresses').index(index), address);
  const once = (field: string): string => `node updates may not change ${field} except from "" to valid`;
  const [cidrs, before] = [cidrsOf(spec), cidrsOf(old)];
  if (before.length > 0) {
    const changes = cidrs.length === before.length ? before.filter((cidr, index) => cidr !== cidrs[index]) : ['all'];
    for (const _ of changes) faults.forbidden(newPath('spec', 'podCIDRs'), once('podCIDR'));
  }
  if (old.providerID && spec.providerID !== old.providerID)
    faults.invalid(
      newPath('spec', 'providerID'),
      null,
      spec.providerID ? 'field cannot be modified once set' : 'field cannot be cleared once set',
    );
  checkConfigSource(faults, newPath('spec', 'configSource'), spec.configSource, false);
  for (const name of ['assigned', 'active', 'lastKnownGood'] as const)
    checkConfigSource(faults, newPath('status', 'config', name), status.config?.[name], true);
  if ((spec.externalID ?? '') !== (old.externalID ?? ''))
    faults.forbidden(newPath('spec', 'externalID'), 'may not be updated');
}

/** Where a kubelet was once told to read its configuration; a status says which version it has read. */
function checkConfigSource(
  faults: Faults,
  path: Path,
  source: NodeConfigSource | undefined,
  isOfStatus: boolean,
): void {
  if (source === undefined) return;
  const { configMap } = source;
  if (configMap === undefined) {
    faults.invalid(path, source, 'exactly one reference subfield must be non-nil');
    return;
  }
  const at = path.child('configMap');
  for (const name of ['uid', 'resourceVersion'] as const) {
    if (isOfStatus) faults.present(at.child(name), configMap[name]);
    else if (configMap[name]) faults.forbidden(at.child(name), `${name} must not be set in spec`);
  }
  faults.named(at.child('namespace'), configMap.namespace, label);
  faults.named(at.child('name'), configMap.name, subdomain);
  faults.named(at.child('kubeletConfigKey'), configMap.kubeletConfigKey, isConfigMapKey);
}

/** The singular field counts where the two differ. */
const cidrsOf = ({ podCIDR, podCIDRs = [] }: NodeSpec): readonly string[] =>
  podCIDR && podCIDRs[0] !== podCIDR ? [podCIDR] : podCIDRs;

/** The same rules hold when a kubelet writes the status. */
function checkNodeStatusUpdate(faults: Faults, node: Node, old: Node): void {
  for (const list of ['capacity', 'allocatable'] as const)
    for (const [name, amount] of sorted(node.status?.[list]))
      checkResourceAmount(faults, newPath('status', list, name), name, quantityOf(amount));
  checkDeclaredFeatures(faults, node.status ?? {});
  checkNodeUpdate(faults, node, old);
}

export const nodeUpdateValidation: UpdateValidation<Node> = {
  update: checkNodeUpdate,
  subresources: { status: checkNodeStatusUpdate },
};

export const nodeColumns: readonly Column<Node>[] = [
  nameColumn,
  {
    name: 'Status',
    value: ({ spec, status }) => {
      const ready = status?.conditions?.findLast(({ type }) => type === 'Ready');
      const state = ready === undefined ? 'Unknown' : ready.status === 'True' ? 'Ready' : 'NotReady';
      return spec?.unschedulable ? `${state},SchedulingDisabled` : state;
    },
  },
  { name: 'Roles', value: roles },
  ageColumn,
  { name: 'Version', value: ({ status }) => status?.nodeInfo?.kubeletVersion ?? '' },
  { name: 'Internal-IP', priority: 1, value: (node) => addressOf(node, 'InternalIP') },
  { name: 'External-IP', priority: 1, value: (node) => addressOf(node, 'ExternalIP') },
  { name: 'OS-Image', priority: 1, value: ({ status }) => status?.nodeInfo?.osImage || UNKNOWN },
  {
    name: 'Kernel-Version',
    priority: 1,
    value: ({ status }) => {
      const { kernelVersion, architecture } = status?.nodeInfo ?? {};
      return `${kernelVersion || UNKNOWN}${architecture ? ` (${architecture})` : ''}`;
    },
  },
  {
    name: 'Container-Runtime',
    priority: 1,
    value: ({ status }) => status?.nodeInfo?.containerRuntimeVersion || UNKNOWN,
  },
];

function addressOf({ status }: Node, wanted: string): string {
  const found = status?.addresses?.find(({ type }) => type === wanted);
  return found === undefined ? NONE : found.address;
}

function roles({ metadata: { labels = {} } }: Node): string {
  const found = Object.entries(labels).map(([key, value]) =>
    key === 'kubernetes.io/role' ? value : (/^node-role\.kubernetes\.io\/(.*)$/s.exec(key)?.[1] ?? ''),
  );
  return [...new Set(found.filter((role) => role !== ''))].sort().join() || NONE;
}

/** The network is the first of the networks. */
function convertNode({ spec }: Node): void {
  if (spec === undefined) return;
  const { podCIDR, podCIDRs = [] } = spec;
  const [first] = podCIDRs;
  if (podCIDR && first !== podCIDR) spec.podCIDRs = [podCIDR];
  else if (!podCIDR && first) spec.podCIDR = first;
}

export const nodeStrategy: KindStrategy<Node> = {
  isNewWithStatus: true,
  selectableFields: { 'spec.unschedulable': ({ spec }) => String(spec?.unschedulable ?? false) },
  storagePrefix: 'minions',
  convert: convertNode,
  *warnings({ spec = {} }) {
    if (spec.configSource !== undefined) yield 'spec.configSource: the feature is removed';
    if (spec.externalID) yield 'spec.externalID: this field is deprecated, and is unused by Kubernetes';
    for (const [index, value] of (spec.podCIDRs ?? []).entries())
      yield* getWarningsForCIDR(newPath('spec', 'podCIDRs').index(index), value);
  },
  // Configurations of kubelets are gone as a feature; what was there stays.
  prepareForCreate: ({ status }) => void delete status?.config,
  status: {
    prepareForUpdate({ status }, old) {
      if (old.status?.config === undefined) delete status?.config;
    },
  },
  dropDisabled({ spec }, old) {
    if (old?.spec?.configSource === undefined) delete spec?.configSource;
    // Behind features that are off by default.
    if (old?.spec?.podPreemptionPolicy === undefined) delete spec?.podPreemptionPolicy;
  },
};

export const nodeDefaults: StructDefaults = {
  'core/v1.NodeStatus': (object: corev1.NodeStatus) => {
    if (object.capacity) object.allocatable ??= { ...object.capacity };
  },
};
