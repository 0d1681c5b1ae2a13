/// <reference types="node" />
import { existsSync, readdirSync, statSync } from 'node:fs';
import { OutputFolder } from '../report/output_folder.ts';
import { UsageError } from '../usage_error.ts';
import type { Files } from './templates.ts';

/**
 * Writes the files of a new project.
 * @throws UsageError when there is something in the folder; then nothing is written
 * @throws OutputError
 */
export function writeProject(folder: string, files: Files): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new UsageError(`${folder} already exists and is not a folder`);
    if (readdirSync(folder).length > 0)
      throw new UsageError(`the folder ${folder} is not empty`, 'use another one: --dir FOLDER');
  }
  const output = new OutputFolder(folder, false);
  for (const [path, text] of Object.entries(files)) output.write(path, text, 'the project');
}
