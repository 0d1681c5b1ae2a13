/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { isMap } from '#engine/json/untyped';

/** The files of a project, by their paths in it. */
export type Files = Readonly<Record<string, string>>;

/** Reads a project of `examples`: they are published beside the program. */
export function readTemplate(name: 'operator' | 'apiserver'): Files {
  const { resolve } = createRequire(import.meta.url);
  const data = readFileSync(new URL('dist/templates.json.gz', `file://${resolve('kubetyped/package.json')}`));
  const templates: unknown = JSON.parse(gunzipSync(data).toString());
  const files = isMap(templates) ? templates[name] : undefined;
  return Object.fromEntries(Object.entries(isMap(files) ? files : {}).map(([path, text]) => [path, String(text)]));
}
