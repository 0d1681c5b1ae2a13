import { asError } from '#engine/text/as_error';
import { scheme } from '../../index.js';
import { FAULTY, OK, TROUBLE } from '../command.js';
import { complain, inputFiles } from '../input/input_paths.js';
import { readBytes } from '../input/read_input.js';
import { Output } from '../report/output.js';
import { UsageError } from '../usage_error.js';
import { BlobInspector } from './inspect/blob_inspector.js';
import { BlobPrinter } from './inspect/blob_printer.js';
const ALL_FILES = { pattern: /^/, text: '' };
const SHOWN_BYTES = 256;
/** The work of `inspect`. @returns the exit status @throws UsageError */
export async function inspectFiles(args) {
    const out = new Output();
    const printer = new BlobPrinter(out, bytesToShow(args));
    const inspector = new BlobInspector(scheme, async () => (await import('../../protobuf.js')).codecs, printer);
    const { files, unreadable } = inputFiles(args.paths, ALL_FILES);
    unreadable.forEach(complain);
    let status = unreadable.length > 0 ? TROUBLE : OK;
    for (const { path } of files) {
        let bytes;
        try {
            bytes = await readBytes(path);
        }
        catch (error) {
            complain({ path, reason: asError(error).message });
            status = TROUBLE;
            continue;
        }
        await inspector.inspect(path, bytes, args.value('from'));
        await out.pause();
    }
    await out.end();
    return status === OK && printer.broken ? FAULTY : status;
}
function bytesToShow(args) {
    const value = args.value('bytes');
    if (value === undefined)
        return SHOWN_BYTES;
    if (!/^\d{1,9}$/.test(value))
        throw new UsageError(`invalid value ${value} for option --bytes`, 'use a number, 0 or more');
    return Number(value);
}
