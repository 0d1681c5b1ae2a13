import type { Writer } from './writer.ts';
/** Writes a string in a style that can carry it; continuation lines start at `indent`. */
export declare function writeScalar(w: Writer, text: string, style: number, indent: number, fold: boolean): void;
