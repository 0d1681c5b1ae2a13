// MergeItem as OpenAPI schemas, of version 2 and of version 3.

type Schema = Readonly<Record<string, unknown>>;

const STRING: Schema = { type: 'string' };
const INTEGERS: Schema = { type: 'array', items: { type: 'integer', format: 'int64' } };
const STRINGS: Schema = { type: 'object', additionalProperties: STRING };
const MERGE: Schema = { 'x-kubernetes-patch-strategy': 'merge' };
const BY_NAME: Schema = { 'x-kubernetes-patch-merge-key': 'name' };

function definitions(version: 2 | 3): Record<string, Schema> {
  const place = version === 2 ? '#/definitions/' : '#/components/schemas/';
  const reference = (name: string): Schema =>
    version === 2 ? { $ref: place + name } : { allOf: [{ $ref: place + name }], default: {} };
  const items: Schema = { type: 'array', items: reference('mergeItem') };
  const kept: Schema = {
    name: STRING,
    value: STRING,
    other: STRING,
    simpleMap: STRINGS,
    mergingIntList: { ...INTEGERS, ...MERGE },
    mergingList: { ...items, ...MERGE, ...BY_NAME },
    nonMergingList: items,
  };
  const properties: Schema = {
    ...kept,
    nonMergingIntList: INTEGERS,
    mergeItemPtr: { ...reference('mergeItem'), ...MERGE, ...BY_NAME },
    replacingItem: { type: 'object', 'x-kubernetes-patch-strategy': 'replace' },
    retainKeysMap: { ...reference('keptItem'), 'x-kubernetes-patch-strategy': 'retainKeys' },
    retainKeysMergingList: { ...items, ...BY_NAME, 'x-kubernetes-patch-strategy': 'merge,retainKeys' },
    untyped: {},
    wrongKey: { type: 'array', items: reference('mergeItem'), 'x-kubernetes-patch-strategy': 'merge,replace' },
  };
  return { mergeItem: { type: 'object', properties }, keptItem: { type: 'object', properties: kept } };
}

export const openAPIDefinitions: readonly { version: 2 | 3; name: string; definitions: Record<string, Schema> }[] = [
  { version: 2, name: 'mergeItem', definitions: definitions(2) },
  { version: 3, name: 'mergeItem', definitions: definitions(3) },
];
