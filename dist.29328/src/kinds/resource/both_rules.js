/** Runs rules of both kinds. */
export function withDeclared(faults, rules) {
    rules({ faults, declared: faults.declared });
}
