import type { YAMLNode } from './node.ts';
import type { Scanner } from './scanner.ts';
/**
 * Builds the node tree of the first document, without recursion, so that no nesting can exhaust the stack. The
 * grammar is libyaml's, quirks included; the errors say what Go's parser says. Nothing behind the first document is
 * looked at, except for the token that ends it.
 */
export declare class Parser {
    private readonly scanner;
    private readonly frames;
    private readonly anchors;
    private readonly handles;
    constructor(scanner: Scanner);
    /** The root node of the first document, or undefined if the text has none. */
    parse(): YAMLNode | undefined;
    /** Reads the lines before `---`; tells whether a `---` has to follow. */
    private readDirectives;
    /** Go's parser errors name the line before the problem; a problem in the first line borrows its context's. */
    private fail;
    /** Reads a scalar or alias, or opens a collection; the caller attaches the result. */
    private readNode;
    private anchored;
    /** Reads the next part of the innermost open collection. */
    private step;
    /** Reads the token that ends a collection. */
    private leave;
    private blockSequence;
    /** A sequence that is a mapping's value may stand at the mapping's own indentation. */
    private indentlessSequence;
    private blockMappingKey;
    private blockMappingValue;
    private flowSequence;
    private pairKey;
    private pairValue;
    private flowMappingKey;
    private flowMappingValue;
}
