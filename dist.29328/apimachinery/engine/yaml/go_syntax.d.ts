import type { YAMLNode } from './node.ts';
/** A node as Go's %#v writes what it is decoded to, for error texts that quote a key or its value. */
export declare function goSyntax(node: YAMLNode, depth?: number): string;
