import type { DiffStep } from '../difference.ts';
/** The location of a value, and the objects around it. */
export declare class Place {
    #private;
    readonly parent: Place | undefined;
    readonly step: DiffStep;
    readonly depth: number;
    constructor(parent: Place | undefined, step: DiffStep);
    get steps(): DiffStep[];
    /** The path as shown to readers. Siblings share the string of their parent. */
    toString(): string;
}
/** A string that looks like another value is quoted. */
export declare function keyText(value: unknown): string;
