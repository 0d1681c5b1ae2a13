import type { PersistentVolume } from '#api/core/v1/zz_generated.types';
import type { Column } from '../../aspects/column.ts';
/** Mirrors `printPersistentVolume` of kube-apiserver. */
export declare const persistentVolumeColumns: readonly Column<PersistentVolume>[];
