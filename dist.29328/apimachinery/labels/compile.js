import { compileRequirements } from './internal/matcher.js';
/**
 * A selector as one function, for loops over many objects: `selector.matches` without the object around it. No
 * counterpart in Go.
 */
export function compile(selector) {
    const requirements = selector.requirements();
    return requirements === undefined ? () => false : compileRequirements(requirements);
}
