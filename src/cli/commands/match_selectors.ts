/// <reference types="node" />

import { parseSelector } from '#apimachinery/fields/parse_selector';
import { compile } from '#apimachinery/labels/compile';
import { parse } from '#apimachinery/labels/parse';
import { asError } from '#engine/text/as_error';
import { stringifyYAML } from '#engine/yaml/index';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK, TROUBLE } from '../command.ts';
import { inputFiles } from '../input/input_paths.ts';
import type { ReadObject } from '../input/read_objects.ts';
import { ObjectSource } from '../objects/object_source.ts';
import { printable } from '../printable.ts';
import { coloursFor } from '../report/colour.ts';
import { Output } from '../report/output.ts';
import { Table } from '../report/table.ts';
import { streams } from '../streams.ts';
import { UsageError } from '../usage_error.ts';

const FIELDS = ['metadata.name', 'metadata.namespace'];

/** The work of `match` without nodes. @returns the exit status @throws UsageError */
export async function matchSelectors(args: Arguments): Promise<number> {
  const chosen = chosenBy(args);
  const source = new ObjectSource();
  const found = (await source.read(inputFiles(args.paths))).filter(chosen);
  const out = new Output();
  switch (args.value('output')) {
    case 'json':
      out.write(`${JSON.stringify(found.map(described), undefined, 2)}\n`);
      break;
    case 'name':
      for (const object of found) out.write(`${printable(nameOf(object))}\n`);
      break;
    case 'yaml':
      for (const [index, { object }] of found.entries())
        out.write(`${index > 0 ? '---\n' : ''}${stringifyYAML(object, { sortKeys: false, lossless: true })}`);
      break;
    default:
      writeTable(out, found);
  }
  await out.end();
  if (source.trouble) return TROUBLE;
  return found.length > 0 ? OK : FAULTY;
}

function described({ path, line, gvk, name, namespace, labels }: ReadObject): object {
  return {
    file: path,
    line,
    apiVersion: gvk.groupVersion().toString(),
    kind: gvk.kind,
    namespace: namespace === '' ? undefined : namespace,
    name,
    labels,
  };
}

/** As kubectl writes it: `pod/web`, `deployment.apps/web`. */
function nameOf({ gvk, name }: ReadObject): string {
  return `${gvk.groupKind().toString().toLowerCase()}/${name}`;
}

function writeTable(out: Output, found: readonly ReadObject[]): void {
  if (found.length === 0) return;
  const { bold } = coloursFor(streams().stdout);
  const heading = ['FILE', 'LINE', 'KIND', 'NAMESPACE', 'NAME'].map((text) => ({ text, paint: bold }));
  const rows = found.map(({ path, line, gvk, namespace, name }) =>
    [path === '-' ? 'standard input' : path, String(line), gvk.kind, namespace || '-', name || '-'].map((text) => ({
      text: printable(text),
    })),
  );
  const table = new Table([heading, ...rows]);
  for (const row of [heading, ...rows]) out.write(table.row(row));
}

/** Whether an object matches the selectors on the command line; always true without any. @throws UsageError */
export function chosenBy(args: Arguments): (object: ReadObject) => boolean {
  const byLabels = compile(understood('-l', () => parse(args.value('selector') ?? '')));
  const byFields = understood('--field-selector', () => parseSelector(args.value('field-selector') ?? ''));
  for (const { field } of byFields.requirements()) {
    if (!FIELDS.includes(field))
      throw new UsageError(`--field-selector: unknown field ${field}`, `supported fields: ${FIELDS.join(', ')}`);
  }
  return ({ name, namespace, labels }) =>
    byLabels(labels) && byFields.matches({ 'metadata.name': name, 'metadata.namespace': namespace });
}

function understood<T>(option: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new UsageError(`${option}: ${asError(error).message}`);
  }
}
