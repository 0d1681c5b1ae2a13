import type { CustomResource } from '../../apiextensions/index.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
/**
 * The strategy of the custom resources of a version. Mirrors Go's `customResourceStrategy`.
 * @param isTerminating whether their definition is being deleted: then there are no new ones
 */
export declare function customResourceStrategy(resource: CustomResource, plural: string, isTerminating: () => boolean): Strategy;
/** The strategy of their status. Mirrors Go's `statusStrategy`. */
export declare function customStatusStrategy(resource: CustomResource): Strategy;
