import { MergePatchError } from '../../mergepatch/merge_patch_error.ts';

/** Runs a step; errors get the key in their path. */
export function below<T>(key: string | number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof MergePatchError) error.below(key);
    throw error;
  }
}
