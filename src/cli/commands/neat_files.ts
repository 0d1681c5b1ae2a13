/// <reference types="node" />
import { stringifyJSON } from '#engine/json/stringify';
import { stringifyYAML } from '#engine/yaml/index';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK, TROUBLE } from '../command.ts';
import { complain, inputFiles } from '../input/input_paths.ts';
import { classOf, readManifests } from '../input/manifests.ts';
import { withoutDefaults } from '../objects/defaults.ts';
import { withoutServerFields } from '../objects/server_fields.ts';
import { printable } from '../printable.ts';
import { Output } from '../report/output.ts';

/** The work of `neat`. @returns the exit status */
export async function neatFiles(args: Arguments): Promise<number> {
  const isYAML = args.value('output') !== 'json';
  const { files, unreadable } = inputFiles(args.paths);
  unreadable.forEach(complain);
  let status = unreadable.length > 0 ? TROUBLE : OK;
  const out = new Output();
  let written = 0;
  for (const { path } of files) {
    try {
      for await (const document of readManifests(path)) {
        if ('error' in document) {
          process.stderr.write(`${printable(path)}:${document.line}: error: ${printable(document.error.message)}\n`);
          if (status === OK) status = FAULTY;
          continue;
        }
        for (const manifest of document.manifests) {
          const type = classOf(manifest);
          const own = withoutServerFields(manifest);
          const neat = args.has('defaults') && type !== undefined ? withoutDefaults(type, own) : own;
          const separator = isYAML && written++ > 0 ? '---\n' : '';
          out.write(separator + (isYAML ? stringifyYAML(neat, { sortKeys: false }) : `${stringifyJSON(neat)}\n`));
        }
      }
    } catch (error) {
      complain({ path, reason: (error as Error).message });
      status = TROUBLE;
    }
    await out.pause();
  }
  await out.end();
  return status;
}
