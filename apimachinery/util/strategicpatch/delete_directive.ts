import { DELETE, DIRECTIVE } from './internal/directives.ts';
import { set } from './internal/json_map.ts';

/**
 * An element of a patch that deletes an element of a merged list: `{ name: 'a', $patch: 'delete' }`.
 * Mirrors Go's `strategicpatch.CreateDeleteDirective`.
 */
export function createDeleteDirective(mergeKey: string, mergeKeyValue: unknown): Record<string, unknown> {
  const directive: Record<string, unknown> = {};
  set(directive, mergeKey, mergeKeyValue);
  directive[DIRECTIVE] = DELETE;
  return directive;
}
