export * from './server/index.ts';
export { memory, type MemoryOptions } from './storage/memory/index.ts';
export type { Strategy } from './registry/rest/strategy.ts';
export type { Column } from './endpoints/table.ts';
export type { ServerRequest, ServerResponse } from './endpoints/request/http.ts';
export type { AdmissionHost, HostedAdmission } from './admission/admission_control.ts';
export { rbac } from './authorization/rbac/rbac.ts';
export type { CustomREST, SubresourceREST } from './registry/custom_rest.ts';
export type { RESTStorage } from './registry/rest_storage.ts';
