/// <reference types="node" />
import { findFiles } from './find_files.ts';
import type { FileNames, Finding, Unreadable } from './find_files.ts';
import { printable } from '../printable.ts';
import { UsageError } from '../usage_error.ts';

/**
 * What a command is to read: what its paths stand for (of folders, the files whose names fit), and standard input when there are none.
 * @throws UsageError when there are none and somebody sits at the keyboard
 */
export function inputFiles(paths: readonly string[], names?: FileNames): Finding {
  if (paths.length > 0) return findFiles(paths, names);
  if (process.stdin.isTTY === true)
    throw new UsageError('no files given', 'give files or folders, or pipe manifests in');
  return findFiles(['-']);
}

/** Tells on standard error what could not be read. */
export function complain({ path, reason }: Unreadable): void {
  process.stderr.write(`kubetyped: ${path === '-' ? 'standard input' : printable(path)}: ${printable(reason)}\n`);
}
