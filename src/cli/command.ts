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
  /** What stands for options that users of other programs look for, by their names: `{ strict: '...' }`. */
  readonly others?: Readonly<Record<string, string>>;
  /** Takes defaults of its options from `kubetyped.yaml`, and has the options `config` and `no-config`. */
  readonly configurable?: true;
  /** Command lines without the program name, and what they do. */
  readonly examples: readonly (readonly [line: string, purpose: string])[];
  /**
   * @param configure reads what the configuration of a folder sets
   * @returns the exit status
   */
  run(args: Arguments, configure: Configure): Promise<number>;
}

/**
 * The options that the configuration of a folder sets for a command.
 * @throws UsageError
 */
export type Configure = (command: Command, folder: string) => Promise<ReadonlyMap<string, readonly (string | true)[]>>;

/** No faults. */
export const OK = 0;
/** Manifests have faults. */
export const FAULTY = 1;
/** The command line is invalid, or something could not be read or written. */
export const TROUBLE = 2;
