import * as admissionv1 from '#api/admissionregistration/v1/zz_generated.types';
import * as admissionv1beta1 from '#api/admissionregistration/v1beta1/zz_generated.types';
import * as certificatesv1 from '#api/certificates/v1/zz_generated.types';
import * as certificatesv1beta1 from '#api/certificates/v1beta1/zz_generated.types';
import { Binding, ComponentStatus, Namespace, Service } from '#api/core/v1/zz_generated.types';
import { codecs } from '#api/protobuf/index';
import { DeviceTaintRule } from '#api/resource/v1/zz_generated.types';
import { DeviceTaintRule as TaintRuleV1beta2 } from '#api/resource/v1beta2/zz_generated.types';
import { categoriesOf, shortNamesOf } from '#api/rest_mapper/short_names';
import { resources } from '#api/rest_mapper/zz_generated.resources';
import * as schedulingv1alpha3 from '#api/scheduling/v1alpha3/zz_generated.types';
import * as schedulingv1beta1 from '#api/scheduling/v1beta1/zz_generated.types';
import { StorageVersionMigration } from '#api/storagemigration/v1/zz_generated.types';
import { StorageVersionMigration as MigrationV1beta1 } from '#api/storagemigration/v1beta1/zz_generated.types';
import { addToScheme } from '#api/zz_generated.register';
import { FieldLabelError } from '#apimachinery/runtime/field_label';
import { isSameKind, type KindClass } from '#apimachinery/runtime/kind_class';
import { Scheme } from '#apimachinery/runtime/scheme';
import type { Info } from '#apimachinery/version/info';
import { builtInColumns } from '../../kinds/columns.ts';
import { addConversions, hasOwnFieldLabels, isOtherVersion } from '../../kinds/other_versions.ts';
import { strategyOf } from '../../kinds/strategies.ts';
import type { Release } from '../../releases/index.ts';
import { type AdmissionPluginsOptions, admissionPlugins } from '../admission/plugins/all_ordered_plugins.ts';
import type { AuditOptions } from '../audit/audit_log.ts';
import type { Authenticator } from '../authentication/authenticator.ts';
import type { Authorizer, HostedAuthorizer } from '../authorization/authorizer.ts';
import {
  admissionWithRules,
  authorizationWithRules,
  builtInSubresources,
  builtInVersions,
} from '../builtin/built_in_resources.ts';
import { builtInStrategy } from '../builtin/built_in_strategy.ts';
import { componentStatuses } from '../builtin/component_statuses.ts';
import { DeviceClaims } from '../builtin/device_claims.ts';
import { legacyBindingREST } from '../builtin/pod_binding.ts';
import { PodCollector } from '../builtin/pod_collector.ts';
import { ProxiedSubresources } from '../builtin/proxied_subresources.ts';
import { serviceRanges, servicesParts } from '../builtin/services/services.ts';
import type { ControllerHost } from '../controllers/controller.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { MaxRequestsInFlight } from '../filters/max_in_flight.ts';
import { PriorityAndFairness } from '../flowcontrol/priority_and_fairness.ts';
import type { KubeletClientOptions } from '../proxy/kubelets.ts';
import { APIServerUser } from '../request/user.ts';
import type { ResourceOptions } from '../resources/resource_options.ts';
import { APIServer } from '../server/api_server.ts';
import type { APIServerOptions } from '../server/api_server_options.ts';
import type { ListenOptions } from '../server/listen.ts';
import type { ServiceAccounts } from '../serviceaccounts/service_accounts.ts';
import type { StorageEngine } from '../storage/engine.ts';
import { memory } from '../storage/memory/memory.ts';
import { everything } from '../storage/selection_predicate.ts';
import { type Snapshot, Snapshots } from './snapshots.ts';

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
  /**
   * The IP address at which Pods and other machines reach the server, as kube-apiserver's `--advertise-address`: the EndpointSlice
   * of the Service `kubernetes` has it, which is missing for one on loopback. That on which it listens, or another one of the
   * machine, unless given.
   */
  readonly advertiseAddress?: string | undefined;
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
  /**
   * Whether requests are classified by FlowSchemas and get their seats from priority levels, with `builtInRules`, as with
   * kube-apiserver's `--enable-priority-and-fairness`. Yes unless given.
   */
  readonly priorityAndFairness?: boolean;
  /** How many reads and writes may be under way, as in `APIServerOptions`: together, the seats of all priority levels. */
  readonly maxRequestsInFlight?: MaxRequestsInFlight;
  /** Is given what goes wrong beside requests, in a controller say, as in `APIServerOptions`. Ignored unless given. */
  readonly onError?: (error: unknown) => void;
  /** Where requests are logged. */
  readonly audit?: AuditOptions;
  /** Whether administrators may take snapshots by HTTP and go back to them: see `/snapshots/reset` in the docs. No unless given. */
  readonly snapshotEndpoint?: boolean;
  /** How kubelets are reached for logs, commands and ports of Pods. */
  readonly kubelet?: KubeletClientOptions;
  /** Where to listen; on loopback, on any port that is free, unless given. */
  readonly listen?: ListenOptions;
}

/** A server that runs for a test. */
export interface TestServer extends AsyncDisposable {
  readonly url: string;
  /** For `kubectl --kubeconfig`, as YAML. */
  readonly kubeconfig: string;
  readonly server: APIServer;
  /** All that is stored now, to go back to with {@link restore}. */
  snapshot(): Promise<Snapshot>;
  /**
   * Makes what is stored the same as in a snapshot. Watches see objects come, change and go; resource versions go on.
   * Neither finalizers nor admission have a say.
   */
  restore(snapshot: Snapshot): Promise<void>;
  /** The same with what there was before the first request. Not with a `storage` of your own, unless `snapshotEndpoint` is on. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Versions that are served where a group has several. */
const STABLE = /^v\d+$/;

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
export async function startTestServer({
  kubernetesVersion: release,
  kinds = [],
  customResources = true,
  namespaces = true,
  builtInRules = true,
  garbageCollection = true,
  clusterRoleAggregation = true,
  podGarbageCollection = true,
  quotaController = true,
  storageProtectionController = true,
  serviceClusterIPRange,
  serviceNodePortRange,
  advertiseAddress,
  storage: givenStorage,
  storageFormat = 'json',
  authentication,
  authorization,
  serviceAccounts,
  admission = [],
  admissionPlugins: plugins = { disable: ['ServiceAccount', 'MutatingAdmissionPolicy', 'ValidatingAdmissionPolicy'] },
  aggregation,
  priorityAndFairness = true,
  maxRequestsInFlight = { reads: 400, writes: 200 },
  onError,
  audit,
  snapshotEndpoint = false,
  kubelet = {},
  listen = {},
}: TestServerOptions = {}): Promise<TestServer> {
  const storage = givenStorage ?? memory();
  const remembersFirst = givenStorage === undefined || (snapshotEndpoint && !storage.shared);
  const snapshots = new Snapshots(storage, remembersFirst);
  const scheme = schemeOf(release);
  readStoredVersions(scheme);
  addConversions(scheme);
  addFieldLabels(scheme);
  const servedAs = (kind: KindClass, subresource = ''): ServedResource | undefined =>
    server.resources().find((each) => each.subresource === subresource && isSameKind(each.kind, kind));
  const services = builtInRules
    ? servicesParts({
        ranges: serviceRanges(serviceClusterIPRange, serviceNodePortRange),
        scheme,
        codecs,
        storage,
        storageFormat,
        host: listen.host,
        advertiseAddress,
        find: (kind) => servedAs(kind)?.store,
      })
    : undefined;
  const server: APIServer = new APIServer({
    scheme,
    codecs,
    ...(release && { version: versionOf(release) }),
    accessReviews: true,
    ...(customResources !== undefined && { customResources }),
    namespaces,
    garbageCollection,
    clusterRoleAggregation,
    controllers: [
      ...(podGarbageCollection ? [(host: ControllerHost) => new PodCollector(host)] : []),
      ...(services?.controllers ?? []),
    ],
    ...(services && { postStartHooks: services.postStartHooks }),
    ...(builtInRules &&
      priorityAndFairness && {
        priorityAndFairness: new PriorityAndFairness(servedAs, maxRequestsInFlight.reads + maxRequestsInFlight.writes),
      }),
    maxRequestsInFlight,
    storage,
    storageFormat,
    ...(authentication && { authentication }),
    ...(authorization && {
      authorization: builtInRules ? authorizationWithRules(authorization, release) : authorization,
    }),
    ...(serviceAccounts && { serviceAccounts }),
    ...(aggregation && { aggregation }),
    admission: builtInRules
      ? admissionWithRules(
          admissionPlugins({ quotaController, storageProtectionController, ...plugins, own: admission }),
          release,
        )
      : admission,
    ...(onError && { onError }),
    ...(audit && { audit }),
    filters: [...(remembersFirst ? [snapshots.withFirst] : []), ...(snapshotEndpoint ? [snapshots.withEndpoint] : [])],
  });
  const find = (resource: string, subresource: string): ServedResource | undefined =>
    server.resources().find((each) => each.resource === resource && each.subresource === subresource);
  const probeStorage = async (): Promise<void> => {
    const context = { namespace: '', user: APIServerUser, warn: () => {}, signal: AbortSignal.timeout(20_000) };
    await servedAs(Namespace)?.store.list({ predicate: { ...everything(), limit: 1 } }, context);
  };
  const claims = new DeviceClaims(() => servedAs(Namespace)?.store);
  const proxied = new ProxiedSubresources(kubelet, (kind) => servedAs(kind)?.store);
  const budgets = (): ServedResource | undefined => find('poddisruptionbudgets', 'status');
  server.resource(Binding, { rest: legacyBindingREST(() => find('pods', 'binding')?.store) });
  // The rules of an authorizer are served already.
  const served = new Set(server.resources().map(({ kind }) => kind));
  for (const { group, version, resources: rows } of resources) {
    if (!STABLE.test(version)) continue;
    for (const [kind, , singularName, , subresources] of rows) {
      const type = scheme.typeFor({ group, version, kind });
      if (
        type?.resource === undefined ||
        served.has(type) ||
        isOtherVersion(type) ||
        !scheme.recognizes({ group, version, kind: `${kind}List` })
      )
        continue;
      const {
        returnDeletedObject = false,
        selectableFields,
        storagePrefix,
        tableOrder,
        ttlSeconds,
        verbs,
      } = strategyOf(type);
      server.resource(type, {
        ...(builtInRules && {
          strategy: {
            ...claims.strategy(type, builtInStrategy(type, subresources.includes('status'), release)),
            ...(isSameKind(type, Service) && services?.strategy),
          },
        }),
        columns: builtInColumns(type),
        ...(tableOrder && { tableOrder }),
        singularName,
        shortNames: shortNamesOf(type),
        categories: categoriesOf(type),
        ...(selectableFields && { selectableFields }),
        storagePrefix: `/${storagePrefix ?? type.resource}`,
        ...(builtInRules && isSameKind(type, ComponentStatus) && { rest: componentStatuses(probeStorage) }),
        subresources: builtInSubresources(type, subresources, builtInRules, budgets, claims, proxied),
        otherVersions: builtInVersions(type, builtInRules),
        returnDeletedObject,
        ...(ttlSeconds !== undefined && { ttlSeconds }),
        ...(verbs && { verbs }),
      });
    }
  }
  for (const each of kinds) {
    if ('fields' in each) server.resource(each);
    else server.resource(each[0], each[1]);
  }
  const { url, kubeconfig } = await server.listen(listen);
  const close = (): Promise<void> => server.close();
  return {
    url,
    kubeconfig,
    server,
    snapshot: () => snapshots.take(),
    restore: (snapshot) => snapshots.restore(snapshot),
    reset: () => snapshots.reset(),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** What it says of itself at `/version`. */
function versionOf({ version }: Release): Partial<Info> {
  const minor = version.slice(version.indexOf('.') + 1);
  return {
    minor,
    emulationMinor: minor,
    minCompatibilityMinor: String(Number(minor) - 1),
    gitVersion: `v${version}.0+kubetyped`,
  };
}

/** The built-in Kinds of a release, without the fields that came later. */
function schemeOf(release: Release | undefined): Scheme {
  const all = new Scheme('test');
  addToScheme(all);
  if (release === undefined) return all;
  const scheme = new Scheme('test');
  for (const [gvk, type] of all.allKnownTypes()) {
    const isOwn = gvk.kind === type.kind && gvk.version === type.version && gvk.group === type.group;
    if (release.has(type)) scheme.addKnownTypeWithName(gvk, isOwn ? release.kind(type) : type);
  }
  return scheme;
}

/** Lets the built-in Kinds be selected by the fields that Go registers for them, and refuses others in its words. */
function addFieldLabels(scheme: Scheme): void {
  for (const { group, version, resources: rows } of resources)
    for (const [kind] of rows) {
      const type = scheme.typeFor({ group, version, kind });
      if (type === undefined) continue;
      const {
        selectableFields,
        isSelectableByNamespace = type.namespaced === true,
        unsupportedField = (label): string => `field label not supported: ${label}`,
      } = strategyOf(type);
      // The names in another version are known to what serves it.
      if (selectableFields === undefined && !hasOwnFieldLabels(type)) continue;
      const known = new Set([...Object.keys(selectableFields ?? {}), 'metadata.name']);
      if (isSelectableByNamespace) known.add('metadata.namespace');
      scheme.addFieldLabelConversionFunc(type, (label, value) => {
        if (!known.has(label)) throw new FieldLabelError(label, unsupportedField(label));
        return { label, value };
      });
    }
}

/** Teaches a Scheme to read the Kinds that kube-apiserver stores in an older version than it serves, or in another one. */
function readStoredVersions(scheme: Scheme): void {
  /** For versions that differ in nothing else. */
  const readAs = (stored: KindClass, served: KindClass): void =>
    scheme.addConversionFunc(stored, served, (object, out) => {
      const fields = Object.entries(object).filter(([name]) => name !== 'apiVersion' && name !== 'kind');
      Object.assign(out, Object.fromEntries(fields));
    });
  readAs(admissionv1beta1.MutatingAdmissionPolicy, admissionv1.MutatingAdmissionPolicy);
  readAs(admissionv1beta1.MutatingAdmissionPolicyBinding, admissionv1.MutatingAdmissionPolicyBinding);
  readAs(certificatesv1beta1.ClusterTrustBundle, certificatesv1.ClusterTrustBundle);
  readAs(TaintRuleV1beta2, DeviceTaintRule);
  readAs(schedulingv1beta1.PodGroup, schedulingv1alpha3.PodGroup);
  readAs(schedulingv1beta1.Workload, schedulingv1alpha3.Workload);
  readAs(MigrationV1beta1, StorageVersionMigration);
  scheme.addConversionFunc(
    certificatesv1beta1.PodCertificateRequest,
    certificatesv1.PodCertificateRequest,
    ({ metadata, spec, status }, out) => {
      const { pkixPublicKey: _, proofOfPossession: _proof, ...kept } = spec;
      Object.assign(out, { metadata, spec: kept, ...(status && { status }) });
    },
  );
}
