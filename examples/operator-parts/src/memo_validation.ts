import { newPath, tooLong } from 'kubetyped/apimachinery/util/validation/field';
import { admissionWebhook } from 'kubetyped/webhooks';
import { Memo } from './memo.ts';
import type { Part } from './part.ts';

/** Names of what is made of a Memo are longer than its own, and 63 at most. */
const MAX_NAME = 50;

/** Refuses what the schema can't: here, long names. `oldObject` has what a change started from. */
const validate = admissionWebhook({
  kind: Memo,
  validate: ({ object, operation }) => {
    const { name = '' } = object?.metadata ?? {};
    if (operation !== 'CREATE' || name.length <= MAX_NAME) return;
    return [tooLong(newPath('metadata', 'name'), name, MAX_NAME)];
  },
});

/** What src/parts.ts lists. */
export const part: Part = { webhook: { kind: Memo, validate } };
