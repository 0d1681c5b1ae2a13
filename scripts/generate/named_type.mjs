// @ts-check
// The types that Go gives a name: texts with their known values, lists, maps, aliases.

import { isClosed } from './contract.mjs';
import { comment } from './docs.mjs';
import { folderOf, importPath, quote, splitRef, structOf } from './facts.mjs';
import { typeText } from './type_text.mjs';
/** @import { NamedTypeFacts } from './fact_types.ts' */
/** @import { Imports } from './imports.mjs' */

/**
 * The declaration of a type that isn't a struct, or another name of a type.
 * @param {Imports} imports
 * @param {NamedTypeFacts} type
 */
export function namedTypeText(imports, type) {
  const deprecated = type.deprecated ? comment(['@deprecated']) : '';
  if (type.alias !== undefined) {
    const struct = structOf(type.alias);
    const { path, name } = splitRef(type.alias);
    if (struct === undefined) return `${deprecated}export type ${type.name} = ${imports.name(type.alias)};\n\n`;
    return `export { ${name === type.name ? name : `${name} as ${type.name}`} } from '${importPath(imports.folder, `${folderOf(path)}/zz_generated.${imports.part}.ts`)}';\n\n`;
  }
  const underlying = type.underlying;
  if (underlying.basic === 'string') {
    const values = [...new Set(type.values ?? [])];
    if (values.length === 0) return `${deprecated}export type ${type.name} = string;\n\n`;
    const closed = isClosed(imports.package, type.name);
    const doc = comment([
      closed
        ? 'The API refuses other values. Decoding lets them pass, for newer servers may know more.'
        : 'Well-known values; others are possible.',
      ...(type.deprecated ? ['@deprecated'] : []),
    ]);
    const union = [...values.map(quote), ...(closed ? [] : ['(string & {})'])].join(' | ');
    return `${doc}export type ${type.name} = ${union};\n\n`;
  }
  if (underlying.map !== undefined) {
    const keys = underlying.key?.named === undefined ? 'string' : imports.name(underlying.key.named);
    return `${deprecated}export type ${type.name} = { [key in ${keys}]?: ${typeText(imports, underlying.map)} };\n\n`;
  }
  const text = `${deprecated}export type ${type.name} = ${typeText(imports, underlying)};\n\n`;
  if (type.proto !== 'message') return text;
  const struct = imports.use('apimachinery/engine/schema/descriptor.ts', 'NamedList', true);
  return `${text}export const ${type.name}: ${struct} = { type: ${quote(`${imports.package}.${type.name}`)}, list: 'string' };\n\n`;
}
