/// <reference types="node" />
import { JSONPatchType, MergePatchType, StrategicMergePatchType } from '../../apimachinery/types/patch_type.ts';
import { patchObject } from '../../apimachinery/util/patch/patch_object.ts';
import { readJSON } from '../engine/json/read.ts';
import { stringifyJSON } from '../engine/json/stringify.ts';
import { isMap } from '../engine/json/untyped.ts';
import { fromUTF8 } from '../engine/utf8.ts';
import { parseYAML, stringifyYAML } from '../engine/yaml/index.ts';
import { scheme } from '../index.ts';
import type { Arguments } from './arguments.ts';
import { FAULTY, OK, TROUBLE } from './command.ts';
import { contentLine, documentsOf, formatOf } from './documents.ts';
import type { Document } from './documents.ts';
import { complain, inputFiles } from './input_paths.ts';
import { Output } from './output.ts';
import { printable } from './printable.ts';
import { readInput } from './read_input.ts';
import { UsageError } from './usage_error.ts';

const TYPES: Readonly<Record<string, string>> = { strategic: StrategicMergePatchType, merge: MergePatchType, json: JSONPatchType };

/** The work of `patch`. @returns the exit status */
export async function patchFiles(args: Arguments): Promise<number> {
  const patch = await readPatch(args);
  const type = TYPES[args.value('type') ?? 'strategic']!;
  const isYAML = args.value('output') !== 'json';
  const { files, unreadable } = inputFiles(args.paths);
  unreadable.forEach(complain);
  let status = unreadable.length > 0 ? TROUBLE : OK;
  const out = new Output();
  let written = 0;
  for (const { path } of files) {
    let data: string | Uint8Array;
    try {
      data = await readInput(path);
    } catch (error) {
      complain({ path, reason: (error as Error).message });
      status = TROUBLE;
      continue;
    }
    for (const document of documentsOf(data, formatOf(path, data))) {
      try {
        for (const object of objectsOf(document)) {
          const patched = patchOne(object, patch, type);
          out.write(isYAML ? `${written++ > 0 ? '---\n' : ''}${stringifyYAML(patched, { sortKeys: false })}` : `${stringifyJSON(patched)}\n`);
        }
      } catch (error) {
        process.stderr.write(`${printable(path)}:${contentLine(document)}: error: ${printable(faultText(error))}\n`);
        if (status === OK) status = FAULTY;
      }
    }
    await out.pause();
  }
  await out.end();
  return status;
}

/** @throws UsageError when the patch is no JSON or YAML, or of the wrong form */
async function readPatch(args: Arguments): Promise<object> {
  const file = args.value('patch-file');
  let patch: unknown;
  try {
    const text = fromUTF8(file === undefined ? args.value('patch')! : await readInput(file));
    patch = parse(text, formatOf(file ?? '', text) === 'json');
  } catch (error) {
    throw new UsageError(`the patch can't be read: ${(error as Error).message}`);
  }
  const isList = args.value('type') === 'json';
  if (isList ? !Array.isArray(patch) : !isMap(patch)) {
    throw new UsageError(isList ? 'a JSON patch is a list of operations' : 'the patch must be an object', isList ? `as in [{"op":"remove","path":"/spec/replicas"}]` : 'a list of operations wants --type json');
  }
  return patch as object;
}

function parse(text: string, isJSON: boolean): unknown {
  return isJSON ? readJSON(text).value : parseYAML(text);
}

interface Manifest {
  readonly apiVersion?: unknown;
  readonly kind?: unknown;
  readonly items?: unknown;
}

/** The objects of a document: those of a List one by one, none of an empty document. */
function objectsOf(document: Document): Manifest[] {
  if (document.error !== undefined) throw new SyntaxError(document.error);
  const value = parse(document.text, document.format === 'json');
  if (value === null && document.format === 'yaml') return [];
  if (!isMap(value)) throw new SyntaxError('a manifest is an object with apiVersion and kind');
  const { apiVersion, kind, items } = value as Manifest;
  if (typeof apiVersion !== 'string' || typeof kind !== 'string') throw new SyntaxError(`no ${typeof kind === 'string' ? 'apiVersion' : 'kind'}: a manifest has apiVersion and kind`);
  if (apiVersion !== 'v1' || kind !== 'List' || !Array.isArray(items)) return [value];
  const other = items.find((item) => !isMap(item));
  if (other !== undefined) throw new SyntaxError('an item of the List is no object');
  return items as Manifest[];
}

function patchOne(object: Manifest, patch: object, type: string): object {
  if (type !== StrategicMergePatchType) return patchObject(object, patch, type);
  const { apiVersion, kind } = object as { apiVersion: string; kind: string };
  const [version = '', group = ''] = String(apiVersion).split('/').reverse();
  const schema = scheme.typeFor({ group, version, kind });
  if (schema === undefined) throw new TypeError(`strategic merge patch is not supported for ${apiVersion} ${kind}, which is not part of the Kubernetes API; try --type merge`);
  return patchObject(object, patch, type, { schema });
}

function faultText(error: unknown): string {
  const { message, path, operation } = error as { message: string; path?: string; operation?: number };
  const where = operation === undefined ? path : `operation ${operation + 1}`;
  return where ? `${where}: ${message}` : message;
}
