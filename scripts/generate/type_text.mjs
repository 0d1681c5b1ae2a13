// @ts-check
// The TypeScript types of fields.
import { isTypeMeta, namedType, structOf } from './facts.mjs';
/** @import { TypeFacts } from './fact_types.ts' */
/** @import { Imports } from './imports.mjs' */

/**
 * The TypeScript type of a fact type.
 * @param {Imports} imports
 * @param {TypeFacts} type
 * @param {boolean} [plain]
 * @returns {string}
 */
export function typeText(imports, type, plain = false) {
  if (type.list !== undefined && type.named === undefined) {
    const element = typeText(imports, type.list, plain);
    return /^[\w.<>]+$/.test(element) ? `${element}[]` : `Array<${element}>`;
  }
  if (type.map !== undefined && type.named === undefined)
    return `{ [key: string]: ${typeText(imports, type.map, plain)} }`;
  if (type.named !== undefined)
    return namedType(type.named) === undefined ? basicText(imports, type) : imports.name(type.named);
  if (type.ref === undefined) return basicText(imports, type);
  const name = imports.name(type.ref);
  return plain && structOf(type.ref)?.fields.some((field) => isTypeMeta(field))
    ? `${imports.use('apimachinery/runtime/init.ts', 'Plain', true)}<${name}>`
    : name;
}

/**
 * @param {Imports} imports
 * @param {TypeFacts} type
 */
function basicText(imports, type) {
  if (type.any) return 'unknown';
  if (type.bytes) return imports.use('apimachinery/engine/schema/wire.ts', 'Base64', true);
  switch (type.basic) {
    case 'string':
      return 'string';
    case 'bool':
      return 'boolean';
    case 'int32':
    case 'float64':
      return 'number';
    case 'int64':
      return imports.use('apimachinery/engine/schema/wire.ts', 'Int64', true);
    default:
      throw new Error(`${imports.package}: no TypeScript type for ${JSON.stringify(type)}`);
  }
}
