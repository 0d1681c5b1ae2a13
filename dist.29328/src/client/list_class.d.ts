import type { ListBase } from '#apimachinery/apis/meta/v1/list';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Content } from './rest/content.ts';
/** A list of objects, as a server gives it. */
export type KindList<T> = ListBase & {
    items: T[];
};
/** The class of a Kind's list: the one that the client was given, else one made for the Kind. */
export declare function listClassOf<T extends object>(item: KindClass<T>, content: Content): KindClass<KindList<T>>;
