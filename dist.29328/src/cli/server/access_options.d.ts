import type { Options } from '../option.ts';
/** Options of listening, authentication and authorization, with kube-apiserver's names. */
export declare function accessOptions(): Options;
