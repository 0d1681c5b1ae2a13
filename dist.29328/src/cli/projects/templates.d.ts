import type { Names } from './names.ts';
/** What things are called in `examples/operator`. */
export declare const DATASTORE: Names;
/** What things are called in `examples/aviary`, an API server with one resource. */
export declare const AVIARY: Names;
/** The file of an API server's project that has a line for each resource. */
export declare const RESOURCES = "src/resources.ts";
/** The files of a project, by their paths in it. */
export type Files = Readonly<Record<string, string>>;
/** Reads a project of `examples`: they are published beside the program. */
export declare function readTemplate(name: 'operator' | 'apiserver'): Files;
