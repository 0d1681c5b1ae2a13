/// <reference types="node" />

import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import type { ExplainedField, ExplainedKind, Explanations } from '../../apiserver/endpoints/openapi/explanations.ts';
import { describe, readExplanations } from '../../apiserver/endpoints/openapi/explanations.ts';
import { nearest } from '../../validation/checks/nearest.ts';
import type { Arguments } from '../arguments.ts';
import { OK } from '../command.ts';
import { webReader } from '../input/web_reader.ts';
import { addCustomKinds } from '../objects/custom_kinds.ts';
import { builtInKinds, findKindAmong } from '../objects/find_kind.ts';
import { explanationsIn, releaseOf } from '../objects/release_of.ts';
import { printable } from '../printable.ts';
import type { Colours } from '../report/colour.ts';
import { coloursFor } from '../report/colour.ts';
import { Output } from '../report/output.ts';
import { wrapText } from '../report/table.ts';
import { streams } from '../streams.ts';
import { UsageError } from '../usage_error.ts';

/** Maximum text width, however wide the terminal. */
const MOST_COLUMNS = 100;

/** A field with its nested fields. */
interface Tree {
  readonly field: ExplainedField;
  /** Its description. */
  readonly words: string | undefined;
  /** Whether the type is recursive and its fields were already shown. */
  readonly again: boolean;
  readonly fields: readonly Tree[];
}

/** The subject to explain. */
interface Subject {
  readonly type: ExplainedKind;
  /** The same kind in other versions and groups. */
  readonly others: readonly ExplainedKind[];
  readonly path: string;
  /** Undefined for the kind itself. */
  readonly field: ExplainedField | undefined;
  readonly words: string | undefined;
}

/** The work of `explain`. @returns the exit status @throws UsageError */
export async function explainField(args: Arguments): Promise<number> {
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
  const subject: Subject = { type, others, ...follow(known, type, rest) };
  const below = subject.field === undefined ? type.type : subject.field[3];
  const fields = below === undefined ? [] : treesOf(known, below, args.has('recursive') ? Infinity : 1, [below]);
  const out = new Output();
  if (args.value('output') === 'json') out.write(`${JSON.stringify(toJSON(known, subject, fields), undefined, 2)}\n`);
  else writeText(out, known, subject, fields, coloursFor(streams().stdout));
  await out.end();
  return OK;
}

/** Follows field names from a kind. @throws UsageError for an unknown field, with the existing ones */
function follow(
  known: Explanations,
  type: ExplainedKind,
  names: readonly string[],
): Pick<Subject, 'path' | 'field' | 'words'> {
  let path = type.kind;
  let words = describe(known, type.type);
  let field: ExplainedField | undefined;
  let below: string | undefined = type.type;
  for (const written of names) {
    // Accepts indexes, as in fault paths: containers[0].
    const name = written.replace(/\[[^\]]*\]$/, '');
    if (below === undefined) throw new UsageError(`${printable(path)} has no fields: it is a ${field![1]}`);
    const fields: readonly ExplainedField[] = known.types[below]?.fields ?? [];
    const found =
      fields.find(([each]) => each === name) ?? fields.find(([each]) => each.toLowerCase() === name.toLowerCase());
    if (found === undefined) {
      const near = nearest(
        name,
        fields.map(([each]) => each),
      );
      throw new UsageError(
        `${printable(path)} has no field ${printable(name)}`,
        printable(near === undefined ? `fields: ${fields.map(([each]) => each).join(', ')}` : `did you mean ${near}?`),
      );
    }
    field = found;
    words = describe(known, below, found[0]);
    path += `.${found[0]}`;
    below = found[3];
  }
  return { path, field, words };
}

function treesOf(known: Explanations, type: string, depth: number, open: readonly string[]): Tree[] {
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

function writeText(
  out: Output,
  known: Explanations,
  { type, others, path, field, words }: Subject,
  fields: readonly Tree[],
  colours: Colours,
): void {
  const { bold, dim } = colours;
  const width = Math.min(streams().stdout.columns || MOST_COLUMNS, MOST_COLUMNS);
  out.write(
    `${bold('KIND')}     ${type.kind}\n${bold('VERSION')}  ${new GroupVersion(type)}${others.length > 0 ? dim(`  (also ${others.map((other) => new GroupVersion(other)).join(', ')})`) : ''}\n`,
  );
  if (field !== undefined)
    out.write(`${bold('FIELD')}    ${printable(path.slice(type.kind.length + 1))} <${field[1]}>\n`);
  const below = field?.[3];
  const paragraphs = [
    ...(words === undefined ? [] : [words]),
    (field === undefined ? (known.kinds[type.type] ?? []).slice(1) : field[2]).join('\n'),
    ...(below === undefined ? [] : [described(describe(known, below), known.types[below]?.doc ?? [])]),
  ];
  for (const paragraph of paragraphs.filter((text) => text !== '')) {
    out.write(
      `\n${paragraph
        .split('\n')
        .map((line) => wrapText(line, width))
        .join('')}`,
    );
  }
  if (fields.length === 0) return;
  out.write(`\n${bold('FIELDS')}\n`);
  if (fields.some((tree) => tree.fields.length > 0)) writeTree(out, fields, '  ', colours);
  else writeFields(out, fields, width, colours);
}

/** Writes fields with all details. */
function writeFields(out: Output, fields: readonly Tree[], width: number, { bold, dim }: Colours): void {
  for (const {
    field: [name, type, doc],
    words,
  } of fields) {
    out.write(`  ${bold(printable(name))} ${dim(`<${type}>`)}\n`);
    const text = described(words, doc);
    if (text !== '') out.write(wrapText(text, width, '      '));
  }
}

/** Writes fields as a tree, one per line, with the first sentence of the description. */
function writeTree(out: Output, fields: readonly Tree[], indent: string, colours: Colours): void {
  const width = Math.max(...fields.map(({ field: [name, type] }) => name.length + type.length)) + 3;
  for (const { field, words, again, fields: below } of fields) {
    const [name, type, doc] = field;
    const text = described(words?.replace(/(?<=\.) .*$/, ''), [...doc, ...(again ? ['Fields as above.'] : [])]);
    const padding = text === '' ? '' : ' '.repeat(Math.max(1, width - name.length - type.length - 2));
    out.write(`${indent}${colours.bold(printable(name))} ${colours.dim(`<${type}>`)}${padding}${text}\n`);
    if (below.length > 0) writeTree(out, below, `${indent}  `, colours);
  }
}

function described(words: string | undefined, doc: readonly string[]): string {
  return [...(words === undefined ? [] : [words]), ...doc].join(' ');
}

function toJSON(known: Explanations, { type: kind, path, field, words }: Subject, fields: readonly Tree[]): object {
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

function fieldToJSON({ field: [name, type, doc], words, fields }: Tree, parent: string): object {
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
