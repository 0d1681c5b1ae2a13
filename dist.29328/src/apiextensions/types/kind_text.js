import { META_FIELDS } from '../schema/parts.js';
import { docComment } from './doc_comment.js';
import { quoted } from './literal_text.js';
import { META } from './module_writer.js';
/** The interface and the class of a Kind, and those of its list. */
export function kindText(writer, generated) {
    const { group, version, kind, plural, namespaced, schema } = generated;
    const apiVersion = `${group}/${version}`;
    const [objectMeta, listMeta] = [writer.use('type ObjectMeta', META), writer.use('type ListMeta', META)];
    const fields = [
        ['group', quoted(group)],
        ['version', quoted(version)],
        ['apiVersion', quoted(apiVersion)],
        ['kind', quoted(kind)],
    ];
    const facts = [...fields, ['resource', quoted(plural)], ['namespaced', String(namespaced)]];
    const listFacts = fields.map(([name, text]) => [name, name === 'kind' ? quoted(`${kind}List`) : text]);
    const open = schema['x-kubernetes-preserve-unknown-fields'] === true ? '  [field: string]: unknown;\n' : '';
    const words = docComment(wordsOf(generated));
    const field = writer.use('type Field', 'kubetyped/engine');
    const [typeMeta, objectMetaStruct, listMetaStruct] = ['TypeMeta', 'ObjectMeta', 'ListMeta'].map((name) => writer.use(name, META));
    const bases = [writer.use('TypedObjectBase', META), writer.use('TypedListBase', META)];
    const list = `${kind}List`;
    const interfaceText = [
        `${words}export interface ${kind} {`,
        `  apiVersion: ${quoted(apiVersion)};`,
        `  kind: ${quoted(kind)};`,
        `  metadata: ${objectMeta};`,
        `${writer.fields(schema, META_FIELDS)}${open}}`,
    ];
    const classLines = [
        `${words}export const ${kind}: ${classText(writer, 'ObjectClass', [kind], facts)} = class extends ${bases[0]}<${kind}> {`,
        bodyText(writer, kind, apiVersion, facts),
        `  static get fields(): readonly ${field}[] {`,
        '    return [',
        `      ['', ${typeMeta}, 32],`,
        `      ['metadata', ${objectMetaStruct}, 8],${writer.rows(schema, '      ', META_FIELDS).trimEnd()}`,
        '    ];',
        '  }',
        '};',
    ];
    const listInterface = [
        `/** A list of ${kind}. */`,
        `export interface ${list} {`,
        `  apiVersion: ${quoted(apiVersion)};`,
        `  kind: ${quoted(list)};`,
        `  metadata: ${listMeta};`,
        `  items: ${kind}[];`,
        '}',
    ];
    const listClass = [
        `/** A list of ${kind}. */`,
        `export const ${list}: ${classText(writer, 'ListClass', [list, kind], listFacts)} = class extends ${bases[1]}<${list}, ${kind}> {`,
        bodyText(writer, list, apiVersion, listFacts),
        `  static get fields(): readonly ${field}[] {`,
        '    return [',
        `      ['', ${typeMeta}, 32],`,
        `      ['metadata', ${listMetaStruct}, 8],`,
        `      ['items', ${kind}, 1],`,
        '    ];',
        '  }',
        '};',
        '',
    ];
    return [...interfaceText, '', ...classLines, '', ...listInterface, '', ...listClass].join('\n');
}
function classText(writer, base, types, facts) {
    return [
        `${writer.use(`type ${base}`, META)}<`,
        ...types.map((type) => `  ${type},`),
        '  {',
        ...facts.map(([name, text]) => `    ${name}: ${text};`),
        '  }',
        '>',
    ].join('\n');
}
function bodyText(writer, kind, apiVersion, facts) {
    return [
        '  declare static readonly type: string;',
        ...facts.map(([name, text]) => `  declare static readonly ${name}: ${text};`),
        '  static readonly protobuf = false;',
        '  static readonly custom = true;',
        '',
        `  protected static get facts(): ${writer.use('type KindFacts', 'kubetyped/apimachinery/runtime')} {`,
        '    return {',
        `      type: ${quoted(`${apiVersion}.${kind}`)},`,
        ...facts.map(([name, text]) => `      ${name}: ${text},`),
        '    };',
        '  }',
        '',
    ].join('\n');
}
function wordsOf({ group, version, kind, plural, namespaced, schema, deprecated }) {
    const { description = '' } = schema;
    const place = `/apis/${group}/${version}/${namespaced ? 'namespaces/{namespace}/' : ''}${plural}/{name}`;
    return [
        ...(description === '' ? [] : [description, '']),
        `${kind} of ${group}/${version}.`,
        `${namespaced ? 'Namespaced' : 'Cluster-scoped'}: \`${place}\`.`,
        ...(deprecated === undefined ? [] : [`Deprecated: ${deprecated}`]),
    ].join('\n');
}
