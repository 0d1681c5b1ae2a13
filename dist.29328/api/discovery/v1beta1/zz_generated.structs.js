import * as corev1 from '../../core/v1/zz_generated.structs.js';
export const Endpoint = {
    type: 'k8s.io/api/discovery/v1beta1.Endpoint',
    get fields() {
        return [
            ['addresses', 'string', 1, { merge: 'set' }],
            ['conditions', EndpointConditions, 8],
            ['hostname', 'string', 12],
            ['targetRef', corev1.ObjectReference, 12],
            ['topology', 'string', 10],
            ['nodeName', 'string', 12],
            ['hints', EndpointHints, 12],
        ];
    },
};
export const EndpointConditions = {
    type: 'k8s.io/api/discovery/v1beta1.EndpointConditions',
    get fields() {
        return [
            ['ready', 'bool', 12],
            ['serving', 'bool', 12],
            ['terminating', 'bool', 12],
        ];
    },
};
export const EndpointHints = {
    type: 'k8s.io/api/discovery/v1beta1.EndpointHints',
    get fields() {
        return [
            ['forZones', ForZone, 9],
            ['forNodes', ForNode, 9],
        ];
    },
};
export const ForZone = {
    type: 'k8s.io/api/discovery/v1beta1.ForZone',
    get fields() {
        return [
            ['name', 'string', 0],
        ];
    },
};
export const ForNode = {
    type: 'k8s.io/api/discovery/v1beta1.ForNode',
    get fields() {
        return [
            ['name', 'string', 0],
        ];
    },
};
export const EndpointPort = {
    type: 'k8s.io/api/discovery/v1beta1.EndpointPort',
    get fields() {
        return [
            ['name', 'string', 12],
            ['protocol', 'v1.Protocol', 12],
            ['port', 'int32', 12],
            ['appProtocol', 'string', 12],
        ];
    },
};
