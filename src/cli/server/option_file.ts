/// <reference types="node" />

import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isCertificate } from '../../apiserver/configuration/validate_authentication.ts';
import { systemMessage } from '../system_message.ts';
import { UsageError } from '../usage_error.ts';

/** A file that an option names. What is in it is in no error. */
export class OptionFile {
  readonly path: string;
  readonly #option: string;

  constructor(option: string, path: string) {
    this.#option = option;
    this.path = path;
  }

  /** An error that says which file is meant. */
  fault(text: string): UsageError {
    return new UsageError(`--${this.#option} ${this.path}: ${text}`);
  }

  /** Says that a file with a secret can be read or written by others. */
  warnIfOpen(tell: (line: string) => void): void {
    const mode = modeOf(this.path);
    // Nobody reaches a file in a folder of its owner alone.
    if ((mode & 0o077) !== 0 && (modeOf(dirname(this.path)) & 0o011) !== 0)
      tell(this.fault(`others can use this file (${mode.toString(8)}), which holds a secret: chmod 600`).message);
  }

  /** @throws UsageError when it can't be read */
  text(): string {
    try {
      return readFileSync(this.path, 'utf8');
    } catch (error) {
      throw this.fault(systemMessage(error));
    }
  }

  /** The certificates in it, as PEM. @throws UsageError when there is none, or one is broken */
  certificates(): string[] {
    const text = this.text();
    // One that doesn't end is broken, too.
    const blocks = [...text.matchAll(/-----BEGIN CERTIFICATE-----[^]*?(?:-----END CERTIFICATE-----|$)/g)];
    if (blocks.length === 0) throw this.fault('no certificate found: expected PEM');
    return blocks.map(({ 0: block, index }) => {
      if (!isCertificate(block)) throw this.fault(`line ${lineAt(text, index)}: the certificate is broken`);
      return block;
    });
  }

  /** The private key in it. @throws UsageError when there is none without a password */
  privateKey(): KeyObject {
    try {
      return createPrivateKey(this.text());
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw this.fault('no private key found: expected PEM without a password');
    }
  }
}

/** The permissions of a file or folder; 0 where there are none. */
function modeOf(path: string): number {
  return process.platform === 'win32' ? 0 : (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o777;
}

/** The line of a place in a text, from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
