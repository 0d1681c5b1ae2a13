import { MergePatchError } from '../../mergepatch/merge_patch_error.ts';

/** Runs a part of the work; errors get the key below which they arose. */
export function below<T>(key: string | number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof MergePatchError) error.below(key);
    throw error;
  }
}
