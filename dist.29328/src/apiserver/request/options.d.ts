import { CreateOptions, DeleteOptions, GetOptions, ListOptions, PatchOptions, UpdateOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { Selector as FieldSelector } from '#apimachinery/fields/selector';
import { type Selector as LabelSelector } from '#apimachinery/labels/selector';
import type { FieldLabel } from '#apimachinery/runtime/field_label';
import type { PatchType } from '#apimachinery/types/patch_type';
/** A list or watch with its selectors. */
export interface ParsedListOptions extends ListOptions {
    readonly labels: LabelSelector;
    readonly fields: FieldSelector;
}
/** The options of a read. */
export declare function getOptions(query: URLSearchParams): GetOptions;
/** The options of a creation. */
export declare function createOptions(query: URLSearchParams): CreateOptions;
/** The options of an update. */
export declare function updateOptions(query: URLSearchParams): UpdateOptions;
/** The options of a patch. */
export declare function patchOptions(query: URLSearchParams, patchType: PatchType): PatchOptions;
/** The options of a deletion without a body. */
export declare function deleteOptions(query: URLSearchParams): DeleteOptions;
/** The options of a deletion, read elsewhere. */
export declare function checkedDeleteOptions(options: DeleteOptions): DeleteOptions;
/**
 * The options of a list or watch.
 * @param name of the one object that was authorised; empty: all of them
 * @param convertFieldLabel translates the terms of the field selector
 */
export declare function listOptions(query: URLSearchParams, name: string, convertFieldLabel: (label: string, value: string) => FieldLabel): ParsedListOptions;
