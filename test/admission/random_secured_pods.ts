// Pods that PodSecurity has something to say about: each field that it looks at is there, absent, empty or odd.
import type { Random } from '../differential/random_scalars.ts';

type Value = unknown;

const NAMES = ['a', 'b', 'c', 'a', 'web', 'ünï', 'x"y', ''];

export interface SecuredPod {
  readonly metadata: object;
  readonly spec: object;
}

export function randomSecuredPod(r: Random): SecuredPod {
  // Most Pods are nearly allowed, or nobody would ever see the last check alone.
  const oddity = r.pick([0, 1, 3, 10, 30]);
  const odd = (): boolean => r.int(100) < oddity;
  const maybe = (name: string, make: () => Value): object => (odd() ? { [name]: r.int(12) === 0 ? null : make() } : {});
  const host = (): Value => r.pick(['', '', '127.0.0.1', 'example.com', '::1', 'b.example.com']);

  const seccomp = (): Value => ({ type: r.pick(['RuntimeDefault', 'Localhost', 'Unconfined', '', 'odd"']) });
  const appArmor = (): Value => ({ type: r.pick(['RuntimeDefault', 'Localhost', 'Unconfined', '', 'zzz', 'A']) });
  const seLinux = (): Value => ({
    ...maybe('type', () =>
      r.pick(['', 'container_t', 'container_init_t', 'container_kvm_t', 'container_engine_t', 'spc_t', 'aaa']),
    ),
    ...(r.int(3) === 0 && { type: r.pick(['container_engine_t', 'spc_t']) }),
    ...maybe('user', () => r.pick(['', 'u'])),
    ...maybe('role', () => r.pick(['', 'r'])),
    ...maybe('level', () => 's0'),
  });
  const windows = (): Value => ({
    ...maybe('hostProcess', () => r.int(2) === 0),
    ...(r.int(2) === 0 && { hostProcess: true }),
  });
  const shared = (): object => ({
    ...maybe('appArmorProfile', appArmor),
    ...maybe('seLinuxOptions', seLinux),
    ...maybe('windowsOptions', windows),
    ...maybe('runAsUser', () => r.pick([0, 1, 1000, 0])),
    ...(odd() ? maybe('seccompProfile', seccomp) : r.int(2) === 0 && { seccompProfile: { type: 'RuntimeDefault' } }),
    ...(odd() ? maybe('runAsNonRoot', () => r.int(2) === 0) : r.int(2) === 0 && { runAsNonRoot: true }),
  });
  const capability = (): string =>
    r.pick(['NET_BIND_SERVICE', 'CHOWN', 'SYS_ADMIN', 'NET_RAW', 'ALL', 'chown', 'CAP_CHOWN', '', 'AUDIT_WRITE']);
  const capabilities = (): Value => ({
    ...(r.int(10) > 0 && { drop: odd() ? [capability()] : [...(odd() ? ['NET_RAW'] : []), 'ALL'] }),
    ...maybe('add', () => Array.from({ length: r.int(4) }, capability)),
  });
  const context = (): Value => ({
    ...shared(),
    ...maybe('privileged', () => r.int(2) === 0),
    ...maybe('procMount', () => r.pick(['Default', 'Unmasked', 'Odd', ''])),
    ...(!odd() && { allowPrivilegeEscalation: odd() }),
    ...(!odd() && { capabilities: capabilities() }),
  });
  const handler = (): object => ({
    ...maybe('httpGet', () => ({ port: 80, ...maybe('host', host), ...(r.int(3) === 0 && { host: host() }) })),
    ...maybe('tcpSocket', () => ({ port: 80, ...maybe('host', host), ...(r.int(3) === 0 && { host: host() }) })),
  });
  const container = (): object => ({
    name: r.pick(NAMES),
    image: 'i',
    ...maybe('ports', () =>
      Array.from({ length: r.int(4) }, () => ({
        containerPort: 80,
        ...maybe('hostPort', () => r.pick([0, 80, 9, 443, 10])),
        ...(r.int(3) === 0 && { hostPort: r.pick([8080, 9, 10]) }),
      })),
    ),
    ...maybe('livenessProbe', handler),
    ...maybe('readinessProbe', handler),
    ...maybe('startupProbe', handler),
    ...maybe('lifecycle', () => ({ ...maybe('postStart', handler), ...(r.int(2) === 0 && { preStop: handler() }) })),
    ...(!odd() && { securityContext: context() }),
  });
  const volume = (): object => ({
    name: r.pick(['v', 'w', 'data', 'v']),
    ...(r.int(12) > 0 && { [r.pick(odd() ? VOLUMES : VOLUMES.slice(0, 9))]: {} }),
    ...(odd() && r.int(3) === 0 && { [r.pick(VOLUMES)]: {} }),
  });
  const list = (most: number, make: () => object): object[] => Array.from({ length: r.int(most + 1) }, make);
  const sysctl = (): object => ({
    name: r.pick([
      'kernel.shm_rmid_forced',
      'net.ipv4.tcp_rmem',
      'net.ipv4.tcp_fin_timeout',
      'net.ipv4.tcp_notsent_lowat',
      'net.ipv4.tcp_slow_start_after_idle',
      'net.ipv4.ip_local_reserved_ports',
      'kernel.msgmax',
      'net/ipv4/tcp_rmem',
    ]),
    value: '1',
  });
  const profile = (): string =>
    r.pick([
      'runtime/default',
      'docker/default',
      'localhost/x',
      'localhost/',
      'unconfined',
      '',
      'runtime/defaultx',
      'ü"\n',
    ]);
  const annotations = (): object => ({
    ...maybe('seccomp.security.alpha.kubernetes.io/pod', profile),
    ...maybe(`container.seccomp.security.alpha.kubernetes.io/${r.pick(NAMES)}`, profile),
    ...maybe(`container.apparmor.security.beta.kubernetes.io/${r.pick(NAMES)}`, profile),
    ...maybe(`container.apparmor.security.beta.kubernetes.io/${r.pick(NAMES)}`, profile),
  });
  return {
    metadata: { ...(r.int(2) === 0 && { annotations: noNulls(annotations()) }) },
    spec: {
      containers: list(3, container),
      ...maybe('initContainers', () => list(2, container)),
      ...maybe('ephemeralContainers', () => list(2, container)),
      ...(r.int(3) > 0 && { securityContext: { ...shared(), ...maybe('sysctls', () => list(3, sysctl)) } }),
      ...maybe('hostNetwork', () => r.int(3) > 0),
      ...maybe('hostPID', () => r.int(3) > 0),
      ...maybe('hostIPC', () => r.int(3) > 0),
      ...maybe('hostUsers', () => r.int(2) === 0),
      ...maybe('os', () => ({ name: r.pick(['windows', 'linux', '']) })),
      ...(r.int(3) === 0 && { volumes: list(4, volume) }),
    },
  };
}

/** Null is not text in a map of texts for Go, and an empty one for others. */
function noNulls(map: object): object {
  return Object.fromEntries(Object.entries(map).filter(([, value]) => value !== null));
}

const VOLUMES = [
  ...['configMap', 'csi', 'downwardAPI', 'emptyDir', 'ephemeral', 'image', 'persistentVolumeClaim', 'projected'],
  ...['secret', 'hostPath', 'gcePersistentDisk', 'awsElasticBlockStore', 'gitRepo', 'nfs', 'iscsi', 'glusterfs', 'rbd'],
  ...['flexVolume', 'cinder', 'cephfs', 'flocker', 'fc', 'azureFile', 'vsphereVolume', 'quobyte', 'azureDisk'],
  ...['photonPersistentDisk', 'portworxVolume', 'scaleIO', 'storageos', 'tomorrow'],
];
