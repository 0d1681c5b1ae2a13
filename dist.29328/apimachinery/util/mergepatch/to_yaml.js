import { asError } from '#engine/text/as_error';
import { stringifyYAML } from '#engine/yaml/index';
/**
 * A value as YAML, or the reason why it can't be encoded: for error messages. Mirrors Go's `mergepatch.ToYAMLOrError`.
 */
export function toYAMLOrError(v) {
    try {
        return stringifyYAML(v);
    }
    catch (error) {
        return asError(error).message;
    }
}
