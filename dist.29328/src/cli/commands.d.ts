import type { Command } from './command.ts';
/** A command whose help is loaded on demand. Its implementation is loaded later still, as it pulls in every Kind. */
export interface CommandEntry {
    readonly name: string;
    readonly summary: string;
    load(): Promise<Command>;
}
export declare const commands: readonly CommandEntry[];
