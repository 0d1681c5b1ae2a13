import type { Arguments } from './arguments.ts';
import type { Options } from './option.ts';

/** What one command of the program is: its help and its work. */
export interface Command {
  readonly name: string;
  /** How it is called, without the name of the program: `validate [paths...]`. */
  readonly usage: string;
  /** What it does, in lines of at most 100 characters. */
  readonly description: string;
  readonly options: Options;
  /** Command lines without the name of the program, and what they do. */
  readonly examples: readonly (readonly [line: string, purpose: string])[];
  /** @returns the exit status */
  run(args: Arguments): Promise<number>;
}

/** Nothing is wrong. */
export const OK = 0;
/** Manifests have faults. */
export const FAULTY = 1;
/** The command line is wrong, or something could not be read or written. */
export const TROUBLE = 2;
