import { dropInitContainerAnnotations } from './pod_annotations.js';
/** The fields of each feature that is off by default. */
const FEATURES = [
    usersOfFiles,
    (spec) => [[spec, 'schedulingGroup']],
    (spec) => handlersOf(spec).map(({ grpc }) => [grpc, 'mode']),
    (spec) => [[spec, 'evictionResponders']],
    ({ volumes = [] }) => volumes.map(({ emptyDir }) => [emptyDir, 'mode']),
    (spec) => containersOf(spec).flatMap(({ volumeMounts = [] }) => volumeMounts.map((each) => [each, 'bindMountOptions'])),
    (spec) => containersOf(spec).map(({ lifecycle }) => [lifecycle, 'stopSignal']),
    (spec) => handlersOf(spec).map(({ httpGet }) => [httpGet, 'protocol']),
];
/**
 * Takes away, in place, what belongs to features that are off by default, unless the old spec has something of the feature.
 * Mirrors Go's `dropDisabledFields` of k8s.io/kubernetes/pkg/api/pod.
 */
export function dropDisabledPodFields(spec, old) {
    const signalled = containersOf(spec).filter(({ lifecycle }) => lifecycle?.stopSignal !== undefined);
    for (const placesOf of FEATURES) {
        if (old !== undefined && placesOf(old).some(isSet))
            continue;
        for (const place of placesOf(spec))
            if (isSet(place))
                Reflect.deleteProperty(place[0], place[1]);
    }
    for (const container of signalled)
        if (Object.keys(container.lifecycle ?? {}).length === 0)
            delete container.lifecycle;
}
/** The same for the template of Pods. Mirrors Go's `DropDisabledTemplateFields`. */
export function dropDisabledTemplateFields(template, old) {
    if (template?.spec !== undefined)
        dropDisabledPodFields(template.spec, old?.spec);
    if (template?.metadata !== undefined)
        dropInitContainerAnnotations(template.metadata);
}
function isSet([holder, name]) {
    return holder !== undefined && Reflect.get(holder, name) !== undefined;
}
function containersOf({ initContainers = [], containers = [], ephemeralContainers = [] }) {
    return [...initContainers, ...containers, ...ephemeralContainers];
}
function handlersOf(spec) {
    return containersOf(spec)
        .flatMap(({ livenessProbe, readinessProbe, startupProbe, lifecycle }) => [
        livenessProbe,
        readinessProbe,
        startupProbe,
        lifecycle?.postStart,
        lifecycle?.preStop,
    ])
        .filter((each) => each !== undefined);
}
function usersOfFiles({ volumes = [] }) {
    return volumes.flatMap(({ secret, configMap, downwardAPI, projected }) => [
        ...[secret, configMap, downwardAPI, projected].map((source) => [source, 'defaultUser']),
        ...[secret, configMap, downwardAPI].flatMap((source) => usersOf(source?.items)),
        ...(projected?.sources ?? []).flatMap((source) => [
            ...[source.secret, source.configMap, source.downwardAPI].flatMap((each) => usersOf(each?.items)),
            ...[source.serviceAccountToken, source.clusterTrustBundle, source.podCertificate].map((each) => [each, 'user']),
        ]),
    ]);
}
const usersOf = (items = []) => items.map((item) => [item, 'user']);
