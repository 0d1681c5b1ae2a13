/// <reference types="node" />
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { codeOf } from '#engine/text/has_code';
import { systemMessage } from '../system_message.js';
/** Files can't be written. The message is for people. */
export class OutputError extends Error {
    code = 'ERR_OUTPUT';
    constructor(message) {
        super(message);
        this.name = 'OutputError';
    }
}
/** An output folder. Never writes outside of it, whatever file names and links it contains. */
export class OutputFolder {
    #root;
    #force;
    #written = new Map();
    /**
     * @param force overwrite existing files
     * @throws OutputError when the folder can't be created
     */
    constructor(path, force) {
        this.#force = force;
        try {
            mkdirSync(path, { recursive: true });
            this.#root = realpathSync(path);
        }
        catch (error) {
            throw new OutputError(`${path}: ${systemMessage(error)}`);
        }
    }
    /**
     * Writes a file.
     * @param name its path within the folder
     * @param source the file it is made of
     * @throws OutputError when it already exists, or can't be written
     */
    write(name, content, source) {
        const path = resolve(this.#root, name);
        const other = this.#written.get(path);
        if (other !== undefined)
            throw new OutputError(`${name} would be written twice, for ${other} and for ${source}`);
        this.#written.set(path, source);
        try {
            this.#checkInside(path, name);
            mkdirSync(dirname(path), { recursive: true });
            if (this.#force)
                replace(path, content);
            else
                writeFileSync(path, content, { flag: 'wx' });
        }
        catch (error) {
            if (error instanceof OutputError)
                throw error;
            const hint = codeOf(error) === 'EEXIST' ? '; --force overwrites it' : '';
            throw new OutputError(`${join(relative('.', this.#root), name)}: ${systemMessage(error)}${hint}`);
        }
    }
    #checkInside(path, name) {
        let folder = dirname(path);
        while (!existsSync(folder))
            folder = dirname(folder);
        const inside = (where) => where === this.#root || where.startsWith(this.#root.endsWith(sep) ? this.#root : this.#root + sep);
        if (!inside(path) || !inside(realpathSync(folder)))
            throw new OutputError(`${name} would be outside the output folder`);
    }
}
/** Atomically; a link is replaced rather than followed. */
function replace(path, content) {
    const waiting = join(dirname(path), `.${basename(path)}.${process.pid}`);
    try {
        writeFileSync(waiting, content, { flag: 'wx' });
        renameSync(waiting, path);
    }
    catch (error) {
        rmSync(waiting, { force: true });
        throw error;
    }
}
