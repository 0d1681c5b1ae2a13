import type {
  Container,
  ContainerPort,
  ContainerResizePolicy,
  Volume,
  VolumeDevice,
  VolumeMount,
} from '#api/core/v1/zz_generated.structs';
import { isDNS1123Label, isValidPortName } from '#apimachinery/util/validation/dns';
import type { Path } from '#apimachinery/util/validation/field/path';
import { isValidPortNum } from '#apimachinery/util/validation/numbers';
import type { Faults } from '#src/validation/checks/faults';
import { checkDescendingPath, hasBacksteps } from '#src/validation/checks/host_paths';
import { checkContainerResources } from '../resources/resource_requirements.ts';
import { checkEnv, checkEnvFrom } from './environment.ts';
import { checkSecurityContext } from './security_context.ts';

/** What the rules of a container must know of its Pod. */
export interface ContainerContext {
  /** The volumes that nothing is wrong with. */
  readonly volumes: ReadonlyMap<string, Volume>;
  readonly resourceClaims: ReadonlySet<string>;
  readonly restartPolicy: string;
  readonly gracePeriod: number;
  /** Whether users of the containers are users of the node. */
  readonly hostUsers: boolean;
}

export const PROTOCOLS: readonly string[] = ['SCTP', 'TCP', 'UDP'];

/** What holds for containers of every kind. */
export function checkContainer(faults: Faults, path: Path, container: Container, context: ContainerContext): void {
  faults.named(path.child('name'), container.name, isDNS1123Label);
  faults.present(path.child('image'), container.image);
  if (container.terminationMessagePolicy) {
    const policies = ['File', 'FallbackToLogsOnError'];
    faults.oneOf(path.child('terminationMessagePolicy'), container.terminationMessagePolicy, policies);
  }
  checkPorts(faults, path.child('ports'), container.ports ?? []);
  checkEnv(faults, path.child('env'), container.env ?? []);
  checkEnvFrom(faults, path.child('envFrom'), container.envFrom ?? []);
  checkMounts(faults, path.child('volumeMounts'), container, context.volumes);
  checkDevices(faults, path.child('volumeDevices'), container, context.volumes);
  if (container.imagePullPolicy)
    faults.oneOf(path.child('imagePullPolicy'), container.imagePullPolicy, ['Always', 'IfNotPresent', 'Never']);
  if (container.resources !== undefined)
    checkContainerResources(faults, path.child('resources'), container.resources, context.resourceClaims);
  checkResizePolicy(faults, path.child('resizePolicy'), container.resizePolicy ?? [], context.restartPolicy);
  if (container.securityContext !== undefined)
    checkSecurityContext(faults, path.child('securityContext'), container.securityContext, context.hostUsers);
}

function checkPorts(faults: Faults, path: Path, ports: readonly ContainerPort[]): void {
  const names = new Set<string>();
  for (const [index, { name = '', containerPort = 0, hostPort = 0, protocol }] of ports.entries()) {
    const at = path.index(index);
    if (name !== '') {
      const texts = isValidPortName(name);
      if (texts.length > 0) faults.each(at.child('name'), name, texts);
      else if (names.has(name)) faults.duplicate(at.child('name'), name);
      else names.add(name);
    }
    if (containerPort === 0) faults.required(at.child('containerPort'));
    else faults.each(at.child('containerPort'), containerPort, isValidPortNum(containerPort));
    if (hostPort !== 0) faults.each(at.child('hostPort'), hostPort, isValidPortNum(hostPort));
    if (protocol) faults.oneOf(at.child('protocol'), protocol, PROTOCOLS);
  }
}

/** Two containers can't have the same port of the node. @param hostNetwork whether every port is one of the node */
export function checkHostPorts(
  faults: Faults,
  path: Path,
  containers: readonly Container[],
  hostNetwork: boolean,
): void {
  const taken = new Set<string>();
  for (const [index, { ports = [] }] of containers.entries()) {
    for (const [at, port] of ports.entries()) {
      const number = port.hostPort || (hostNetwork ? port.containerPort : 0);
      if (!number) continue;
      const key = `${port.protocol || 'TCP'}/${port.hostIP ?? ''}/${number}`;
      if (taken.has(key)) faults.duplicate(path.index(index).child('ports').index(at).child('hostPort'), key);
      taken.add(key);
    }
  }
}

function checkMounts(faults: Faults, path: Path, container: Container, volumes: ReadonlyMap<string, Volume>): void {
  const points = new Set<string>();
  const devices = new Map((container.volumeDevices ?? []).map(({ name, devicePath }) => [name, devicePath]));
  for (const [index, mount] of (container.volumeMounts ?? []).entries()) {
    const { name = '', mountPath = '', subPath = '', subPathExpr = '' } = mount;
    const at = path.index(index);
    if (name === '') faults.required(at.child('name'));
    if (!volumes.has(name)) faults.notFound(at.child('name'), name);
    if (mountPath === '') faults.required(at.child('mountPath'));
    if (points.has(mountPath)) faults.invalid(at.child('mountPath'), mountPath, 'must be unique');
    points.add(mountPath);
    if (devices.has(name)) faults.invalid(at.child('name'), name, 'must not already exist in volumeDevices');
    if ([...devices.values()].includes(mountPath))
      faults.invalid(at.child('mountPath'), mountPath, 'must not already exist as a path in volumeDevices');
    if (subPath !== '') checkDescendingPath(faults, path.child('subPath'), subPath);
    if (subPathExpr !== '') {
      if (subPath !== '')
        faults.invalid(at.child('subPathExpr'), subPathExpr, 'subPathExpr and subPath are mutually exclusive');
      checkDescendingPath(faults, path.child('subPathExpr'), subPathExpr);
    }
    checkPropagation(faults, path, mount, container.securityContext?.privileged === true);
  }
}

function checkPropagation(
  faults: Faults,
  path: Path,
  { mountPropagation, recursiveReadOnly, readOnly }: VolumeMount,
  privileged: boolean,
): void {
  const at = path.child('mountPropagation');
  faults.oneOf(at, mountPropagation, ['Bidirectional', 'HostToContainer', 'None']);
  if (mountPropagation === 'Bidirectional' && !privileged)
    faults.forbidden(at, 'Bidirectional mount propagation is available only to privileged containers');
  const where = path.child('recursiveReadOnly');
  faults.oneOf(where, recursiveReadOnly, ['Disabled', 'Enabled', 'IfPossible']);
  if (recursiveReadOnly !== 'Enabled' && recursiveReadOnly !== 'IfPossible') return;
  if (readOnly !== true) faults.forbidden(where, 'may only be specified when readOnly is true');
  if (mountPropagation !== undefined && mountPropagation !== 'None')
    faults.forbidden(where, 'may only be specified when mountPropagation is None or not specified');
}

function checkDevices(
  faults: Faults,
  path: Path,
  { volumeDevices = [], volumeMounts = [] }: Container,
  volumes: ReadonlyMap<string, Volume>,
): void {
  const names = new Set<string>();
  const paths = new Set<string>();
  // Of several with one name the last counts, as in Go.
  const mounts = new Map(volumeMounts.map(({ name = '', mountPath = '' }) => [name, mountPath]));
  const check = ({ name = '', devicePath = '' }: VolumeDevice, at: Path): void => {
    const volume = volumes.get(name);
    if (name === '') faults.required(at.child('name'));
    if (names.has(name)) faults.invalid(at.child('name'), name, 'must be unique');
    if (volume === undefined) faults.notFound(at.child('name'), name);
    else if (volume.persistentVolumeClaim === undefined && volume.ephemeral === undefined) {
      faults.invalid(
        at.child('name'),
        name,
        'can only use volume source type of PersistentVolumeClaim or Ephemeral for block mode',
      );
    }
    if (devicePath === '') faults.required(at.child('devicePath'));
    if (paths.has(devicePath)) faults.invalid(at.child('devicePath'), devicePath, 'must be unique');
    if (hasBacksteps(devicePath))
      faults.invalid(at.child('devicePath'), devicePath, "can not contain backsteps ('..')");
    else paths.add(devicePath);
    if (mounts.has(name)) faults.invalid(at.child('name'), name, 'must not already exist in volumeMounts');
    if ([...mounts.values()].includes(devicePath))
      faults.invalid(at.child('devicePath'), devicePath, 'must not already exist as a path in volumeMounts');
    if (name !== '') names.add(name);
  };
  for (const [index, device] of volumeDevices.entries()) check(device, path.index(index));
}

function checkResizePolicy(
  faults: Faults,
  path: Path,
  policies: readonly ContainerResizePolicy[],
  restartPolicy: string,
): void {
  const seen = new Set<string>();
  for (const [index, { resourceName = '', restartPolicy: restart = '' }] of policies.entries()) {
    if (seen.has(resourceName)) faults.duplicate(path.index(index), resourceName);
    seen.add(resourceName);
    if (resourceName === '') faults.required(path);
    else faults.oneOf(path, resourceName, ['cpu', 'memory']);
    if (restart === '') faults.required(path);
    else faults.oneOf(path, restart, ['NotRequired', 'RestartContainer']);
    if (restartPolicy === 'Never' && restart !== 'NotRequired')
      faults.invalid(path, restart, "must be 'NotRequired' when pod `restartPolicy` is 'Never'");
  }
}
