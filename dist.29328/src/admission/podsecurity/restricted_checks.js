import { badCapabilities, procMount, seccompProfile } from './baseline_checks.js';
import { containersNamed, isInUserNamespace, joinQuote, namesOf, plural, setters, sorted, uses, } from './checked_pod.js';
/** What `restricted` also forbids, in the order in which Go reports it. Mirrors Go's `policy.DefaultChecks`. */
export const restrictedChecks = [
    {
        id: 'allowPrivilegeEscalation',
        versions: [
            { minimum: 8, checkPod: allowPrivilegeEscalation },
            { minimum: 25, checkPod: allowPrivilegeEscalation, exempt: isOnWindows },
        ],
    },
    {
        id: 'capabilities_restricted',
        versions: [
            { minimum: 22, checkPod: droppedCapabilities, overrides: 'capabilities_baseline' },
            { minimum: 25, checkPod: droppedCapabilities, exempt: isOnWindows, overrides: 'capabilities_baseline' },
        ],
    },
    {
        id: 'procMount_restricted',
        versions: [{ minimum: 35, checkPod: procMount, overrides: 'procMount' }],
    },
    {
        id: 'restrictedVolumes',
        versions: [{ minimum: 0, checkPod: restrictedVolumes, overrides: 'hostPathVolumes' }],
    },
    {
        id: 'runAsNonRoot',
        versions: [
            { minimum: 0, checkPod: runAsNonRoot },
            { minimum: 35, checkPod: runAsNonRoot, exempt: isInUserNamespace },
        ],
    },
    {
        id: 'runAsUser',
        versions: [
            { minimum: 23, checkPod: runAsUser },
            { minimum: 35, checkPod: runAsUser, exempt: isInUserNamespace },
        ],
    },
    {
        id: 'seccompProfile_restricted',
        versions: [
            { minimum: 19, checkPod: (pod) => seccompProfile(pod, true), overrides: 'seccompProfile_baseline' },
            {
                minimum: 25,
                checkPod: (pod) => seccompProfile(pod, true),
                exempt: isOnWindows,
                overrides: 'seccompProfile_baseline',
            },
        ],
    },
];
function isOnWindows({ os }) {
    return os?.name === 'windows';
}
function droppedCapabilities({ spec }) {
    const missing = namesOf(spec, ({ securityContext }) => !securityContext?.capabilities?.drop?.includes('ALL'));
    const added = badCapabilities(spec, (capability) => capability === 'NET_BIND_SERVICE');
    const details = [
        ...(missing.length > 0 ? [`${containersNamed(missing)} must set securityContext.capabilities.drop=["ALL"]`] : []),
        ...(added === undefined ? [] : [added]),
    ];
    return details.length === 0 ? undefined : { reason: 'unrestricted capabilities', detail: details.join('; ') };
}
function allowPrivilegeEscalation({ spec }) {
    const names = namesOf(spec, ({ securityContext }) => securityContext?.allowPrivilegeEscalation !== false);
    return names.length === 0
        ? undefined
        : {
            reason: 'allowPrivilegeEscalation != false',
            detail: `${containersNamed(names)} must set securityContext.allowPrivilegeEscalation=false`,
        };
}
/** The sources of volumes that Pods may have. */
const HARMLESS_VOLUMES = [
    'configMap',
    'csi',
    'downwardAPI',
    'emptyDir',
    'ephemeral',
    'image',
    'persistentVolumeClaim',
    'projected',
    'secret',
];
/** The others. */
const OTHER_VOLUMES = [
    'hostPath',
    'gcePersistentDisk',
    'awsElasticBlockStore',
    'gitRepo',
    'nfs',
    'iscsi',
    'glusterfs',
    'rbd',
    'flexVolume',
    'cinder',
    'cephfs',
    'flocker',
    'fc',
    'azureFile',
    'vsphereVolume',
    'quobyte',
    'azureDisk',
    'photonPersistentDisk',
    'portworxVolume',
    'scaleIO',
    'storageos',
];
function restrictedVolumes({ spec }) {
    const bad = (spec.volumes ?? []).filter((volume) => !HARMLESS_VOLUMES.some((source) => volume[source]));
    if (bad.length === 0)
        return undefined;
    const names = bad.map(({ name }) => name);
    const types = sorted(bad.map((volume) => OTHER_VOLUMES.find((source) => volume[source]) ?? 'unknown'));
    return {
        reason: 'restricted volume types',
        detail: `${plural('volume', names)} ${joinQuote(names)} ${uses(names)} ${plural('restricted volume type', types)} ${joinQuote(types)}`,
    };
}
function runAsNonRoot({ spec }) {
    const valueOf = ({ securityContext }) => securityContext?.runAsNonRoot ?? undefined;
    const reason = 'runAsNonRoot != true';
    const bad = setters(valueOf(spec) === false, namesOf(spec, (container) => valueOf(container) === false));
    if (bad.length > 0)
        return { reason, detail: `${bad.join(' and ')} must not set securityContext.runAsNonRoot=false` };
    if (valueOf(spec) === true)
        return undefined;
    const without = namesOf(spec, (container) => valueOf(container) === undefined);
    return without.length === 0
        ? undefined
        : { reason, detail: `pod or ${containersNamed(without)} must set securityContext.runAsNonRoot=true` };
}
function runAsUser({ spec }) {
    const isRoot = ({ securityContext }) => {
        const user = securityContext?.runAsUser;
        return user !== undefined && user !== null && Number(user) === 0;
    };
    const bad = setters(isRoot(spec), namesOf(spec, isRoot));
    return bad.length === 0
        ? undefined
        : { reason: 'runAsUser=0', detail: `${bad.join(' and ')} must not set runAsUser=0` };
}
