/** The definition of a Kind is wrong: its schema has unknown keywords or values of a wrong type, or no server would take it. */
export class KindDefinitionError extends TypeError {
    code = 'ERR_KIND_DEFINITION';
    /** What is wrong, each with its path. */
    faults;
    /** What a server would say of the CustomResourceDefinition; empty when it didn't come to that. */
    errors;
    constructor(kind, faults, errors = []) {
        super(`${kind} can't be defined: ${faults.join('; ')}`);
        this.name = 'KindDefinitionError';
        this.faults = faults;
        this.errors = errors;
    }
}
