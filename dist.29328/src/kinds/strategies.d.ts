import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { KindStrategy } from './aspects/strategy.ts';
/** What is special about a built-in Kind on a server. */
export declare function strategyOf({ apiVersion, kind }: KindClass): KindStrategy;
