/// <reference types="node" />
import { isStatusError } from '#apimachinery/api/errors/status_error';
import { FAULTY } from '../command.ts';
import { printable } from '../printable.ts';

/** Says what a server refuses, and goes on. @returns the exit status @throws what is no refusal */
export function refused(error: unknown): number {
  if (!isStatusError(error)) throw error;
  process.stderr.write(`kubetyped: ${printable(error.message)}\n`);
  return FAULTY;
}
