export { admissionPlugins, } from './admission/plugins/all_ordered_plugins.js';
export { storedPolicies } from './admission/stored_policies.js';
export { storedWebhooks } from './admission/stored_webhooks.js';
export { rbac } from './authorization/rbac/rbac.js';
export { schemaStrategy } from './registry/schema_strategy.js';
export { otherVersion } from './resources/other_version.js';
export * from './server/index.js';
export { memory } from './storage/memory/index.js';
