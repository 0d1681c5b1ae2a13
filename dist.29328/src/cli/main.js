#!/usr/bin/env node
import { nearest } from '../validation/checks/nearest.js';
/// <reference types="node" />
import { parseArguments } from './arguments.js';
import { OK, TROUBLE } from './command.js';
import { commands } from './commands.js';
import { commandHelp, programHelp } from './help.js';
import { printable } from './printable.js';
import { programVersion } from './program_version.js';
import { UsageError } from './usage_error.js';
/** The exit status shells report for a broken pipe. */
const BROKEN_PIPE = 141;
async function main(args) {
    const [name, ...rest] = args;
    if (name === undefined) {
        process.stderr.write(programHelp());
        return TROUBLE;
    }
    if (name === '--version')
        return print(await version());
    if (name === '--help' || name === '-h')
        return print(programHelp());
    if (name === 'help')
        return print(rest[0] === undefined ? programHelp() : commandHelp(await find(rest[0])));
    if (name.startsWith('-'))
        throw new UsageError(`unknown option ${name}`, 'options come after the command: kubetyped COMMAND [options]');
    const command = await find(name);
    const given = parseArguments(rest, command.options);
    if (given.has('help'))
        return print(commandHelp(command));
    if (command.configurable !== true || given.has('no-config'))
        return command.run(given);
    const { readConfiguration } = await import('./configuration.js');
    return command.run(given.with(readConfiguration(command, given.value('config'))));
}
/** @throws UsageError for an unknown command */
async function find(name) {
    const entry = commands.find((command) => command.name === name);
    if (entry !== undefined)
        return entry.load();
    const near = nearest(name, [...commands.map((command) => command.name), 'help']);
    throw new UsageError(`unknown command ${name}`, near && `did you mean ${near}?`);
}
function print(text) {
    process.stdout.write(text);
    return OK;
}
async function version() {
    const { kubernetesVersion } = await import('../../api/index.js');
    return `kubetyped ${programVersion()} (Kubernetes ${kubernetesVersion})\n`;
}
for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
        if (error.code !== 'EPIPE')
            process.stderr.write(`kubetyped: cannot write: ${error.message}\n`);
        process.exit(error.code === 'EPIPE' ? BROKEN_PIPE : TROUBLE);
    });
}
/** Sets the exit status. Without `await` at the top, so that the commands, which share code with this file, can load. */
async function run() {
    try {
        process.exitCode = await main(process.argv.slice(2));
    }
    catch (error) {
        const { adviceOn } = await import('./cluster/advice.js');
        const { message, hint = adviceOn(error) } = error;
        const help = error instanceof UsageError ? `\nSee kubetyped help.\n` : '\n';
        process.stderr.write(`kubetyped: ${printable(message)}${hint === undefined ? '' : `\n${printable(hint)}`}${help}`);
        process.exitCode = TROUBLE;
    }
}
void run();
