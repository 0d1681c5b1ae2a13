import { isMap } from '#engine/json/untyped';
import { list, withSpec } from '../../aspects/server_fields.js';
const TOKEN_FOLDER = '/var/run/secrets/kubernetes.io/serviceaccount';
/** What the API server adds to every Pod, so that it leaves a lost node after five minutes. */
const TOLERATED = new Set(['node.kubernetes.io/not-ready', 'node.kubernetes.io/unreachable']);
/** Without the token volume, the node, and what admission adds to every Pod. */
function withoutPodFields(spec) {
    const tokens = new Set(list(spec['volumes'])
        .filter(isTokenVolume)
        .map(({ name }) => name));
    const result = {};
    for (const [key, value] of Object.entries(spec)) {
        if (key === 'nodeName' || key === 'priority' || key === 'preemptionPolicy')
            continue;
        if (key === 'serviceAccount' && value === spec['serviceAccountName'])
            continue;
        if (key === 'serviceAccountName' && value === 'default')
            continue;
        if (key === 'tolerations')
            setRest(result, key, list(value).filter((each) => !isAddedToleration(each)));
        else if (key === 'volumes')
            setRest(result, key, list(value).filter(({ name }) => !tokens.has(name)));
        else if (/^(?:c|initC|ephemeralC)ontainers$/.test(key))
            result[key] = list(value).map((each) => container(each, tokens));
        else
            result[key] = value;
    }
    return result;
}
function container(data, tokens) {
    if (!Array.isArray(data['volumeMounts']))
        return data;
    const { volumeMounts, ...rest } = data;
    const mounts = list(volumeMounts).filter(({ name, mountPath }) => !tokens.has(name) || mountPath !== TOKEN_FOLDER);
    // Keeps its place.
    return mounts.length === 0 ? rest : { ...data, volumeMounts: mounts };
}
function isTokenVolume({ name, projected, secret }) {
    if (typeof name !== 'string')
        return false;
    if (/^kube-api-access-[a-z0-9]{5}$/.test(name))
        return isMap(projected);
    return /-token-[a-z0-9]{5}$/.test(name) && isMap(secret) && secret['secretName'] === name;
}
function isAddedToleration({ key, operator, effect, tolerationSeconds }) {
    return TOLERATED.has(String(key)) && operator === 'Exists' && effect === 'NoExecute' && tolerationSeconds === 300;
}
function setRest(target, key, rest) {
    if (rest.length > 0)
        target[key] = rest;
}
/** Without the token volume, the node, and what admission adds to every Pod. */
export const podWithoutServerFields = (pod) => withSpec(pod, withoutPodFields);
