import { isForbidden, isNotFound } from '#apimachinery/api/errors/predicates';
import { isStatusError } from '#apimachinery/api/errors/status_error';

/** What may help when objects cannot be listed. @returns a text to append, empty for none */
export function adviceOn(error: unknown): string {
  if (isNotFound(error)) return ': if the Kind is a custom resource, its definition has to be installed first';
  if (isForbidden(error)) return ': see `policyRules` for the rules that its role needs';
  return '';
}

/** What helps when nothing can be created because its namespace is missing. @returns a text to append, empty for none */
export function adviceOnNamespace(error: unknown): string {
  if (!isStatusError(error) || !isNotFound(error)) return '';
  const { kind, name } = error.errStatus.details ?? {};
  if (kind !== 'namespaces') return '';
  return `: create the namespace with \`kubectl create namespace ${name}\`, or apply the manifests that have it`;
}
