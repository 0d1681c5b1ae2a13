import type { Labels } from '../labels.ts';
/** The value of a label; undefined when absent. Inherited properties are not labels. */
export declare function lookup(labels: Labels, key: string): string | undefined;
