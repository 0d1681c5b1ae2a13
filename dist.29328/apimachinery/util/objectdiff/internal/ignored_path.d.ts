import type { DiffStep } from '../difference.ts';
/** What a segment of a path to ignore matches. */
type Part = {
    readonly is: 'field';
    readonly name: string;
} | {
    readonly is: 'index';
    readonly index: number;
}
/** The identity of an element; the empty name denotes the element itself. */
 | {
    readonly is: 'element';
    readonly keys: ReadonlyMap<string, string>;
} | {
    readonly is: 'anyField';
} | {
    readonly is: 'anyElement';
};
/** A path to ignore, as far as it has been followed. */
export declare class IgnoredPath {
    #private;
    constructor(parts: readonly Part[], at?: number);
    /** The rest of the path below a step; undefined when it does not match. */
    below(step: DiffStep): IgnoredPath | undefined;
    /** Whether this place itself is ignored. */
    get isDone(): boolean;
}
/** @throws DiffPathError */
export declare function parseIgnoredPath(text: string): IgnoredPath;
export {};
