import { newAggregate } from '#apimachinery/util/errors/aggregate';
import { append } from '#engine/go/append';
import { quote } from '#engine/schema/fault';
import { mutatingAdmissionPolicy, validatingAdmissionPolicy } from '../stored_policies.js';
import { mutatingAdmissionWebhook, validatingAdmissionWebhook } from '../stored_webhooks.js';
import { certificateApproval, certificateSigning, certificateSubjectRestriction, clusterTrustBundleAttest, } from './certificates.js';
import { defaultIngressClass, defaultStorageClass } from './default_classes.js';
import { limitRanger } from './limit_ranger.js';
import { namespaceLifecycle } from './namespace_lifecycle.js';
import { defaultTolerationSeconds, taintNodesByCondition } from './node_taints.js';
import { persistentVolumeClaimResize } from './persistent_volume_claim_resize.js';
import { podResizeValidator } from './pod_resize_validator.js';
import { podSecurity } from './pod_security.js';
import { podTopologyLabels } from './pod_topology_labels.js';
import { priority } from './priority.js';
import { resourceQuota } from './resource_quota.js';
import { runtimeClass } from './runtime_class.js';
import { serviceAccount } from './service_account.js';
import { storageObjectInUseProtection } from './storage_object_in_use_protection.js';
/** All plug-ins of kube-apiserver 1.37, in its order. Mirrors Go's `AllOrderedPlugins` and `DefaultOffAdmissionPlugins`. */
const allOrderedPlugins = [
    { name: 'AlwaysAdmit' },
    { name: 'NamespaceAutoProvision' },
    { name: 'NamespaceLifecycle', isDefault: true, plugin: namespaceLifecycle },
    { name: 'NamespaceExists' },
    { name: 'LimitPodHardAntiAffinityTopology' },
    { name: 'LimitRanger', isDefault: true, plugin: limitRanger },
    { name: 'ServiceAccount', isDefault: true, plugin: serviceAccount },
    { name: 'NodeRestriction' },
    { name: 'TaintNodesByCondition', isDefault: true, plugin: taintNodesByCondition },
    { name: 'AlwaysPullImages' },
    { name: 'ImagePolicyWebhook' },
    { name: 'PodSecurity', isDefault: true, plugin: ({ podSecurity: configuration }) => podSecurity(configuration) },
    { name: 'PodNodeSelector' },
    { name: 'Priority', isDefault: true, plugin: priority },
    { name: 'DefaultTolerationSeconds', isDefault: true, plugin: defaultTolerationSeconds },
    { name: 'PodTolerationRestriction' },
    { name: 'EventRateLimit' },
    { name: 'ExtendedResourceToleration' },
    { name: 'DefaultStorageClass', isDefault: true, plugin: defaultStorageClass },
    {
        name: 'StorageObjectInUseProtection',
        isDefault: true,
        plugin: ({ storageProtectionController = true }) => storageObjectInUseProtection(storageProtectionController),
    },
    { name: 'PodGroupProtection', isDefault: true, feature: 'GenericWorkload' },
    { name: 'OwnerReferencesPermissionEnforcement' },
    { name: 'PersistentVolumeClaimResize', isDefault: true, plugin: persistentVolumeClaimResize },
    { name: 'RuntimeClass', isDefault: true, plugin: runtimeClass },
    { name: 'CertificateApproval', isDefault: true, plugin: certificateApproval },
    { name: 'CertificateSigning', isDefault: true, plugin: certificateSigning },
    { name: 'ClusterTrustBundleAttest', isDefault: true, plugin: clusterTrustBundleAttest },
    { name: 'CertificateSubjectRestriction', isDefault: true, plugin: certificateSubjectRestriction },
    { name: 'DefaultIngressClass', isDefault: true, plugin: defaultIngressClass },
    { name: 'DenyServiceExternalIPs' },
    { name: 'PodTopologyLabels', isDefault: true, plugin: podTopologyLabels },
    { name: 'NodeDeclaredFeatureValidator', isDefault: true },
    { name: 'PodResizeValidator', isDefault: true, plugin: podResizeValidator },
    { name: 'MutatingAdmissionPolicy', isDefault: true, plugin: mutatingAdmissionPolicy },
    {
        name: 'MutatingAdmissionWebhook',
        isDefault: true,
        plugin: ({ callWebhook: call }) => call && mutatingAdmissionWebhook({ call }),
    },
    { name: 'ValidatingAdmissionPolicy', isDefault: true, plugin: validatingAdmissionPolicy },
    {
        name: 'ValidatingAdmissionWebhook',
        isDefault: true,
        plugin: ({ callWebhook: call }) => call && validatingAdmissionWebhook({ call }),
    },
    { name: 'ResourceQuota', isDefault: true, plugin: ({ quotaController = true }) => resourceQuota(quotaController) },
    { name: 'AlwaysDeny' },
];
/** Before these come plug-ins of one's own: they see objects as all others but webhooks and quotas leave them. */
const FIRST_OF_LAST = 'MutatingAdmissionPolicy';
/**
 * The plug-ins of kube-apiserver, in its order: those that it has by default, and others by name.
 *
 * ```ts
 * const admission = admissionPlugins({ disable: ['ServiceAccount'] });
 * const server = new APIServer({ scheme, namespaces: true, admission });
 * ```
 *
 * @throws {Aggregate} in the words of kube-apiserver, for names that it does not know or that are enabled and disabled;
 * in words of its own for plug-ins that this server does not have
 */
export function admissionPlugins(options = {}) {
    const { enable = [], disable = [], own = [] } = options;
    checkNames(enable, disable);
    const disabled = new Set(disable);
    const enabled = allOrderedPlugins.filter(({ name, isDefault }) => enable.includes(name) || (isDefault === true && !disabled.has(name)));
    const plugins = [];
    const missing = [];
    const first = allOrderedPlugins.findIndex(({ name }) => name === FIRST_OF_LAST);
    const isLast = (row) => allOrderedPlugins.indexOf(row) >= first;
    const add = ({ name, plugin, feature }) => {
        const found = typeof plugin === 'function' ? plugin(options) : plugin;
        if (found !== undefined)
            plugins.push(found);
        else if (plugin === undefined && feature === undefined)
            missing.push(name);
    };
    enabled.filter((row) => !isLast(row)).forEach(add);
    append(plugins, own);
    enabled.filter(isLast).forEach(add);
    return { plugins, missing };
}
function checkNames(enable, disable) {
    const rowOf = (wanted) => allOrderedPlugins.find(({ name }) => name === wanted);
    const unknown = (flag, names) => names
        .filter((name) => rowOf(name) === undefined)
        .map((name) => new Error(`${flag} plugin ${quote(name)} is unknown`));
    const overlap = [...new Set(enable)].filter((name) => disable.includes(name)).sort();
    const lacking = enable.filter((name) => {
        const row = rowOf(name);
        return row !== undefined && row.plugin === undefined && row.feature === undefined;
    });
    const failure = newAggregate([
        ...unknown('enable-admission-plugins', enable),
        ...unknown('disable-admission-plugins', disable),
        ...(overlap.length === 0
            ? []
            : [new Error(`[${overlap.join(' ')}] in enable-admission-plugins and disable-admission-plugins overlapped`)]),
        ...lacking.map((name) => new Error(`enable-admission-plugins plugin ${quote(name)} is known to kube-apiserver, but not supported here`)),
    ]);
    if (failure !== undefined)
        throw failure;
}
