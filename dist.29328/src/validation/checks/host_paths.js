/** A path that does not leave where it starts by `..`. */
export function checkNoBacksteps(faults, path, target) {
    if (hasBacksteps(target))
        faults.invalid(path, target, "must not contain '..'");
}
export function hasBacksteps(target) {
    return target.split('/').includes('..');
}
/** A relative path that stays below where it starts. */
export function checkDescendingPath(faults, path, target) {
    if (target.startsWith('/'))
        faults.invalid(path, target, 'must be a relative path');
    checkNoBacksteps(faults, path, target);
}
/** The same in a volume, where names that begin with `..` are those of the kubelet. */
export function checkVolumeFilePath(faults, path, target) {
    checkDescendingPath(faults, path, target);
    if (target.startsWith('..') && !target.startsWith('../'))
        faults.invalid(path, target, "must not start with '..'");
}
