/// <reference types="node" />

import { asError } from '#engine/text/as_error';
import type { Found, Unreadable } from '../input/find_files.ts';
import { complain } from '../input/input_paths.ts';
import type { ReadObject } from '../input/read_objects.ts';
import { readObjects } from '../input/read_objects.ts';
import { faultLine } from '../report/lines_reporter.ts';
import { Progress } from '../report/progress.ts';
import { streams } from '../streams.ts';

/** Reads the objects of files, and reports on standard error what could not be read. */
export class ObjectSource {
  /** Whether something could not be read. */
  trouble = false;

  /** @param finding the files, and what could not be found */
  async read({
    files,
    unreadable,
  }: {
    readonly files: readonly Found[];
    readonly unreadable: readonly Unreadable[];
  }): Promise<ReadObject[]> {
    unreadable.forEach((file) => this.#complain(file));
    const objects: ReadObject[] = [];
    const progress = new Progress(files.length);
    for (const [index, file] of files.entries()) {
      progress.update(index, file.path);
      try {
        for (const result of await readObjects(file)) {
          if ('read' in result) {
            objects.push(result.read);
            continue;
          }
          progress.end();
          this.trouble = true;
          streams().stderr.write(faultLine(file.path, result.fault, undefined));
        }
      } catch (error) {
        progress.end();
        this.#complain({ path: file.path, reason: asError(error).message });
      }
    }
    progress.end();
    return objects;
  }

  #complain(file: Unreadable): void {
    this.trouble = true;
    complain(file);
  }
}
