import type { StorageEngine } from '../engine.ts';
import { type VersionedMapOptions } from '../internal/versioned_map.ts';
/** How a store in a folder behaves. */
export interface FolderOptions extends VersionedMapOptions {
    /** Called with a line for the operator: that others could read the folder, that the disk is full. */
    readonly tell?: (line: string) => void;
}
/**
 * A store in a folder, by LevelDB (package `classic-level`): for one process at a time. A write is acknowledged once it
 * is on the disk, and what was acknowledged is there after a crash. All objects are kept in memory as well, and read from
 * there. The past is not on the disk: to watches and lists of before, a store that was opened again answers as after a
 * compaction.
 *
 * After a failure of the disk (full, a quota, no descriptors) writes are refused and reads go on. The next write or
 * {@link StorageEngine.check} opens the database again and writes as soon as the disk takes it.
 *
 * A database of which a file is damaged is made anew of all that can be read, before the store opens. What may be lost is
 * told and written to `REPORT` in a folder `damaged-…` beside it, with the damaged files; {@link StorageEngine.checkLoss}
 * fails until somebody removes it.
 *
 * Only the owner may read the folder and its files: what is open to others is closed, unless other files are in it.
 * @param path of the folder; it is made if there is none
 * @throws {FolderError} when another process uses it, or it holds something else
 * @throws {MissingPackageError} when `classic-level` is not installed
 */
export declare function folder(path: string, options?: FolderOptions): Promise<StorageEngine>;
