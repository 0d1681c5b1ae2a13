/// <reference types="node" />
import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { append } from '#engine/go/append';
import { asError } from '#engine/text/as_error';
import { hasCode } from '#engine/text/has_code';
import { FolderError } from './folder_error.js';
import { readLog, readManifest, readTable } from './level_files.js';
const TABLE = /^(\d+)\.(?:ldb|sst)$/;
const LOG = /^(\d+)\.log$/;
const MANIFEST = /^MANIFEST-\d+$/;
const DATABASE = /^(?:CURRENT|MANIFEST-\d+|\d+\.(?:log|ldb|sst|dbtmp))$/;
/** A copy of what was damaged. As long as there is one, health says that something was lost. */
const DAMAGED = /^damaged-\d+$/;
/** Is there while a database is made anew: it says from which copy. */
const REPAIRING = 'repairing';
/** Looks at each file of a database that nobody has open. @returns undefined when there is none */
export async function inspect(path) {
    const names = await readdir(path);
    if (!names.some((name) => DATABASE.test(name)))
        return undefined;
    const { files, damage } = await livingFiles(path, names);
    let torn;
    for (const name of files) {
        const read = await readDatabaseFile(path, name, true);
        append(damage, read.damage);
        if (read.isTorn === true)
            torn = name;
    }
    return { damage, files, torn };
}
async function readDatabaseFile(path, name, verifyOnly) {
    try {
        const bytes = await readFile(join(path, name));
        return LOG.test(name) ? readLog(name, bytes) : readTable(name, bytes, verifyOnly);
    }
    catch (error) {
        // The disk can't read it, for instance.
        if (hasCode(error, 'EMFILE') || hasCode(error, 'ENFILE') || hasCode(error, 'EACCES'))
            throw error;
        return { entries: [], damage: [{ what: `${name}: ${asError(error).message}`, isLoss: true }] };
    }
}
/** Those that the manifest names; all there are when it can't be read. */
async function livingFiles(path, names) {
    const numbered = (pattern) => new Map(names.flatMap((name) => {
        const [, number] = pattern.exec(name) ?? [];
        return number === undefined ? [] : [[Number(number), name]];
    }));
    const [tables, logs] = [numbered(TABLE), numbered(LOG)];
    const all = [...tables.values(), ...logs.values()];
    const current = await readFile(join(path, 'CURRENT'), 'utf8').catch(() => '');
    const manifests = names.filter((name) => MANIFEST.test(name));
    const isCurrent = manifests.some((name) => current === `${name}\n`);
    const damage = isCurrent ? [] : [{ what: 'CURRENT', isLoss: false }];
    const manifest = isCurrent ? current.trim() : manifests.length === 1 ? manifests[0] : undefined;
    const bytes = manifest === undefined ? undefined : await readFile(join(path, manifest)).catch(() => undefined);
    const known = bytes && readManifest(bytes);
    // The last change may have named it.
    const isIncomplete = known?.isTorn === true && [...tables.keys()].some((number) => !known.tables.has(number));
    if (known === undefined || isIncomplete) {
        damage.push({ what: manifest ?? 'the MANIFEST', isLoss: false });
        return { files: all, damage };
    }
    const missing = [...known.tables].filter((number) => !tables.has(number)).map((number) => `table ${number}`);
    if (known.log > 0 && !logs.has(known.log))
        missing.push(`log ${known.log}`);
    return {
        files: [
            ...[...tables].filter(([number]) => known.tables.has(number)),
            ...[...logs].filter(([number]) => number >= known.log || number === known.previousLog),
        ].map(([, name]) => name),
        damage: [...damage, ...missing.map((what) => ({ what: `${what}, which is missing`, isLoss: true }))],
    };
}
/** The last value of each key that can be read. */
export async function salvage(path, files) {
    const last = new Map();
    for (const name of files)
        for (const entry of (await readDatabaseFile(path, name, false)).entries)
            if (entry.sequence >= (last.get(entry.key)?.sequence ?? 0))
                last.set(entry.key, entry);
    return new Map([...last].flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]])));
}
/**
 * Keeps a copy of a database and takes it away, so that another one can be made. Until {@link endRepair} this can be
 * interrupted: {@link interruptedRepair} then says where the copy is.
 * @returns the folder of the copy
 */
export async function beginRepair(path) {
    const copy = join(path, `damaged-${Date.now()}`);
    await mkdir(copy, { mode: 0o700 });
    for (const name of await databaseFiles(path)) {
        const [from, to] = [join(path, name), join(copy, name)];
        // Not all file systems have links.
        await link(from, to).catch(() => copyFile(from, to));
    }
    await writeFile(join(path, REPAIRING), basename(copy), { mode: 0o600, flush: true });
    await removeDatabase(path);
    return copy;
}
/** @returns the folder of the copy, when a repair has begun and not ended */
export async function interruptedRepair(path) {
    const copy = await readFile(join(path, REPAIRING), 'utf8').catch(() => undefined);
    if (copy === undefined || !DAMAGED.test(copy))
        return undefined;
    await removeDatabase(path);
    return join(path, copy);
}
/** @param report what was lost; undefined: nothing was, and the copy is of no more use */
export async function endRepair(path, copy, report) {
    if (report !== undefined)
        await writeFile(join(copy, 'REPORT'), report, { mode: 0o600 });
    await rm(join(path, REPAIRING));
    if (report === undefined)
        await rm(copy, { recursive: true });
}
/** What was lost and nobody has seen to. @throws {FolderError} when there is something */
export async function checkLoss(path) {
    const copy = (await readdir(path)).find((name) => DAMAGED.test(name));
    if (copy !== undefined)
        throw new FolderError(path, `the database was damaged; REPORT in ${copy} says what was lost: restore it, then remove that folder`);
}
async function databaseFiles(path) {
    return (await readdir(path)).filter((name) => DATABASE.test(name));
}
async function removeDatabase(path) {
    for (const name of await databaseFiles(path))
        await rm(join(path, name));
}
