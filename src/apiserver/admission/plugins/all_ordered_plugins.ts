import { newAggregate } from '#apimachinery/util/errors/aggregate';
import { append } from '#engine/go/append';
import { quote } from '#engine/schema/fault';
import { asError } from '#engine/text/as_error';
import type {
  PodNodeSelectorConfiguration,
  PodTolerationRestrictionConfiguration,
} from '../../configuration/admission_configuration.ts';
import type { AdmissionPlugin, CallWebhook, HostedAdmission } from '../plugin.ts';
import { mutatingAdmissionPolicy, validatingAdmissionPolicy } from '../stored_policies.ts';
import { mutatingAdmissionWebhook, validatingAdmissionWebhook } from '../stored_webhooks.ts';
import { alwaysAdmit, alwaysDeny } from './always.ts';
import { alwaysPullImages } from './always_pull_images.ts';
import {
  certificateApproval,
  certificateSigning,
  certificateSubjectRestriction,
  clusterTrustBundleAttest,
} from './certificates.ts';
import { defaultIngressClass, defaultStorageClass } from './default_classes.ts';
import { denyServiceExternalIPs } from './deny_service_external_ips.ts';
import { type EventRateLimitConfiguration, eventRateLimit } from './event_rate_limit.ts';
import { extendedResourceToleration } from './extended_resource_toleration.ts';
import { limitPodHardAntiAffinityTopology } from './limit_pod_hard_anti_affinity_topology.ts';
import { limitRanger } from './limit_ranger.ts';
import { namespaceAutoProvision, namespaceExists } from './namespace_existence.ts';
import { namespaceLifecycle } from './namespace_lifecycle.ts';
import { nodeDeclaredFeatureValidator } from './node_declared_feature_validator.ts';
import { nodeRestriction } from './node_restriction.ts';
import { defaultTolerationSeconds, taintNodesByCondition } from './node_taints.ts';
import { ownerReferencesPermissionEnforcement } from './owner_references_permission_enforcement.ts';
import { persistentVolumeClaimResize } from './persistent_volume_claim_resize.ts';
import { podNodeSelector } from './pod_node_selector.ts';
import { podResizeValidator } from './pod_resize_validator.ts';
import { type PodSecurityConfiguration, podSecurity } from './pod_security.ts';
import { podTolerationRestriction } from './pod_toleration_restriction.ts';
import { podTopologyLabels } from './pod_topology_labels.ts';
import { priority } from './priority.ts';
import { resourceQuota } from './resource_quota.ts';
import { runtimeClass } from './runtime_class.ts';
import { serviceAccount } from './service_account.ts';
import { storageObjectInUseProtection } from './storage_object_in_use_protection.ts';

/** A plug-in of kube-apiserver. */
interface OrderedPlugin {
  readonly name: string;
  /** Whether it acts unless it is disabled. */
  readonly isDefault?: true;
  /** The feature without which it does nothing in kube-apiserver either: off there by default, and not known here. */
  readonly feature?: string;
  /** Left out: this server does not have it. Undefined when the options do not say what it needs. */
  readonly plugin?: HostedAdmission | ((options: AdmissionPluginsOptions) => HostedAdmission | undefined);
}

/** All plug-ins of kube-apiserver 1.37, in its order. Mirrors Go's `AllOrderedPlugins` and `DefaultOffAdmissionPlugins`. */
const allOrderedPlugins: readonly OrderedPlugin[] = [
  { name: 'AlwaysAdmit', plugin: alwaysAdmit },
  { name: 'NamespaceAutoProvision', plugin: namespaceAutoProvision },
  { name: 'NamespaceLifecycle', isDefault: true, plugin: namespaceLifecycle },
  { name: 'NamespaceExists', plugin: namespaceExists },
  { name: 'LimitPodHardAntiAffinityTopology', plugin: limitPodHardAntiAffinityTopology },
  { name: 'LimitRanger', isDefault: true, plugin: limitRanger },
  { name: 'ServiceAccount', isDefault: true, plugin: serviceAccount },
  { name: 'NodeRestriction', plugin: nodeRestriction },
  { name: 'TaintNodesByCondition', isDefault: true, plugin: taintNodesByCondition },
  { name: 'AlwaysPullImages', plugin: alwaysPullImages },
  { name: 'ImagePolicyWebhook' },
  { name: 'PodSecurity', isDefault: true, plugin: ({ podSecurity: configuration }) => podSecurity(configuration) },
  { name: 'PodNodeSelector', plugin: (options) => podNodeSelector(options.podNodeSelector) },
  { name: 'Priority', isDefault: true, plugin: priority },
  { name: 'DefaultTolerationSeconds', isDefault: true, plugin: defaultTolerationSeconds },
  {
    name: 'PodTolerationRestriction',
    plugin: (options) => podTolerationRestriction(options.podTolerationRestriction),
  },
  { name: 'EventRateLimit', plugin: (options) => eventRateLimit(options.eventRateLimit) },
  { name: 'ExtendedResourceToleration', plugin: extendedResourceToleration },
  { name: 'DefaultStorageClass', isDefault: true, plugin: defaultStorageClass },
  {
    name: 'StorageObjectInUseProtection',
    isDefault: true,
    plugin: ({ storageProtectionController = true }) => storageObjectInUseProtection(storageProtectionController),
  },
  { name: 'PodGroupProtection', isDefault: true, feature: 'GenericWorkload' },
  { name: 'OwnerReferencesPermissionEnforcement', plugin: ownerReferencesPermissionEnforcement },
  { name: 'PersistentVolumeClaimResize', isDefault: true, plugin: persistentVolumeClaimResize },
  { name: 'RuntimeClass', isDefault: true, plugin: runtimeClass },
  { name: 'CertificateApproval', isDefault: true, plugin: certificateApproval },
  { name: 'CertificateSigning', isDefault: true, plugin: certificateSigning },
  { name: 'ClusterTrustBundleAttest', isDefault: true, plugin: clusterTrustBundleAttest },
  { name: 'CertificateSubjectRestriction', isDefault: true, plugin: certificateSubjectRestriction },
  { name: 'DefaultIngressClass', isDefault: true, plugin: defaultIngressClass },
  { name: 'DenyServiceExternalIPs', plugin: denyServiceExternalIPs },
  { name: 'PodTopologyLabels', isDefault: true, plugin: podTopologyLabels },
  { name: 'NodeDeclaredFeatureValidator', isDefault: true, plugin: nodeDeclaredFeatureValidator },
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
  { name: 'AlwaysDeny', plugin: alwaysDeny },
];

/** Before these come plug-ins of one's own: they see objects as all others but webhooks and quotas leave them. */
const FIRST_OF_LAST = 'MutatingAdmissionPolicy';

/** Which plug-ins of kube-apiserver act, and what they need. */
export interface AdmissionPluginsOptions {
  /** Those that act beside the ones that kube-apiserver has by default: `--enable-admission-plugins`. */
  readonly enable?: readonly string[];
  /** Those that do not act, though kube-apiserver has them by default: `--disable-admission-plugins`. */
  readonly disable?: readonly string[];
  /** The defaults and exemptions of PodSecurity: all may do everything where the labels of a namespace say nothing. */
  readonly podSecurity?: PodSecurityConfiguration;
  /** The node selectors of PodNodeSelector, when it is enabled. */
  readonly podNodeSelector?: PodNodeSelectorConfiguration;
  /** The tolerations of PodTolerationRestriction, when it is enabled. */
  readonly podTolerationRestriction?: PodTolerationRestrictionConfiguration;
  /** The limits of EventRateLimit, which needs them to be enabled. */
  readonly eventRateLimit?: EventRateLimitConfiguration;
  /** Whether the status of ResourceQuotas is kept, as kube-controller-manager does. No: that program does. Yes unless given. */
  readonly quotaController?: boolean;
  /**
   * Whether volumes, claims and classes that are deleted go when nothing uses them, as kube-controller-manager sees to it. No:
   * that program does. Yes unless given.
   */
  readonly storageProtectionController?: boolean;
  /** Sends a review to a webhook: that of a `WebhookClient`, say. Without it no webhooks are called. */
  readonly callWebhook?: CallWebhook;
  /** Plug-ins of one's own. They are asked after those of kube-apiserver, but before policies, webhooks and quotas. */
  readonly own?: readonly (AdmissionPlugin | HostedAdmission)[];
}

/** The admission of a server as a whole: what `new APIServer({ admission })` takes. */
export interface AdmissionPlugins {
  /** In the order in which they are asked. */
  readonly plugins: readonly (AdmissionPlugin | HostedAdmission)[];
  /** Those that kube-apiserver would have here, and this server lacks. */
  readonly missing: readonly string[];
}

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
 * @throws {Error} in the words of kube-apiserver, for a wrong configuration of a plug-in that acts
 */
export function admissionPlugins(options: AdmissionPluginsOptions = {}): AdmissionPlugins {
  const { enable = [], disable = [], own = [] } = options;
  checkNames(enable, disable);
  const disabled = new Set(disable);
  const enabled = allOrderedPlugins.filter(
    ({ name, isDefault }) => enable.includes(name) || (isDefault === true && !disabled.has(name)),
  );
  const plugins: (AdmissionPlugin | HostedAdmission)[] = [];
  const missing: string[] = [];
  const first = allOrderedPlugins.findIndex(({ name }) => name === FIRST_OF_LAST);
  const isLast = (row: OrderedPlugin): boolean => allOrderedPlugins.indexOf(row) >= first;
  const add = ({ name, plugin, feature }: OrderedPlugin): void => {
    const found = typeof plugin === 'function' ? initialize(name, () => plugin(options)) : plugin;
    if (found !== undefined) plugins.push(found);
    else if (plugin === undefined && feature === undefined) missing.push(name);
  };
  enabled.filter((row) => !isLast(row)).forEach(add);
  append(plugins, own);
  enabled.filter(isLast).forEach(add);
  return { plugins, missing };
}

function initialize<T>(name: string, plugin: () => T): T {
  try {
    return plugin();
  } catch (error) {
    throw new Error(`couldn't init admission plugin ${quote(name)}: ${asError(error).message}`, { cause: error });
  }
}

function checkNames(enable: readonly string[], disable: readonly string[]): void {
  const rowOf = (wanted: string): OrderedPlugin | undefined => allOrderedPlugins.find(({ name }) => name === wanted);
  const unknown = (flag: string, names: readonly string[]): Error[] =>
    names
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
    ...lacking.map(
      (name) =>
        new Error(`enable-admission-plugins plugin ${quote(name)} is known to kube-apiserver, but not supported here`),
    ),
  ]);
  if (failure !== undefined) throw failure;
}
