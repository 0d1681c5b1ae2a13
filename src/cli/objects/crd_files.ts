/// <reference types="node" />
import { stringifyJSON } from '#engine/json/stringify';
import { stringifyYAML } from '#engine/yaml/index';
import { completeDefinition, convertDefinition, judgeDefinition } from '../../apiextensions/index.ts';
import type { Arguments } from '../arguments.ts';
import { printable } from '../printable.ts';
import { Output } from '../report/output.ts';
import { UsageError } from '../usage_error.ts';
import { crdSchema } from './crd_schema.ts';
import { crdTypes } from './crd_types.ts';
import { isV1 } from './any_definition.ts';
import { DefinitionFiles } from './definition_files.ts';

/** The work of `crd`. @returns the exit status */
export async function crdFiles(args: Arguments): Promise<number> {
  const [action, ...paths] = args.paths;
  if (action !== 'types' && (args.has('output-dir') || args.has('force')))
    throw new UsageError('--output-dir and --force are for crd types');
  if ((action === 'types' || action === 'schema') && args.has('output'))
    throw new UsageError('--output is for crd convert');
  if (action === 'check') return check(paths);
  if (action === 'convert') return convert(paths, args.value('output') !== 'json');
  if (action === 'schema') return crdSchema(paths);
  if (action === 'types') return crdTypes(paths, args.value('output-dir'), args.has('force'));
  throw new UsageError(
    `${action === undefined ? 'missing action' : `unknown action ${action}`}: check, convert, types or schema`,
  );
}

async function check(paths: readonly string[]): Promise<number> {
  const files = new DefinitionFiles();
  const out = new Output();
  for await (const { name, definition } of files.read(paths)) {
    const { errors, warnings } = judgeDefinition(definition);
    for (const error of errors) files.fault(`${name}: ${error.message}`);
    for (const warning of warnings) process.stderr.write(`${printable(`${name}: warning: ${warning}`)}\n`);
    if (errors.length === 0) out.write(`${printable(name)}: ok\n`);
    await out.pause();
  }
  await out.end();
  return files.status;
}

async function convert(paths: readonly string[], isYAML: boolean): Promise<number> {
  const files = new DefinitionFiles();
  const out = new Output();
  let separator = '';
  for await (const { name, definition: given } of files.read(paths)) {
    const converted = isV1(given) ? { definition: given, notes: [] } : convertDefinition(given);
    const { definition, notes } = completeDefinition(converted.definition);
    for (const note of [...converted.notes, ...notes]) process.stderr.write(`${printable(`${name}: note: ${note}`)}\n`);
    out.write(separator + (isYAML ? stringifyYAML(definition, { sortKeys: false }) : `${stringifyJSON(definition)}\n`));
    if (isYAML) separator = '---\n';
    for (const error of judgeDefinition(definition).errors) files.fault(`${name}: ${error.message}`);
    await out.pause();
  }
  await out.end();
  return files.status;
}
