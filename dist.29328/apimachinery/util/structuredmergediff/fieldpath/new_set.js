import { SetBuilder } from './set_builder.js';
/**
 * A set of these fields, possibly empty. Mirrors Go's `fieldpath.NewSet`.
 * @throws {FieldPathError} on a path longer than the maximum depth of objects
 */
export function newSet(...paths) {
    const builder = new SetBuilder();
    for (const path of paths)
        builder.insert(path);
    return builder.build();
}
