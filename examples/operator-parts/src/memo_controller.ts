import { setStatusCondition } from 'kubetyped/apimachinery/api/meta';
import { Controller } from 'kubetyped/controller';
import { Memo } from './memo.ts';
import type { Part } from './part.ts';

const NAME = 'memo-controller';

/** Looks after every Memo: says its message as often as it wants, in its status. */
export function newMemoController(): Controller {
  return new Controller({
    name: NAME,
    for: Memo,
    // What it does besides watching: manifests/rbac.yaml is made of it, and a test notices what is missing or never used.
    access: [{ kind: Memo, verbs: ['patch'], subresource: 'status' }],
    async reconcile({ namespace, name }, { client, lister, signal }) {
      const memo = lister(Memo).get(namespace, name);
      if (memo === undefined) return;
      const { message, times = 1 } = memo.spec;
      const said = Array.from({ length: times }, () => message).join(' ');
      const { conditions, changed } = setStatusCondition(memo.status?.conditions, {
        type: 'Ready',
        status: 'True',
        reason: 'Said',
        message: `said ${times} times`,
        observedGeneration: Number(memo.metadata.generation ?? 0),
      });
      if (!changed && memo.status?.said === said) return;
      await client
        .resource(Memo)
        .applyStatus(
          { metadata: { name, namespace }, status: { said, conditions } },
          { fieldManager: NAME, force: true, signal },
        );
    },
  });
}

/** What src/parts.ts lists. */
export const part: Part = { kind: Memo, controller: newMemoController };
