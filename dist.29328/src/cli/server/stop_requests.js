/// <reference types="node" />
import { fstatSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { isatty } from 'node:tty';
/** How often it is looked whether npm is still there, in milliseconds. */
const LOOK = 500;
/** Within how many milliseconds two signals are one. */
const SAME = 100;
/**
 * Waits for what ends a server:
 * - SIGINT and SIGTERM;
 * - SIGHUP, unless the server was cut off from its terminal before (`nohup`): Node does not keep what `nohup` sets;
 * - the end of standard input, if that is a pipe that was open until now: who started the server has gone;
 * - the end of npm or npx, if they started the server: a shell between them passes no signals on. Not with `&` in a script
 *   of package.json, or in a session of its own (`setsid`, `detached`): such a server was meant to stay.
 */
export class StopRequests {
    #stops = [];
    #request = () => { };
    /** Why the server is to end. */
    requested = new Promise((resolve) => {
        this.#request = resolve;
    });
    constructor() {
        let first = Infinity;
        const stop = (signal) => {
            // npm passes on what the terminal has sent to all already.
            if (Date.now() > first + SAME)
                process.exit(128 + constants.signals[signal]);
            first = Math.min(first, Date.now());
            this.#request(signal);
        };
        process.on('SIGINT', stop).on('SIGTERM', stop);
        process.on('SIGHUP', isCutOff() ? () => { } : stop);
        this.#followInput();
        this.#followNPM();
    }
    /** Nothing is waited for any more but a second signal, which ends the process at once. */
    close() {
        for (const stop of this.#stops)
            stop();
    }
    #followInput() {
        const input = statsOf(0);
        if (input?.isFIFO() !== true && input?.isSocket() !== true)
            return;
        const { stdin } = process;
        const ended = () => this.#request('standard input has ended');
        // One that has ended before says nothing.
        const timer = setTimeout(() => {
            if (stdin.readableEnded || stdin.destroyed)
                return;
            stdin.once('end', ended).once('close', ended);
        }, LOOK);
        stdin.on('error', () => { });
        stdin.resume();
        this.#stops.push(() => {
            clearTimeout(timer);
            stdin.destroy();
        });
    }
    #followNPM() {
        if (!wasStartedByNPM())
            return;
        const { ppid } = process;
        const parent = processOf(ppid);
        // A shell stays when npm is killed; what is above npm itself may go.
        const isShell = parent !== undefined && /^\w*sh$/.test(parent.name);
        const timer = setInterval(() => {
            if (process.ppid !== ppid || (isShell && processOf(ppid)?.parent !== parent.parent))
                this.#request('npm, which started it, has ended');
        }, LOOK);
        this.#stops.push(() => clearInterval(timer));
    }
}
/** Whether nothing of it leads to a terminal or another program: `nohup` leaves it like that. */
function isCutOff() {
    return [0, 1, 2].every((file) => isNull(file) || statsOf(file)?.isFile() === true);
}
function wasStartedByNPM() {
    const { npm_command: command, npm_lifecycle_event: script } = process.env;
    if ((command ?? script) === undefined || process.ppid <= 1)
        return false;
    if (processOf('self')?.session === process.pid)
        return false;
    // The shell of a script gives what it starts with `&` no input.
    return command === 'exec' || !isNull(0);
}
function statsOf(file) {
    try {
        return fstatSync(file);
    }
    catch {
        return undefined;
    }
}
/** Of the devices that are no terminals, programs are given /dev/null. */
function isNull(file) {
    const stats = statsOf(file);
    return stats === undefined || (stats.isCharacterDevice() && !isatty(file));
}
/** undefined: there is no such process, or no /proc. */
function processOf(pid) {
    try {
        const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const [, name = '', parent, , session] = /\((.*)\) \S+ (\d+) (\d+) (\d+)/s.exec(text) ?? [];
        return { name, parent: Number(parent), session: Number(session) };
    }
    catch {
        return undefined;
    }
}
