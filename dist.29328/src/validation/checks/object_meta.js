import { isPathSegmentName } from '#apimachinery/api/validate/content/path_segment';
import { validateAnnotations } from '#apimachinery/api/validation/annotations';
import { nameIsDNSSubdomain } from '#apimachinery/api/validation/names';
import { validateObjectMeta } from '#apimachinery/api/validation/object_meta';
import { validateLabels } from '#apimachinery/apis/meta/v1/validation/labels';
import { newPath } from '#apimachinery/util/validation/field/path';
/** The server cuts a prefix so that five letters more make a DNS label. */
const MAX_GENERATED_PREFIX = 58;
/**
 * The metadata of an object that is about to be created. A missing namespace becomes that of the request, and one of a kind
 * without namespaces is dropped; a name is made of `generateName`.
 */
export function checkObjectMeta(faults, meta, { namespaced, name = nameIsDNSSubdomain }) {
    const path = newPath('metadata');
    const completed = { ...meta, namespace: namespaced ? (meta.namespace ?? '') || 'default' : '' };
    const generateName = meta.generateName ?? '';
    if ((meta.name ?? '') === '' && generateName !== '')
        completed.name = `${generateName.slice(0, MAX_GENERATED_PREFIX)}aaaaa`;
    const before = faults.list.length;
    faults.add(validateObjectMeta(completed, namespaced, name, path));
    for (const [index, finalizer] of (meta.finalizers ?? []).entries())
        checkFinalizer(faults, path.child('finalizers').index(index), finalizer);
    // The server looks at this last, for every kind, when nothing else is wrong.
    if (faults.list.length === before && completed.name !== undefined)
        faults.each(path.child('name'), completed.name, isPathSegmentName(completed.name));
}
/** The metadata of a Kind whose rules for names are unknown: any that fits into a path. */
export function checkMetadata(faults, meta, namespaced) {
    checkObjectMeta(faults, meta, { namespaced, name: isPathSegmentName });
}
const STANDARD_FINALIZERS = ['kubernetes', 'orphan', 'foregroundDeletion'];
/** A finalizer is one of Kubernetes' own or has a domain. */
export function checkFinalizer(faults, path, finalizer) {
    if (finalizer.includes('/') || STANDARD_FINALIZERS.includes(finalizer))
        return;
    faults.invalid(path, finalizer, 'name is neither a standard finalizer name nor is it fully qualified');
}
/** Metadata of a template for other objects: only labels and annotations may be there. */
export function checkTemplateMeta(faults, path, meta) {
    faults.add(validateAnnotations(meta.annotations, path.child('annotations')));
    faults.add(validateLabels(meta.labels, path.child('labels')));
    for (const [key, value] of Object.entries(meta)) {
        // A pointer in Go: zero is something.
        const isThere = key === 'deletionGracePeriodSeconds' && value === 0;
        if (key === 'annotations' || key === 'labels' || (isZero(value) && !isThere))
            continue;
        faults.forbidden(path.child(GO_NAMES[key] ?? key), 'cannot be set');
    }
}
const GO_NAMES = { uid: 'uID' };
function isZero(value) {
    return value === undefined || value === '' || value === 0;
}
