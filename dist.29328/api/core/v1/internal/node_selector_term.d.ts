import type { ObjectMetaAccessor } from '#apimachinery/apis/meta/v1/object';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { NodeSelectorTerm } from '../zz_generated.types.ts';
/** A term as a function. */
export interface CompiledTerm {
    /** Its errors; if there are any, it matches nothing. */
    readonly errors: readonly Error[];
    match(node: ObjectMetaAccessor | null | undefined): boolean;
}
/** Whether a term has no conditions, and so matches nothing. */
export declare function isEmptyTerm(term: NodeSelectorTerm | null | undefined): boolean;
export declare function compileTerm(term: NodeSelectorTerm, path: Path): CompiledTerm;
