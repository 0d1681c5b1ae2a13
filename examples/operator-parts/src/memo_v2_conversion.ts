import { Memo } from './memo.ts';
import { MemoV2 } from './memo_v2.ts';
import { convert, type Part } from './part.ts';

/** A Memo of v1alpha1, which is stored, as v2. */
export function toV2(memo: Memo): MemoV2 {
  return { ...memo, apiVersion: MemoV2.apiVersion };
}

/** A Memo of v2 as v1alpha1. What v1alpha1 has no field for must go into an annotation, or it is lost: a test notices. */
export function fromV2(memo: MemoV2): Memo {
  return { ...memo, apiVersion: Memo.apiVersion };
}

/** What src/parts.ts lists. */
export const part: Part = {
  version: {
    kind: MemoV2,
    stored: Memo,
    conversions: {
      'v1alpha1 -> v2': convert(Memo, toV2),
      'v2 -> v1alpha1': convert(MemoV2, fromV2),
    },
  },
};
