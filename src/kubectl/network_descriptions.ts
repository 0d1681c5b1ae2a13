// What is said of Services, their endpoints, Ingresses and network policies.
import type { ServicePort } from '#api/core/v1/zz_generated.structs';
import type { Service } from '#api/core/v1/zz_generated.types';
import type { EndpointSlice } from '#api/discovery/v1/zz_generated.types';
import type { IngressBackend, NetworkPolicyPeer, NetworkPolicyPort } from '#api/networking/v1/zz_generated.structs';
import type { Ingress, IngressClass, NetworkPolicy } from '#api/networking/v1/zz_generated.types';
import { formatLabelSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { conditionRows, type Entries, type Entry, pairs } from './description.ts';

export function serviceEntries({ spec, status }: Service, slices: readonly EndpointSlice[]): Entry[] {
  const ingress = status?.loadBalancer?.ingress?.map(({ ip, hostname, ipMode }) =>
    ip ? `${ip}${ipMode ? ` (${ipMode})` : ''}` : (hostname ?? ''),
  );
  return [
    ['Selector', pairs(spec?.selector)],
    ['Type', spec?.type],
    ['IP Families', spec?.ipFamilies && `${spec.ipFamilies.join(', ')} (${spec.ipFamilyPolicy ?? 'SingleStack'})`],
    ['IPs', spec?.clusterIPs ?? []],
    ['External IPs', spec?.externalIPs],
    ['Requested IP', spec?.loadBalancerIP],
    ['External Name', spec?.externalName],
    ['Load Balancer', ingress !== undefined || spec?.type === 'LoadBalancer' ? (ingress ?? []) : undefined],
    ['Load Balancer Class', spec?.loadBalancerClass],
    ['Allowed Sources', spec?.loadBalancerSourceRanges],
    [
      'Ports',
      { entries: (spec?.ports ?? []).map((port): Entry => [port.name || '<unset>', portEntries(port, slices)]) },
    ],
    ['Session Affinity', spec?.sessionAffinity],
    ['External Traffic', spec?.externalTrafficPolicy],
    ['Internal Traffic', spec?.internalTrafficPolicy],
    ['Traffic Distribution', spec?.trafficDistribution],
    ['Health Check Port', spec?.healthCheckNodePort || undefined],
    ['Conditions', conditionRows(status?.conditions)],
  ];
}

function portEntries(port: ServicePort, slices: readonly EndpointSlice[]): Entries {
  const { port: number, protocol = 'TCP', targetPort, nodePort, appProtocol } = port;
  const notReady = addressesOf(slices, port, false);
  return {
    entries: [
      ['Port', `${number}/${protocol}${appProtocol ? ` (${appProtocol})` : ''}`],
      ['Target Port', `${targetPort ?? number}/${protocol}`],
      ['Node Port', nodePort ? `${nodePort}/${protocol}` : undefined],
      ['Ready Endpoints', addressesOf(slices, port, true)],
      ['Not Ready Endpoints', notReady.length > 0 ? notReady : undefined],
    ],
  };
}

/** Where a port of a Service leads to, with the ports of its endpoints. */
function addressesOf(slices: readonly EndpointSlice[], { name = '' }: ServicePort, ready: boolean): string[] {
  return slices.flatMap(({ endpoints, ports }) =>
    (ports ?? [])
      .filter((each) => (each.name ?? '') === name)
      .flatMap(({ port }) =>
        (endpoints ?? [])
          .filter(({ conditions }) => (conditions?.ready ?? true) === ready)
          .flatMap(({ addresses }) => addresses)
          .map((address) => (port === undefined ? address : hostPort(address, port))),
      ),
  );
}

function hostPort(address: string, port: number): string {
  return address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`;
}

export function endpointSliceEntries({ addressType, ports, endpoints }: EndpointSlice): Entry[] {
  const ofPorts = (ports ?? []).map(({ name, port, protocol, appProtocol }) => [
    name || '<unset>',
    String(port ?? '<all>'),
    protocol ?? '',
    appProtocol ?? '',
  ]);
  const ofEndpoints = (endpoints ?? []).map(({ addresses, conditions = {}, targetRef, hostname, nodeName, zone }) => {
    const state = Object.entries(conditions).map(([name, is]) => (is ? name : `not ${name}`));
    return [
      addresses.join(', '),
      state.join(', ') || '<unset>',
      targetRef === undefined ? '<none>' : `${targetRef.kind}/${targetRef.name}`,
      hostname ?? '<unset>',
      nodeName ?? '<unset>',
      zone ?? '<unset>',
    ];
  });
  return [
    ['Address Type', addressType],
    ['Ports', { rows: [['Name', 'Port', 'Protocol', 'App Protocol'], ...ofPorts] }],
    ['Endpoints', { rows: [['Addresses', 'Conditions', 'Target', 'Hostname', 'Node', 'Zone'], ...ofEndpoints] }],
  ];
}

/** A Service that an Ingress names, with its slices; undefined when there is none. */
export type BackendService = { readonly service: Service; readonly slices: readonly EndpointSlice[] } | undefined;

/** The names of the Services behind an Ingress. */
export function backendsOf({ spec }: Ingress): string[] {
  const backends = (spec?.rules ?? []).flatMap(({ http }) => http?.paths ?? []).map(({ backend }) => backend);
  const names = [...backends, spec?.defaultBackend].map((backend) => backend?.service?.name);
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** @param services those that {@link backendsOf} names */
export function ingressEntries({ spec, status }: Ingress, services: ReadonlyMap<string, BackendService>): Entry[] {
  const text = (backend: IngressBackend): string => backendText(backend, services);
  const rows = (spec?.rules ?? []).flatMap(({ host, http }) =>
    (http?.paths ?? []).map(({ path, pathType, backend }) => [host || '*', path || '/', pathType, text(backend)]),
  );
  return [
    ['Class', spec?.ingressClassName],
    ['Addresses', status?.loadBalancer?.ingress?.map(({ ip, hostname }) => ip || hostname || '') ?? []],
    ['Default Backend', spec?.defaultBackend && text(spec.defaultBackend)],
    [
      'TLS',
      (spec?.tls ?? []).map(
        ({ secretName, hosts }) => `${secretName ?? 'the certificate of the host'} for ${hosts?.join(', ') || '*'}`,
      ),
    ],
    ['Rules', { rows: [['Host', 'Path', 'Type', 'Backend'], ...rows] }],
  ];
}

function backendText({ service, resource }: IngressBackend, services: ReadonlyMap<string, BackendService>): string {
  if (service === undefined)
    return resource === undefined
      ? '<none>'
      : `${resource.kind}/${resource.name}${resource.apiGroup ? ` of ${resource.apiGroup}` : ''}`;
  const { name, port } = service;
  const label = `${name}:${port?.name || port?.number || ''}`;
  const found = services.get(name);
  if (found === undefined) return `${label} (services "${name}" not found)`;
  const own = found.service.spec?.ports?.find((each) => each.name === port?.name || each.port === port?.number);
  const addresses = own === undefined ? [] : addressesOf(found.slices, own, true);
  return `${label} (${own === undefined ? 'the Service has no such port' : addresses.join(', ') || 'no endpoints'})`;
}

export function ingressClassEntries({ metadata, spec }: IngressClass): Entry[] {
  const { controller, parameters } = spec ?? {};
  const isDefault = metadata.annotations?.['ingressclass.kubernetes.io/is-default-class'] === 'true';
  return [
    ['Default', isDefault ? 'yes' : 'no'],
    ['Controller', controller],
    [
      'Parameters',
      parameters &&
        `${parameters.kind}/${parameters.name}${parameters.apiGroup ? ` of ${parameters.apiGroup}` : ''}${parameters.namespace ? ` in ${parameters.namespace}` : ''}`,
    ],
  ];
}

export function networkPolicyEntries({ spec }: NetworkPolicy): Entry[] {
  const { podSelector, policyTypes = [], ingress = [], egress = [] } = spec ?? {};
  const isOfAll = !podSelector?.matchLabels && !podSelector?.matchExpressions?.length;
  const direction = (type: 'Ingress' | 'Egress', rules: readonly Entry[]): Entry => [
    `${type} Traffic`,
    !policyTypes.includes(type) ? 'not affected' : rules.length === 0 ? 'none is allowed' : { entries: rules },
  ];
  return [
    ['Pods', isOfAll ? 'all of the namespace' : formatLabelSelector(podSelector)],
    ['Policy Types', policyTypes],
    direction(
      'Ingress',
      ingress.map(({ from, ports }, at) => ruleEntry(at, 'From', from, ports)),
    ),
    direction(
      'Egress',
      egress.map(({ to, ports }, at) => ruleEntry(at, 'To', to, ports)),
    ),
  ];
}

function ruleEntry(
  at: number,
  label: 'From' | 'To',
  peers: readonly NetworkPolicyPeer[] = [],
  ports: readonly NetworkPolicyPort[] = [],
): Entry {
  const allowed = ports.map(
    ({ port, endPort, protocol = 'TCP' }) =>
      `${port ?? 'all'}${endPort === undefined ? '' : `-${endPort}`}/${protocol}`,
  );
  return [
    `Rule ${at + 1}`,
    {
      entries: [
        ['Ports', allowed.length === 0 ? 'all' : allowed],
        [label, peers.length === 0 ? 'everywhere' : peers.map(peerText)],
      ],
    },
  ];
}

function peerText({ podSelector, namespaceSelector, ipBlock }: NetworkPolicyPeer): string {
  if (ipBlock !== undefined)
    return `${ipBlock.cidr}${ipBlock.except?.length ? ` except ${ipBlock.except.join(', ')}` : ''}`;
  const selectors = [
    ...(podSelector === undefined ? ['all Pods'] : [`Pods ${selectorText(podSelector)}`]),
    namespaceSelector === undefined ? 'of the namespace' : `of namespaces ${selectorText(namespaceSelector)}`,
  ];
  return selectors.join(' ');
}

function selectorText(selector: NonNullable<NetworkPolicyPeer['podSelector']>): string {
  const text = formatLabelSelector(selector);
  return text === '<none>' ? '(all)' : text;
}
