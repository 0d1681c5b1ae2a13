import type { Command } from '../command.ts';
export declare const convert: Command;
