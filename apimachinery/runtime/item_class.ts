import { fieldType } from '#engine/schema/field_type';
import type { KindClass } from './kind_class.ts';

/** The class of a list's items; null for items of no class, undefined for a Kind that is no list. */
export function itemClassOf(type: KindClass): KindClass | null | undefined {
  const field = fieldType(type, 'items');
  if (field?.isList !== true) return undefined;
  return typeof field.type === 'function' && 'fields' in field.type ? (field.type as unknown as KindClass) : null;
}
