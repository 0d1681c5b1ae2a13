/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { asError } from '#engine/text/as_error';
import type { StorageEngine } from '../../apiserver/storage/engine.ts';
import { systemMessage } from '../system_message.ts';
import { UsageError } from '../usage_error.ts';

/** Where `server` keeps its objects. */
export interface ServerStorage {
  /** For the first line: `objects are kept in ...`. */
  readonly description: string;
  readonly engine: StorageEngine;
  /** In which form. */
  readonly format: 'json' | 'protobuf';
}

/** What was said of the storage. */
export interface StorageArguments {
  /** The folder. */
  readonly data: string | undefined;
  readonly etcd: EtcdArguments | undefined;
}

/** What was said of etcd. The files are PEM. */
export interface EtcdArguments {
  readonly endpoints: readonly string[];
  readonly caFile: string | undefined;
  readonly certFile: string | undefined;
  readonly keyFile: string | undefined;
}

/**
 * Opens the storage: memory where nothing was said.
 * @param tell takes what its operator should know, as a line
 * @throws what keeps it from being opened
 */
export async function openStorage(
  { data, etcd }: StorageArguments,
  tell: (line: string) => void,
): Promise<ServerStorage> {
  if (etcd !== undefined) return openEtcd(etcd, tell);
  if (data !== undefined) {
    const { folder } = await import('../../apiserver/storage/folder/folder.ts');
    return { description: data, engine: await folder(data, { tell }), format: 'json' };
  }
  const { memory } = await import('../../apiserver/storage/memory/memory.ts');
  return { description: 'memory', engine: memory(), format: 'json' };
}

async function openEtcd(
  { endpoints, caFile, certFile, keyFile }: EtcdArguments,
  tell: (line: string) => void,
): Promise<ServerStorage> {
  const files = Object.entries({ ca: caFile, cert: certFile, key: keyFile }).flatMap(([name, file]) =>
    file === undefined ? [] : [[name, readPEM(file)] as const],
  );
  const { etcd } = await import('../../apiserver/storage/etcd/etcd.ts');
  const { cached } = await import('../../apiserver/storage/cache/cache.ts');
  const store = await etcd({ endpoints, ...(files.length > 0 && { tls: Object.fromEntries(files) }) });
  // Where kube-apiserver would find them.
  return {
    description: `etcd at ${endpoints.join(', ')}`,
    engine: await cached(store, { onError: (error) => tell(asError(error).message) }),
    format: 'protobuf',
  };
}

function readPEM(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file}: ${systemMessage(error)}`);
  }
}
