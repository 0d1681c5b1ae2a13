/// <reference types="node" />
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isatty } from 'node:tty';
import { systemMessage } from '../system_message.ts';
import { UsageError } from '../usage_error.ts';
import { writePrivately } from './kept_files.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A command that uses a server. */
export interface ServedCommand {
  readonly command: readonly string[];
  readonly kubeconfig: string;
  /** Where the kubeconfig is written; undefined: to a file that goes with the command. */
  readonly kubeconfigFile: string | undefined;
  /** The permissions that files of the command do not get. */
  readonly umask: number;
}

/**
 * Runs a command with KUBECONFIG set, and passes signals on to it.
 * @returns its exit status; that of a signal as a shell gives it
 * @throws UsageError when it can't be run
 */
export async function runCommand({ command, kubeconfig, kubeconfigFile, umask }: ServedCommand): Promise<number> {
  const [file = '', ...args] = command;
  const folder = kubeconfigFile === undefined ? mkdtempSync(join(tmpdir(), 'kubetyped-')) : undefined;
  const path = kubeconfigFile ?? join(folder ?? '', 'kubeconfig');
  writePrivately(path, kubeconfig);
  const own = process.umask(umask);
  const child = spawn(file, args, { stdio: 'inherit', env: { ...process.env, KUBECONFIG: path } });
  process.umask(own);
  const pass = (signal: NodeJS.Signals): void => {
    // Of these, a terminal tells all programs that it runs.
    if (signal === 'SIGTERM' || !isatty(0)) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  try {
    const [status, signal]: [number | null, NodeJS.Signals | null] = await once(child, 'exit').then(
      ([first, second]) => [first, second],
    );
    return status ?? 128 + (signal === null ? 0 : constants.signals[signal]);
  } catch (error) {
    throw new UsageError(`--exec ${file}: ${systemMessage(error)}`);
  } finally {
    for (const signal of SIGNALS) process.off(signal, pass);
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}
