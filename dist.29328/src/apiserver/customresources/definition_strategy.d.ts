import { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { Store } from '../registry/store.ts';
/** Its finalizer stands for the custom resources, which go before their definition. */
export declare const CLEANUP = "customresourcecleanup.apiextensions.k8s.io";
/** The strategy of definitions. Mirrors that of Go's `registry/customresourcedefinition`. */
export declare const definitionStrategy: Strategy<CustomResourceDefinition>;
/**
 * The deletion of a definition: the first one marks it, and it stays until its objects are gone. Mirrors `REST.Delete` of
 * Go's `registry/customresourcedefinition`.
 */
export declare function definitionREST(store: Store<CustomResourceDefinition>): Partial<RESTStorage<CustomResourceDefinition>>;
