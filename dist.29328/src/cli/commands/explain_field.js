/// <reference types="node" />
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { describe, readExplanations } from '../../apiserver/endpoints/openapi/explanations.js';
import { nearest } from '../../validation/checks/nearest.js';
import { OK } from '../command.js';
import { webReader } from '../input/web_reader.js';
import { addCustomKinds } from '../objects/custom_kinds.js';
import { builtInKinds, findKindAmong } from '../objects/find_kind.js';
import { explanationsIn, releaseOf } from '../objects/release_of.js';
import { printable } from '../printable.js';
import { coloursFor } from '../report/colour.js';
import { Output } from '../report/output.js';
import { wrapText } from '../report/table.js';
import { UsageError } from '../usage_error.js';
/** Maximum text width, however wide the terminal. */
const MOST_COLUMNS = 100;
/** The work of `explain`. @returns the exit status @throws UsageError */
export async function explainField(args) {
    const [wanted, more] = args.paths;
    if (wanted === undefined)
        throw new UsageError('no kind given', 'give a kind and optionally a field: kubetyped explain pod.spec');
    if (more !== undefined)
        throw new UsageError('more than one kind given', `fields are joined by dots: kubetyped explain ${wanted}.${more}`);
    const release = releaseOf(args);
    const builtIn = release === undefined ? builtInKinds() : builtInKinds().filter((kind) => release.has(kind));
    const explanations = release === undefined ? readExplanations() : explanationsIn(release, readExplanations());
    const { kinds, known } = await addCustomKinds(args.values('crds'), webReader(args), explanations);
    const { type, others, rest } = findKindAmong([...builtIn, ...kinds], wanted, args.value('api-version'));
    const subject = { type, others, ...follow(known, type, rest) };
    const below = subject.field === undefined ? type.type : subject.field[3];
    const fields = below === undefined ? [] : treesOf(known, below, args.has('recursive') ? Infinity : 1, [below]);
    const out = new Output();
    if (args.value('output') === 'json')
        out.write(`${JSON.stringify(toJSON(known, subject, fields), undefined, 2)}\n`);
    else
        writeText(out, known, subject, fields, coloursFor(process.stdout));
    await out.end();
    return OK;
}
/** Follows field names from a kind. @throws UsageError for an unknown field, with the existing ones */
function follow(known, type, names) {
    let path = type.kind;
    let words = describe(known, type.type);
    let field;
    let below = type.type;
    for (const written of names) {
        // Accepts indexes, as in fault paths: containers[0].
        const name = written.replace(/\[[^\]]*\]$/, '');
        if (below === undefined)
            throw new UsageError(`${printable(path)} has no fields: it is a ${field[1]}`);
        const fields = known.types[below]?.fields ?? [];
        const found = fields.find(([each]) => each === name) ?? fields.find(([each]) => each.toLowerCase() === name.toLowerCase());
        if (found === undefined) {
            const near = nearest(name, fields.map(([each]) => each));
            throw new UsageError(`${printable(path)} has no field ${printable(name)}`, printable(near === undefined ? `fields: ${fields.map(([each]) => each).join(', ')}` : `did you mean ${near}?`));
        }
        field = found;
        words = describe(known, below, found[0]);
        path += `.${found[0]}`;
        below = found[3];
    }
    return { path, field, words };
}
function treesOf(known, type, depth, open) {
    return (known.types[type]?.fields ?? []).map((field) => {
        const words = describe(known, type, field[0]);
        const below = field[3];
        const again = below !== undefined && open.includes(below);
        return {
            field,
            words,
            again,
            fields: depth > 1 && below !== undefined && !again ? treesOf(known, below, depth - 1, [...open, below]) : [],
        };
    });
}
function writeText(out, known, { type, others, path, field, words }, fields, colours) {
    const { bold, dim } = colours;
    const width = Math.min(process.stdout.columns || MOST_COLUMNS, MOST_COLUMNS);
    out.write(`${bold('KIND')}     ${type.kind}\n${bold('VERSION')}  ${new GroupVersion(type)}${others.length > 0 ? dim(`  (also ${others.map((other) => new GroupVersion(other)).join(', ')})`) : ''}\n`);
    if (field !== undefined)
        out.write(`${bold('FIELD')}    ${printable(path.slice(type.kind.length + 1))} <${field[1]}>\n`);
    const below = field?.[3];
    const paragraphs = [
        ...(words === undefined ? [] : [words]),
        (field === undefined ? (known.kinds[type.type] ?? []).slice(1) : field[2]).join('\n'),
        ...(below === undefined ? [] : [described(describe(known, below), known.types[below]?.doc ?? [])]),
    ];
    for (const paragraph of paragraphs.filter((text) => text !== '')) {
        out.write(`\n${paragraph
            .split('\n')
            .map((line) => wrapText(line, width))
            .join('')}`);
    }
    if (fields.length === 0)
        return;
    out.write(`\n${bold('FIELDS')}\n`);
    if (fields.some((tree) => tree.fields.length > 0))
        writeTree(out, fields, '  ', colours);
    else
        writeFields(out, fields, width, colours);
}
/** Writes fields with all details. */
function writeFields(out, fields, width, { bold, dim }) {
    for (const { field: [name, type, doc], words, } of fields) {
        out.write(`  ${bold(printable(name))} ${dim(`<${type}>`)}\n`);
        const text = described(words, doc);
        if (text !== '')
            out.write(wrapText(text, width, '      '));
    }
}
/** Writes fields as a tree, one per line, with the first sentence of the description. */
function writeTree(out, fields, indent, colours) {
    const width = Math.max(...fields.map(({ field: [name, type] }) => name.length + type.length)) + 3;
    for (const { field, words, again, fields: below } of fields) {
        const [name, type, doc] = field;
        const text = described(words?.replace(/(?<=\.) .*$/, ''), [...doc, ...(again ? ['Fields as above.'] : [])]);
        const padding = text === '' ? '' : ' '.repeat(Math.max(1, width - name.length - type.length - 2));
        out.write(`${indent}${colours.bold(printable(name))} ${colours.dim(`<${type}>`)}${padding}${text}\n`);
        if (below.length > 0)
            writeTree(out, below, `${indent}  `, colours);
    }
}
function described(words, doc) {
    return [...(words === undefined ? [] : [words]), ...doc].join(' ');
}
function toJSON(known, { type: kind, path, field, words }, fields) {
    return {
        group: kind.group,
        version: kind.version,
        kind: kind.kind,
        lifecycle: kind.lifecycle ?? null,
        path,
        type: field === undefined ? kind.kind : field[1],
        ...(words !== undefined && { description: words }),
        doc: field === undefined ? (known.kinds[kind.type] ?? []) : field[2],
        fields: fields.map((tree) => fieldToJSON(tree, path)),
    };
}
function fieldToJSON({ field: [name, type, doc], words, fields }, parent) {
    const path = `${parent}.${name}`;
    return {
        name,
        path,
        type,
        ...(words !== undefined && { description: words }),
        doc,
        ...(fields.length > 0 && { fields: fields.map((tree) => fieldToJSON(tree, path)) }),
    };
}
