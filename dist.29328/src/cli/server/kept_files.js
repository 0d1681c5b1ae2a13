/// <reference types="node" />
import { closeSync, fchmodSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '#engine/text/has_code';
import { systemMessage } from '../system_message.js';
import { OptionFile } from './option_file.js';
/** Files that a server makes for itself in its folder of `--data`, and finds there after a restart. */
export class KeptFiles {
    #folder;
    constructor(folder) {
        this.#folder = folder;
    }
    file(name) {
        return new OptionFile('data', join(this.#folder, name));
    }
    /** undefined: there is none. @throws UsageError when it can't be read */
    read(name) {
        const file = this.file(name);
        try {
            return readFileSync(file.path, 'utf8');
        }
        catch (error) {
            if (hasCode(error, 'ENOENT'))
                return undefined;
            throw file.fault(systemMessage(error));
        }
    }
    /** A file that is there is whole, also after a crash. @throws UsageError when it can't be written */
    write(name, text) {
        const file = this.file(name);
        try {
            mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
            writePrivately(`${file.path}.new`, text);
            renameSync(`${file.path}.new`, file.path);
        }
        catch (error) {
            throw file.fault(systemMessage(error));
        }
    }
}
/** Writes what is secret: it is for its owner alone, also in a file that is there already. */
export function writePrivately(path, text) {
    const file = openSync(path, 'w', 0o600);
    try {
        fchmodSync(file, 0o600);
        writeFileSync(file, text);
        fsyncSync(file);
    }
    finally {
        closeSync(file);
    }
}
