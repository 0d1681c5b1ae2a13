export type { Column } from '../kinds/aspects/column.ts';
export type { AdmissionHost, HostedAdmission } from './admission/admission_control.ts';
export {
  type AdmissionPlugins,
  type AdmissionPluginsOptions,
  admissionPlugins,
} from './admission/plugins/all_ordered_plugins.ts';
export { storedPolicies } from './admission/stored_policies.ts';
export { type StoredWebhooksOptions, storedWebhooks } from './admission/stored_webhooks.ts';
export { nodeAuthorizer } from './authorization/node/node_authorizer.ts';
export { rbac } from './authorization/rbac/rbac.ts';
export type { CustomREST, SubresourceREST } from './registry/custom_rest.ts';
export type { Strategy } from './registry/rest/strategy.ts';
export type { RESTStorage } from './registry/rest_storage.ts';
export { schemaStrategy } from './registry/schema_strategy.ts';
export type { ServerRequest, ServerResponse } from './request/http.ts';
export { otherVersion, type VersionAspects, type VersionOptions } from './resources/other_version.ts';
export type { PostStartHook, PostStartHookContext } from './server/api_server_options.ts';
export * from './server/index.ts';
export { type MemoryOptions, memory } from './storage/memory/index.ts';
