import { stringifyJSON } from '#engine/json/stringify';
import { stringifyYAML } from '#engine/yaml/index';
import { hexDump } from '../../report/hex_dump.ts';
import type { Output } from '../../report/output.ts';
import { short } from '../../printable.ts';

const MAX_NOTE = 2000;

/** Prints decoded data: notes as comments, objects as YAML. The output as a whole is YAML. */
export class BlobPrinter {
  readonly #out: Output;
  readonly #limit: number;
  #objects = 0;
  /** Something could not be read. */
  broken = false;

  /** @param limit bytes to show where decoding stopped */
  constructor(out: Output, limit: number) {
    this.#out = out;
    this.#limit = limit;
  }

  note(text: string): void {
    this.#out.write(`# ${short(text, MAX_NOTE)}\n`);
  }

  /** Begins an object, with its notes before it. */
  begin(): void {
    if (this.#objects++ > 0) this.#out.write('---\n');
  }

  object(value: unknown): void {
    this.#out.write(yamlOf(value));
  }

  /** Something could not be read. @param bytes what `offset` counts in */
  fault(message: string, bytes: Uint8Array, offset: number): void {
    this.broken = true;
    this.note(`error at offset ${offset} of ${bytes.length}: ${message}`);
    for (const line of hexDump(bytes, offset, this.#limit)) this.note(line);
  }
}

// Allowed in YAML, but unsafe for a terminal: see printable.ts.
const harmful = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;

/** JSON is YAML too, and can escape every character. */
function yamlOf(value: unknown): string {
  try {
    const text = stringifyYAML(value, { sortKeys: false });
    if (!harmful.test(text)) return text;
  } catch {
    // Then as JSON.
  }
  return `${stringifyJSON(value, { indent: 2 }).replace(new RegExp(harmful, 'g'), (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
}
