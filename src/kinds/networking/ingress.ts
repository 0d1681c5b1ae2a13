import type { TypedLocalObjectReference } from '#api/core/v1/zz_generated.structs';
import type {
  HTTPIngressPath,
  IngressBackend,
  IngressClassParametersReference,
  IngressSpec,
} from '#api/networking/v1/zz_generated.structs';
import type { Ingress } from '#api/networking/v1/zz_generated.types';
import { isDNS1123Subdomain, isValidPortName, isWildcardDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { isValidPortNum } from '#apimachinery/util/validation/numbers';
import type { Faults } from '#src/validation/checks/faults';
import { isIP } from '#src/validation/checks/ip_addresses';
import { label, pathSegment, subdomain } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, NONE, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
import { checkIngressAddresses } from '../core/service/update_validation.ts';
import { loadBalancerWarnings } from '../core/service/warnings.ts';

const CLASS_ANNOTATION = 'kubernetes.io/ingress.class';
const CLASS_PATH = /* @__PURE__ */ newPath('annotations', CLASS_ANNOTATION);

export function checkIngress(faults: Faults, { metadata, spec = {} }: Ingress): void {
  checkObjectMeta(faults, metadata, { namespaced: true });
  checkSpec(faults, newPath('spec'), spec);
  const annotated = metadata.annotations?.[CLASS_ANNOTATION];
  if (annotated !== undefined && spec.ingressClassName !== undefined && annotated !== spec.ingressClassName) {
    faults.invalid(CLASS_PATH, annotated, 'must match `ingressClassName` when both are specified');
  }
}

function checkSpec(
  faults: Faults,
  path: Path,
  { rules: given, tls = [], defaultBackend, ingressClassName }: IngressSpec,
): void {
  const rules = given ?? [];
  if (rules.length === 0 && defaultBackend === undefined) {
    faults.invalid(path, given ?? null, 'either `defaultBackend` or `rules` must be specified');
  }
  if (defaultBackend !== undefined) checkBackend(faults, path.child('defaultBackend'), defaultBackend);
  for (const [index, { host = '', http }] of rules.entries()) {
    const at = path.child('rules').index(index);
    if (host !== '') {
      if (isIP(host)) faults.invalid(at.child('host'), host, 'must be a DNS name, not an IP address');
      checkHost(faults, at.child('host'), host);
    }
    if (http === undefined) continue;
    const { paths = [] } = http;
    if (paths.length === 0) faults.required(at.child('http', 'paths'));
    for (const [place, each] of paths.entries()) checkPath(faults, at.child('http', 'paths').index(place), each);
  }
  for (const [index, { hosts = [], secretName }] of tls.entries()) {
    const at = path.child('tls').index(index);
    for (const [place, host] of hosts.entries()) checkHost(faults, at.child('hosts').index(place), host);
    if (secretName) faults.each(at.child('secretName'), secretName, subdomain(secretName));
  }
  if (ingressClassName !== undefined)
    faults.each(path.child('ingressClassName'), ingressClassName, subdomain(ingressClassName));
}

function checkHost(faults: Faults, path: Path, host: string): void {
  faults.each(path, host, host.includes('*') ? isWildcardDNS1123Subdomain(host) : isDNS1123Subdomain(host));
}

const FORBIDDEN_PARTS = ['//', '/./', '/../', '%2f', '%2F'];

const FORBIDDEN_ENDS = ['/..', '/.'];

function checkPath(faults: Faults, path: Path, { path: target = '', pathType, backend }: HTTPIngressPath): void {
  const at = path.child('path');
  if (pathType === undefined) {
    faults.required(path.child('pathType'), 'pathType must be specified');
    return;
  }
  const exact = pathType === 'Exact' || pathType === 'Prefix';
  if (exact || (pathType === 'ImplementationSpecific' && target !== '')) {
    if (!target.startsWith('/')) faults.invalid(at, target, 'must be an absolute path');
  } else faults.oneOf(path.child('pathType'), pathType, ['Exact', 'ImplementationSpecific', 'Prefix']);
  if (exact) {
    for (const part of FORBIDDEN_PARTS)
      if (target.includes(part)) faults.invalid(at, target, `must not contain '${part}'`);
    for (const end of FORBIDDEN_ENDS) if (target.endsWith(end)) faults.invalid(at, target, `cannot end with '${end}'`);
  }
  checkBackend(faults, path.child('backend'), backend ?? {});
}

/** Where requests go: a Service and one of its ports, or another object. */
function checkBackend(faults: Faults, path: Path, { service, resource }: IngressBackend): void {
  if (service !== undefined && resource !== undefined) {
    faults.invalid(path, '', 'cannot set both resource and service backends');
    return;
  }
  if (resource !== undefined) checkReference(faults, path.child('resource'), resource);
  else if (service !== undefined) {
    const at = path.child('service');
    faults.named(at.child('name'), service.name, label);
    const { name = '', number = 0 } = service.port ?? {};
    if (name !== '' && number !== 0) faults.invalid(path, '', 'cannot set both port name & port number');
    else if (name !== '') faults.each(at.child('port', 'name'), name, isValidPortName(name));
    else if (number !== 0) faults.each(at.child('port', 'number'), number, isValidPortNum(number));
    else faults.required(path, 'port name or number is required');
  } else faults.invalid(path, '', 'resource or service backend is required');
}

/** @param named whether kind and name are demanded by a declaration, whose errors come last */
export function checkReference(
  faults: Faults,
  path: Path,
  { apiGroup, kind, name }: TypedLocalObjectReference | IngressClassParametersReference,
  named: 'named' | 'declaredNamed' = 'named',
): void {
  if (apiGroup !== undefined) faults.each(path.child('apiGroup'), apiGroup, isDNS1123Subdomain(apiGroup));
  faults[named](path.child('kind'), kind, pathSegment);
  faults[named](path.child('name'), name, pathSegment);
}

/** Mirrors `ValidateIngressStatusUpdate` of kube-apiserver. */
function checkIngressStatusUpdate(faults: Faults, { status }: Ingress, old: Ingress): void {
  const { ingress = [] } = status?.loadBalancer ?? {};
  const path = newPath('status', 'loadBalancer', 'ingress');
  checkIngressAddresses(faults, path, ingress, old.status?.loadBalancer?.ingress ?? []);
}

export const ingressUpdateValidation: UpdateValidation<Ingress> = {
  isOfCreation: ({ field }) => field === CLASS_PATH.toString(),
  subresources: { status: checkIngressStatusUpdate },
};

export const ingressColumns: readonly Column<Ingress>[] = [
  nameColumn,
  { name: 'Class', value: ({ spec }) => spec?.ingressClassName ?? NONE },
  { name: 'Hosts', value: hosts },
  { name: 'Address', value: addresses },
  { name: 'Ports', value: ({ spec }) => ((spec?.tls ?? []).length > 0 ? '80, 443' : '80') },
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

export const ingressStrategy: KindStrategy<Ingress> = {
  generation: true,
  storagePrefix: 'ingress',
  *warnings({ metadata, spec }, old) {
    if (
      old === undefined &&
      Object.hasOwn(metadata.annotations ?? {}, CLASS_ANNOTATION) &&
      spec?.ingressClassName === undefined
    )
      yield `annotation "${CLASS_ANNOTATION}" is deprecated, please use 'spec.ingressClassName' instead`;
  },
  status: { warnings: ({ status }) => loadBalancerWarnings(status?.loadBalancer?.ingress) },
};
