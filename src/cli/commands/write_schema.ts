/// <reference types="node" />
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { scheme } from '../../index.ts';
import type { Arguments } from '../arguments.ts';
import { OK } from '../command.ts';
import { readExplanations } from '../../apiserver/endpoints/openapi/explanations.ts';
import { findKind } from '../objects/find_kind.ts';
import { jsonSchema } from './json_schema.ts';
import { Output } from '../report/output.ts';
import { printable } from '../printable.ts';
import { UsageError } from '../usage_error.ts';

/** The work of `schema`. @returns the exit status @throws UsageError */
export async function writeSchema(args: Arguments): Promise<number> {
  const version = args.value('api-version');
  const kinds =
    args.paths.length === 0 ? ofVersion(version) : [...new Set(args.paths.flatMap((name) => named(name, version)))];
  const schema = jsonSchema(kinds, readExplanations(), !args.has('open'));
  const out = new Output();
  out.write(`${JSON.stringify(schema, undefined, args.value('output') === 'compact' ? 0 : 2)}\n`);
  await out.end();
  return OK;
}

function named(name: string, version: string | undefined): KindClass[] {
  const { type, others, rest } = findKind(name, version);
  if (rest.length > 0)
    throw new UsageError(`${printable(name)} is a field`, `give a kind: kubetyped schema ${type.kind.toLowerCase()}`);
  return version === undefined ? [type, ...others] : [type];
}

/** Every top-level kind. */
function ofVersion(version: string | undefined): KindClass[] {
  const all = [...new Set(scheme.allKnownTypes().map(([, type]) => type))].filter(
    (type) => type.resource !== undefined,
  );
  const found = version === undefined ? all : all.filter((type) => type.apiVersion === version);
  if (found.length === 0) throw new UsageError(`no kinds in ${printable(version ?? '')}`, 'see kubetyped kinds');
  return found;
}
