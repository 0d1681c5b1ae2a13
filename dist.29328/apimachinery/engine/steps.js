/** Does all steps at once. */
export function finish(steps) {
    for (;;) {
        const next = steps.next();
        if (next.done === true)
            return next.value;
    }
}
