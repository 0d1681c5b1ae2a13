import type { YAMLNode } from './node.ts';
/** The node tree of the first document; undefined if there is none. @throws YAMLError */
export declare function compose(input: string | Uint8Array): YAMLNode | undefined;
