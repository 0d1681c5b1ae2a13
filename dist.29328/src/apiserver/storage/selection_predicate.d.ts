import type { Selector as FieldSelector } from '#apimachinery/fields/selector';
import { type Selector as LabelSelector } from '#apimachinery/labels/selector';
import type { APIObject } from './api_object.ts';
/** What can be selected by. */
export interface Attributes {
    readonly labels: Readonly<Record<string, string>>;
    readonly fields: Readonly<Record<string, string>>;
}
/** Gives what an object can be selected by. Mirrors Go's `storage.AttrFunc`. */
export type AttrFunc = (object: APIObject) => Attributes;
/** Which objects of a list or watch are wanted, and how many. Mirrors Go's `storage.SelectionPredicate`. */
export interface SelectionPredicate {
    readonly label: LabelSelector;
    readonly field: FieldSelector;
    readonly getAttrs: AttrFunc;
    /** How many objects to give at most; 0: all. */
    readonly limit?: number | undefined;
    /** The token of the page before. */
    readonly continue?: string | undefined;
    readonly allowWatchBookmarks?: boolean | undefined;
}
/** Labels, name and namespace. Mirrors Go's `storage.DefaultNamespaceScopedAttr`. */
export declare const defaultNamespaceScopedAttr: AttrFunc;
/** Labels and name. Mirrors Go's `storage.DefaultClusterScopedAttr`. */
export declare const defaultClusterScopedAttr: AttrFunc;
/** All objects. Mirrors Go's `storage.Everything`. */
export declare function everything(): SelectionPredicate;
/** Whether everything is selected. Mirrors `SelectionPredicate.Empty`. */
export declare function selectsEverything({ label, field }: SelectionPredicate): boolean;
/** Whether an object is selected. Mirrors `SelectionPredicate.Matches`. */
export declare function matches(predicate: SelectionPredicate, object: APIObject): boolean;
/** The one name that is wanted; undefined when there may be several. Mirrors `SelectionPredicate.MatchesSingle`. */
export declare function matchesSingle(predicate: SelectionPredicate): string | undefined;
/** The one namespace that is wanted. Mirrors `SelectionPredicate.MatchesSingleNamespace`. */
export declare function matchesSingleNamespace(predicate: SelectionPredicate): string | undefined;
