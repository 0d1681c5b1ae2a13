/// <reference types="node" />
import { nearest } from '../validation/checks/nearest.ts';
import { parseArguments } from './arguments.ts';
import type { Command, Configure } from './command.ts';
import { OK, TROUBLE } from './command.ts';
import { commands } from './commands.ts';
import { commandHelp, programHelp } from './help.ts';
import { printable } from './printable.ts';
import { programVersion } from './program_version.ts';
import { streams } from './streams.ts';
import { UsageError } from './usage_error.ts';

/**
 * Runs the program, with the standard streams that `streams` gives. Reports errors on standard error.
 * @param args those of the command line, without the program itself
 * @returns the exit status
 */
export async function run(args: readonly string[]): Promise<number> {
  try {
    return await runCommand(args);
  } catch (error) {
    const { adviceOn } = await import('./cluster/advice.ts');
    const { message, hint = adviceOn(error) } = error as { message: string; hint?: string };
    const help = error instanceof UsageError ? `\nSee ${helpFor(args)}.\n` : '\n';
    streams().stderr.write(
      `kubetyped: ${printable(message)}${hint === undefined ? '' : `\n${printable(hint)}`}${help}`,
    );
    return TROUBLE;
  }
}

/** What shows the help that somebody needs who has written this. */
function helpFor([name]: readonly string[]): string {
  return commands.some((command) => command.name === name) ? `kubetyped ${name} --help` : 'kubetyped help';
}

async function runCommand(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined) {
    streams().stderr.write(programHelp());
    return TROUBLE;
  }
  if (name === '--version') return print(await version());
  if (name === '--help' || name === '-h') return print(programHelp());
  if (name === 'help') return print(rest[0] === undefined ? programHelp() : commandHelp(await find(rest[0])));
  if (name === 'kube-apiserver') return (await import('./envtest/kube_apiserver.ts')).kubeAPIServer(rest);
  if (name === 'etcd') return (await import('./envtest/etcd.ts')).etcd(rest);
  if (name.startsWith('-'))
    throw new UsageError(`unknown option ${name}`, 'options come after the command: kubetyped COMMAND [options]');
  const command = await find(name);
  const given = parseArguments(rest, command.options, command.others);
  if (given.has('help')) return print(commandHelp(command));
  if (command.configurable !== true || given.has('no-config')) return command.run(given, configure);
  const { readConfiguration } = await import('./configuration.ts');
  return command.run(given.with(readConfiguration(command, given.value('config'))), configure);
}

async function configure(command: Command, folder: string): ReturnType<Configure> {
  return (await import('./configuration.ts')).readConfiguration(command, undefined, folder);
}

/** @throws UsageError for an unknown command */
async function find(name: string): Promise<Command> {
  const entry = commands.find((command) => command.name === name);
  if (entry !== undefined) return entry.load();
  const near = nearest(name, [...commands.map((command) => command.name), 'help']);
  throw new UsageError(`unknown command ${name}`, near && `did you mean ${near}?`);
}

function print(text: string): number {
  streams().stdout.write(text);
  return OK;
}

async function version(): Promise<string> {
  const { kubernetesVersion } = await import('../../api/index.ts');
  return `kubetyped ${programVersion()} (Kubernetes ${kubernetesVersion})\n`;
}
