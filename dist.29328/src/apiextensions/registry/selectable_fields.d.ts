import type { SelectableField } from '#api/apiextensions/v1/zz_generated.types';
/**
 * The values of an object that field selectors may use: its name, its namespace if it has one, and the selectable fields
 * of its definition, empty where there are none. Mirrors `GetAttrs` of the strategy.
 */
export declare function selectableFieldsOf(object: Readonly<Record<string, unknown>>, fields: readonly SelectableField[], namespaced: boolean): Record<string, string>;
