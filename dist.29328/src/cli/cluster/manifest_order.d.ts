import { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import type { Applied } from '../../client/index.ts';
import type { ReadObject } from '../input/read_objects.ts';
/** Objects in the order in which they can be applied; else as they stand. */
export declare function inOrder(objects: readonly ReadObject[]): ReadObject[];
/** An object as it is applied: without what only a server sets, which it would refuse. */
export declare function configurationOf({ object }: ReadObject): Applied<Unstructured>;
