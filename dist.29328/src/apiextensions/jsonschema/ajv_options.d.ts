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
/** The name of a format that {@link ajvFormats} has: servers pass over dashes. */
export declare function ajvFormatName(name: string): string;
/** The formats that servers check, as they check them, for ajv. They differ from those of ajv-formats. */
export declare const ajvFormats: Readonly<Record<string, AjvFormat>>;
/**
 * Patterns as Go has them, matched in linear time, for ajv. What is no pattern matches nothing, nor does what takes too
 * long to find out.
 */
export declare const goRegExp: AjvRegExpEngine;
/** Options of ajv for schemas of {@link toJSONSchema}. */
export interface AjvOptions {
    strict: false;
    ownProperties: true;
    formats: Record<string, AjvFormat>;
    code: {
        regExp: AjvRegExpEngine;
    };
}
/**
 * What ajv 8 needs to judge as a server does: formats, patterns, and fields of an object's own.
 *
 * ```ts
 * const validate = new Ajv({ ...ajvOptions(), allErrors: true }).compile(toJSONSchema(CronTab).schema);
 * ```
 */
export declare function ajvOptions(): AjvOptions;
