import { KindBase } from '../apimachinery/runtime/kind_base.js';
import { yamlOf } from '../apimachinery/runtime/serializer/yaml/serializer.js';
import { encode as encodeJSON, withKind } from './json.js';
/**
 * Writes an object with everything it has. An item of a list, which has no `apiVersion` and `kind` of its own, is written
 * with those of its class. For the bytes Go's serializers write, use a Serializer with `canonical`.
 * @returns text with a line feed at the end
 * @throws EncodeError
 */
export function encode(object, { format = 'json' } = {}) {
    return format === 'yaml' ? yamlOf(object instanceof KindBase ? withKind(object) : object) : encodeJSON(object);
}
/**
 * Writes objects as a stream that {@link decodeAll} and kubectl read: a line of JSON for each, or YAML documents with
 * `---` between them.
 */
export function encodeAll(objects, options = {}) {
    const texts = Array.from(objects, (object) => encode(object, options));
    return texts.join(options.format === 'yaml' ? '---\n' : '');
}
