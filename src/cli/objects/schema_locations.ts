/// <reference types="node" />

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import { asError } from '#engine/text/as_error';
import { readInput } from '../input/read_input.ts';
import type { WebReader } from '../input/web_reader.ts';
import { isWebAddress, withoutCredentials } from '../web_address.ts';

/** Where a location without placeholders has the schema of a kind: the layout of catalogs of CRDs. */
const DEFAULT_LAYOUT = '{group}/{kind}_{version}.json';
const PLACEHOLDER = /\{(?:group|kind|version)\}|\{\{\s*\.(?:Group|ResourceKind|ResourceAPIVersion)\s*\}\}/g;
/** Names of this kind only: they become parts of paths. */
const NAME = /^[a-z0-9][a-z0-9.-]*$/;

/** The JSON Schema of a kind, and where it was found. */
export interface FoundSchema {
  readonly location: string;
  readonly schema: unknown;
}

/**
 * Finds JSON Schemas of kinds in folders and on the web. A location is a folder, an address, or either with `{group}`,
 * `{kind}` and `{version}` in it, also written as in Go's templates: `{{.Group}}`, `{{.ResourceKind}}`, `{{.ResourceAPIVersion}}`.
 * The kind is in lower case.
 */
export class SchemaLocations {
  readonly #locations: readonly string[];
  readonly #web: WebReader;

  constructor(locations: readonly string[], web: WebReader) {
    this.#locations = locations;
    this.#web = web;
  }

  /** @returns the schema in the first location that has one; an Error when that can't be read */
  async find({
    group,
    version,
    kind,
  }: Pick<GroupVersionKind, 'group' | 'version' | 'kind'>): Promise<FoundSchema | Error | undefined> {
    const parts = { group, version, kind: kind.toLowerCase() };
    if (!Object.values(parts).every((part) => NAME.test(part))) return undefined;
    for (const location of this.#locations) {
      const path = expand(location, parts);
      try {
        const text = await this.#read(path);
        if (text !== undefined) return { location: path, schema: JSON.parse(text) as unknown };
      } catch (error) {
        return new Error(`${withoutCredentials(path)}: ${asError(error).message}`);
      }
    }
    return undefined;
  }

  async #read(path: string): Promise<string | undefined> {
    if (isWebAddress(path)) {
      const body = await this.#web.read(path);
      return body && new TextDecoder().decode(body);
    }
    if (!existsSync(path)) return undefined;
    const data = await readInput(path);
    return typeof data === 'string' ? data : new TextDecoder().decode(data);
  }
}

function expand(location: string, parts: Readonly<Record<'group' | 'version' | 'kind', string>>): string {
  const whole = location.replace(PLACEHOLDER, '') === location ? within(location, DEFAULT_LAYOUT) : location;
  return whole.replace(PLACEHOLDER, (placeholder) =>
    /group/i.test(placeholder) ? parts.group : /version/i.test(placeholder) ? parts.version : parts.kind,
  );
}

function within(location: string, layout: string): string {
  return isWebAddress(location) ? `${location.replace(/\/$/, '')}/${layout}` : join(location, layout);
}
