import type { Scheme } from '#apimachinery/runtime/scheme';
import type { Info } from '#apimachinery/version/info';
import type { Codecs } from '#engine/protobuf/codec';
import type { AdmissionPlugin } from '../../admission/index.ts';
import type { CallConversionWebhook } from '../../webhooks/conversion/webhook_converter.ts';
import type { HostedAdmission } from '../admission/admission_control.ts';
import type { AdmissionPlugins } from '../admission/plugins/all_ordered_plugins.ts';
import type { AggregationOptions } from '../aggregator/aggregator.ts';
import type { AuditOptions } from '../audit/audit_log.ts';
import type { Authenticator } from '../authentication/authenticator.ts';
import type { Authorizer, HostedAuthorizer } from '../authorization/authorizer.ts';
import type { Controller, ControllerHost } from '../controllers/controller.ts';
import type { Filter } from '../filters/filter.ts';
import type { MaxRequestsInFlight } from '../filters/max_in_flight.ts';
import type { PriorityAndFairness } from '../flowcontrol/priority_and_fairness.ts';
import type { ServiceAccounts } from '../serviceaccounts/service_accounts.ts';
import type { StorageEngine } from '../storage/engine.ts';

/** What a server is made of. */
export interface APIServerOptions {
  /** The Kinds. The server adds what every API has: Status, Table, the options of requests, lists that are missing. */
  readonly scheme: Scheme;
  /** Where objects are kept; in memory unless given. */
  readonly storage?: StorageEngine;
  /**
   * In which form objects are stored; JSON unless given. `protobuf` is what kube-apiserver stores; Kinds without a
   * Protobuf form are stored as JSON. What was stored in the other form is read.
   */
  readonly storageFormat?: 'json' | 'protobuf';
  /** The Protobuf codecs of the Kinds: those of `kubetyped/api/protobuf`. Without them Kinds have no Protobuf form. */
  readonly codecs?: Codecs;
  /** Finds out who makes a request. Without it, everybody who can reach the server may do everything: loopback only. */
  readonly authentication?: Authenticator;
  /**
   * Serves ServiceAccounts with their tokens, and gives each namespace its account `default`. Tokens are taken where
   * `authentication` has its `authenticate`. No unless given.
   */
  readonly serviceAccounts?: ServiceAccounts;
  /** Decides who may do what; everybody who is known may do everything unless given. */
  readonly authorization?: Authorizer | HostedAuthorizer;
  /**
   * Plug-ins that look at writes before they are stored, in this order, and change them. A mutating one is asked before
   * all validating ones. With `namespaces`, NamespaceLifecycle is the first. `admissionPlugins()` gives those of
   * kube-apiserver as a whole, to which nothing is added.
   */
  readonly admission?: AdmissionPlugins | readonly (AdmissionPlugin | HostedAdmission)[];
  /**
   * Whether to serve what `kubectl auth can-i` and `auth whoami` ask: `authorization.k8s.io` and `authentication.k8s.io`.
   * Only if `authorization` is given, unless this says something. A server behind an APIService must not.
   */
  readonly accessReviews?: boolean;
  /**
   * Whether CustomResourceDefinitions are served, and with them the custom resources that they define, or how. No unless
   * given.
   */
  readonly customResources?: boolean | CustomResourcesOptions;
  /**
   * Whether Namespaces are served with their lifecycle: those of every cluster are there, nothing is created in one that
   * isn't or is being deleted, and what is in one goes with it. `external`: another program sees to the latter, such as
   * kube-controller-manager. No unless given.
   */
  readonly namespaces?: boolean | 'external';
  /**
   * Serves APIServices, and passes requests for their groups and versions on to the servers they name, as kube-aggregator
   * does. No unless given.
   */
  readonly aggregation?: AggregationOptions;
  /** What is said at `/version`. */
  readonly version?: Partial<Info>;
  /**
   * Whether objects go with their owners. `external`: another program sees to that, such as kube-controller-manager.
   * Yes unless given.
   */
  readonly garbageCollection?: boolean | 'external';
  /** What else works on what is stored, beside the controllers that other options are about. */
  readonly controllers?: readonly ((host: ControllerHost) => Controller)[];
  /** What else must be there before a request is answered, one after the other. */
  readonly postStartHooks?: readonly PostStartHook[];
  /**
   * Whether ClusterRoles with an `aggregationRule` get the rules of those that it selects. No: another program sees to
   * that, such as kube-controller-manager. Yes unless given.
   */
  readonly clusterRoleAggregation?: boolean;
  /**
   * Whether, of several servers with one storage, only the one that holds a Lease runs the controllers: the garbage
   * collector, those of namespaces, of custom resources and of aggregated ClusterRoles. Yes, with the usual durations, for a storage that is `shared`,
   * such as etcd, and otherwise no, unless given.
   */
  readonly leaderElection?: boolean | LeaderElectionOptions;
  /** Where requests are logged, with their user and result. Default: nowhere. */
  readonly audit?: AuditOptions;
  /**
   * Filters of your own, which requests pass in this order after they are authorised, before they are answered here or by a
   * server behind an APIService.
   */
  readonly filters?: readonly Filter[];
  /** Classifies requests and gives each its seat. Without it, `maxRequestsInFlight` alone counts. */
  readonly priorityAndFairness?: PriorityAndFairness;
  /** How many reads and writes may be under way; 400 and 200 unless given. Watches don't count. */
  readonly maxRequestsInFlight?: MaxRequestsInFlight;
  /**
   * Milliseconds after which requests are answered with 504, watches and connections apart; a minute, and 34 seconds for
   * those that write, unless given.
   */
  readonly requestTimeout?: number;
  /** Milliseconds that watches without a time-out of their own last at least; 30 minutes unless given. */
  readonly minRequestTimeout?: number;
  /**
   * How many milliseconds of its past the storage keeps at least, for watches and pages that go on; 5 minutes unless
   * given. 0: it is never compacted by this server.
   */
  readonly compactionInterval?: number;
  /**
   * Whether `/` serves browsers a page to view and edit objects. Unless given, only while the server listens on loopback.
   * The page gives its users no permissions of its own.
   */
  readonly objectBrowser?: boolean;
  /** Called with internal errors, for a log. */
  readonly onError?: (error: unknown) => void;
}

/** Work that is done once when a server starts. Mirrors Go's `AddPostStartHook`. */
export interface PostStartHook {
  /** What `/readyz` calls it: `bootstrap-controller`. */
  readonly name: string;
  /** @throws whatever is in the way: requests fail with it, and each tries again */
  start(context: PostStartHookContext): Promise<void>;
}

/** The server that starts. */
export interface PostStartHookContext {
  /** Where it is: `https://127.0.0.1:6443`. */
  url(): string;
  /** Whether other servers have the same storage. */
  readonly isShared: boolean;
  /** Ends with the server. */
  readonly signal: AbortSignal;
  /** Called with errors of what goes on afterwards, for a log. */
  onError(error: unknown): void;
}

/** How custom resources are served. */
export interface CustomResourcesOptions {
  /**
   * Sends a review to a conversion webhook: that of a `WebhookClient` of `kubetyped/webhooks/node`, say. Without it,
   * objects of a definition whose conversion strategy is `Webhook` can be had in the version only in which they are stored.
   */
  readonly callConversionWebhook?: CallConversionWebhook;
}

/** What a server says at `/version` of itself. */
export const VERSION: Info = {
  major: '1',
  minor: '37',
  emulationMajor: '1',
  emulationMinor: '37',
  minCompatibilityMajor: '1',
  minCompatibilityMinor: '36',
  gitVersion: 'v1.37.0+kubetyped',
  gitCommit: '',
  gitTreeState: 'clean',
  buildDate: '1970-01-01T00:00:00Z',
  goVersion: '',
  compiler: '',
  platform: '',
};

/** How servers with one storage find out whose controllers work. Durations are in milliseconds. */
export interface LeaderElectionOptions {
  /** Of the Lease. One name for all servers that serve the same; `kubetyped-apiserver` unless given. */
  readonly leaseName?: string;
  /** Of the Lease; `kube-system` unless given. */
  readonly leaseNamespace?: string;
  /** Unique among the servers; the name of the host and random characters unless given. */
  readonly identity?: string;
  /** How long others wait after a renewal before they take over; whole seconds. 15,000 unless given. */
  readonly leaseDuration?: number;
  /** How long a server tries to renew before its controllers stop; less than `leaseDuration`. 10,000 unless given. */
  readonly renewDeadline?: number;
  /** Between two tries; 2,000 unless given. */
  readonly retryPeriod?: number;
}
