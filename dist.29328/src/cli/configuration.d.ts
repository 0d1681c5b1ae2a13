import type { Command } from './command.ts';
/** The name of a configuration file, which is looked for in the working folder and in those around it. */
export declare const CONFIGURATION = "kubetyped.yaml";
type Values = ReadonlyMap<string, readonly (string | true)[]>;
/**
 * The options that a configuration file sets for a command. The file holds one object for each command, with its long
 * options as they are written on the command line: `validate: {fail-on: [skipped], lax: true}`.
 * @param path the file; without it, the nearest one is taken, if there is one
 * @throws UsageError with the place of what is wrong
 */
export declare function readConfiguration(command: Command, path: string | undefined): Values;
export {};
