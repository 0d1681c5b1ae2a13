import { asError } from '#engine/text/as_error';
import { scheme } from '../../index.ts';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK, TROUBLE } from '../command.ts';
import type { FileNames } from '../input/find_files.ts';
import { complain, inputFiles } from '../input/input_paths.ts';
import { readBytes } from '../input/read_input.ts';
import { Output } from '../report/output.ts';
import { UsageError } from '../usage_error.ts';
import type { BlobFormat } from './inspect/blob_format.ts';
import { BlobInspector } from './inspect/blob_inspector.ts';
import { BlobPrinter } from './inspect/blob_printer.ts';

const ALL_FILES: FileNames = { pattern: /^/, text: '' };
const SHOWN_BYTES = 256;

/** The work of `inspect`. @returns the exit status @throws UsageError */
export async function inspectFiles(args: Arguments): Promise<number> {
  const out = new Output();
  const printer = new BlobPrinter(out, bytesToShow(args));
  const inspector = new BlobInspector(scheme, async () => (await import('../../protobuf.ts')).codecs, printer);
  const { files, unreadable } = inputFiles(args.paths, ALL_FILES);
  unreadable.forEach(complain);
  let status = unreadable.length > 0 ? TROUBLE : OK;
  for (const { path } of files) {
    let bytes: Uint8Array;
    try {
      bytes = await readBytes(path);
    } catch (error) {
      complain({ path, reason: asError(error).message });
      status = TROUBLE;
      continue;
    }
    await inspector.inspect(path, bytes, args.value('from') as BlobFormat | undefined);
    await out.pause();
  }
  await out.end();
  return status === OK && printer.broken ? FAULTY : status;
}

function bytesToShow(args: Arguments): number {
  const value = args.value('bytes');
  if (value === undefined) return SHOWN_BYTES;
  if (!/^\d{1,9}$/.test(value))
    throw new UsageError(`invalid value ${value} for option --bytes`, 'use a number, 0 or more');
  return Number(value);
}
