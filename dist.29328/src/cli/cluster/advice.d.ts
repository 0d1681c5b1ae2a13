/** What somebody can do about an answer of a server that says little itself. */
export declare function adviceOn(error: unknown): string | undefined;
