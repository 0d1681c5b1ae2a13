#!/usr/bin/env node
/// <reference types="node" />
import { TROUBLE } from './command.ts';
import { run } from './run.ts';

/** The exit status shells report for a broken pipe. */
const BROKEN_PIPE = 141;

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.stderr.write(`kubetyped: cannot write: ${error.message}\n`);
    process.exit(error.code === 'EPIPE' ? BROKEN_PIPE : TROUBLE);
  });
}

/** Sets the exit status. Without `await` at the top, so that the commands, which share code with this file, can load. */
void run(process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});
