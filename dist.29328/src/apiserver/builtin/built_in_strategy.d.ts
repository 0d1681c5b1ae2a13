import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Release } from '../../releases/index.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
/**
 * What kube-apiserver knows of a built-in Kind: its defaults, what is refused and what never changes, and what `src/kinds` says
 * of its strategy.
 * @param hasStatus whether there is a subresource `status`
 * @param release the one that is served; the newest unless given
 */
export declare function builtInStrategy(type: KindClass, hasStatus: boolean, release?: Release): Strategy;
/** How the status of a built-in Kind is written: the spec stays, and the metadata of some. */
export declare function builtInStatusStrategy(type: KindClass): Strategy;
/** How the other subresources of a built-in Kind that write the object do so, by name. */
export declare function builtInSubresourceStrategies(type: KindClass): Readonly<Record<string, Strategy>>;
