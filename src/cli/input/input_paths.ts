/// <reference types="node" />

import { printable } from '../printable.ts';
import { streams } from '../streams.ts';
import { UsageError } from '../usage_error.ts';
import type { FileNames, Finding, Unreadable } from './find_files.ts';
import { findFiles } from './find_files.ts';

/**
 * The files for a command to read: those of its paths (in folders, files with matching names), or standard input
 * without any.
 * @throws UsageError when there are none and standard input is a terminal
 */
export function inputFiles(paths: readonly string[], names?: FileNames): Finding {
  if (paths.length > 0) return findFiles(paths, names);
  if (streams().stdin.isTTY === true)
    throw new UsageError('no files given', 'give files or folders, or pipe manifests in');
  return findFiles(['-']);
}

/** Reports on standard error what could not be read. */
export function complain({ path, reason }: Unreadable): void {
  streams().stderr.write(`kubetyped: ${path === '-' ? 'standard input' : printable(path)}: ${printable(reason)}\n`);
}
