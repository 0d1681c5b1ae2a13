import type { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { Strategy } from './rest/strategy.ts';
/**
 * The finalizers of an object that is being deleted: those that tell the garbage collector what to do with its
 * dependents come and go as is asked for. Mirrors `deletionFinalizersForGarbageCollection` of Go's store.
 * @returns undefined when they stay as they are
 */
export declare function deletionFinalizers(strategy: Strategy, finalizers: readonly string[], options: DeleteOptions): string[] | undefined;
