/**
 * The text in lower case as Go's strings.ToLower has it: character by character, so that a final sigma is like
 * other sigmas, and the dotted capital I becomes a plain i.
 */
export declare function lowerCase(text: string): string;
