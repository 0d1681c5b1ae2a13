import type { Location, Source } from './source.ts';
/** Something wrong with an expression, found before it ran. */
export interface Issue {
    /** What is wrong, in cel-go's words. */
    readonly message: string;
    readonly location: Location;
}
/** Collects the issues of one expression. */
export declare class Issues {
    readonly source: Source;
    private readonly list;
    private total;
    constructor(source: Source);
    /** How many issues were found, those that are not listed included. */
    get size(): number;
    report(location: Location, message: string): void;
    /** The issues in the order of their places. */
    all(): readonly Issue[];
    /** All issues as cel-go displays them: with the line and a caret below the place. */
    toString(): string;
}
