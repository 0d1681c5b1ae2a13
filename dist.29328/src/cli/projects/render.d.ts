import { type Names } from './names.ts';
import type { Files } from './templates.ts';
/**
 * The files of a project with other names: in their paths, and in their text, where names are parts of others
 * (`newBirdController`).
 * @throws UsageError when a new name is one that the files use for something else
 */
export declare function render(files: Files, from: Names, to: Names): Files;
