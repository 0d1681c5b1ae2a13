import { isMap } from '#engine/json/untyped';
import { readPublishedData } from '../../releases/published_data.ts';
import type { Names } from './names.ts';

/** What things are called in `examples/operator`. */
export const DATASTORE: Names = {
  project: 'datastore-operator',
  group: 'data.example.com',
  version: 'v1alpha1',
  kind: 'Datastore',
  plural: 'datastores',
};

/** What things are called in `examples/aviary`, an API server with one resource. */
export const AVIARY: Names = {
  project: 'aviary',
  group: 'zoo.example.com',
  version: 'v1alpha1',
  kind: 'Bird',
  plural: 'birds',
};

/** What things are called in `examples/operator-parts`. */
export const MEMO: Names = { ...DATASTORE, kind: 'Memo', plural: 'memos' };

/** The file of an operator's project that has a line for each Kind, webhook and version. */
export const PARTS = 'src/parts.ts';

/** The file of an API server's project that has a line for each resource. */
export const RESOURCES = 'src/resources.ts';

/** The files of a project, by their paths in it. */
export type Files = Readonly<Record<string, string>>;

/** Reads a project of `examples`: they are published beside the program. */
export function readTemplate(name: 'operator' | 'parts' | 'apiserver' | 'manifests'): Files {
  const templates = readPublishedData('templates.json');
  const files = isMap(templates) ? templates[name] : undefined;
  return Object.fromEntries(Object.entries(isMap(files) ? files : {}).map(([path, text]) => [path, String(text)]));
}
