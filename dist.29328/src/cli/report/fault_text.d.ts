import type { FileFault } from '../input/file_fault.ts';
/** A readable message of what is wrong and what is expected, without the position. */
export declare function faultText(fault: FileFault): string;
