import { formatLabels } from '#apimachinery/labels/compare';
import type { Endpoints, Service } from '#api/core/v1/zz_generated.types';
import type { Column } from '../../endpoints/table.ts';
import { ageColumn, nameColumn, NONE, text, UNKNOWN, wide } from './cells.ts';

/** Mirrors `printService` of kube-apiserver. */
export const serviceColumns: readonly Column<Service>[] = [
  nameColumn,
  text<Service>('Type', ({ spec }) => spec?.type ?? ''),
  text<Service>('Cluster-IP', ({ spec }) => spec?.clusterIPs?.[0] || spec?.clusterIP || NONE),
  text<Service>('External-IP', externalIP),
  text<Service>('Port(s)', ports),
  ageColumn,
  wide<Service>('Selector', ({ spec }) => formatLabels(spec?.selector ?? {})),
];

function externalIP({ spec, status }: Service): string {
  const external = spec?.externalIPs ?? [];
  switch (spec?.type) {
    case 'ClusterIP':
    case 'NodePort':
      return external.join() || NONE;
    case 'LoadBalancer': {
      const ingress = (status?.loadBalancer?.ingress ?? []).map(({ ip, hostname }) => ip || hostname || '');
      const balancers = [...new Set(ingress.filter((address) => address !== ''))].sort();
      return [...balancers, ...external].join() || '<pending>';
    }
    case 'ExternalName':
      return spec.externalName ?? '';
    default:
      return UNKNOWN;
  }
}

function ports({ spec }: Service): string {
  const all = (spec?.ports ?? []).map(({ port, nodePort, protocol = '' }) =>
    nodePort ? `${port}:${nodePort}/${protocol}` : `${port}/${protocol}`,
  );
  return all.join() || NONE;
}

/** Mirrors `printEndpoints` of kube-apiserver. */
export const endpointsColumns: readonly Column<Endpoints>[] = [
  nameColumn,
  text<Endpoints>('Endpoints', ({ subsets = [] }) => {
    if (subsets.length === 0) return NONE;
    const all = subsets.flatMap(({ addresses = [], ports = [] }) =>
      ports.length === 0
        ? addresses.map(({ ip }) => ip)
        : ports.flatMap(({ port }) => addresses.map(({ ip }) => hostPort(ip, port))),
    );
    const shown = all.slice(0, MAX_ENDPOINTS).join();
    return all.length > MAX_ENDPOINTS ? `${shown} + ${all.length - MAX_ENDPOINTS} more...` : shown;
  }),
  ageColumn,
];

const MAX_ENDPOINTS = 3;

/** Mirrors Go's `net.JoinHostPort`. */
function hostPort(host: string, port: number): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}
