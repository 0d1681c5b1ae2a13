import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
import type { AdmissionPlugin } from '../../admission/index.ts';
import type { Authorizer } from '../authorization/authorizer.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';

/** How a Kind of admission is served: what `ResourceOptions` says of it. */
export interface HostedKindOptions {
  readonly storagePrefix?: string;
  readonly subresources?: { readonly status?: boolean };
}

/** The server, as admission plug-ins that keep their objects there see it. */
export interface AdmissionHost {
  /** Serves a Kind. */
  resource(kind: KindClass, options?: HostedKindOptions): unknown;
  /** The stored objects of a kind; undefined when the server does not have it, or no objects of it. */
  find(kind: GroupVersionKindLike): { readonly store: RESTStorage; readonly namespaced: boolean } | undefined;
  readonly authorizer: Authorizer;
  /** Ends with the server. */
  readonly signal: AbortSignal;
  /** Told what went wrong in the background. */
  onError(error: unknown): void;
}

/** Plug-ins that keep their objects in the server they work for: policies, configurations of webhooks. */
export interface HostedAdmission {
  install(host: AdmissionHost): AdmissionPlugin;
}
