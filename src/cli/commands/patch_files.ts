/// <reference types="node" />

import { JSONPatchType, MergePatchType, StrategicMergePatchType } from '#apimachinery/types/patch_type';
import { patchObject } from '#apimachinery/util/patch/patch_object';
import { stringifyJSON } from '#engine/json/stringify';
import { isMap } from '#engine/json/untyped';
import { asError } from '#engine/text/as_error';
import { fromUTF8 } from '#engine/text/utf8';
import { stringifyYAML } from '#engine/yaml/index';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK, TROUBLE } from '../command.ts';
import { formatOf } from '../input/documents.ts';
import { complain, inputFiles } from '../input/input_paths.ts';
import type { Manifest } from '../input/manifests.ts';
import { classOf, parseText, patchFault, readManifests } from '../input/manifests.ts';
import { readInput } from '../input/read_input.ts';
import { printable } from '../printable.ts';
import { Output } from '../report/output.ts';
import { streams } from '../streams.ts';
import { UsageError } from '../usage_error.ts';

const TYPES: Readonly<Record<string, string>> = {
  strategic: StrategicMergePatchType,
  merge: MergePatchType,
  json: JSONPatchType,
};

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
  const fault = (path: string, line: number, error: unknown): void => {
    streams().stderr.write(`${printable(path)}:${line}: error: ${printable(patchFault(error))}\n`);
    if (status === OK) status = FAULTY;
  };
  for (const { path } of files) {
    try {
      for await (const document of readManifests(path)) {
        if ('error' in document) {
          fault(path, document.line, document.error);
          continue;
        }
        try {
          for (const object of document.manifests) {
            const patched = patchOne(object, patch, type);
            out.write(
              isYAML
                ? `${written++ > 0 ? '---\n' : ''}${stringifyYAML(patched, { sortKeys: false, lossless: true })}`
                : `${stringifyJSON(patched)}\n`,
            );
          }
        } catch (error) {
          fault(path, document.line, error);
        }
      }
    } catch (error) {
      complain({ path, reason: asError(error).message });
      status = TROUBLE;
    }
    await out.pause();
  }
  await out.end();
  return status;
}

/** @throws UsageError when the patch is not JSON or YAML, or has the wrong form */
async function readPatch(args: Arguments): Promise<object> {
  const file = args.value('patch-file');
  let patch: unknown;
  try {
    const text = fromUTF8(file === undefined ? args.value('patch')! : await readInput(file));
    patch = parseText(text, formatOf(file ?? '', text) === 'json');
  } catch (error) {
    throw new UsageError(`the patch can't be read: ${asError(error).message}`);
  }
  const isList = args.value('type') === 'json';
  if (isList ? !Array.isArray(patch) : !isMap(patch)) {
    throw new UsageError(
      isList ? 'a JSON patch must be a list of operations' : 'the patch must be an object',
      isList ? `as in [{"op":"remove","path":"/spec/replicas"}]` : 'a list of operations requires --type json',
    );
  }
  return patch as object;
}

function patchOne(object: Manifest, patch: object, type: string): object {
  if (type !== StrategicMergePatchType) return patchObject(object, patch, type);
  const schema = classOf(object);
  if (schema === undefined)
    throw new TypeError(
      `strategic merge patch is not supported for ${object.apiVersion} ${object.kind}, which is not part of the Kubernetes API; try --type merge`,
    );
  return patchObject(object, patch, type, { schema });
}
