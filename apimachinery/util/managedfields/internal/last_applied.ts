import { toUTF8 } from '#engine/text/utf8';
import { UnstructuredJSONScheme } from '#apimachinery/apis/meta/v1/unstructured/index';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { newSet, type Set } from '../../structuredmergediff/fieldpath/index.ts';
import type { TypeConverter } from '../type_converter.ts';
import { annotationsOf, withMetadata, withProperty } from './metadata.ts';

/** Where client-side `kubectl apply` keeps what it applied. */
export const lastAppliedConfigAnnotation = 'kubectl.kubernetes.io/last-applied-configuration';

/** The manager of client-side apply: the annotation is only honoured and updated for it. */
export const kubectl = 'kubectl';

/** Maximum bytes of an object's annotations. */
const maxAnnotationBytes = 256 * 1024;

/**
 * The fields of the live object that are unchanged since client-side apply, which kubectl may take over. Empty when
 * unknown.
 */
export function ownedByLastApplied(live: RuntimeObject, apiVersion: string, types: TypeConverter): Set {
  const text = annotationsOf(live)?.[lastAppliedConfigAnnotation];
  if (!text) return newSet();
  try {
    const object = types.objectToTyped(live);
    const { object: applied } = UnstructuredJSONScheme.decode(text);
    if (applied.apiVersion !== apiVersion) return newSet();
    const typed = types.objectToTyped(applied);
    const { added, modified, removed } = typed.compare(object);
    return typed.toFieldSet().difference(modified).difference(added).difference(removed);
  } catch {
    // Then the conflicts stay as they are.
    return newSet();
  }
}

/** The object with its annotation, if it has one, updated to what was just applied. */
export function updateLastApplied<T extends object>(object: T, applied: RuntimeObject): T {
  const annotations = annotationsOf(object);
  if (!annotations?.[lastAppliedConfigAnnotation]) return object;
  const value = lastAppliedText(applied);
  const all = withProperty(annotations, lastAppliedConfigAnnotation, value);
  const bytes = Object.entries(all).reduce((sum, [key, text]) => sum + toUTF8(key).length + toUTF8(text).length, 0);
  return withMetadata(
    object,
    'annotations',
    bytes > maxAnnotationBytes ? withProperty(annotations, lastAppliedConfigAnnotation, undefined) : all,
  );
}

/** What was applied, without the annotation itself. */
function lastAppliedText(applied: RuntimeObject): string {
  const annotations = annotationsOf(applied);
  const bare =
    annotations === undefined
      ? applied
      : withMetadata(applied, 'annotations', withProperty(annotations, lastAppliedConfigAnnotation, undefined));
  return UnstructuredJSONScheme.encodeToString(bare);
}
