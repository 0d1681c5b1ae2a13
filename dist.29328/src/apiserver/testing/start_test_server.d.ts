import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Release } from '../../releases/index.ts';
import { type AdmissionPluginsOptions } from '../admission/plugins/all_ordered_plugins.ts';
import type { AuditOptions } from '../audit/audit_log.ts';
import type { Authenticator } from '../authentication/authenticator.ts';
import type { Authorizer, HostedAuthorizer } from '../authorization/authorizer.ts';
import type { ResourceOptions } from '../resources/resource_options.ts';
import { APIServer } from '../server/api_server.ts';
import type { APIServerOptions } from '../server/api_server_options.ts';
import type { ListenOptions } from '../server/listen.ts';
import type { ServiceAccounts } from '../serviceaccounts/service_accounts.ts';
import type { StorageEngine } from '../storage/engine.ts';
/** What a test needs. */
export interface TestServerOptions {
    /**
     * The release of Kubernetes whose Kinds, fields and values the server has: `readRelease('1.30')` of `kubetyped/releases`.
     * What came later is unknown to it. All that is known unless given; the rules are those of the newest.
     */
    readonly kubernetesVersion?: Release;
    /** Kinds of your own, beside the built-in ones. */
    readonly kinds?: readonly (KindClass | readonly [kind: KindClass, options: ResourceOptions])[];
    /**
     * Whether namespaces have their lifecycle, as in a cluster: objects can't be created in one that isn't there. Yes unless
     * given. `external`: another program empties those that are deleted.
     */
    readonly namespaces?: boolean | 'external';
    /** Whether objects go with their owners, as in `APIServerOptions`. Yes unless given. */
    readonly garbageCollection?: boolean | 'external';
    /** Whether aggregated ClusterRoles get their rules, as in `APIServerOptions`. Yes unless given. */
    readonly clusterRoleAggregation?: boolean;
    /**
     * Whether a Pod that is deleted goes when its time is over and its node isn't there: there is no kubelet to say that it has
     * ended. Yes unless given.
     */
    readonly podGarbageCollection?: boolean;
    /** Whether the status of ResourceQuotas is kept, as in `AdmissionPluginsOptions`. Yes unless given. */
    readonly quotaController?: boolean;
    /** Whether volumes and claims that are deleted go, as in `AdmissionPluginsOptions`. Yes unless given. */
    readonly storageProtectionController?: boolean;
    /**
     * Of what network Services get their addresses with `builtInRules`, or of which two with a comma between, one of each family:
     * as kube-apiserver's `--service-cluster-ip-range`. `10.0.0.0/24` unless given.
     */
    readonly serviceClusterIPRange?: string | undefined;
    /** Of what range Services get their node ports, as kube-apiserver's `--service-node-port-range`. `30000-32767` unless given. */
    readonly serviceNodePortRange?: string | undefined;
    /** How custom resources are served, as in `APIServerOptions`. Yes, without conversion webhooks, unless given. */
    readonly customResources?: APIServerOptions['customResources'];
    /**
     * Whether built-in Kinds get the defaults of kube-apiserver, and are validated as it does: `setDefaults` of
     * `kubetyped/defaults` and `validate` of `kubetyped/validation`. Yes unless given.
     */
    readonly builtInRules?: boolean;
    /** In memory unless given. */
    readonly storage?: StorageEngine;
    /** In which form objects are stored, as in `APIServerOptions`. */
    readonly storageFormat?: 'json' | 'protobuf';
    /** Who makes a request. Without it, everybody may do everything. */
    readonly authentication?: Authenticator;
    /** ServiceAccounts with tokens, as in `APIServerOptions`. Without it they are objects like others. */
    readonly serviceAccounts?: ServiceAccounts;
    /** Who may do what: `rbac()`, say. Everybody who is known may do everything unless given. */
    readonly authorization?: Authorizer | HostedAuthorizer;
    /** Plug-ins of your own: `storedPolicies()`, say. They are asked after those of kube-apiserver, but before quotas. */
    readonly admission?: AdmissionPluginsOptions['own'];
    /**
     * Which plug-ins of kube-apiserver act, with `builtInRules`. As in envtest, those that kube-apiserver has by default, but
     * for `ServiceAccount`, unless given; and but for policies, which `storedPolicies()` enforces, and webhooks.
     */
    readonly admissionPlugins?: Omit<AdmissionPluginsOptions, 'own'>;
    /** APIServices, those of other servers and local ones, as in `APIServerOptions`. Without it they are objects like others. */
    readonly aggregation?: APIServerOptions['aggregation'];
    /** Where requests are logged. */
    readonly audit?: AuditOptions;
    /** Where to listen; on loopback, on any port that is free, unless given. */
    readonly listen?: ListenOptions;
}
/** A server that runs for a test. */
export interface TestServer extends AsyncDisposable {
    readonly url: string;
    /** For `kubectl --kubeconfig`, as YAML. */
    readonly kubeconfig: string;
    readonly server: APIServer;
    close(): Promise<void>;
}
/**
 * Starts a server on loopback with the stable built-in Kinds, kept in memory: what envtest is for Go. It has what every
 * resource has, status, scale, generations and garbage collection included, the defaults and the validation of built-in
 * Kinds, the admission plug-ins of kube-apiserver but for `ServiceAccount`, bindings and evictions of Pods, cluster IPs and node
 * ports, the Service `kubernetes`, and the custom resources of the definitions that are created; but no controllers besides
 * those of quotas and of volumes in use.
 *
 * ```ts
 * await using api = await startTestServer();
 * const response = await fetch(`${api.url}/api/v1/namespaces/default/configmaps`);
 * ```
 */
export declare function startTestServer({ kubernetesVersion: release, kinds, customResources, namespaces, builtInRules, garbageCollection, clusterRoleAggregation, podGarbageCollection, quotaController, storageProtectionController, serviceClusterIPRange, serviceNodePortRange, storage, storageFormat, authentication, authorization, serviceAccounts, admission, admissionPlugins: plugins, aggregation, audit, listen, }?: TestServerOptions): Promise<TestServer>;
