import { isNullable } from './node.js';
/** Thompson's construction, from the end to the beginning: each part is made knowing what follows it. */
export function compileRegexp(node) {
    const instructions = [{ op: 'match' }];
    const add = (instruction) => instructions.push(instruction) - 1;
    const split = (preferred, other, lazy) => add(lazy ? { op: 'split', next: other, other: preferred } : { op: 'split', next: preferred, other });
    /** As often as can be; at least once for the state that comes first, perhaps never for the one behind. */
    const loop = (sub, next, lazy) => {
        const state = { op: 'split', next, other: next };
        const at = add(state);
        const once = compile(sub, at);
        state[lazy ? 'other' : 'next'] = once;
        return [once, at];
    };
    const endless = ({ sub, min, lazy }, next) => {
        const [once, never] = loop(sub, next, lazy);
        if (min > 0)
            return once;
        // What may be empty must come before what follows, or the order of preference is lost.
        return isNullable(sub) ? split(once, next, lazy) : never;
    };
    const compile = (part, next) => {
        switch (part.op) {
            case 'empty':
                return next;
            case 'char':
                return add({ op: 'char', chars: part.chars, next });
            case 'assertion':
                return add({ op: 'assertion', assertion: part.assertion, next });
            case 'capture':
                return compile(part.sub, next);
            case 'concat':
                return part.subs.reduceRight((after, sub) => compile(sub, after), next);
            case 'alternate':
                return part.subs
                    .map((sub) => compile(sub, next))
                    .reduceRight((other, at) => add({ op: 'split', next: at, other }));
            case 'repeat': {
                const { sub, min, max, lazy } = part;
                let at = next;
                if (max === Infinity)
                    at = endless(part, next);
                // x{1,3} is x(x(x)?)?
                else
                    for (let count = min; count < max; count++)
                        at = split(compile(sub, at), next, lazy);
                for (let count = max === Infinity ? 1 : 0; count < min; count++)
                    at = compile(sub, at);
                return at;
            }
        }
    };
    const start = compile(node, 0);
    return { instructions, start };
}
