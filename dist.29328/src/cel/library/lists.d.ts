import type { Library } from './library.ts';
/** What Kubernetes adds to lists: order, sums, and where values are. Mirrors its `library.Lists`. */
export declare function lists(): Library;
