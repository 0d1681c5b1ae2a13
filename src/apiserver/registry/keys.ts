import { newBadRequest } from '#apimachinery/api/errors/constructors';
import { validateNamespaceName } from '#apimachinery/api/validation/names';
import { validatePathSegmentName } from '#apimachinery/api/validation/path/name';
import { quote } from '#engine/schema/fault';
import { matchesSingle, matchesSingleNamespace, type SelectionPredicate } from '../storage/selection_predicate.ts';
import type { StoreOptions } from './store_options.ts';

/** Whose keys these are. */
export type KeyOptions = Pick<StoreOptions, 'keyRoot' | 'kind'>;

/**
 * The key of an object. Mirrors Go's `registry.NamespaceKeyFunc` and `NoNamespaceKeyFunc`.
 * @throws {StatusError} 400 for what is no name, and where the namespace is missing
 */
export function keyOf({ keyRoot, kind }: KeyOptions, namespace: string, name: string): string {
  if (kind.namespaced && namespace === '') throw newBadRequest('Namespace parameter required.');
  if (name === '') throw newBadRequest('Name parameter required.');
  const wrong = validatePathSegmentName(name, false);
  if (wrong.length > 0) throw newBadRequest(`Name parameter invalid: ${quote(name)}: ${wrong.join(';')}`);
  return kind.namespaced ? `${keyRoot}/${namespace}/${name}` : `${keyRoot}/${name}`;
}

/** The key of the one object that is wanted, or of the folder of all. */
export function listKeyOf(
  options: KeyOptions,
  predicate: SelectionPredicate,
  requestNamespace: string,
): { readonly key: string; readonly recursive: boolean } {
  const { keyRoot, kind } = options;
  const selected = requestNamespace === '' ? (matchesSingleNamespace(predicate) ?? '') : '';
  const namespace = validateNamespaceName(selected, false).length === 0 ? selected : requestNamespace;
  const name = matchesSingle(predicate);
  if (name !== undefined) {
    try {
      return { key: keyOf(options, namespace, name), recursive: false };
    } catch {
      // No such key: nothing will match.
    }
  }
  return { key: kind.namespaced && namespace !== '' ? `${keyRoot}/${namespace}` : keyRoot, recursive: true };
}
