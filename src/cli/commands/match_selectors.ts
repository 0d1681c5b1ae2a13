/// <reference types="node" />
import { stringifyYAML } from '#engine/yaml/index';
import type { Arguments } from '../arguments.ts';
import { chosenBy } from '../objects/chosen_by.ts';
import { coloursFor } from '../report/colour.ts';
import { FAULTY, OK, TROUBLE } from '../command.ts';
import { inputFiles } from '../input/input_paths.ts';
import { ObjectSource } from '../objects/object_source.ts';
import { Output } from '../report/output.ts';
import { printable } from '../printable.ts';
import type { ReadObject } from '../input/read_objects.ts';
import { Table } from '../report/table.ts';

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
        out.write(`${index > 0 ? '---\n' : ''}${stringifyYAML(object, { sortKeys: false })}`);
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
  const { bold } = coloursFor(process.stdout);
  const heading = ['FILE', 'LINE', 'KIND', 'NAMESPACE', 'NAME'].map((text) => ({ text, paint: bold }));
  const rows = found.map(({ path, line, gvk, namespace, name }) =>
    [path === '-' ? 'standard input' : path, String(line), gvk.kind, namespace || '-', name || '-'].map((text) => ({
      text: printable(text),
    })),
  );
  const table = new Table([heading, ...rows]);
  for (const row of [heading, ...rows]) out.write(table.row(row));
}
