import { ajvOptions } from './ajv_options.ts';
import type { JSONSchema } from './json_schema.ts';

/** What {@link ajvStandalone} needs of ajv 8. */
export interface AjvModules<A extends { addSchema(schema: object, key: string): unknown }> {
  /** `Ajv` of `ajv`. */
  readonly Ajv: new (
    options: object,
  ) => A;
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
 * @param modules of ajv, which is not a dependency of this package
 * @param schemas of {@link toJSONSchema}, by the names of the functions
 */
export function ajvStandalone<A extends { addSchema(schema: object, key: string): unknown }>(
  { Ajv, _, standaloneCode }: AjvModules<A>,
  schemas: Readonly<Record<string, JSONSchema>>,
): string {
  const options = ajvOptions();
  const ajv = new Ajv({ ...options, code: { ...options.code, source: true, esm: true, formats: _`ajvFormats` } });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const code = standaloneCode(ajv, Object.fromEntries(Object.keys(schemas).map((name) => [name, name])));
  const imports = new Map<string, string>();
  // What it takes from ajv, it takes as CommonJS does.
  const body = code.replace(/\brequire\("([^"]+)"\)/g, (_found, path: string) => {
    const name = imports.get(path) ?? `runtime${imports.size}`;
    imports.set(path, name);
    return name;
  });
  const lines = Array.from(imports, ([path, name]) => `import ${name} from "${path}.js";\n`);
  return `import { ajvFormats, goRegExp } from "kubetyped/apiextensions";\n${lines.join('')}${body}`;
}
