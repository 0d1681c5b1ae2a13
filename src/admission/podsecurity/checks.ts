import type {
  Container,
  EphemeralContainer,
  PodSpec,
  Probe,
  LifecycleHandler,
  SELinuxOptions,
} from '#api/core/v1/zz_generated.structs';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { quote } from '#engine/schema/fault';
import { compareUTF8 } from '#engine/text/utf8';

/** What is wrong with a Pod: in short, and which parts of it. */
export interface Violation {
  readonly reason: string;
  readonly detail: string;
}

/** What is looked at of a Pod. */
export interface CheckedPod {
  readonly metadata: Pick<ObjectMeta, 'annotations'>;
  readonly spec: PodSpec;
}

type CheckPod = (pod: CheckedPod) => Violation | undefined;

/** Something that a level forbids. */
export interface Check {
  readonly id: string;
  readonly level: 'baseline' | 'restricted';
  /** The minor versions from which on Pods are checked in a way, in order. */
  readonly versions: readonly {
    readonly minimum: number;
    readonly checkPod: CheckPod;
    /** Pods that are not checked. */
    readonly exempt?: (spec: PodSpec) => boolean;
    /** The check of the level below that is not made, as this one is stricter. */
    readonly overrides?: string;
  }[];
}

/** All checks, in the order in which they are told of. Mirrors Go's `policy.DefaultChecks`. */
export const defaultChecks: readonly Check[] = [
  { id: 'appArmorProfile', level: 'baseline', versions: [{ minimum: 0, checkPod: appArmorProfile }] },
  { id: 'capabilities_baseline', level: 'baseline', versions: [{ minimum: 0, checkPod: addedCapabilities }] },
  { id: 'hostNamespaces', level: 'baseline', versions: [{ minimum: 0, checkPod: hostNamespaces }] },
  { id: 'hostPathVolumes', level: 'baseline', versions: [{ minimum: 0, checkPod: hostPathVolumes }] },
  { id: 'hostPorts', level: 'baseline', versions: [{ minimum: 0, checkPod: hostPorts }] },
  { id: 'hostProbesAndHostLifecycle', level: 'baseline', versions: [{ minimum: 34, checkPod: probedHosts }] },
  { id: 'privileged', level: 'baseline', versions: [{ minimum: 0, checkPod: privileged }] },
  {
    id: 'procMount',
    level: 'baseline',
    versions: [
      { minimum: 0, checkPod: procMount },
      { minimum: 35, checkPod: procMount, exempt: isInUserNamespace },
    ],
  },
  {
    id: 'seLinuxOptions',
    level: 'baseline',
    versions: [
      { minimum: 0, checkPod: (pod) => seLinuxOptions(pod, 0) },
      { minimum: 31, checkPod: (pod) => seLinuxOptions(pod, 31) },
    ],
  },
  {
    id: 'seccompProfile_baseline',
    level: 'baseline',
    versions: [
      { minimum: 0, checkPod: seccompAnnotations },
      { minimum: 19, checkPod: (pod) => seccompProfile(pod, false) },
    ],
  },
  {
    id: 'sysctls',
    level: 'baseline',
    versions: [
      { minimum: 0, checkPod: (pod) => sysctls(pod, 0) },
      { minimum: 27, checkPod: (pod) => sysctls(pod, 27) },
      { minimum: 29, checkPod: (pod) => sysctls(pod, 29) },
      { minimum: 32, checkPod: (pod) => sysctls(pod, 32) },
    ],
  },
  { id: 'windowsHostProcess', level: 'baseline', versions: [{ minimum: 0, checkPod: hostProcess }] },
  {
    id: 'allowPrivilegeEscalation',
    level: 'restricted',
    versions: [
      { minimum: 8, checkPod: allowPrivilegeEscalation },
      { minimum: 25, checkPod: allowPrivilegeEscalation, exempt: isOnWindows },
    ],
  },
  {
    id: 'capabilities_restricted',
    level: 'restricted',
    versions: [
      { minimum: 22, checkPod: droppedCapabilities, overrides: 'capabilities_baseline' },
      { minimum: 25, checkPod: droppedCapabilities, exempt: isOnWindows, overrides: 'capabilities_baseline' },
    ],
  },
  {
    id: 'procMount_restricted',
    level: 'restricted',
    versions: [{ minimum: 35, checkPod: procMount, overrides: 'procMount' }],
  },
  {
    id: 'restrictedVolumes',
    level: 'restricted',
    versions: [{ minimum: 0, checkPod: restrictedVolumes, overrides: 'hostPathVolumes' }],
  },
  {
    id: 'runAsNonRoot',
    level: 'restricted',
    versions: [
      { minimum: 0, checkPod: runAsNonRoot },
      { minimum: 35, checkPod: runAsNonRoot, exempt: isInUserNamespace },
    ],
  },
  {
    id: 'runAsUser',
    level: 'restricted',
    versions: [
      { minimum: 23, checkPod: runAsUser },
      { minimum: 35, checkPod: runAsUser, exempt: isInUserNamespace },
    ],
  },
  {
    id: 'seccompProfile_restricted',
    level: 'restricted',
    versions: [
      { minimum: 19, checkPod: (pod) => seccompProfile(pod, true), overrides: 'seccompProfile_baseline' },
      {
        minimum: 25,
        checkPod: (pod) => seccompProfile(pod, true),
        exempt: isOnWindows,
        overrides: 'seccompProfile_baseline',
      },
    ],
  },
];

/** A container of any sort. */
type AnyContainer = Container | EphemeralContainer;

function containersOf({ initContainers, containers, ephemeralContainers }: PodSpec): AnyContainer[] {
  return [...(initContainers ?? []), ...(containers ?? []), ...(ephemeralContainers ?? [])];
}

/** The names of containers, those that are several times there as well. */
function namesOf(spec: PodSpec, isBad: (container: AnyContainer) => boolean): string[] {
  return containersOf(spec)
    .filter(isBad)
    .map(({ name }) => name);
}

const plural = (word: string, { length }: readonly unknown[]): string => (length === 1 ? word : `${word}s`);
const uses = (users: readonly unknown[]): string => (users.length === 1 ? 'uses' : 'use');
const joinQuote = (items: readonly string[]): string => items.map((item) => `"${item}"`).join(', ');
const containersNamed = (names: readonly string[]): string => `${plural('container', names)} ${joinQuote(names)}`;
/** Each once, in Go's order. */
const sorted = (items: Iterable<string>): string[] => [...new Set(items)].sort(compareUTF8);

/** Those that have set something wrong: the Pod itself, and containers. */
function setters(isPodBad: boolean, containers: readonly string[]): string[] {
  return [...(isPodBad ? ['pod'] : []), ...(containers.length > 0 ? [containersNamed(containers)] : [])];
}

function isOnWindows({ os }: PodSpec): boolean {
  return os?.name === 'windows';
}

function isInUserNamespace({ hostUsers }: PodSpec): boolean {
  return hostUsers === false;
}

const APP_ARMOR_PREFIX = 'container.apparmor.security.beta.kubernetes.io/';

function appArmorProfile({ metadata, spec }: CheckedPod): Violation | undefined {
  const badValues: string[] = [];
  const isBad = ({
    securityContext,
  }: Pick<AnyContainer, 'securityContext'> | Pick<PodSpec, 'securityContext'>): boolean => {
    const { appArmorProfile: profile } = securityContext ?? {};
    if (!profile || profile.type === 'RuntimeDefault' || profile.type === 'Localhost') return false;
    badValues.push(profile.type ?? '');
    return true;
  };
  const isPodBad = isBad(spec);
  const bad = setters(isPodBad, namesOf(spec, isBad));
  const annotations = Object.entries(metadata.annotations ?? {})
    .filter(([key, value]) => key.startsWith(APP_ARMOR_PREFIX) && !/^$|^runtime\/default$|^localhost\//.test(value))
    .map(([key, value]) => `${key}=${quote(value)}`)
    .sort(compareUTF8);
  if (annotations.length > 0) bad.push(plural('annotation', annotations));
  if (bad.length === 0) return undefined;
  const values = [...sorted(badValues), ...annotations];
  return {
    reason: plural('forbidden AppArmor profile', values),
    detail: `${bad.join(' and ')} must not set AppArmor profile type to ${joinQuote(values)}`,
  };
}

const ADDED_BY_ANYBODY: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'AUDIT_WRITE',
  'CHOWN',
  'DAC_OVERRIDE',
  'FOWNER',
  'FSETID',
  'KILL',
  'MKNOD',
  'NET_BIND_SERVICE',
  'SETFCAP',
  'SETGID',
  'SETPCAP',
  'SETUID',
  'SYS_CHROOT',
]);

function addedCapabilities({ spec }: CheckedPod): Violation | undefined {
  const bad = badCapabilities(spec, (capability) => ADDED_BY_ANYBODY.has(capability));
  return bad === undefined ? undefined : { reason: 'non-default capabilities', detail: bad };
}

function badCapabilities(spec: PodSpec, isAllowed: (capability: string) => boolean): string | undefined {
  const forbidden = ({ securityContext }: AnyContainer): string[] =>
    (securityContext?.capabilities?.add ?? []).filter((each) => !isAllowed(each));
  const bad = namesOf(spec, (container) => forbidden(container).length > 0);
  if (bad.length === 0) return undefined;
  const capabilities = joinQuote(sorted(containersOf(spec).flatMap(forbidden)));
  return `${containersNamed(bad)} must not include ${capabilities} in securityContext.capabilities.add`;
}

function droppedCapabilities({ spec }: CheckedPod): Violation | undefined {
  const missing = namesOf(spec, ({ securityContext }) => !securityContext?.capabilities?.drop?.includes('ALL'));
  const added = badCapabilities(spec, (capability) => capability === 'NET_BIND_SERVICE');
  const details = [
    ...(missing.length > 0 ? [`${containersNamed(missing)} must set securityContext.capabilities.drop=["ALL"]`] : []),
    ...(added === undefined ? [] : [added]),
  ];
  return details.length === 0 ? undefined : { reason: 'unrestricted capabilities', detail: details.join('; ') };
}

function hostNamespaces({ spec }: CheckedPod): Violation | undefined {
  const fields = (['hostNetwork', 'hostPID', 'hostIPC'] as const).filter((name) => spec[name] === true);
  return fields.length === 0
    ? undefined
    : { reason: 'host namespaces', detail: fields.map((name) => `${name}=true`).join(', ') };
}

function hostPathVolumes({ spec }: CheckedPod): Violation | undefined {
  const names = (spec.volumes ?? []).filter(({ hostPath }) => hostPath).map(({ name }) => name);
  return names.length === 0
    ? undefined
    : { reason: 'hostPath volumes', detail: `${plural('volume', names)} ${joinQuote(names)}` };
}

function hostPorts({ spec }: CheckedPod): Violation | undefined {
  const portsOf = ({ ports }: AnyContainer): string[] =>
    (ports ?? []).filter(({ hostPort }) => hostPort).map(({ hostPort }) => String(hostPort));
  const names = namesOf(spec, (container) => portsOf(container).length > 0);
  if (names.length === 0) return undefined;
  const ports = sorted(containersOf(spec).flatMap(portsOf));
  return {
    reason: 'hostPort',
    detail: `${containersNamed(names)} ${uses(names)} ${plural('hostPort', ports)} ${ports.join(', ')}`,
  };
}

function probedHosts({ spec }: CheckedPod): Violation | undefined {
  const hostsOf = (handler: LifecycleHandler | Probe | null | undefined): string[] =>
    [handler?.httpGet?.host ?? '', handler?.tcpSocket?.host ?? ''].filter((host) => host !== '');
  const all = ({ livenessProbe, readinessProbe, startupProbe, lifecycle }: AnyContainer): string[] =>
    [livenessProbe, readinessProbe, startupProbe, lifecycle?.postStart, lifecycle?.preStop].flatMap(hostsOf);
  const names = sorted(namesOf(spec, (container) => all(container).length > 0));
  if (names.length === 0) return undefined;
  const hosts = sorted(containersOf(spec).flatMap(all));
  return {
    reason: 'probe or lifecycle host',
    detail: `${containersNamed(names)} ${uses(names)} ${plural('probe or lifecycle host', hosts)} ${joinQuote(hosts)}`,
  };
}

function privileged({ spec }: CheckedPod): Violation | undefined {
  const names = namesOf(spec, ({ securityContext }) => securityContext?.privileged === true);
  return names.length === 0
    ? undefined
    : { reason: 'privileged', detail: `${containersNamed(names)} must not set securityContext.privileged=true` };
}

function procMount({ spec }: CheckedPod): Violation | undefined {
  const typeOf = ({ securityContext }: AnyContainer): string => securityContext?.procMount ?? 'Default';
  const names = namesOf(spec, (container) => typeOf(container) !== 'Default');
  if (names.length === 0) return undefined;
  const types = sorted(containersOf(spec).map(typeOf)).filter((type) => type !== 'Default');
  return {
    reason: 'procMount',
    detail: `${containersNamed(names)} must not set securityContext.procMount to ${joinQuote(types)}`,
  };
}

/** Types of SELinux, with the minor versions from which on they are harmless. */
const SELINUX_TYPES: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ['', 0],
  ['container_t', 0],
  ['container_init_t', 0],
  ['container_kvm_t', 0],
  ['container_engine_t', 31],
]);

function seLinuxOptions({ spec }: CheckedPod, minor: number): Violation | undefined {
  const optionsOf = (each: AnyContainer | PodSpec): SELinuxOptions => each.securityContext?.seLinuxOptions ?? {};
  const isBadType = (type: string): boolean => (SELINUX_TYPES.get(type) ?? Infinity) > minor;
  const isBad = (each: AnyContainer | PodSpec): boolean => {
    const { type, user, role } = optionsOf(each);
    return isBadType(type ?? '') || Boolean(user) || Boolean(role);
  };
  const bad = setters(isBad(spec), namesOf(spec, isBad));
  if (bad.length === 0) return undefined;
  const all = [spec, ...containersOf(spec)].map(optionsOf);
  const badTypes = sorted(all.map(({ type }) => type ?? '').filter(isBadType));
  const data = [
    ...(badTypes.length > 0 ? [`${plural('type', badTypes)} ${joinQuote(badTypes)}`] : []),
    ...(all.some(({ user }) => user) ? ['user may not be set'] : []),
    ...(all.some(({ role }) => role) ? ['role may not be set'] : []),
  ];
  return {
    reason: 'seLinuxOptions',
    detail: `${bad.join(' and ')} set forbidden securityContext.seLinuxOptions: ${data.join('; ')}`,
  };
}

function seccompAnnotations({ metadata: { annotations }, spec }: CheckedPod): Violation | undefined {
  const keys = [
    'seccomp.security.alpha.kubernetes.io/pod',
    ...containersOf(spec).map(({ name }) => `container.seccomp.security.alpha.kubernetes.io/${name}`),
  ];
  const forbidden = sorted(
    keys.flatMap((key) => {
      const value = annotations?.[key];
      const isAllowed = value === undefined || /^(?:runtime|docker)\/default$|^localhost\//.test(value);
      return isAllowed ? [] : [`${key}=${quote(value)}`];
    }),
  );
  return forbidden.length === 0
    ? undefined
    : { reason: 'seccompProfile', detail: `forbidden ${plural('annotation', forbidden)} ${forbidden.join(', ')}` };
}

/** @param isDemanded whether each container must have a profile, its own or that of the Pod */
function seccompProfile({ spec }: CheckedPod, isDemanded: boolean): Violation | undefined {
  const typeOf = ({ securityContext }: AnyContainer | PodSpec): string | undefined => {
    const { seccompProfile: profile } = securityContext ?? {};
    return profile ? (profile.type ?? '') : undefined;
  };
  const isBadType = (type: string | undefined): type is string =>
    type !== undefined && type !== 'Localhost' && type !== 'RuntimeDefault';
  const bad = setters(
    isBadType(typeOf(spec)),
    namesOf(spec, (container) => isBadType(typeOf(container))),
  );
  if (bad.length > 0) {
    const types = joinQuote(sorted([spec, ...containersOf(spec)].map(typeOf).filter(isBadType)));
    const detail = `${bad.join(' and ')} must not set securityContext.seccompProfile.type to ${types}`;
    return { reason: 'seccompProfile', detail };
  }
  if (!isDemanded || typeOf(spec) !== undefined) return undefined;
  const without = namesOf(spec, (container) => typeOf(container) === undefined);
  return without.length === 0
    ? undefined
    : {
        reason: 'seccompProfile',
        detail: `pod or ${containersNamed(without)} must set securityContext.seccompProfile.type to "RuntimeDefault" or "Localhost"`,
      };
}

/** Parameters of the kernel, with the minor versions from which on they are harmless. */
const SYSCTLS: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ['kernel.shm_rmid_forced', 0],
  ['net.ipv4.ip_local_port_range', 0],
  ['net.ipv4.tcp_syncookies', 0],
  ['net.ipv4.ping_group_range', 0],
  ['net.ipv4.ip_unprivileged_port_start', 0],
  ['net.ipv4.ip_local_reserved_ports', 27],
  ['net.ipv4.tcp_keepalive_time', 29],
  ['net.ipv4.tcp_fin_timeout', 29],
  ['net.ipv4.tcp_keepalive_intvl', 29],
  ['net.ipv4.tcp_keepalive_probes', 29],
  ['net.ipv4.tcp_rmem', 32],
  ['net.ipv4.tcp_wmem', 32],
]);

function sysctls({ spec }: CheckedPod, minor: number): Violation | undefined {
  const forbidden = (spec.securityContext?.sysctls ?? [])
    .map(({ name }) => name)
    .filter((name) => (SYSCTLS.get(name) ?? Infinity) > minor);
  return forbidden.length === 0 ? undefined : { reason: 'forbidden sysctls', detail: forbidden.join(', ') };
}

function hostProcess({ spec }: CheckedPod): Violation | undefined {
  const isBad = ({ securityContext }: AnyContainer | PodSpec): boolean =>
    securityContext?.windowsOptions?.hostProcess === true;
  const bad = setters(isBad(spec), namesOf(spec, isBad));
  return bad.length === 0
    ? undefined
    : {
        reason: 'hostProcess',
        detail: `${bad.join(' and ')} must not set securityContext.windowsOptions.hostProcess=true`,
      };
}

function allowPrivilegeEscalation({ spec }: CheckedPod): Violation | undefined {
  const names = namesOf(spec, ({ securityContext }) => securityContext?.allowPrivilegeEscalation !== false);
  return names.length === 0
    ? undefined
    : {
        reason: 'allowPrivilegeEscalation != false',
        detail: `${containersNamed(names)} must set securityContext.allowPrivilegeEscalation=false`,
      };
}

/** The sources of volumes that Pods may have. */
const HARMLESS_VOLUMES = [
  'configMap',
  'csi',
  'downwardAPI',
  'emptyDir',
  'ephemeral',
  'image',
  'persistentVolumeClaim',
  'projected',
  'secret',
] as const;

/** The others. */
const OTHER_VOLUMES = [
  'hostPath',
  'gcePersistentDisk',
  'awsElasticBlockStore',
  'gitRepo',
  'nfs',
  'iscsi',
  'glusterfs',
  'rbd',
  'flexVolume',
  'cinder',
  'cephfs',
  'flocker',
  'fc',
  'azureFile',
  'vsphereVolume',
  'quobyte',
  'azureDisk',
  'photonPersistentDisk',
  'portworxVolume',
  'scaleIO',
  'storageos',
] as const;

function restrictedVolumes({ spec }: CheckedPod): Violation | undefined {
  const bad = (spec.volumes ?? []).filter((volume) => !HARMLESS_VOLUMES.some((source) => volume[source]));
  if (bad.length === 0) return undefined;
  const names = bad.map(({ name }) => name);
  const types = sorted(bad.map((volume) => OTHER_VOLUMES.find((source) => volume[source]) ?? 'unknown'));
  return {
    reason: 'restricted volume types',
    detail: `${plural('volume', names)} ${joinQuote(names)} ${uses(names)} ${plural('restricted volume type', types)} ${joinQuote(types)}`,
  };
}

function runAsNonRoot({ spec }: CheckedPod): Violation | undefined {
  const valueOf = ({ securityContext }: AnyContainer | PodSpec): boolean | undefined =>
    securityContext?.runAsNonRoot ?? undefined;
  const reason = 'runAsNonRoot != true';
  const bad = setters(
    valueOf(spec) === false,
    namesOf(spec, (container) => valueOf(container) === false),
  );
  if (bad.length > 0) return { reason, detail: `${bad.join(' and ')} must not set securityContext.runAsNonRoot=false` };
  if (valueOf(spec) === true) return undefined;
  const without = namesOf(spec, (container) => valueOf(container) === undefined);
  return without.length === 0
    ? undefined
    : { reason, detail: `pod or ${containersNamed(without)} must set securityContext.runAsNonRoot=true` };
}

function runAsUser({ spec }: CheckedPod): Violation | undefined {
  const isRoot = ({ securityContext }: AnyContainer | PodSpec): boolean => {
    const user = securityContext?.runAsUser;
    return user !== undefined && user !== null && Number(user) === 0;
  };
  const bad = setters(isRoot(spec), namesOf(spec, isRoot));
  return bad.length === 0
    ? undefined
    : { reason: 'runAsUser=0', detail: `${bad.join(' and ')} must not set runAsUser=0` };
}
