/// <reference types="node" />
import { asError } from '#engine/text/as_error';
import { stringifyJSON } from '#engine/json/stringify';
import { stringifyYAML } from '#engine/yaml/index';
import { convertDefinition } from '../../apiextensions/index.ts';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK, TROUBLE } from '../command.ts';
import { complain, inputFiles } from '../input/input_paths.ts';
import { objectsIn } from '../input/read_objects.ts';
import { readInput } from '../input/read_input.ts';
import { isAnyDefinition, isV1 } from './any_definition.ts';
import { judgeDefinition } from './definition_faults.ts';
import { printable } from '../printable.ts';
import { Output } from '../report/output.ts';
import { UsageError } from '../usage_error.ts';

/** The work of `crd`. @returns the exit status */
export async function crdFiles(args: Arguments): Promise<number> {
  const [action, ...paths] = args.paths;
  if (action !== 'check' && action !== 'convert')
    throw new UsageError(`${action === undefined ? 'missing action' : `unknown action ${action}`}: check or convert`);
  const { files, unreadable } = inputFiles(paths);
  unreadable.forEach(complain);
  let status = unreadable.length > 0 ? TROUBLE : OK;
  let count = 0;
  const isYAML = args.value('output') !== 'json';
  const out = new Output();
  const fault = (text: string): void => {
    process.stderr.write(`${printable(text)}\n`);
    if (status === OK) status = FAULTY;
  };
  for (const { path } of files) {
    try {
      for (const result of objectsIn(path, await readInput(path))) {
        if (!('read' in result)) {
          fault(`${path}: error: a document can't be read`);
          continue;
        }
        const { object } = result.read;
        if (!isAnyDefinition(object)) continue;
        count++;
        const name = `${path}: ${object.metadata.name ?? ''}`;
        if (action === 'check') {
          const { errors, warnings } = judgeDefinition(object);
          for (const error of errors) fault(`${name}: ${error.message}`);
          for (const warning of warnings) process.stderr.write(`${printable(`${name}: warning: ${warning}`)}\n`);
          if (errors.length === 0) out.write(`${printable(name)}: ok\n`);
          continue;
        }
        const { definition, notes } = isV1(object) ? { definition: object, notes: [] } : convertDefinition(object);
        for (const note of notes) process.stderr.write(`${printable(`${name}: note: ${note}`)}\n`);
        const separator = isYAML && count > 1 ? '---\n' : '';
        out.write(
          separator + (isYAML ? stringifyYAML(definition, { sortKeys: false }) : `${stringifyJSON(definition)}\n`),
        );
      }
    } catch (error) {
      complain({ path, reason: asError(error).message });
      status = TROUBLE;
    }
    await out.pause();
  }
  if (count === 0 && status === OK) fault('there is no CustomResourceDefinition among these files');
  await out.end();
  return status;
}
