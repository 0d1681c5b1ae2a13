/**
 * - `apply`: the patch is applied to an object; directives are obeyed and vanish.
 * - `combine`: it is added to another patch; deletions and orders stay.
 */
export type MergeMode = 'apply' | 'combine';
