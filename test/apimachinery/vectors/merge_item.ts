import type { Field, Struct } from 'kubetyped/engine';

/** A field of every way to patch: the type that upstream's test cases are written for. */
export const MergeItem: Struct = {
  type: 'test.MergeItem',
  get fields(): readonly Field[] {
    return [
      ['name', 'string', 8],
      ['value', 'string', 8],
      ['other', 'string', 8],
      ['mergingList', MergeItem, 9, { patch: 'merge', patchKey: 'name' }],
      ['nonMergingList', MergeItem, 9],
      ['mergingIntList', 'int64', 9, { patch: 'merge' }],
      ['nonMergingIntList', 'int64', 9],
      ['mergeItemPtr', MergeItem, 12, { patch: 'merge', patchKey: 'name' }],
      ['simpleMap', 'string', 10],
      ['replacingItem', '@runtime.RawExtension', 8, { patch: 'replace' }],
      ['retainKeysMap', KeptItem, 8, { patch: 'retainKeys' }],
      ['retainKeysMergingList', MergeItem, 9, { patch: 'merge,retainKeys', patchKey: 'name' }],
    ];
  },
};

/** An object of which only the keys stay that a patch names. */
const KeptItem: Struct = {
  type: 'test.KeptItem',
  get fields(): readonly Field[] {
    return [
      ['name', 'string', 8],
      ['value', 'string', 8],
      ['other', 'string', 8],
      ['simpleMap', 'string', 10],
      ['mergingIntList', 'int64', 9, { patch: 'merge' }],
      ['mergingList', MergeItem, 9, { patch: 'merge', patchKey: 'name' }],
      ['nonMergingList', MergeItem, 9],
    ];
  },
};
