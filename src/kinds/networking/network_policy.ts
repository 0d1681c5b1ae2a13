import type * as networkingv1 from '#api/networking/v1/index';
import type { IPBlock, NetworkPolicyPeer, NetworkPolicyPort } from '#api/networking/v1/zz_generated.structs';
import type { NetworkPolicy } from '#api/networking/v1/zz_generated.types';
import { formatLabelSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import { getWarningsForCIDR, isValidCIDRForLegacyField } from '#apimachinery/util/validation/cidr';
import { isValidPortName } from '#apimachinery/util/validation/dns';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { isValidPortNum } from '#apimachinery/util/validation/numbers';
import type { Faults } from '#src/validation/checks/faults';
import { familyOfNetwork, isStrictlyWithin } from '#src/validation/checks/ip_addresses';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';

export function checkNetworkPolicy(faults: Faults, { metadata, spec }: NetworkPolicy): void {
  const path = newPath('spec');
  const { podSelector, ingress = [], egress = [], policyTypes = [] } = spec ?? {};
  checkObjectMeta(faults, metadata, { namespaced: true });
  faults.add(validateLabelSelector(podSelector, {}, path.child('podSelector')));
  for (const [index, { ports = [], from = [] }] of ingress.entries()) {
    const at = path.child('ingress').index(index);
    for (const [place, port] of ports.entries()) checkPort(faults, at.child('ports').index(place), port);
    for (const [place, peer] of from.entries()) checkPeer(faults, at.child('from').index(place), peer);
  }
  for (const [index, { ports = [], to = [] }] of egress.entries()) {
    const at = path.child('egress').index(index);
    for (const [place, port] of ports.entries()) checkPort(faults, at.child('ports').index(place), port);
    for (const [place, peer] of to.entries()) checkPeer(faults, at.child('to').index(place), peer);
  }
  if (policyTypes.length > 2) {
    faults.invalid(path.child('policyTypes'), policyTypes, 'may not specify more than two policyTypes');
    return;
  }
  for (const [index, type] of policyTypes.entries())
    faults.oneOf(path.child('policyTypes').index(index), type, ['Ingress', 'Egress']);
}

function checkPort(faults: Faults, path: Path, { protocol, port, endPort }: NetworkPolicyPort): void {
  const end = path.child('endPort');
  faults.oneOf(path.child('protocol'), protocol, ['TCP', 'UDP', 'SCTP']);
  if (typeof port === 'number') {
    faults.each(path.child('port'), port, isValidPortNum(port));
    if (endPort === undefined) return;
    if (endPort < port) faults.invalid(end, endPort, 'must be greater than or equal to `port`');
    faults.each(end, endPort, isValidPortNum(endPort));
    return;
  }
  if (endPort !== undefined) {
    faults.invalid(
      end,
      endPort,
      `may not be specified when \`port\` is ${port === undefined ? 'not specified' : 'non-numeric'}`,
    );
  }
  if (port !== undefined) faults.each(path.child('port'), port, isValidPortName(port));
}

function checkPeer(faults: Faults, path: Path, { podSelector, namespaceSelector, ipBlock }: NetworkPolicyPeer): void {
  faults.add(validateLabelSelector(podSelector, {}, path.child('podSelector')));
  faults.add(validateLabelSelector(namespaceSelector, {}, path.child('namespaceSelector')));
  if (ipBlock !== undefined) checkBlock(faults, path.child('ipBlock'), ipBlock);
  const selects = podSelector !== undefined || namespaceSelector !== undefined;
  if (!selects && ipBlock === undefined) faults.required(path, 'must specify a peer');
  if (selects && ipBlock !== undefined) faults.forbidden(path, 'may not specify both ipBlock and another peer');
}

function checkBlock(faults: Faults, path: Path, { cidr = '', except = [] }: IPBlock): void {
  if (cidr === '') {
    faults.declared.required(path.child('cidr'));
    return;
  }
  faults.add(isValidCIDRForLegacyField(path.child('cidr'), cidr, true));
  if (familyOfNetwork(cidr) === undefined) return;
  for (const [index, block] of except.entries()) {
    const at = path.child('except').index(index);
    faults.add(isValidCIDRForLegacyField(at, block, true));
    if (familyOfNetwork(block) !== undefined && !isStrictlyWithin(block, cidr)) {
      faults.invalid(at, block, 'must be a strict subset of `cidr`');
    }
  }
}

export const networkPolicyColumns: readonly Column<NetworkPolicy>[] = [
  nameColumn,
  { name: 'Pod-Selector', value: ({ spec }) => formatLabelSelector(spec?.podSelector ?? {}) },
  ageColumn,
];

export const networkPolicyStrategy: KindStrategy<NetworkPolicy> = {
  generation: true,
  *warnings({ spec }) {
    for (const [index, { from = [] }] of (spec?.ingress ?? []).entries())
      yield* peerWarnings(newPath('spec', 'ingress').index(index).child('from'), from);
    for (const [index, { to = [] }] of (spec?.egress ?? []).entries())
      yield* peerWarnings(newPath('spec', 'egress').index(index).child('to'), to);
  },
};

function* peerWarnings(path: Path, peers: readonly NetworkPolicyPeer[]): Generator<string> {
  for (const [index, { ipBlock }] of peers.entries()) {
    if (ipBlock === undefined) continue;
    const at = path.index(index).child('ipBlock');
    yield* getWarningsForCIDR(at.child('cidr'), ipBlock.cidr);
    for (const [place, except] of (ipBlock.except ?? []).entries())
      yield* getWarningsForCIDR(at.child('except').index(place), except);
  }
}

export const networkPolicyDefaults: StructDefaults = {
  'networking/v1.NetworkPolicyPort': (port: networkingv1.NetworkPolicyPort) => void (port.protocol ??= 'TCP'),
  'networking/v1.NetworkPolicySpec': (spec: networkingv1.NetworkPolicySpec) => {
    if ((spec.policyTypes ?? []).length > 0) return;
    spec.policyTypes = (spec.egress ?? []).length > 0 ? ['Ingress', 'Egress'] : ['Ingress'];
  },
};
