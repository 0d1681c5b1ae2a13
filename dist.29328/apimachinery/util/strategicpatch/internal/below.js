import { MergePatchError } from '../../mergepatch/merge_patch_error.js';
/** Runs a step; errors get the key in their path. */
export function below(key, work) {
    try {
        return work();
    }
    catch (error) {
        if (error instanceof MergePatchError)
            error.below(key);
        throw error;
    }
}
