import type { Shape } from '../schema/node.ts';
import { setOwn } from '../json/own_property.ts';

type Data = Record<string, unknown>;

/** The object without nulls on known fields. A new object, because deleting makes an object slow in V8. */
export function withoutNulls(data: Data, shape: Shape, inPlace: boolean): Data {
  if (inPlace) {
    for (const key of Object.keys(data)) if (data[key] === null && shape.byName.has(key)) delete data[key];
    return data;
  }
  const kept: Data = {};
  for (const [key, value] of Object.entries(data)) {
    if (value === null && shape.byName.has(key)) continue;
    setOwn(kept, key, value);
  }
  return kept;
}
