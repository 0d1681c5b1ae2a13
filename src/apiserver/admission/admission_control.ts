import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
import type { AdmissionPlugin } from '../../admission/index.ts';
import type { Column } from '../../kinds/aspects/column.ts';
import type { Authorizer } from '../authorization/authorizer.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { ServerAdmission } from '../endpoints/server_admission.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';

/** How a Kind of admission is served: what `ResourceOptions` says of it. */
export interface HostedKindOptions {
  readonly storagePrefix?: string;
  readonly strategy?: Strategy;
  /** What `kubectl get` shows, as in `ResourceOptions`. */
  readonly columns?: readonly Column[];
  /** As in `ResourceOptions`. */
  readonly categories?: readonly string[];
  readonly subresources?: { readonly status?: boolean | { readonly strategy: Strategy } };
}

/** While what works beside requests may write. */
export interface HostedTerm {
  readonly signal: AbortSignal;
  /** @throws when the term is over, and what the write throws */
  write<T>(work: () => Promise<T>): Promise<T>;
}

/** What works beside requests for a plug-in. */
export interface HostedController {
  /** Works until the term is over. Called again when there is another one. */
  lead(term: HostedTerm): void;
}

/** The server, as admission plug-ins that keep their objects there see it. */
export interface AdmissionHost {
  /** Serves a Kind. */
  resource(kind: KindClass, options?: HostedKindOptions): unknown;
  /** The stored objects of a kind; undefined when the server does not have it, or no objects of it. */
  find(kind: GroupVersionKindLike): { readonly store: RESTStorage; readonly namespaced: boolean } | undefined;
  /** All that is served. */
  resources(): Iterable<ServedResource>;
  /** Takes what must be done before a request is answered: called with each, until it has succeeded once. */
  beforeRequests(start: () => Promise<void>): void;
  /** Lets a controller work, when those of the server do. */
  controller(controller: HostedController): void;
  readonly authorizer: Authorizer;
  /** All plug-ins, for what one of them writes as a request of the server itself. */
  admission(): ServerAdmission;
  /** Ends with the server. */
  readonly signal: AbortSignal;
  /** Called with errors of background work. */
  onError(error: unknown): void;
}

/** Plug-ins that keep their objects in the server they work for: policies, configurations of webhooks. */
export interface HostedAdmission {
  install(host: AdmissionHost): AdmissionPlugin;
}
