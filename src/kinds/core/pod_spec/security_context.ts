import type {
  AppArmorProfile,
  PodSecurityContext,
  PodSpec,
  SeccompProfile,
  SecurityContext,
  WindowsSecurityContextOptions,
} from '#api/core/v1/zz_generated.structs';
import { isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import type { Path } from '#apimachinery/util/validation/field/path';
import { isValidGroupID, isValidUserID } from '#apimachinery/util/validation/numbers';
import { toUTF8 } from '#engine/text/utf8';
import type { Faults } from '#src/validation/checks/faults';
import { checkDescendingPath } from '#src/validation/checks/host_paths';

const PROFILE_TYPES = ['Localhost', 'RuntimeDefault', 'Unconfined'];

function checkIDs(faults: Faults, path: Path, { runAsUser, runAsGroup }: SecurityContext | PodSecurityContext): void {
  if (runAsUser !== undefined) faults.each(path.child('runAsUser'), runAsUser, isValidUserID(runAsUser));
  if (runAsGroup !== undefined) faults.each(path.child('runAsGroup'), runAsGroup, isValidGroupID(runAsGroup));
}

/** What a container may do. */
export function checkSecurityContext(faults: Faults, path: Path, context: SecurityContext, hostUsers: boolean): void {
  const { privileged, procMount, allowPrivilegeEscalation, capabilities } = context;
  checkIDs(faults, path, context);
  faults.oneOf(path.child('procMount'), procMount, ['Default', 'Unmasked']);
  if (hostUsers && procMount === 'Unmasked')
    faults.invalid(path.child('procMount'), procMount, '`hostUsers` must be false to use `Unmasked`');
  checkSeccomp(faults, path.child('seccompProfile'), context.seccompProfile);
  if (allowPrivilegeEscalation === false) {
    if (privileged === true)
      faults.invalid(path, context, 'cannot set `allowPrivilegeEscalation` to false and `privileged` to true');
    for (const capability of capabilities?.add ?? []) {
      if (capability === 'CAP_SYS_ADMIN')
        faults.invalid(
          path,
          context,
          'cannot set `allowPrivilegeEscalation` to false and `capabilities.Add` CAP_SYS_ADMIN',
        );
    }
  }
  checkWindowsOptions(faults, path.child('windowsOptions'), context.windowsOptions);
  checkAppArmor(faults, path.child('appArmorProfile'), context.appArmorProfile);
}

/** What all containers of a Pod may do. */
export function checkPodSecurityContext(faults: Faults, path: Path, context: PodSecurityContext, spec: PodSpec): void {
  const {
    fsGroup,
    supplementalGroups = [],
    fsGroupChangePolicy,
    supplementalGroupsPolicy,
    seLinuxChangePolicy,
  } = context;
  if (fsGroup !== undefined) faults.each(path.child('fsGroup'), fsGroup, isValidGroupID(fsGroup));
  checkIDs(faults, path, context);
  for (const [index, group] of supplementalGroups.entries())
    faults.each(path.child('supplementalGroups').index(index), group, isValidGroupID(group));
  checkSysctls(faults, path.child('sysctls'), context, spec);
  faults.oneOf(path.child('fsGroupChangePolicy'), fsGroupChangePolicy, ['Always', 'OnRootMismatch']);
  checkSeccomp(faults, path.child('seccompProfile'), context.seccompProfile);
  checkWindowsOptions(faults, path.child('windowsOptions'), context.windowsOptions);
  checkAppArmor(faults, path.child('appArmorProfile'), context.appArmorProfile);
  faults.oneOf(path.child('supplementalGroupsPolicy'), supplementalGroupsPolicy, ['Merge', 'Strict']);
  faults.oneOf(path.child('seLinuxChangePolicy'), seLinuxChangePolicy, ['MountOption', 'Recursive']);
}

const SYSCTL = '^([a-z0-9]([-_a-z0-9]*[a-z0-9])?[\\./])*[a-z0-9]([-_a-z0-9]*[a-z0-9])?$';

const sysctl = /^(?:[a-z0-9](?:[-_a-z0-9]*[a-z0-9])?[./])*[a-z0-9](?:[-_a-z0-9]*[a-z0-9])?$/;

function checkSysctls(
  faults: Faults,
  path: Path,
  { sysctls = [] }: PodSecurityContext,
  { hostNetwork, hostIPC }: PodSpec,
): void {
  const names = new Set<string>();
  for (const [index, { name = '' }] of sysctls.entries()) {
    const at = path.index(index).child('name');
    if (name === '') faults.required(at);
    else if (name.length > 253 || !sysctl.test(name))
      faults.invalid(at, name, `must have at most 253 characters and match regex ${SYSCTL}`);
    else if (names.has(name)) faults.duplicate(at, name);
    names.add(name);
    const dotted = dottedSysctl(name);
    if (hostNetwork === true && dotted.startsWith('net.'))
      faults.invalid(at, name, "may not be specified when 'hostNetwork' is true");
    else if (hostIPC === true && isIPCSysctl(dotted))
      faults.invalid(at, name, "may not be specified when 'hostIPC' is true");
  }
}

/** Where a slash comes first, slashes separate and dots belong to names. */
function dottedSysctl(name: string): string {
  const separator = /[./]/.exec(name)?.[0];
  return separator === '/' ? name.replace(/[./]/g, (char) => (char === '/' ? '.' : '/')) : name;
}

const isIPCSysctl = (name: string): boolean =>
  name === 'kernel.sem' || /^(?:kernel\.(?:shm|msg)|fs\.mqueue\.)/.test(name);

function checkSeccomp(faults: Faults, path: Path, profile: SeccompProfile | undefined): void {
  if (profile === undefined) return;
  const { type = '', localhostProfile } = profile;
  if (type === '') faults.required(path.child('type'), 'type is required when seccompProfile is set');
  else faults.oneOf(path.child('type'), type, PROFILE_TYPES);
  const at = path.child('localhostProfile');
  if (type !== 'Localhost') {
    if (localhostProfile !== undefined) faults.invalid(at, profile, 'can only be set when seccomp type is Localhost');
  } else if (localhostProfile === undefined) faults.required(at, 'must be set when seccomp type is Localhost');
  else checkDescendingPath(faults, at, localhostProfile);
}

const MAX_PROFILE = 4095;

/** A profile of AppArmor, of a container or of all of a Pod. */
export function checkAppArmor(faults: Faults, path: Path, profile: AppArmorProfile | undefined): void {
  if (profile === undefined) return;
  const { type = '', localhostProfile } = profile;
  const at = path.child('localhostProfile');
  if (type === '') faults.required(path.child('type'), 'type is required when appArmorProfile is set');
  else if (!PROFILE_TYPES.includes(type)) faults.unsupported(path.child('type'), type, PROFILE_TYPES);
  else if (type !== 'Localhost') {
    if (localhostProfile !== undefined)
      faults.invalid(at, localhostProfile, 'can only be set when AppArmor type is Localhost');
  } else if (localhostProfile === undefined || localhostProfile === '')
    faults.required(at, 'must be set when AppArmor type is Localhost');
  else {
    if (localhostProfile.trim() !== localhostProfile)
      faults.invalid(at, localhostProfile, 'must not be padded with whitespace');
    if (toUTF8(localhostProfile).length > MAX_PROFILE) faults.tooLong(at, MAX_PROFILE);
  }
}

const MAX_CREDENTIAL_SPEC = 64 * 1024;

function checkWindowsOptions(faults: Faults, path: Path, options: WindowsSecurityContextOptions | undefined): void {
  if (options === undefined) return;
  const { gmsaCredentialSpecName: specName, gmsaCredentialSpec: spec, runAsUserName: user } = options;
  if (specName !== undefined) faults.each(path.child('gmsaCredentialSpecName'), specName, isDNS1123Subdomain(specName));
  if (spec === '')
    faults.invalid(path.child('gmsaCredentialSpec'), spec, 'gmsaCredentialSpec cannot be an empty string');
  else if (spec !== undefined && spec.length > MAX_CREDENTIAL_SPEC)
    faults.invalid(path.child('gmsaCredentialSpec'), spec, 'gmsaCredentialSpec size must be under 64 KiB');
  if (user !== undefined) faults.each(path.child('runAsUserName'), user, windowsUserFaults(user));
}

const netBiosName = /^[^\\/:*?"<>|.][^\\/:*?"<>|]{0,14}$/;

const dnsLabel = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';

const windowsDomain = /* @__PURE__ */ new RegExp(`^${dnsLabel}(?:\\.${dnsLabel})*$`);

/** What is wrong with `user` or `DOMAIN\user`. */
function windowsUserFaults(name: string): string[] {
  if (name === '') return ['runAsUserName cannot be an empty string'];
  if (/[\0-\x1f\x7f]/.test(name)) return ['runAsUserName cannot contain control characters'];
  const parts = name.split('\\');
  if (parts.length > 2) return ['runAsUserName cannot contain more than one backslash'];
  const user = parts.at(-1)!;
  const texts: string[] = [];
  if (parts.length === 2) {
    const domain = parts[0]!;
    if (domain.length >= 256) texts.push("runAsUserName's Domain length must be under 256 characters");
    if (!netBiosName.test(domain) && !windowsDomain.test(domain))
      texts.push("runAsUserName's Domain doesn't match the NetBios nor the DNS format");
  }
  if (user === '') texts.push("runAsUserName's User cannot be empty");
  else if (user.length > 104) texts.push("runAsUserName's User length must not be longer than 104 characters");
  if (/^[. ]+$/.test(user)) texts.push("runAsUserName's User cannot contain only periods or spaces");
  if (/["/\\:;|=,+*?<>@[\]]/.test(user))
    texts.push(`runAsUserName's User cannot contain the following characters: "/\\:;|=,+*?<>@[]`);
  return texts;
}
