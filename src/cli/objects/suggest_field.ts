import { compile, SCALAR_NAMES } from '#engine/schema/compile';
import type { Struct } from '#engine/schema/descriptor';
import type { Node, Shape } from '#engine/schema/node';
import { nearest } from '../../validation/checks/nearest.ts';
import type { Keys } from '../input/places.ts';

/** The field of a struct probably meant by an unknown one. */
export function suggestField(root: Struct, keys: Keys): string | undefined {
  let shape: Shape | undefined = compile(root, SCALAR_NAMES);
  for (let at = 0; at < keys.length - 1 && shape !== undefined; at++) {
    let node: Node | undefined = shape.byName.get(String(keys[at]))?.node;
    if (node?.kind === 'list' || node?.kind === 'map') {
      node = node.elem;
      at++;
    }
    shape = node?.kind === 'struct' || node?.kind === 'union' ? node.shape : undefined;
    // A union may be a list of its struct.
    if (typeof keys[at + 1] === 'number') at++;
  }
  const name = keys.at(-1);
  if (shape === undefined || typeof name !== 'string') return undefined;
  return nearest(name, [...shape.byName.keys()]);
}
