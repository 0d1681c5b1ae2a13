import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from './faults.ts';
/** A path that does not leave where it starts by `..`. */
export declare function checkNoBacksteps(faults: Faults, path: Path, target: string): void;
export declare function hasBacksteps(target: string): boolean;
/** A relative path that stays below where it starts. */
export declare function checkDescendingPath(faults: Faults, path: Path, target: string): void;
/** The same in a volume, where names that begin with `..` are those of the kubelet. */
export declare function checkVolumeFilePath(faults: Faults, path: Path, target: string): void;
