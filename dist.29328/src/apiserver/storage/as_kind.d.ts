import { type KindClass } from '#apimachinery/runtime/kind_class';
/** A stored object as one of a Kind. @throws {TypeError} when it is of another one */
export declare function asKind<T extends object>(kind: KindClass<T>, object: unknown): T;
