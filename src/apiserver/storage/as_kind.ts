import { isKind, type KindClass } from '#apimachinery/runtime/kind_class';

/** A stored object as one of a Kind. @throws {TypeError} when it is of another one */
export function asKind<T extends object>(kind: KindClass<T>, object: unknown): T {
  if (!isKind(kind, object)) throw new TypeError(`expected an object of ${kind.apiVersion}, Kind=${kind.kind}`);
  return object;
}
