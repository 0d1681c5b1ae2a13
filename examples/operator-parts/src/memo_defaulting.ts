import { admissionWebhook } from 'kubetyped/webhooks';
import { Memo } from './memo.ts';
import type { Part } from './part.ts';

/** Who created a Memo. */
export const CREATOR = 'data.example.com/creator';

/** Fills in what the schema can't: here, who created the object. */
const mutate = admissionWebhook({
  kind: Memo,
  mutate: ({ object, operation, userInfo }) => {
    if (object === undefined || operation !== 'CREATE') return;
    object.metadata.annotations = { ...object.metadata.annotations, [CREATOR]: userInfo.username ?? '' };
  },
});

/** What src/parts.ts lists. */
export const part: Part = { webhook: { kind: Memo, mutate } };
