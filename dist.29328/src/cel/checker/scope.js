/** Variables of loops over those of the environment. */
export class Scope {
    parent;
    variables;
    constructor(variables, parent) {
        this.variables = variables;
        this.parent = parent;
    }
    /** A variable of a loop. */
    local(name) {
        return this.parent && (this.variables.get(name) ?? this.parent.local(name));
    }
    /** A variable of the environment. */
    global(name) {
        return this.parent === undefined ? this.variables.get(name) : this.parent.global(name);
    }
    /** A scope inside with more variables. */
    with(...variables) {
        return new Scope(new Map(variables.map((variable) => [variable.name, variable])), this);
    }
}
