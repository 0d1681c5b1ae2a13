import { ajvOptions } from './ajv_options.js';
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
export function ajvStandalone({ Ajv, _, standaloneCode }, schemas) {
    const options = ajvOptions();
    const ajv = new Ajv({ ...options, code: { ...options.code, source: true, esm: true, formats: _ `ajvFormats` } });
    for (const [name, schema] of Object.entries(schemas))
        ajv.addSchema(schema, name);
    const code = standaloneCode(ajv, Object.fromEntries(Object.keys(schemas).map((name) => [name, name])));
    const imports = new Map();
    // What it takes from ajv, it takes as CommonJS does.
    const body = code.replace(/\brequire\("([^"]+)"\)/g, (_found, path) => {
        const name = imports.get(path) ?? `runtime${imports.size}`;
        imports.set(path, name);
        return name;
    });
    const lines = Array.from(imports, ([path, name]) => `import ${name} from "${path}.js";\n`);
    return `import { ajvFormats, goRegExp } from "kubetyped/apiextensions";\n${lines.join('')}${body}`;
}
