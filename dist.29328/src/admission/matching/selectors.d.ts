import type { Namespace } from '#api/core/v1/zz_generated.types';
import type { StatusError } from '#apimachinery/api/errors/status_error';
import type { LabelSelector } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { Attributes } from '../request/attributes.ts';
/** Finds a namespace; undefined: there is none. */
export type FindNamespace = (name: string) => Promise<Namespace | undefined> | Namespace | undefined;
/** Whether something is selected, or why that can't be decided. */
export type Selected = boolean | StatusError;
/** Mirrors Go's `namespace.Matcher.MatchNamespaceSelector`. */
export declare function namespaceSelected(given: LabelSelector | null | undefined, attributes: Attributes, find: FindNamespace): Promise<Selected>;
/** Mirrors Go's `object.Matcher.MatchObjectSelector`: the object of before counts as well. */
export declare function objectSelected(given: LabelSelector | null | undefined, { object, oldObject }: Attributes): Selected;
