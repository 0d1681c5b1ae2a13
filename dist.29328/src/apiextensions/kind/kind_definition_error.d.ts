import type { FieldError } from '#apimachinery/util/validation/field/field_error';
/** The definition of a Kind is wrong: its schema has unknown keywords or values of a wrong type, or no server would take it. */
export declare class KindDefinitionError extends TypeError {
    readonly code = "ERR_KIND_DEFINITION";
    /** What is wrong, each with its path. */
    readonly faults: readonly string[];
    /** What a server would say of the CustomResourceDefinition; empty when it didn't come to that. */
    readonly errors: readonly FieldError[];
    constructor(kind: string, faults: readonly string[], errors?: readonly FieldError[]);
}
