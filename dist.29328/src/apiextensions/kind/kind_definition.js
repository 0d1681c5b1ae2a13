/** Whether a Kind was made by `defineKind`. */
export function isDefined(kind) {
    return 'definition' in kind;
}
