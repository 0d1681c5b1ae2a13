import type { KindClass } from '#apimachinery/runtime/kind_class';
import { type ListClass } from '../list.ts';
import { ListMeta } from '../zz_generated.types.ts';
/** The data of a list of objects of a Kind with the data T. */
export interface ObjectListOf<T extends object> {
    apiVersion: string;
    kind: string;
    metadata: ListMeta;
    items: T[];
}
/**
 * Makes the class of a Kind's list, `CronTabList`, for Kinds of which no package has one. Clients and API servers make it
 * where they need it; a Scheme is given it:
 *
 * ```ts
 * scheme.addKnownTypes(CronTab, CronTab, defineListKind(CronTab));
 * addToGroupVersion(scheme, CronTab);
 * ```
 */
export declare function defineListKind<T extends object>(item: KindClass<T>): ListClass<ObjectListOf<T>, T>;
