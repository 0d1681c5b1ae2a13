import { type JSONObject } from './document_v2.ts';
/**
 * A document of version 2 with what another one has besides. A path that is in both is that of the first; definitions that
 * differ under one name are renamed, and of those that are the same the kinds are joined. Mirrors kube-openapi's
 * `MergeSpecsIgnorePathConflictRenamingDefinitionsAndParameters`; Kubernetes' documents have no parameters to share.
 */
export declare function mergedV2(first: JSONObject, second: JSONObject): JSONObject;
