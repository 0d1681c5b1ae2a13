import { everything as everyField } from '#apimachinery/fields/terms';
import { everything as everyLabel } from '#apimachinery/labels/selector';
/** Labels, name and namespace. Mirrors Go's `storage.DefaultNamespaceScopedAttr`. */
export const defaultNamespaceScopedAttr = ({ metadata }) => ({
    labels: metadata.labels ?? {},
    fields: { 'metadata.name': metadata.name ?? '', 'metadata.namespace': metadata.namespace ?? '' },
});
/** Labels and name. Mirrors Go's `storage.DefaultClusterScopedAttr`. */
export const defaultClusterScopedAttr = ({ metadata }) => ({
    labels: metadata.labels ?? {},
    fields: { 'metadata.name': metadata.name ?? '' },
});
/** All objects. Mirrors Go's `storage.Everything`. */
export function everything() {
    return { label: everyLabel(), field: everyField(), getAttrs: defaultNamespaceScopedAttr };
}
/** Whether everything is selected. Mirrors `SelectionPredicate.Empty`. */
export function selectsEverything({ label, field }) {
    return label.empty() && field.empty();
}
/** Whether an object is selected. Mirrors `SelectionPredicate.Matches`. */
export function matches(predicate, object) {
    if (selectsEverything(predicate))
        return true;
    const { labels, fields } = predicate.getAttrs(object);
    return predicate.label.matches(labels) && predicate.field.matches(fields);
}
/** The one name that is wanted; undefined when there may be several. Mirrors `SelectionPredicate.MatchesSingle`. */
export function matchesSingle(predicate) {
    return predicate.continue ? undefined : predicate.field.requiresExactMatch('metadata.name');
}
/** The one namespace that is wanted. Mirrors `SelectionPredicate.MatchesSingleNamespace`. */
export function matchesSingleNamespace(predicate) {
    return predicate.continue ? undefined : predicate.field.requiresExactMatch('metadata.namespace');
}
