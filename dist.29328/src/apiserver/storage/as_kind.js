import { isKind } from '#apimachinery/runtime/kind_class';
/** A stored object as one of a Kind. @throws {TypeError} when it is of another one */
export function asKind(kind, object) {
    if (!isKind(kind, object))
        throw new TypeError(`expected an object of ${kind.apiVersion}, Kind=${kind.kind}`);
    return object;
}
