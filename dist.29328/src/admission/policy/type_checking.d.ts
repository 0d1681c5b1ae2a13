import type { ExpressionWarning } from '#api/admissionregistration/v1/zz_generated.structs';
import type { ValidatingAdmissionPolicy } from '#api/admissionregistration/v1/zz_generated.types';
import type { RESTMapper } from '#apimachinery/api/meta/rest_mapper';
import { type GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
import { type Schema } from '../../cel/index.ts';
/** What is known of the objects that a policy is for. */
export interface KnownTypes {
    /** The Kinds of resources. */
    readonly restMapper: Pick<RESTMapper, 'kindsFor'>;
    /** The schema of a Kind, without references to others; undefined: it is not checked. */
    schemaOf(kind: GroupVersionKindLike): Schema | undefined;
}
/**
 * What is wrong with the expressions of a policy, by the types of the objects that its rules name: for `status.typeChecking`.
 * It says nothing of Kinds behind wildcards and of subresources, nor of match conditions and audit annotations. Mirrors Go's
 * `TypeChecker.Check`.
 */
export declare function typeCheck(policy: ValidatingAdmissionPolicy, known: KnownTypes): ExpressionWarning[];
