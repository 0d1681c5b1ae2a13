import { Regexp } from '#engine/regexp/regexp';
import { asError } from '#engine/text/as_error';
import { formatNames, formatOf } from '../validation/formats/registry.js';
/** Names as they are mostly written; all are known without dashes, too. */
const DASHED = ['date-time', 'k8s-short-name', 'k8s-long-name'];
/** The name of a format that {@link ajvFormats} has: servers pass over dashes. */
export function ajvFormatName(name) {
    return DASHED.includes(name) ? name : name.replaceAll('-', '');
}
/** The formats that servers check, as they check them, for ajv. They differ from those of ajv-formats. */
export const ajvFormats = /* @__PURE__ */ Object.fromEntries([...formatNames, ...DASHED].map((name) => [name, (text) => formatOf(name)?.(text) ?? true]));
/**
 * Patterns as Go has them, matched in linear time, for ajv. What is no pattern matches nothing, nor does what takes too
 * long to find out.
 */
export const goRegExp = /* @__PURE__ */ Object.assign((pattern) => {
    let compiled;
    try {
        compiled = new Regexp(pattern);
    }
    catch (error) {
        compiled = asError(error);
    }
    // ajv tells patterns apart by their texts.
    return { test: (text) => compiled instanceof Regexp && compiled.test(text) === true, toString: () => pattern };
}, { code: 'goRegExp' });
/**
 * What ajv 8 needs to judge as a server does: formats, patterns, and fields of an object's own.
 *
 * ```ts
 * const validate = new Ajv({ ...ajvOptions(), allErrors: true }).compile(toJSONSchema(CronTab).schema);
 * ```
 */
export function ajvOptions() {
    return { strict: false, ownProperties: true, formats: { ...ajvFormats }, code: { regExp: goRegExp } };
}
