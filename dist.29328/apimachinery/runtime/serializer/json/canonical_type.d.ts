import type { KindClass } from '../../kind_class.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { Scheme } from '../../scheme.ts';
/**
 * The class whose fields tell how an object is written.
 * @throws NotRegisteredError MissingKindError MissingVersionError
 */
export declare function canonicalType(scheme: Scheme, object: RuntimeObject): KindClass;
