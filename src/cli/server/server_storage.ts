import type { StorageEngine } from '../../apiserver/storage/engine.ts';

/** Where `server` keeps its objects. */
export interface ServerStorage {
  /** For the first line: `objects are kept in ...`. */
  readonly description: string;
  readonly engine: StorageEngine;
}

/** What was said of the storage. */
export interface StorageArguments {
  /** The folder; undefined: memory. */
  readonly data: string | undefined;
}

/** Opens the storage. @throws what keeps it from being opened */
export async function openStorage({ data }: StorageArguments): Promise<ServerStorage> {
  if (data !== undefined) {
    const { folder } = await import('../../apiserver/storage/folder/folder.ts');
    return { description: data, engine: await folder(data) };
  }
  const { memory } = await import('../../apiserver/storage/memory/memory.ts');
  return { description: 'memory', engine: memory() };
}
