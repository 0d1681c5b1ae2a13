import type { JSONSchema } from './json_schema.ts';
/** What {@link ajvStandalone} needs of ajv 8. */
export interface AjvModules<A extends {
    addSchema(schema: object, key: string): unknown;
}> {
    /** `Ajv` of `ajv`. */
    readonly Ajv: new (options: object) => A;
    /** `_` of `ajv`. */
    readonly _: (strings: TemplateStringsArray) => unknown;
    /** The default export of `ajv/dist/standalone`. */
    readonly standaloneCode: (ajv: A, exports: Record<string, string>) => string;
}
/**
 * The source of an ES module with a validator for each schema, made when a program is built: nothing is compiled when it
 * runs, so that it works under a content security policy. It imports formats and patterns from kubetyped, and functions
 * of ajv's run time.
 *
 * ```ts
 * import { _, Ajv } from 'ajv';
 * import standalone from 'ajv/dist/standalone/index.js';
 * const { schema } = toJSONSchema(CronTab);
 * writeFileSync('cron_tab.js', ajvStandalone({ Ajv, _, standaloneCode: standalone.default }, { isCronTab: schema }));
 * ```
 * @param modules of ajv, which is no dependency of this package
 * @param schemas of {@link toJSONSchema}, by the names of the functions
 */
export declare function ajvStandalone<A extends {
    addSchema(schema: object, key: string): unknown;
}>({ Ajv, _, standaloneCode }: AjvModules<A>, schemas: Readonly<Record<string, JSONSchema>>): string;
