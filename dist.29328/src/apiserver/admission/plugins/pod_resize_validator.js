import { podRequests } from '#api/core/v1/pod_resources';
import { ResourceList } from '#api/core/v1/resource_list';
import { Node, Pod } from '#api/core/v1/zz_generated.types';
import { quote } from '#engine/schema/fault';
import { isAbout, newForbidden, ofKind, } from '../plugin.js';
import { StoredObjects } from '../stored_objects.js';
const OS_LABEL = 'kubernetes.io/os';
/** Lets a Pod be resized only within what its node has, and only on Linux. */
export const podResizeValidator = {
    install(host) {
        const stored = new StoredObjects(host);
        return {
            name: 'PodResizeValidator',
            handles: (operation) => operation === 'UPDATE',
            async validate(attributes) {
                if (!isAbout(attributes, '', 'pods', ['resize']))
                    return;
                const [pod, old] = [ofKind(Pod, attributes.object), ofKind(Pod, attributes.oldObject)];
                const { nodeName: name } = pod?.spec ?? {};
                if (pod === undefined || !name || pod.metadata.generation === old?.metadata.generation)
                    return;
                const node = await stored.latest(Node, name);
                if (node === undefined)
                    throw newForbidden(attributes, new Error(`node ${quote(name)} not found`));
                const os = node.metadata.labels?.[OS_LABEL] ?? 'linux';
                if (os !== 'linux') {
                    const text = `pod resize is only supported on linux nodes, node ${quote(name)} is ${quote(os)}`;
                    throw refused(attributes, text, 'UnsupportedPlatform');
                }
                const text = beyond(pod, node);
                if (text !== '')
                    throw refused(attributes, text, 'NodeCapacity');
            },
        };
    },
};
function beyond(pod, { status }) {
    const requested = podRequests(pod);
    const allocatable = status?.allocatable;
    const [cpu, memory] = [ResourceList.cpu(requested), ResourceList.memory(requested)];
    const [cpus, bytes] = [ResourceList.cpu(allocatable), ResourceList.memory(allocatable)];
    const parts = [
        ...(cpu.cmp(cpus) > 0 ? [`cpu, requested: ${cpu.milliValue()}, allocatable: ${cpus.milliValue()}`] : []),
        ...(memory.cmp(bytes) > 0 ? [`memory, requested: ${memory.value()}, allocatable: ${bytes.value()}`] : []),
    ];
    return parts.length === 0 ? '' : `node didn't have enough allocatable resources: ${parts.join('; ')}`;
}
function refused(attributes, text, reason) {
    const error = newForbidden(attributes, new Error(text));
    const { details } = error.errStatus;
    if (details !== undefined)
        details.causes = [...(details.causes ?? []), { reason }];
    return error;
}
