/// <reference types="node" />
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { append } from '#engine/go/append';
import { systemMessage } from '../system_message.js';
import { Glob, isMagic } from './glob.js';
/** Folders without manifests. */
const SKIPPED_FOLDERS = new Set(['.git', 'node_modules']);
export const MANIFESTS = { pattern: /\.(?:ya?ml|json)$/i, text: '.yaml, .yml or .json' };
/**
 * Resolves paths to files: files themselves, matching files of folders, matches of patterns, and `-`. Sorted within
 * each folder, without duplicates. Links are followed, but no folder is read twice.
 */
export function findFiles(paths, names = MANIFESTS) {
    const found = { files: [], unreadable: [] };
    const seen = new Set();
    const add = (path, name) => {
        const key = path === '-' ? path : resolve(path);
        if (!seen.has(key))
            found.files.push({ path, name });
        seen.add(key);
    };
    for (const path of paths) {
        if (path === '-')
            add(path, 'stdin');
        else if (existsSync(path) || !isMagic(path))
            findPath(path, names, add, found);
        else
            findGlob(path, add, found);
    }
    return found;
}
function findPath(path, names, add, { files, unreadable }) {
    const stats = statusOf(path, unreadable);
    if (stats === undefined)
        return;
    if (!stats.isDirectory())
        return add(path, basename(path));
    const before = files.length;
    const troubles = unreadable.length;
    walk(path, names.pattern, (file) => add(file, relative(path, file)), unreadable);
    if (files.length === before && unreadable.length === troubles)
        unreadable.push({ path, reason: `no ${names.text} files in this folder` });
}
function findGlob(pattern, add, { files, unreadable }) {
    const glob = new Glob(pattern);
    const before = files.length;
    if (existsSync(glob.base))
        walk(glob.base, glob, (file) => add(file, relative(glob.base, file)), unreadable);
    if (files.length === before)
        unreadable.push({ path: pattern, reason: 'no file matches' });
}
/** Real folders come before linked ones, so that a folder reachable both ways keeps its own name. */
function walk(root, wantedOf, add, unreadable) {
    const visited = new Set();
    const linked = [];
    const glob = wantedOf instanceof Glob ? wantedOf : undefined;
    const open = [{ path: root, state: glob?.start() }];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop() ?? linked.pop()) {
        const stats = statusOf(folder.path, unreadable);
        if (stats === undefined || visited.has(identity(stats)))
            continue;
        visited.add(identity(stats));
        const folders = [];
        for (const entry of entriesOf(folder.path, unreadable)) {
            const path = join(folder.path, entry.name);
            const wanted = wantedOf instanceof Glob ? wantedOf.matches(folder.state, entry.name) : wantedOf.test(entry.name);
            const target = entry.isSymbolicLink() ? linkTarget(path, wanted, unreadable) : entry;
            if (target === undefined)
                continue;
            if (target.isFile() && wanted)
                add(path);
            if (!target.isDirectory() || SKIPPED_FOLDERS.has(entry.name))
                continue;
            const state = glob?.enter(folder.state, entry.name);
            if (glob !== undefined && state === undefined)
                continue;
            (entry.isSymbolicLink() ? linked : folders).push({ path, state });
        }
        append(open, folders.reverse());
    }
}
function entriesOf(folder, unreadable) {
    try {
        return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    }
    catch (error) {
        unreadable.push({ path: folder, reason: systemMessage(error) });
        return [];
    }
}
function statusOf(path, unreadable) {
    try {
        return statSync(path);
    }
    catch (error) {
        unreadable.push({ path, reason: systemMessage(error) });
        return undefined;
    }
}
/** A broken link only matters if it would be read. */
function linkTarget(path, wanted, unreadable) {
    return statusOf(path, wanted ? unreadable : []);
}
function identity(stats) {
    return `${stats.dev}:${stats.ino}`;
}
