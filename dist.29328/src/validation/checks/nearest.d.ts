/** The candidate that was probably meant, or undefined when none is near. Case doesn't count. */
export declare function nearest(name: string, candidates: Iterable<string>): string | undefined;
