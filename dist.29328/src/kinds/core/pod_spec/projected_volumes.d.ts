import type { DownwardAPIVolumeFile, KeyToPath, ProjectedVolumeSource } from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** The permissions of a file. */
export declare function checkFileMode(faults: Faults, path: Path, mode: number | undefined): void;
/** The files of a volume with the values of a Secret or ConfigMap. */
export declare function checkSecretFiles(faults: Faults, path: Path, items?: readonly KeyToPath[]): void;
/** The files of a volume with fields of the Pod. */
export declare function checkDownwardAPIFiles(faults: Faults, path: Path, items?: readonly DownwardAPIVolumeFile[]): void;
/** Several sources of files in one volume. */
export declare function checkProjected(faults: Faults, path: Path, { sources, defaultMode }: ProjectedVolumeSource): void;
