import { Regexp } from '#engine/regexp/regexp';
import { asError } from '#engine/text/as_error';
import { formatNames, formatOf } from '../validation/formats/registry.ts';

/** Whether a text is of a format. */
export type AjvFormat = (text: string) => boolean;

/** A pattern as ajv uses it. */
export interface AjvRegExp {
  test(text: string): boolean;
  toString(): string;
}

/** What ajv takes in place of RegExp. */
export interface AjvRegExpEngine {
  (pattern: string, flags: string): AjvRegExp;
  /** How standalone code names it. */
  code: string;
}

/** Names as they are mostly written; all are known without dashes, too. */
const DASHED: readonly string[] = ['date-time', 'k8s-short-name', 'k8s-long-name'];

/** The name of a format that {@link ajvFormats} has: servers pass over dashes. */
export function ajvFormatName(name: string): string {
  return DASHED.includes(name) ? name : name.replaceAll('-', '');
}

/** The formats that servers check, as they check them, for ajv. They differ from those of ajv-formats. */
export const ajvFormats: Readonly<Record<string, AjvFormat>> = /* @__PURE__ */ Object.fromEntries(
  [...formatNames, ...DASHED].map((name) => [name, (text: string) => formatOf(name)?.(text) ?? true]),
);

/**
 * Patterns as Go has them, matched in linear time, for ajv. What is not a pattern matches nothing, nor does what takes too
 * long to find out.
 */
export const goRegExp: AjvRegExpEngine = /* @__PURE__ */ Object.assign(
  (pattern: string): AjvRegExp => {
    let compiled: Regexp | Error;
    try {
      compiled = new Regexp(pattern);
    } catch (error) {
      compiled = asError(error);
    }
    // ajv tells patterns apart by their texts.
    return { test: (text) => compiled instanceof Regexp && compiled.test(text) === true, toString: () => pattern };
  },
  { code: 'goRegExp' },
);

/** Options of ajv for schemas of {@link toJSONSchema}. */
export interface AjvOptions {
  strict: false;
  ownProperties: true;
  formats: Record<string, AjvFormat>;
  code: { regExp: AjvRegExpEngine };
}

/**
 * What ajv 8 needs to judge as a server does: formats, patterns, and fields of an object's own.
 *
 * ```ts
 * const validate = new Ajv({ ...ajvOptions(), allErrors: true }).compile(toJSONSchema(CronTab).schema);
 * ```
 */
export function ajvOptions(): AjvOptions {
  return { strict: false, ownProperties: true, formats: { ...ajvFormats }, code: { regExp: goRegExp } };
}
