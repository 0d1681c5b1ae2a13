/// <reference types="node" />
import { asError } from '#engine/text/as_error';
import type { AnyDefinition } from '../../apiextensions/index.ts';
import { FAULTY, OK, TROUBLE } from '../command.ts';
import { complain, inputFiles } from '../input/input_paths.ts';
import { objectsIn } from '../input/read_objects.ts';
import { readInput } from '../input/read_input.ts';
import { isAnyDefinition } from './any_definition.ts';
import { printable } from '../printable.ts';

/** A definition, and what people know it by: `crds.yaml: widgets.example.com`. */
export interface FoundDefinition {
  readonly name: string;
  readonly definition: AnyDefinition;
}

/** Reads the CustomResourceDefinitions of files, and keeps the exit status. */
export class DefinitionFiles {
  #status: number = OK;
  #count = 0;

  /** What is to be the exit status. */
  get status(): number {
    return this.#status;
  }

  /** Says what is wrong with the contents of a file. */
  fault(text: string): void {
    process.stderr.write(`${printable(text)}\n`);
    if (this.#status === OK) this.#status = FAULTY;
  }

  /** The definitions of files and folders, one by one. It is a fault when there is none. */
  async *read(paths: readonly string[]): AsyncGenerator<FoundDefinition, void, undefined> {
    const { files, unreadable } = inputFiles(paths);
    const fail = (file: { path: string; reason: string }): void => {
      complain(file);
      this.#status = TROUBLE;
    };
    unreadable.forEach(fail);
    for (const { path } of files) {
      try {
        for (const result of objectsIn(path, await readInput(path))) {
          if (!('read' in result)) {
            this.fault(`${path}: error: a document can't be read`);
            continue;
          }
          const { object: definition } = result.read;
          if (!isAnyDefinition(definition)) continue;
          this.#count++;
          yield { name: `${path}: ${definition.metadata.name ?? ''}`, definition };
        }
      } catch (error) {
        fail({ path, reason: asError(error).message });
      }
    }
    if (this.#count === 0 && this.#status === OK) this.fault('there is no CustomResourceDefinition among these files');
  }
}
