/** The character that a letter behind a backslash stands for; undefined for none. */
export declare function characterOf(letter: string): string | undefined;
/** The letter that stands for a character; undefined for none. */
export declare function letterOf(character: string): string | undefined;
