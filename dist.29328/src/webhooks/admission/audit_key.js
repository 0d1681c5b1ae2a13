import { isQualifiedName } from '#apimachinery/api/validate/content/kube';
/** Whether a key has no prefix and can follow one: the server puts the name of the webhook and a slash in front. */
export function isPartQualified(key) {
    return !key.includes('/') && isQualifiedName(key).length === 0;
}
