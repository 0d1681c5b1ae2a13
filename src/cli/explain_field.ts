/// <reference types="node" />
import type { KindClass } from '../../apimachinery/runtime/kind_class.ts';
import { GroupVersion } from '../../apimachinery/runtime/schema/group_version.ts';
import type { Arguments } from './arguments.ts';
import { coloursFor } from './colour.ts';
import type { Colours } from './colour.ts';
import { OK } from './command.ts';
import { readExplanations } from './explanations.ts';
import type { ExplainedField, Explanations } from './explanations.ts';
import { findKind } from './find_kind.ts';
import { nearest } from './nearest.ts';
import { Output } from './output.ts';
import { printable } from './printable.ts';
import { UsageError } from './usage_error.ts';

/** A field, its fields below it. */
interface Tree {
  readonly field: ExplainedField;
  /** The fields of a type that contains itself are given once. */
  readonly again: boolean;
  readonly fields: readonly Tree[];
}

/** The work of `explain`. @returns the exit status @throws UsageError */
export async function explainField(args: Arguments): Promise<number> {
  const [wanted, more] = args.paths;
  if (wanted === undefined)
    throw new UsageError('no kind given', 'name a kind, and a field if you like: kubetyped explain pod.spec');
  if (more !== undefined)
    throw new UsageError('more than one kind given', `fields are joined by dots: kubetyped explain ${wanted}.${more}`);
  const { type, others, rest } = findKind(wanted, args.value('api-version'));
  const known = readExplanations();
  const { field, path } = follow(known, type, rest);
  const below = field === undefined ? type.type : field[3];
  const fields = below === undefined ? [] : treesOf(known, below, args.has('recursive') ? Infinity : 1, [below]);
  const out = new Output();
  if (args.value('output') === 'json')
    out.write(`${JSON.stringify(toJSON(known, type, path, field, fields), undefined, 2)}\n`);
  else writeText(out, known, type, others, path, field, fields, coloursFor(process.stdout));
  await out.end();
  return OK;
}

/** Goes from a kind along the names. @throws UsageError when a field isn't there, with what there is */
function follow(
  known: Explanations,
  type: KindClass,
  names: readonly string[],
): { field: ExplainedField | undefined; path: string } {
  let path = type.kind;
  let field: ExplainedField | undefined;
  let below: string | undefined = type.type;
  for (const written of names) {
    // As in a fault's path: containers[0].
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
        near === undefined ? `it has ${fields.map(([each]) => each).join(', ')}` : `did you mean ${near}?`,
      );
    }
    field = found;
    path += `.${found[0]}`;
    below = found[3];
  }
  return { field, path };
}

function treesOf(known: Explanations, type: string, depth: number, open: readonly string[]): Tree[] {
  return (known.types[type]?.fields ?? []).map((field) => {
    const below = field[3];
    const again = below !== undefined && open.includes(below);
    return {
      field,
      again,
      fields: depth > 1 && below !== undefined && !again ? treesOf(known, below, depth - 1, [...open, below]) : [],
    };
  });
}

function writeText(
  out: Output,
  known: Explanations,
  type: KindClass,
  others: readonly KindClass[],
  path: string,
  field: ExplainedField | undefined,
  fields: readonly Tree[],
  colours: Colours,
): void {
  const { bold, dim } = colours;
  out.write(
    `${bold('KIND')}     ${type.kind}\n${bold('VERSION')}  ${new GroupVersion(type)}${others.length > 0 ? dim(`  (also ${others.map((other) => new GroupVersion(other)).join(', ')})`) : ''}\n`,
  );
  if (field !== undefined) out.write(`${bold('FIELD')}    ${path.slice(type.kind.length + 1)} <${field[1]}>\n`);
  const doc =
    field === undefined
      ? (known.kinds[type.type] ?? []).slice(1)
      : [...field[2], ...(known.types[field[3] ?? '']?.doc ?? [])];
  if (doc.length > 0) out.write(`\n${doc.map((sentence) => `${sentence}\n`).join('')}`);
  if (fields.length > 0) {
    out.write(`\n${bold('FIELDS')}\n`);
    writeTree(out, fields, '  ', colours);
  }
}

function writeTree(out: Output, fields: readonly Tree[], indent: string, colours: Colours): void {
  const width = Math.max(...fields.map(({ field: [name, type] }) => name.length + type.length)) + 3;
  for (const { field, again, fields: below } of fields) {
    const [name, type, doc] = field;
    const text = [...doc, ...(again ? ['Fields as above.'] : [])].join(' ');
    const padding = text === '' ? '' : ' '.repeat(Math.max(1, width - name.length - type.length - 2));
    out.write(`${indent}${colours.bold(name)} ${colours.dim(`<${type}>`)}${padding}${text}\n`);
    if (below.length > 0) writeTree(out, below, `${indent}  `, colours);
  }
}

function toJSON(
  known: Explanations,
  type: KindClass,
  path: string,
  field: ExplainedField | undefined,
  fields: readonly Tree[],
): object {
  const { group, version, kind, lifecycle } = type;
  return {
    group,
    version,
    kind,
    lifecycle: lifecycle ?? null,
    path,
    ...(field === undefined ? { type: kind, doc: known.kinds[type.type] ?? [] } : { type: field[1], doc: field[2] }),
    fields: fields.map(fieldToJSON),
  };
}

function fieldToJSON({ field: [name, type, doc], fields }: Tree): object {
  return { name, type, doc, ...(fields.length > 0 && { fields: fields.map(fieldToJSON) }) };
}
