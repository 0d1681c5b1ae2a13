import type { Codec, Codecs } from '#engine/protobuf/codec';
import type { Reader } from '#engine/protobuf/reader';
import type { Writer } from '#engine/protobuf/writer';
import type { Unstamped } from '#apimachinery/runtime/init';
import * as T from '../zz_generated.types.ts';
export declare function readStorageVersionMigration(r: Reader, o?: Unstamped<T.StorageVersionMigration>): T.StorageVersionMigration;
export declare function writeStorageVersionMigration(w: Writer, o: Unstamped<T.StorageVersionMigration> | undefined, t: number): void;
export declare function readStorageVersionMigrationSpec(r: Reader, o?: Partial<T.StorageVersionMigrationSpec>): T.StorageVersionMigrationSpec;
export declare function writeStorageVersionMigrationSpec(w: Writer, o: Partial<T.StorageVersionMigrationSpec> | undefined, t: number): void;
export declare function readStorageVersionMigrationStatus(r: Reader, o?: Partial<T.StorageVersionMigrationStatus>): T.StorageVersionMigrationStatus;
export declare function writeStorageVersionMigrationStatus(w: Writer, o: Partial<T.StorageVersionMigrationStatus> | undefined, t: number): void;
export declare function readStorageVersionMigrationList(r: Reader, o?: Unstamped<T.StorageVersionMigrationList>): T.StorageVersionMigrationList;
export declare function writeStorageVersionMigrationList(w: Writer, o: Unstamped<T.StorageVersionMigrationList> | undefined, t: number): void;
export declare const StorageVersionMigration: Codec;
export declare const StorageVersionMigrationList: Codec;
/** What reads and writes the Kinds of this package, and those that every group has. */
export declare const codecs: Codecs;
