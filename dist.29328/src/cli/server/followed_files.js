/// <reference types="node" />
import { readFileSync, watch } from 'node:fs';
import { dirname } from 'node:path';
import { asError } from '#engine/text/as_error';
/** How often files are looked at, in milliseconds, though nobody tells of a change: as in kube-apiserver. */
const LOOK = 60_000;
/** How long a change is left to settle: several files may change together. */
const SETTLE = 100;
/** Files that are read again when they change. Once broken, what they were before counts until they are right again. */
export class FollowedFiles {
    #tell;
    #all = [];
    #watchers = new Map();
    #timer;
    #settling;
    /** @param tell takes what is wrong with a file that has changed, as a line */
    constructor(tell) {
        this.#tell = tell;
        this.#timer = setInterval(() => this.#look(), LOOK);
        this.#timer.unref();
    }
    /**
     * Makes something of files, now and whenever they change.
     * @param changed called with each that is created later
     * @throws whatever `make` throws now
     */
    follow(paths, make, changed = () => { }) {
        const content = contentOf(paths);
        const followed = { current: make() };
        const load = () => {
            followed.current = make();
            changed(followed.current);
        };
        this.#all.push({ paths, content, load });
        for (const folder of new Set(paths.map((path) => dirname(path))))
            this.#watch(folder);
        return followed;
    }
    close() {
        clearInterval(this.#timer);
        clearTimeout(this.#settling);
        for (const watcher of this.#watchers.values())
            watcher.close();
    }
    /** The folder, as files are replaced by others of their name. */
    #watch(folder) {
        if (this.#watchers.has(folder))
            return;
        try {
            const watcher = watch(folder, { persistent: false }, () => this.#settle());
            watcher.on('error', () => watcher.close());
            this.#watchers.set(folder, watcher);
        }
        catch {
            // The timer looks.
        }
    }
    #settle() {
        clearTimeout(this.#settling);
        this.#settling = setTimeout(() => this.#look(), SETTLE);
        this.#settling.unref();
    }
    #look() {
        for (const each of this.#all) {
            const content = contentOf(each.paths);
            if (content === each.content)
                continue;
            each.content = content;
            try {
                each.load();
                this.#tell(`${each.paths.join(', ')}: read again, as it has changed`);
            }
            catch (error) {
                this.#tell(`${asError(error).message}; what was read before stays in force`);
            }
        }
    }
}
/** All that is in files. One that can't be read differs from every other content. */
function contentOf(paths) {
    return paths
        .map((path) => {
        try {
            return readFileSync(path, 'latin1');
        }
        catch (error) {
            return asError(error).message;
        }
    })
        .join('\0');
}
