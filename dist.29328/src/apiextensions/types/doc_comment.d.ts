/**
 * A doc comment, with a line feed at its end; empty without words. What would end it, or look like a tag of its own, does
 * not; a paragraph that begins with `Deprecated:`, as Go marks what is, becomes the tag.
 * @param indent the spaces before each line
 */
export declare function docComment(words: string, indent?: string): string;
