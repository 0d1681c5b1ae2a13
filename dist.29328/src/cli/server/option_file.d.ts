import { type KeyObject } from 'node:crypto';
import { UsageError } from '../usage_error.ts';
/** A file that an option names. What is in it is in no error. */
export declare class OptionFile {
    #private;
    readonly path: string;
    constructor(option: string, path: string);
    /** An error that says which file is meant. */
    fault(text: string): UsageError;
    /** Says that a file with a secret can be read or written by others. */
    warnIfOpen(tell: (line: string) => void): void;
    /** @throws UsageError when it can't be read */
    text(): string;
    /** The certificates in it, as PEM. @throws UsageError when there is none, or one is broken */
    certificates(): string[];
    /** The private key in it. @throws UsageError when there is none without a password */
    privateKey(): KeyObject;
}
/** The line of a place in a text, from 1. */
export declare function lineAt(text: string, index: number): number;
