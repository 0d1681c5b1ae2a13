import type { Command } from './command.ts';
/** What `kubetyped help` prints. */
export declare function programHelp(): string;
/** What `--help` prints for one command. */
export declare function commandHelp(command: Command): string;
