import type { Selector as FieldSelector } from '#apimachinery/fields/selector';
import { everything as everyField } from '#apimachinery/fields/terms';
import { everything as everyLabel, type Selector as LabelSelector } from '#apimachinery/labels/selector';
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
export const defaultNamespaceScopedAttr: AttrFunc = ({ metadata }) => ({
  labels: metadata.labels ?? {},
  fields: { 'metadata.name': metadata.name ?? '', 'metadata.namespace': metadata.namespace ?? '' },
});

/** Labels and name. Mirrors Go's `storage.DefaultClusterScopedAttr`. */
export const defaultClusterScopedAttr: AttrFunc = ({ metadata }) => ({
  labels: metadata.labels ?? {},
  fields: { 'metadata.name': metadata.name ?? '' },
});

/** All objects. Mirrors Go's `storage.Everything`. */
export function everything(): SelectionPredicate {
  return { label: everyLabel(), field: everyField(), getAttrs: defaultNamespaceScopedAttr };
}

/** Whether everything is selected. Mirrors `SelectionPredicate.Empty`. */
export function selectsEverything({ label, field }: SelectionPredicate): boolean {
  return label.empty() && field.empty();
}

/** Whether an object is selected. Mirrors `SelectionPredicate.Matches`. */
export function matches(predicate: SelectionPredicate, object: APIObject): boolean {
  if (selectsEverything(predicate)) return true;
  const { labels, fields } = predicate.getAttrs(object);
  return predicate.label.matches(labels) && predicate.field.matches(fields);
}

/** The one name that is wanted; undefined when there may be several. Mirrors `SelectionPredicate.MatchesSingle`. */
export function matchesSingle(predicate: SelectionPredicate): string | undefined {
  return predicate.continue ? undefined : predicate.field.requiresExactMatch('metadata.name');
}

/** The one namespace that is wanted. Mirrors `SelectionPredicate.MatchesSingleNamespace`. */
export function matchesSingleNamespace(predicate: SelectionPredicate): string | undefined {
  return predicate.continue ? undefined : predicate.field.requiresExactMatch('metadata.namespace');
}
