import { escapeHTML } from '#engine/json/escape';
import type { ManagedFieldsEntry } from '../../apis/meta/v1/zz_generated.types.ts';

/** What tells one manager from another. */
export type Manager = Pick<ManagedFieldsEntry, 'manager' | 'operation' | 'apiVersion' | 'subresource'>;

/**
 * The text that stands for a manager within the library, and by which managers are sorted: JSON of its name, operation,
 * version and subresource. One that applies has the same in all versions. Mirrors Go's `BuildManagerIdentifier`.
 */
export function buildManagerIdentifier({ manager, operation, apiVersion, subresource }: Manager): string {
  const parts = {
    ...(manager ? { manager } : {}),
    ...(operation ? { operation } : {}),
    ...(apiVersion && operation !== 'Apply' ? { apiVersion } : {}),
    ...(subresource ? { subresource } : {}),
  };
  return escapeHTML(JSON.stringify(parts));
}

/** The manager of an identifier; `undefined` when the text is none. */
export function parseManagerIdentifier(identifier: string): Manager | undefined {
  try {
    return JSON.parse(identifier) as Manager;
  } catch {
    return undefined;
  }
}
