import type { Files } from './templates.ts';
/**
 * Writes the files of a new project.
 * @throws UsageError when there is something in the folder; then nothing is written
 * @throws OutputError
 */
export declare function writeProject(folder: string, files: Files): void;
/**
 * Writes files into a project that is there.
 * @throws UsageError when one of them is there already; then nothing is written
 * @throws OutputError
 */
export declare function addFiles(folder: string, files: Files): void;
