/// <reference types="node" />

import type { Difference } from '#apimachinery/util/objectdiff/difference';
import { formatDifferences } from '#apimachinery/util/objectdiff/format_differences';
import { stringifyJSON } from '#engine/json/stringify';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK, TROUBLE } from '../command.ts';
import { findFiles } from '../input/find_files.ts';
import type { ReadObject } from '../input/read_objects.ts';
import { maskedDiff } from '../objects/masked_diff.ts';
import { ObjectSource } from '../objects/object_source.ts';
import { diffOptions, type ObjectName, objectLabel, type Pairing, pairObjects } from '../objects/same_object.ts';
import { printable } from '../printable.ts';
import { coloursFor, hasColours } from '../report/colour.ts';
import { Output } from '../report/output.ts';
import { streams } from '../streams.ts';

/** An object that differs. */
interface Changed {
  readonly before: ReadObject | undefined;
  readonly after: ReadObject | undefined;
  /** Empty for an object that exists on one side only. */
  readonly differences: readonly Difference[];
}

/** The work of `diff`. @returns the exit status */
export async function diffFiles(args: Arguments): Promise<number> {
  const options = diffOptions(args);
  const source = new ObjectSource();
  const [before = [], after = []] = [
    await source.read(findFiles(args.paths.slice(0, 1))),
    await source.read(findFiles(args.paths.slice(1))),
  ];
  const out = new Output();
  const isJSON = args.value('output') === 'json';
  const printed: object[] = [];
  let count = 0;
  for (const [left, right] of pairs(before, after, options.ignore?.includes('metadata.namespace'))) {
    const differences = left === undefined || right === undefined ? [] : maskedDiff(left.object, right.object, options);
    if (left !== undefined && right !== undefined && differences.length === 0) continue;
    const changed = { before: left, after: right, differences };
    if (isJSON) printed.push(described(changed));
    else out.write(`${count > 0 ? '\n' : ''}${text(changed)}`);
    count++;
    await out.pause();
  }
  if (isJSON) out.write(`${stringifyJSON(printed, { indent: 2 })}\n`);
  await out.end();
  if (source.trouble) return TROUBLE;
  return count > 0 ? FAULTY : OK;
}

function pairs(
  before: readonly ReadObject[],
  after: readonly ReadObject[],
  anyNamespace: boolean | undefined,
): Pairing<ReadObject>[] {
  const [left, right] = [before[0], after[0]];
  const isOneEach =
    before.length === 1 &&
    after.length === 1 &&
    left!.gvk.kind === right!.gvk.kind &&
    left!.gvk.group === right!.gvk.group;
  return isOneEach ? [[left, right]] : pairObjects(before, after, nameOf, anyNamespace);
}

function nameOf({ gvk, namespace, name }: ReadObject): ObjectName {
  return { group: gvk.group, kind: gvk.kind, namespace, name };
}

function place({ path, line }: ReadObject): string {
  return `${path === '-' ? 'standard input' : path}:${line}`;
}

function text({ before, after, differences }: Changed): string {
  const { bold, red, green } = coloursFor(streams().stdout);
  const label = printable(objectLabel(nameOf((after ?? before)!)));
  if (before === undefined) return `${green(`+ ${label}`)}  (only in ${printable(place(after!))})\n`;
  if (after === undefined) return `${red(`- ${label}`)}  (only in ${printable(place(before))})\n`;
  return `${bold(label)}  (${printable(place(before))} -> ${printable(place(after))})\n${formatDifferences(differences, { colour: hasColours(streams().stdout) })}`;
}

function described({ before, after, differences }: Changed): object {
  const { gvk, namespace, name } = (after ?? before)!;
  return {
    apiVersion: gvk.groupVersion().toString(),
    kind: gvk.kind,
    namespace: namespace === '' ? undefined : namespace,
    name,
    op: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    before: before && { file: before.path, line: before.line },
    after: after && { file: after.path, line: after.line },
    differences,
  };
}
