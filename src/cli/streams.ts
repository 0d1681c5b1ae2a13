/// <reference types="node" />
import { AsyncLocalStorage } from 'node:async_hooks';

/** What a run of the program reads from and writes to. */
export interface Streams {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream & Partial<Terminal>;
  readonly stderr: NodeJS.WritableStream & Partial<Terminal>;
}

/** What a stream that is a terminal has besides. */
interface Terminal {
  readonly isTTY: boolean;
  readonly columns: number;
  readonly rows: number;
}

const given = new AsyncLocalStorage<Streams>();

/** The standard streams of this run: those of the process, unless `withStreams` gave it others. */
export function streams(): Streams {
  return given.getStore() ?? process;
}

/** Does something with other standard streams than those of the process, so that one process can run several commands. */
export function withStreams<T>(own: Streams, work: () => Promise<T>): Promise<T> {
  return given.run(own, work);
}
