import { quote } from '#engine/schema/fault';
import { compareUTF8 } from '#engine/text/utf8';
import { containersNamed, containersOf, isInUserNamespace, joinQuote, namesOf, plural, setters, sorted, uses, } from './checked_pod.js';
/** What `baseline` forbids, in the order in which Go reports it. Mirrors Go's `policy.DefaultChecks`. */
export const baselineChecks = [
    { id: 'appArmorProfile', versions: [{ minimum: 0, checkPod: appArmorProfile }] },
    { id: 'capabilities_baseline', versions: [{ minimum: 0, checkPod: addedCapabilities }] },
    { id: 'hostNamespaces', versions: [{ minimum: 0, checkPod: hostNamespaces }] },
    { id: 'hostPathVolumes', versions: [{ minimum: 0, checkPod: hostPathVolumes }] },
    { id: 'hostPorts', versions: [{ minimum: 0, checkPod: hostPorts }] },
    { id: 'hostProbesAndHostLifecycle', versions: [{ minimum: 34, checkPod: probedHosts }] },
    { id: 'privileged', versions: [{ minimum: 0, checkPod: privileged }] },
    {
        id: 'procMount',
        versions: [
            { minimum: 0, checkPod: procMount },
            { minimum: 35, checkPod: procMount, exempt: isInUserNamespace },
        ],
    },
    {
        id: 'seLinuxOptions',
        versions: [
            { minimum: 0, checkPod: (pod) => seLinuxOptions(pod, 0) },
            { minimum: 31, checkPod: (pod) => seLinuxOptions(pod, 31) },
        ],
    },
    {
        id: 'seccompProfile_baseline',
        versions: [
            { minimum: 0, checkPod: seccompAnnotations },
            { minimum: 19, checkPod: (pod) => seccompProfile(pod, false) },
        ],
    },
    {
        id: 'sysctls',
        versions: [
            { minimum: 0, checkPod: (pod) => sysctls(pod, 0) },
            { minimum: 27, checkPod: (pod) => sysctls(pod, 27) },
            { minimum: 29, checkPod: (pod) => sysctls(pod, 29) },
            { minimum: 32, checkPod: (pod) => sysctls(pod, 32) },
            { minimum: 37, checkPod: (pod) => sysctls(pod, 37) },
        ],
    },
    { id: 'windowsHostProcess', versions: [{ minimum: 0, checkPod: hostProcess }] },
];
const APP_ARMOR_PREFIX = 'container.apparmor.security.beta.kubernetes.io/';
function appArmorProfile({ metadata, spec }) {
    const badValues = [];
    const isBad = ({ securityContext, }) => {
        const { appArmorProfile: profile } = securityContext ?? {};
        if (!profile || profile.type === 'RuntimeDefault' || profile.type === 'Localhost')
            return false;
        badValues.push(profile.type ?? '');
        return true;
    };
    const isPodBad = isBad(spec);
    const bad = setters(isPodBad, namesOf(spec, isBad));
    const annotations = Object.entries(metadata.annotations ?? {})
        .filter(([key, value]) => key.startsWith(APP_ARMOR_PREFIX) && !/^$|^runtime\/default$|^localhost\//.test(value))
        .map(([key, value]) => `${key}=${quote(value)}`)
        .sort(compareUTF8);
    if (annotations.length > 0)
        bad.push(plural('annotation', annotations));
    if (bad.length === 0)
        return undefined;
    const values = [...sorted(badValues), ...annotations];
    return {
        reason: plural('forbidden AppArmor profile', values),
        detail: `${bad.join(' and ')} must not set AppArmor profile type to ${joinQuote(values)}`,
    };
}
const ADDED_BY_ANYBODY = /* @__PURE__ */ new Set([
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
function addedCapabilities({ spec }) {
    const bad = badCapabilities(spec, (capability) => ADDED_BY_ANYBODY.has(capability));
    return bad === undefined ? undefined : { reason: 'non-default capabilities', detail: bad };
}
export function badCapabilities(spec, isAllowed) {
    const forbidden = ({ securityContext }) => (securityContext?.capabilities?.add ?? []).filter((each) => !isAllowed(each));
    const bad = namesOf(spec, (container) => forbidden(container).length > 0);
    if (bad.length === 0)
        return undefined;
    const capabilities = joinQuote(sorted(containersOf(spec).flatMap(forbidden)));
    return `${containersNamed(bad)} must not include ${capabilities} in securityContext.capabilities.add`;
}
function hostNamespaces({ spec }) {
    const fields = ['hostNetwork', 'hostPID', 'hostIPC'].filter((name) => spec[name] === true);
    return fields.length === 0
        ? undefined
        : { reason: 'host namespaces', detail: fields.map((name) => `${name}=true`).join(', ') };
}
function hostPathVolumes({ spec }) {
    const names = (spec.volumes ?? []).filter(({ hostPath }) => hostPath).map(({ name }) => name);
    return names.length === 0
        ? undefined
        : { reason: 'hostPath volumes', detail: `${plural('volume', names)} ${joinQuote(names)}` };
}
function hostPorts({ spec }) {
    const portsOf = ({ ports }) => (ports ?? []).filter(({ hostPort }) => hostPort).map(({ hostPort }) => String(hostPort));
    const names = namesOf(spec, (container) => portsOf(container).length > 0);
    if (names.length === 0)
        return undefined;
    const ports = sorted(containersOf(spec).flatMap(portsOf));
    return {
        reason: 'hostPort',
        detail: `${containersNamed(names)} ${uses(names)} ${plural('hostPort', ports)} ${ports.join(', ')}`,
    };
}
function probedHosts({ spec }) {
    const hostsOf = (handler) => [handler?.httpGet?.host ?? '', handler?.tcpSocket?.host ?? ''].filter((host) => host !== '');
    const all = ({ livenessProbe, readinessProbe, startupProbe, lifecycle }) => [livenessProbe, readinessProbe, startupProbe, lifecycle?.postStart, lifecycle?.preStop].flatMap(hostsOf);
    const names = sorted(namesOf(spec, (container) => all(container).length > 0));
    if (names.length === 0)
        return undefined;
    const hosts = sorted(containersOf(spec).flatMap(all));
    return {
        reason: 'probe or lifecycle host',
        detail: `${containersNamed(names)} ${uses(names)} ${plural('probe or lifecycle host', hosts)} ${joinQuote(hosts)}`,
    };
}
function privileged({ spec }) {
    const names = namesOf(spec, ({ securityContext }) => securityContext?.privileged === true);
    return names.length === 0
        ? undefined
        : { reason: 'privileged', detail: `${containersNamed(names)} must not set securityContext.privileged=true` };
}
export function procMount({ spec }) {
    const typeOf = ({ securityContext }) => securityContext?.procMount ?? 'Default';
    const names = namesOf(spec, (container) => typeOf(container) !== 'Default');
    if (names.length === 0)
        return undefined;
    const types = sorted(containersOf(spec).map(typeOf)).filter((type) => type !== 'Default');
    return {
        reason: 'procMount',
        detail: `${containersNamed(names)} must not set securityContext.procMount to ${joinQuote(types)}`,
    };
}
/** Types of SELinux, with the minor versions from which on they are harmless. */
const SELINUX_TYPES = /* @__PURE__ */ new Map([
    ['', 0],
    ['container_t', 0],
    ['container_init_t', 0],
    ['container_kvm_t', 0],
    ['container_engine_t', 31],
]);
function seLinuxOptions({ spec }, minor) {
    const optionsOf = (each) => each.securityContext?.seLinuxOptions ?? {};
    const isBadType = (type) => (SELINUX_TYPES.get(type) ?? Infinity) > minor;
    const isBad = (each) => {
        const { type, user, role } = optionsOf(each);
        return isBadType(type ?? '') || Boolean(user) || Boolean(role);
    };
    const bad = setters(isBad(spec), namesOf(spec, isBad));
    if (bad.length === 0)
        return undefined;
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
function seccompAnnotations({ metadata: { annotations }, spec }) {
    const keys = [
        'seccomp.security.alpha.kubernetes.io/pod',
        ...containersOf(spec).map(({ name }) => `container.seccomp.security.alpha.kubernetes.io/${name}`),
    ];
    const forbidden = sorted(keys.flatMap((key) => {
        const value = annotations?.[key];
        const isAllowed = value === undefined || /^(?:runtime|docker)\/default$|^localhost\//.test(value);
        return isAllowed ? [] : [`${key}=${quote(value)}`];
    }));
    return forbidden.length === 0
        ? undefined
        : { reason: 'seccompProfile', detail: `forbidden ${plural('annotation', forbidden)} ${forbidden.join(', ')}` };
}
/** @param isDemanded whether each container must have a profile, its own or that of the Pod */
export function seccompProfile({ spec }, isDemanded) {
    const typeOf = ({ securityContext }) => {
        const { seccompProfile: profile } = securityContext ?? {};
        return profile ? (profile.type ?? '') : undefined;
    };
    const isBadType = (type) => type !== undefined && type !== 'Localhost' && type !== 'RuntimeDefault';
    const bad = setters(isBadType(typeOf(spec)), namesOf(spec, (container) => isBadType(typeOf(container))));
    if (bad.length > 0) {
        const types = joinQuote(sorted([spec, ...containersOf(spec)].map(typeOf).filter(isBadType)));
        const detail = `${bad.join(' and ')} must not set securityContext.seccompProfile.type to ${types}`;
        return { reason: 'seccompProfile', detail };
    }
    if (!isDemanded || typeOf(spec) !== undefined)
        return undefined;
    const without = namesOf(spec, (container) => typeOf(container) === undefined);
    return without.length === 0
        ? undefined
        : {
            reason: 'seccompProfile',
            detail: `pod or ${containersNamed(without)} must set securityContext.seccompProfile.type to "RuntimeDefault" or "Localhost"`,
        };
}
/** Parameters of the kernel, with the minor versions from which on they are harmless. */
const SYSCTLS = /* @__PURE__ */ new Map([
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
    ['net.ipv4.tcp_slow_start_after_idle', 37],
    ['net.ipv4.tcp_notsent_lowat', 37],
]);
function sysctls({ spec }, minor) {
    const forbidden = (spec.securityContext?.sysctls ?? [])
        .map(({ name }) => name)
        .filter((name) => (SYSCTLS.get(name) ?? Infinity) > minor);
    return forbidden.length === 0 ? undefined : { reason: 'forbidden sysctls', detail: forbidden.join(', ') };
}
function hostProcess({ spec }) {
    const isBad = ({ securityContext }) => securityContext?.windowsOptions?.hostProcess === true;
    const bad = setters(isBad(spec), namesOf(spec, isBad));
    return bad.length === 0
        ? undefined
        : {
            reason: 'hostProcess',
            detail: `${bad.join(' and ')} must not set securityContext.windowsOptions.hostProcess=true`,
        };
}
