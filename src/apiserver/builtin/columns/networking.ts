import type {
  Ingress,
  IngressClass,
  IPAddress,
  NetworkPolicy,
  ServiceCIDR,
} from '#api/networking/v1/zz_generated.types';
import { formatLabelSelector } from '#apimachinery/apis/meta/v1/label_selector';
import type { Column } from '../../endpoints/table.ts';
import { ageColumn, nameColumn, NONE, text, type ColumnsOfKinds } from './cells.ts';

const ingressColumns: readonly Column<Ingress>[] = [
  nameColumn,
  text<Ingress>('Class', ({ spec }) => spec?.ingressClassName ?? NONE),
  text<Ingress>('Hosts', hosts),
  text<Ingress>('Address', addresses),
  text<Ingress>('Ports', ({ spec }) => ((spec?.tls ?? []).length > 0 ? '80, 443' : '80')),
  ageColumn,
];

/** Hosts that are shown. */
const MAX_HOSTS = 3;

function hosts({ spec }: Ingress): string {
  const rules = spec?.rules ?? [];
  const shown: string[] = [];
  for (const { host } of rules) {
    // Rules behind the last host count, whether they have one or not.
    if (shown.length === MAX_HOSTS) return `${shown.join()} + ${rules.length - MAX_HOSTS} more...`;
    if (host) shown.push(host);
  }
  return shown.join() || '*';
}

function addresses({ status }: Ingress): string {
  const found = (status?.loadBalancer?.ingress ?? []).flatMap(({ ip, hostname }) => ip || hostname || []);
  return [...new Set(found)].sort().join();
}

const ingressClassColumns: readonly Column<IngressClass>[] = [
  {
    ...nameColumn,
    value({ metadata: { name = '', annotations } }) {
      return annotations?.['ingressclass.kubernetes.io/is-default-class'] === 'true' ? `${name} (default)` : name;
    },
  },
  text<IngressClass>('Controller', ({ spec }) => spec?.controller ?? ''),
  text<IngressClass>('Parameters', ({ spec }) => {
    if (spec?.parameters === undefined) return NONE;
    const { kind = '', apiGroup, name = '' } = spec.parameters;
    return `${kind}${apiGroup === undefined ? '' : `.${apiGroup}`}/${name}`;
  }),
  ageColumn,
];

const networkPolicyColumns: readonly Column<NetworkPolicy>[] = [
  nameColumn,
  text<NetworkPolicy>('Pod-Selector', ({ spec }) => formatLabelSelector(spec?.podSelector ?? {})),
  ageColumn,
];

const serviceCIDRColumns: readonly Column<ServiceCIDR>[] = [
  nameColumn,
  text<ServiceCIDR>('CIDRs', ({ spec }) => (spec?.cidrs ?? []).join()),
  ageColumn,
];

// Differs from Go: rows there have a third cell, the age, for which there is no column; kubectl drops it.
const ipAddressColumns: readonly Column<IPAddress>[] = [
  nameColumn,
  text<IPAddress>('ParentRef', ({ spec }) => {
    if (spec?.parentRef === undefined) return NONE;
    const { group, resource = '', namespace, name = '' } = spec.parentRef;
    const type = `${resource}${group ? `.${group}` : ''}`.toLowerCase();
    return `${type}${namespace ? `/${namespace}` : ''}/${name}`;
  }),
];

/** Mirrors the printers of kube-apiserver for the group networking.k8s.io. */
export const networkingColumns: ColumnsOfKinds = {
  'networking.k8s.io/v1 IPAddress': ipAddressColumns,
  'networking.k8s.io/v1 Ingress': ingressColumns,
  'networking.k8s.io/v1 IngressClass': ingressClassColumns,
  'networking.k8s.io/v1 NetworkPolicy': networkPolicyColumns,
  'networking.k8s.io/v1 ServiceCIDR': serviceCIDRColumns,
};
