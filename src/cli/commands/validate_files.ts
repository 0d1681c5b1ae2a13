/// <reference types="node" />
import { kubernetesVersion } from '#api/index';
import { scheme } from '../../index.ts';
import type { Arguments } from '../arguments.ts';
import { coloursFor } from '../report/colour.ts';
import { FAULTY, OK, TROUBLE } from '../command.ts';
import { CustomResources } from '../objects/custom_resources.ts';
import { documentsOf, formatOf } from '../input/documents.ts';
import { findFiles } from '../input/find_files.ts';
import type { Unreadable } from '../input/find_files.ts';
import { complain, inputFiles } from '../input/input_paths.ts';
import { Inspector } from '../objects/inspector.ts';
import { JSONReporter } from '../report/json_reporter.ts';
import { minorVersion } from '../objects/lifecycle.ts';
import { LinesReporter } from '../report/lines_reporter.ts';
import { Output } from '../report/output.ts';
import { Progress } from '../report/progress.ts';
import { readInput } from '../input/read_input.ts';
import type { FileReport, ObjectReport } from '../report/report.ts';
import type { Reporter } from '../report/reporter.ts';
import { TableReporter } from '../report/table_reporter.ts';
import { Tally } from '../report/tally.ts';

/** The work of `validate`. @returns the exit status */
export async function validateFiles(args: Arguments): Promise<number> {
  const version = args.value('kubernetes-version') ?? kubernetesVersion;
  const strict = !args.has('lax');
  const { files, unreadable } = inputFiles(args.paths);
  const customResources = new CustomResources();
  const inspector = new Inspector(scheme, { strict, minor: minorVersion(version), customResources });
  const out = new Output();
  const reporter = reporterFor(args, out, { kubernetesVersion: version, strict });
  const tally = new Tally();
  const progress = new Progress(files.length);
  /** Standard input can be read only once. */
  let standardInput: string | Uint8Array | undefined;
  let trouble = unreadable.length > 0;
  const complainOf = (file: Unreadable): void => {
    progress.end();
    complain(file);
    reporter.unreadable(file);
    trouble = true;
  };
  unreadable.forEach(complainOf);
  const crds = args.value('crds');
  const definitions = crds === undefined ? { files: [], unreadable: [] } : findFiles([crds]);
  definitions.unreadable.forEach(complainOf);
  for (const { path } of [...definitions.files, ...files]) {
    try {
      const data = path === '-' && standardInput !== undefined ? standardInput : await readInput(path);
      if (path === '-') standardInput = data;
      customResources.addFrom(path, data);
    } catch (error) {
      // Of the files to be checked, the check itself will say so.
      if (definitions.files.some((file) => file.path === path)) complainOf({ path, reason: (error as Error).message });
    }
  }
  for (const [index, { path }] of files.entries()) {
    progress.update(index, path);
    try {
      const report = inspectData(
        path,
        path === '-' && standardInput !== undefined ? standardInput : await readInput(path),
        inspector,
      );
      if (path === '-' && report.documents.length === 0) complainOf({ path, reason: 'is empty' });
      tally.add(report);
      reporter.file(report);
    } catch (error) {
      complainOf({ path, reason: (error as Error).message });
    }
    await out.pause();
  }
  progress.end();
  reporter.end(tally);
  await out.end();
  if (trouble) return TROUBLE;
  return tally.faults > 0 ? FAULTY : OK;
}

function inspectData(path: string, data: string | Uint8Array, inspector: Inspector): FileReport {
  const documents: ObjectReport[][] = [];
  for (const document of documentsOf(data, formatOf(path, data))) {
    const objects = inspector.inspect(document);
    if (objects.length > 0) documents.push(objects);
  }
  return { path, documents };
}

function reporterFor(args: Arguments, out: Output, options: { kubernetesVersion: string; strict: boolean }): Reporter {
  switch (args.value('output')) {
    case 'json':
      return new JSONReporter(out, options);
    case 'lines':
      return new LinesReporter(out);
    default:
      return new TableReporter(out, coloursFor(process.stdout), args.has('verbose'));
  }
}
