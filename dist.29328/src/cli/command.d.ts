import type { Arguments } from './arguments.ts';
import type { Options } from './option.ts';
/** A command of the program: its help and its implementation. */
export interface Command {
    readonly name: string;
    /** Its usage, without the program name: `validate [paths...]`. */
    readonly usage: string;
    /** What it does, in lines of at most 100 characters. */
    readonly description: string;
    readonly options: Options;
    /** Takes defaults of its options from `kubetyped.yaml`, and has the options `config` and `no-config`. */
    readonly configurable?: true;
    /** Command lines without the program name, and what they do. */
    readonly examples: readonly (readonly [line: string, purpose: string])[];
    /** @returns the exit status */
    run(args: Arguments): Promise<number>;
}
/** No faults. */
export declare const OK = 0;
/** Manifests have faults. */
export declare const FAULTY = 1;
/** The command line is invalid, or something could not be read or written. */
export declare const TROUBLE = 2;
