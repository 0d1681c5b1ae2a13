/// <reference types="node" />
import { closeSync, openSync, writeSync } from 'node:fs';
import { stringifyJSON } from '#engine/json/stringify';
import type { AuditEvent } from './audit_event.ts';

/** An audit log in a file. */
export interface AuditFile extends AsyncDisposable {
  /** For {@link AuditOptions}. */
  log(event: AuditEvent): void;
  close(): void;
}

/** Adds entries to a file that its owner alone can read, one line of JSON each. @throws when it can't be opened */
export function auditFile(path: string): AuditFile {
  const file = openSync(path, 'a', 0o600);
  const close = () => closeSync(file);
  return {
    log(event) {
      writeSync(file, `${stringifyJSON(event)}\n`);
    },
    close,
    [Symbol.asyncDispose]: async () => close(),
  };
}
