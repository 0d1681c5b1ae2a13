import { utf8Length } from '#engine/text/utf8';
import { isPrintable } from '#engine/schema/fault';
import { FieldManagerMaxLength } from '#apimachinery/apis/meta/v1/validation/options';
import type { Exchange } from './exchange.ts';

/** Who owns the fields: as the request says, or by the name of the program. Mirrors `managerOrUserAgent` of Go's handlers. */
export function managerOf(fieldManager: string | undefined, userAgent: string | undefined): string {
  if (fieldManager) return fieldManager;
  let name = '';
  let length = 0;
  for (const character of (userAgent ?? '').split('/')[0]!) {
    if (!isPrintable(character)) continue;
    length += utf8Length(character);
    if (length > FieldManagerMaxLength) break;
    name += character;
  }
  return name;
}

/** The namespace that an object must have; a Namespace is in none. Mirrors Go's `rest.ExpectedNamespaceForResource`. */
export function expectedNamespace({ context, resource }: Exchange): string {
  return resource.resource === 'namespaces' && resource.groupVersion.group === '' ? '' : context.namespace;
}
