import { test } from 'node:test';
import type { Pod, PodList } from 'kubetyped/api/core/v1';
import type * as errors from 'kubetyped/apimachinery/api/errors';
import type * as meta from 'kubetyped/apimachinery/api/meta';
import type * as metav1 from 'kubetyped/apimachinery/apis/meta/v1';

/** Compiled, never run. */
export function checks(
  pod: Pod,
  list: PodList,
  { newInvalid, isStatusError, fromResponse }: typeof errors,
  api: typeof meta,
): void {
  const pods: Pod[] = api.extractList(list);
  api.eachListItem(list, (item) => item.metadata.name?.length);
  const after: PodList = api.setList(list, pods);
  // @ts-expect-error a Pod has no items
  api.extractList(pod);

  const { conditions, changed } = api.setStatusCondition([], {
    type: 'Ready',
    status: 'True',
    reason: 'Up',
    message: '',
  });
  const ready: metav1.Condition[] = conditions;
  // @ts-expect-error a condition has a reason
  api.setStatusCondition([], { type: 'Ready', status: 'True', message: '' });

  try {
    throw newInvalid({ group: '', kind: 'Pod' }, 'a', []);
  } catch (error) {
    // @ts-expect-error what is thrown may be anything
    error.errStatus;
    if (isStatusError(error)) {
      const code: 'ERR_STATUS' = error.code;
      const details: metav1.StatusDetails | undefined = error.errStatus.details;
      void [code, details];
    }
  }
  void fromResponse(new Response(''));
  // @ts-expect-error a request is needed as an object
  void fromResponse(new Response(''), 'GET');

  const mapper: meta.RESTMapper = new api.DefaultRESTMapper();
  const scope: meta.RESTScope = mapper.restMapping({ group: '', kind: 'Pod' }, 'v1').scope;
  // @ts-expect-error a kind is not a resource
  mapper.kindFor({ kind: 'Pod' });
  void [after, changed, ready, scope];
}

test('types of api/errors and api/meta', () => {});
