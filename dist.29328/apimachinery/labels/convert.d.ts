import type { PathOptions } from '../util/validation/field/path.ts';
/** An invalid list of labels. The message is Go's. */
export declare class LabelsMapError extends Error {
    readonly code = "ERR_LABELS_MAP";
    constructor(message: string);
}
/**
 * Parses labels such as `a=1,b=2`, a selector with `=` only. For a duplicate key the last value wins. Mirrors Go's
 * `labels.ConvertSelectorToLabelsMap`.
 * @throws {LabelsMapError} when a part is not `key=value`
 * @throws {FieldError} for an invalid label key or value
 */
export declare function convertSelectorToLabelsMap(selector: string, options?: PathOptions): {
    [key: string]: string;
};
