/** The request creates an object. */
export const Create = 0;
/** The request updates an object. */
export const Update = 1;
/**
 * Whether an option is enabled. Mirrors Go's `Operation.HasOption`.
 * @returns undefined for an option that the operation doesn't define, which is a mistake of whoever validates
 */
export function hasOption(operation, option) {
    const { options = {} } = operation;
    return Object.hasOwn(options, option) ? options[option] : undefined;
}
/** `/status`; `/` for the object itself. Mirrors Go's `Request.SubresourcePath`. */
export function subresourcePath(request) {
    return `/${(request?.subresources ?? []).join('/')}`;
}
