import type { Faults } from '#src/validation/checks/faults';
/** Where rules put what they find: those that are written, and those that Go's types declare, whose errors come last. */
export interface BothRules {
    readonly faults: Faults;
    readonly declared: Faults;
}
/** Runs rules of both kinds. */
export declare function withDeclared(faults: Faults, rules: (both: BothRules) => void): void;
