import type { Container, PodSpec } from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';

/** What the operating system of the Pod rules out, and what Windows asks of containers that are processes of the node. */
export function checkOperatingSystem(faults: Faults, path: Path, spec: PodSpec): void {
  if (spec.os === undefined) return;
  const { name = '' } = spec.os;
  if (name === '') faults.required(path.child('os', 'name'));
  else if (name === 'linux') checkLinux(faults, path, spec);
  else if (name === 'windows') checkWindows(faults, path, spec);
  else faults.unsupported(path.child('os'), name, ['linux', 'windows']);
}

function containersOf(path: Path, spec: PodSpec): [Container, Path][] {
  return (['initContainers', 'containers'] as const).flatMap((list) =>
    (spec[list] ?? []).map((container, index): [Container, Path] => [container, path.child(list).index(index)]),
  );
}

function checkLinux(faults: Faults, path: Path, spec: PodSpec): void {
  const detail = 'windows options cannot be set for a linux pod';
  if (spec.securityContext?.windowsOptions !== undefined)
    faults.forbidden(path.child('securityContext', 'windowsOptions'), detail);
  for (const [container, at] of containersOf(path, spec)) {
    if (container.securityContext?.windowsOptions !== undefined)
      faults.forbidden(at.child('securityContext', 'windowsOptions'), detail);
  }
}

const OF_LINUX_PODS = [
  'appArmorProfile',
  'seLinuxOptions',
  'seccompProfile',
  'fsGroup',
  'fsGroupChangePolicy',
  'sysctls',
  'runAsUser',
  'runAsGroup',
  'supplementalGroups',
  'supplementalGroupsPolicy',
  'seLinuxChangePolicy',
] as const;

const OF_LINUX_CONTAINERS = [
  'appArmorProfile',
  'seLinuxOptions',
  'seccompProfile',
  'capabilities',
  'readOnlyRootFilesystem',
  'privileged',
  'allowPrivilegeEscalation',
  'procMount',
  'runAsUser',
  'runAsGroup',
] as const;

function checkWindows(faults: Faults, path: Path, spec: PodSpec): void {
  const detail = 'cannot be set for a windows pod';
  for (const name of OF_LINUX_PODS) {
    const value = spec.securityContext?.[name];
    if (value !== undefined && (name !== 'sysctls' || (value as readonly unknown[]).length > 0))
      faults.forbidden(path.child('securityContext', name), detail);
  }
  for (const name of ['hostUsers', 'shareProcessNamespace'] as const)
    if (spec[name] !== undefined) faults.forbidden(path.child(name), detail);
  for (const name of ['hostPID', 'hostIPC'] as const)
    if (spec[name] === true) faults.forbidden(path.child(name), detail);
  for (const [container, at] of containersOf(path, spec)) {
    for (const name of OF_LINUX_CONTAINERS) {
      if (container.securityContext?.[name] !== undefined) faults.forbidden(at.child('securityContext', name), detail);
    }
  }
}

export function checkHostProcess(faults: Faults, path: Path, spec: PodSpec): void {
  const ofPod = spec.securityContext?.windowsOptions?.hostProcess;
  const containers = containersOf(path, spec);
  let processes = 0;
  for (const [container, at] of containers) {
    const own = container.securityContext?.windowsOptions?.hostProcess;
    if (ofPod !== undefined && own !== undefined && own !== ofPod) {
      const place = at.child('securityContext', 'windowsOptions', 'hostProcess');
      faults.invalid(place, own, `pod hostProcess value must be identical if both are specified, was ${ofPod}`);
    }
    if (own ?? ofPod ?? false) processes++;
  }
  if (processes === 0) return;
  if (processes !== containers.length)
    faults.invalid(
      path,
      '',
      'If pod contains any hostProcess containers then all containers must be HostProcess containers',
    );
  if (spec.hostNetwork !== true)
    faults.invalid(
      path.child('hostNetwork'),
      false,
      'hostNetwork must be true if pod contains any hostProcess containers',
    );
}
