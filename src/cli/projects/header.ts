/// <reference types="node" />
import { readFileSync, statSync } from 'node:fs';
import { systemMessage } from '../system_message.ts';
import { UsageError } from '../usage_error.ts';
import type { Files } from './templates.ts';

/** A longer one is some other file. */
const MAX_BYTES = 64 << 10;
/** Files that programs of the project write, which know of no header. */
export const GENERATED: RegExp =
  /^(?:manifests\/(?:crd|rbac|webhooks|kustomization|dev|staging|production)|chart\/templates\/(?:crd|rbac|webhooks))\.yaml$/;

/**
 * Reads a text, such as a licence, that goes above each file. Marks of comments around it are left out.
 * @throws UsageError
 */
export function readHeader(path: string): string {
  try {
    if (statSync(path).size > MAX_BYTES) throw new UsageError(`${path} is too large for a header`);
    const text = readFileSync(path, 'utf8').trim();
    if (text === '') throw new UsageError(`${path} is empty`);
    const lines = text.replace(/^\/\*+\n?|\n?\s*\*+\/$/g, '').split(/\r?\n/);
    return lines
      .map((line) => line.replace(/^\s*(?:\/\/|#|\*)? ?/, '').trimEnd())
      .join('\n')
      .trim();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path}: ${systemMessage(error)}`);
  }
}

/** The files with the text above each one that has comments. */
export function withHeader(files: Files, header: string): Files {
  const block = `/*\n${header
    .replaceAll('*/', '* /')
    .split('\n')
    .map((line) => ` * ${line}`.trimEnd())
    .join('\n')}\n */\n\n`;
  const hashes = `${header
    .split('\n')
    .map((line) => `# ${line}`.trimEnd())
    .join('\n')}\n\n`;
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => {
      if (path.endsWith('.ts')) return [path, block + text];
      const isHashed = (/\.ya?ml$/.test(path) && !GENERATED.test(path)) || path === 'Dockerfile';
      return [path, isHashed ? hashes + text : text];
    }),
  );
}
