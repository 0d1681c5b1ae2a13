/// <reference types="node" />

import { formatDifferences } from '#apimachinery/util/objectdiff/format_differences';
import type { ApplyRequest } from '#apimachinery/util/patch/apply';
import { apply } from '#apimachinery/util/patch/apply';
import { getOriginalConfiguration, LastAppliedConfigAnnotation } from '#apimachinery/util/patch/last_applied';
import { stringifyJSON } from '#engine/json/stringify';
import { isMap } from '#engine/json/untyped';
import { asError } from '#engine/text/as_error';
import { stringifyYAML } from '#engine/yaml/index';
import { scheme } from '../../index.ts';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK, TROUBLE } from '../command.ts';
import type { Finding } from '../input/find_files.ts';
import { findFiles } from '../input/find_files.ts';
import { complain, inputFiles } from '../input/input_paths.ts';
import type { Manifest } from '../input/manifests.ts';
import { classOf, parseText, patchFault, readManifests } from '../input/manifests.ts';
import { maskedDiff } from '../objects/masked_diff.ts';
import type { ObjectName } from '../objects/same_object.ts';
import { objectLabel, pairObjects } from '../objects/same_object.ts';
import { printable } from '../printable.ts';
import { coloursFor, hasColours } from '../report/colour.ts';
import { Output } from '../report/output.ts';
import { streams } from '../streams.ts';

interface Placed {
  readonly path: string;
  readonly line: number;
  readonly object: Manifest;
}

/** The work of `apply`. @returns the exit status */
export async function applyFiles(args: Arguments): Promise<number> {
  const application = new Application(args);
  await application.run(args);
  return application.status;
}

class Application {
  status: number = OK;
  readonly #format: string;
  readonly #overwrite: boolean;
  readonly #out = new Output();
  #written = 0;

  constructor(args: Arguments) {
    this.#format = args.value('output') ?? 'yaml';
    this.#overwrite = !args.has('no-overwrite');
  }

  async run(args: Arguments): Promise<void> {
    const live = await this.#read(findFiles([args.value('live')!]));
    const desired = await this.#read(inputFiles(args.paths));
    for (const [wanted, there] of pairObjects(desired, live, ({ object }) => nameOf(object))) {
      if (wanted !== undefined) this.#apply(wanted, there?.object);
      await this.#out.pause();
    }
    await this.#out.end();
  }

  async #read({ files, unreadable }: Finding): Promise<Placed[]> {
    for (const file of unreadable) this.#trouble(file.path, file.reason);
    const found: Placed[] = [];
    for (const { path } of files) {
      try {
        for await (const document of readManifests(path)) {
          if ('error' in document) this.#fault(path, document.line, document.error);
          else for (const object of document.manifests) found.push({ path, line: document.line, object });
        }
      } catch (error) {
        this.#trouble(path, asError(error).message);
      }
    }
    return found;
  }

  #apply({ path, line, object }: Placed, live: Manifest | undefined): void {
    const schema = classOf(object);
    try {
      const request = apply(live, undefined, object, {
        overwrite: this.#overwrite,
        ...(schema !== undefined && { schema }),
      });
      if (live !== undefined && getOriginalConfiguration(live) === undefined) {
        const label = printable(objectLabel(nameOf(object)));
        streams().stderr.write(
          `${label}: the live object has no annotation ${LastAppliedConfigAnnotation}, so nothing is deleted from it\n`,
        );
      }
      this.#write(request, object, live);
    } catch (error) {
      this.#fault(path, line, error);
    }
  }

  #write(request: ApplyRequest<Manifest>, desired: Manifest, live: Manifest | undefined): void {
    const first = this.#written++ === 0;
    switch (this.#format) {
      case 'json':
        return this.#out.write(`${stringifyJSON(request.object)}\n`);
      case 'diff':
        return this.#out.write(`${first ? '' : '\n'}${changes(request, desired, live)}`);
      case 'patch':
        return this.#out.write(`${stringifyJSON(described(request, desired))}\n`);
      default:
        return this.#out.write(
          `${first ? '' : '---\n'}${stringifyYAML(request.object, { sortKeys: false, lossless: true })}`,
        );
    }
  }

  #fault(path: string, line: number, error: unknown): void {
    streams().stderr.write(`${printable(path)}:${line}: error: ${printable(patchFault(error))}\n`);
    if (this.status === OK) this.status = FAULTY;
  }

  #trouble(path: string, reason: string): void {
    complain({ path, reason });
    this.status = TROUBLE;
  }
}

function nameOf({ apiVersion, kind, metadata }: Manifest & { readonly metadata?: unknown }): ObjectName {
  const slash = apiVersion.indexOf('/');
  const text = (key: string): string => (isMap(metadata) && typeof metadata[key] === 'string' ? metadata[key] : '');
  return { group: apiVersion.slice(0, Math.max(slash, 0)), kind, namespace: text('namespace'), name: text('name') };
}

function changes(request: ApplyRequest<Manifest>, desired: Manifest, live: Manifest | undefined): string {
  const { bold, green, dim } = coloursFor(streams().stdout);
  const label = printable(objectLabel(nameOf(desired)));
  if (live === undefined) return `${green(`+ ${label}`)}  (created)\n`;
  const differences = maskedDiff(live, request.object, {
    scheme,
    ignore: [`metadata.annotations["${LastAppliedConfigAnnotation}"]`],
  });
  if (differences.length === 0) return `${bold(label)}  ${dim('(unchanged)')}\n`;
  return `${bold(label)}\n${formatDifferences(differences, { colour: hasColours(streams().stdout) })}`;
}

function described(request: ApplyRequest<Manifest>, desired: Manifest): object {
  const { namespace, name } = nameOf(desired);
  return {
    apiVersion: desired.apiVersion,
    kind: desired.kind,
    namespace: namespace === '' ? undefined : namespace,
    name,
    verb: request.verb,
    ...(request.verb !== 'none' && { contentType: request.contentType, body: parseText(request.body, true) }),
  };
}
