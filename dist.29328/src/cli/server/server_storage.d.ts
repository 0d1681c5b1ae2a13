import type { StorageEngine } from '../../apiserver/storage/engine.ts';
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
export declare function openStorage({ data, etcd }: StorageArguments, tell: (line: string) => void): Promise<ServerStorage>;
