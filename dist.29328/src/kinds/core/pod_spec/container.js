import { isDNS1123Label, isValidPortName } from '#apimachinery/util/validation/dns';
import { isValidPortNum } from '#apimachinery/util/validation/numbers';
import { checkDescendingPath, hasBacksteps } from '#src/validation/checks/host_paths';
import { checkContainerResources } from '../resources/resource_requirements.js';
import { checkEnv, checkEnvFrom } from './environment.js';
import { checkSecurityContext } from './security_context.js';
export const PROTOCOLS = ['SCTP', 'TCP', 'UDP'];
/** What holds for containers of every kind. */
export function checkContainer(faults, path, container, context) {
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
function checkPorts(faults, path, ports) {
    const names = new Set();
    for (const [index, { name = '', containerPort = 0, hostPort = 0, protocol }] of ports.entries()) {
        const at = path.index(index);
        if (name !== '') {
            const texts = isValidPortName(name);
            if (texts.length > 0)
                faults.each(at.child('name'), name, texts);
            else if (names.has(name))
                faults.duplicate(at.child('name'), name);
            else
                names.add(name);
        }
        if (containerPort === 0)
            faults.required(at.child('containerPort'));
        else
            faults.each(at.child('containerPort'), containerPort, isValidPortNum(containerPort));
        if (hostPort !== 0)
            faults.each(at.child('hostPort'), hostPort, isValidPortNum(hostPort));
        if (protocol)
            faults.oneOf(at.child('protocol'), protocol, PROTOCOLS);
    }
}
/** Two containers can't have the same port of the node. @param hostNetwork whether every port is one of the node */
export function checkHostPorts(faults, path, containers, hostNetwork) {
    const taken = new Set();
    for (const [index, { ports = [] }] of containers.entries()) {
        for (const [at, port] of ports.entries()) {
            const number = port.hostPort || (hostNetwork ? port.containerPort : 0);
            if (!number)
                continue;
            const key = `${port.protocol || 'TCP'}/${port.hostIP ?? ''}/${number}`;
            if (taken.has(key))
                faults.duplicate(path.index(index).child('ports').index(at).child('hostPort'), key);
            taken.add(key);
        }
    }
}
function checkMounts(faults, path, container, volumes) {
    const points = new Set();
    const devices = new Map((container.volumeDevices ?? []).map(({ name, devicePath }) => [name, devicePath]));
    for (const [index, mount] of (container.volumeMounts ?? []).entries()) {
        const { name = '', mountPath = '', subPath = '', subPathExpr = '' } = mount;
        const at = path.index(index);
        if (name === '')
            faults.required(at.child('name'));
        if (!volumes.has(name))
            faults.notFound(at.child('name'), name);
        if (mountPath === '')
            faults.required(at.child('mountPath'));
        if (points.has(mountPath))
            faults.invalid(at.child('mountPath'), mountPath, 'must be unique');
        points.add(mountPath);
        if (devices.has(name))
            faults.invalid(at.child('name'), name, 'must not already exist in volumeDevices');
        if ([...devices.values()].includes(mountPath))
            faults.invalid(at.child('mountPath'), mountPath, 'must not already exist as a path in volumeDevices');
        if (subPath !== '')
            checkDescendingPath(faults, path.child('subPath'), subPath);
        if (subPathExpr !== '') {
            if (subPath !== '')
                faults.invalid(at.child('subPathExpr'), subPathExpr, 'subPathExpr and subPath are mutually exclusive');
            checkDescendingPath(faults, path.child('subPathExpr'), subPathExpr);
        }
        checkPropagation(faults, path, mount, container.securityContext?.privileged === true);
    }
}
function checkPropagation(faults, path, { mountPropagation, recursiveReadOnly, readOnly }, privileged) {
    const at = path.child('mountPropagation');
    faults.oneOf(at, mountPropagation, ['Bidirectional', 'HostToContainer', 'None']);
    if (mountPropagation === 'Bidirectional' && !privileged)
        faults.forbidden(at, 'Bidirectional mount propagation is available only to privileged containers');
    const where = path.child('recursiveReadOnly');
    faults.oneOf(where, recursiveReadOnly, ['Disabled', 'Enabled', 'IfPossible']);
    if (recursiveReadOnly !== 'Enabled' && recursiveReadOnly !== 'IfPossible')
        return;
    if (readOnly !== true)
        faults.forbidden(where, 'may only be specified when readOnly is true');
    if (mountPropagation !== undefined && mountPropagation !== 'None')
        faults.forbidden(where, 'may only be specified when mountPropagation is None or not specified');
}
function checkDevices(faults, path, { volumeDevices = [], volumeMounts = [] }, volumes) {
    const names = new Set();
    const paths = new Set();
    const check = ({ name = '', devicePath = '' }, at) => {
        const volume = volumes.get(name);
        if (name === '')
            faults.required(at.child('name'));
        if (names.has(name))
            faults.invalid(at.child('name'), name, 'must be unique');
        if (volume === undefined)
            faults.notFound(at.child('name'), name);
        else if (volume.persistentVolumeClaim === undefined && volume.ephemeral === undefined) {
            faults.invalid(at.child('name'), name, 'can only use volume source type of PersistentVolumeClaim or Ephemeral for block mode');
        }
        if (devicePath === '')
            faults.required(at.child('devicePath'));
        if (paths.has(devicePath))
            faults.invalid(at.child('devicePath'), devicePath, 'must be unique');
        if (hasBacksteps(devicePath))
            faults.invalid(at.child('devicePath'), devicePath, "can not contain backsteps ('..')");
        else
            paths.add(devicePath);
        if (volumeMounts.some((mount) => mount.name === name))
            faults.invalid(at.child('name'), name, 'must not already exist in volumeMounts');
        if (volumeMounts.some(({ mountPath }) => mountPath === devicePath))
            faults.invalid(at.child('devicePath'), devicePath, 'must not already exist as a path in volumeMounts');
        if (name !== '')
            names.add(name);
    };
    for (const [index, device] of volumeDevices.entries())
        check(device, path.index(index));
}
function checkResizePolicy(faults, path, policies, restartPolicy) {
    const seen = new Set();
    for (const [index, { resourceName = '', restartPolicy: restart = '' }] of policies.entries()) {
        if (seen.has(resourceName))
            faults.duplicate(path.index(index), resourceName);
        seen.add(resourceName);
        if (resourceName === '')
            faults.required(path);
        else
            faults.oneOf(path, resourceName, ['cpu', 'memory']);
        if (restart === '')
            faults.required(path);
        else
            faults.oneOf(path, restart, ['NotRequired', 'RestartContainer']);
        if (restartPolicy === 'Never' && restart !== 'NotRequired')
            faults.invalid(path, restart, "must be 'NotRequired' when pod `restartPolicy` is 'Never'");
    }
}
