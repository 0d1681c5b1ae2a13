import type { Range } from 'vscode-languageserver';
import { referencesOf } from '../../validation/references.ts';
import type { ManifestText } from './manifest_text.ts';
import { entryAt, objectsOf, textAt, toValue, valueOf } from './object_parts.ts';
import type { Part } from './outline.ts';
import { type PodShape, podShapeOf } from './pod_shapes.ts';

/** What names an object. */
export interface Identity {
  readonly kind: string;
  /** Undefined where none is written, and for what has none. */
  readonly namespace: string | undefined;
  readonly name: string;
}

/** An object of the workspace, and what it refers to. */
export interface IndexedObject extends Identity {
  readonly uri: string;
  readonly apiVersion: string;
  /** Where its name is. */
  readonly place: Range;
  readonly whole: Range;
  readonly references: readonly IndexedReference[];
  /** The keys of a ConfigMap or Secret. */
  readonly keys: readonly string[];
  /** Of a Pod, or what makes Pods. */
  readonly pods: PodShape | undefined;
}

/** A field that names an object. */
export interface IndexedReference extends Identity {
  readonly isClusterScoped: boolean;
  readonly place: Range;
}

/** The objects of a text that have a name. */
export function indexObjects(manifest: ManifestText): IndexedObject[] {
  return objectsOf(manifest).flatMap(({ part, apiVersion, kind }): IndexedObject[] => {
    const name = valueOf(valueOf(part, 'metadata'), 'name');
    if (kind === '' || name?.kind !== 'scalar' || name.text === '') return [];
    const namespace = textAt(part, 'metadata', 'namespace');
    return [
      {
        uri: manifest.source.uri,
        apiVersion,
        kind,
        namespace: namespace === '' ? undefined : namespace,
        name: name.text,
        place: manifest.range(name.start, name.end),
        whole: manifest.range(part.start, part.end),
        references: referencesIn(manifest, part),
        pods: podShapeOf({ part, kind }),
        keys: ['data', 'binaryData', 'stringData'].flatMap((field) =>
          (valueOf(part, field)?.entries ?? []).flatMap(({ key }) => (key === undefined ? [] : [key.text])),
        ),
      },
    ];
  });
}

function referencesIn(manifest: ManifestText, part: Part): IndexedReference[] {
  const value = toValue(part);
  if (typeof value !== 'object' || value === null) return [];
  return referencesOf(value).flatMap(({ kind, name, namespace, isClusterScoped = false, keys }) => {
    const at = entryAt(part, keys)?.value;
    if (typeof name !== 'string' || name === '' || at === undefined) return [];
    return [{ kind, name, namespace, isClusterScoped, place: manifest.range(at.start, at.end) }];
  });
}

/** Whether a reference may mean an object: without a namespace it may be in any. */
export function means(reference: Omit<IndexedReference, 'place'>, object: Identity): boolean {
  return (
    reference.kind === object.kind &&
    reference.name === object.name &&
    (reference.isClusterScoped ||
      reference.namespace === undefined ||
      object.namespace === undefined ||
      reference.namespace === object.namespace)
  );
}
