import type { Struct } from '#engine/schema/descriptor';
import type { Member } from '#engine/schema/node';
/**
 * The query parameters of an object, such as ListOptions: its fields by their JSON names, sorted, including those of
 * nested structs, with a list as repeated parameters. Maps, lists of structs, `apiVersion` and `kind` are omitted.
 * Mirrors Go's `queryparams.Convert`.
 *
 * Differs from Go: `toString` of the result escapes `~` and not `*`, as browsers do, which is equivalent.
 * @param type the fields of an object that is not an instance of a Kind class
 * @throws {TypeError} when neither a class nor a type is known
 */
export declare function convert(object: object, type?: Struct): URLSearchParams;
/** Whether the field has its own name in Go; embedded structs do not. */
export declare function isOwnField(member: Member): boolean;
