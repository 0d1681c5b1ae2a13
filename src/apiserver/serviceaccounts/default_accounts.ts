import { isAlreadyExists, isNotFound } from '#apimachinery/api/errors/predicates';
import { hasStatusCause } from '#apimachinery/api/errors/status_facts';
import { Namespace, ServiceAccount } from '#api/core/v1/zz_generated.types';
import type { Term } from '../controllers/term.ts';
import { asKind } from '../storage/as_kind.ts';
import { followObjects, type FollowedEvent } from '../registry/follow_objects.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import { APIServerUser } from '../request/user.ts';

const DEFAULT = 'default';

/**
 * Gives each active namespace its ServiceAccount `default`, also when somebody deletes it, until the term is over. Mirrors
 * the controller `serviceaccount` of kube-controller-manager.
 */
export function keepDefaultAccounts(
  term: Term,
  namespaces: RESTStorage,
  accounts: RESTStorage,
  onError: (error: unknown) => void,
): void {
  const { signal } = term;
  const context = { namespace: '', user: APIServerUser, warn: () => {}, signal };
  const ensure = async (name: string): Promise<void> => {
    try {
      const { status } = asKind(Namespace, await namespaces.get(name, context));
      if (status?.phase !== 'Active') return;
      const account = new ServiceAccount({ metadata: { name: DEFAULT, namespace: name } });
      await term.write(() => accounts.create(account, { ...context, namespace: name }));
    } catch (error) {
      const isOver = isAlreadyExists(error) || isNotFound(error) || hasStatusCause(error, 'NamespaceTerminating');
      if (!isOver && !signal.aborted) onError(error);
    }
  };
  const follow = (store: RESTStorage, type: string, tell: (name: string, namespace: string) => void): void => {
    const told = (event: FollowedEvent): void => {
      if (event.type === 'BOOKMARK' || event.type !== type) return;
      const { name = '', namespace = '' } = event.object.metadata;
      tell(name, namespace);
    };
    void followObjects(store, context, told, onError);
  };
  follow(namespaces, 'ADDED', (name) => void ensure(name));
  follow(accounts, 'DELETED', (name, namespace) => {
    if (name === DEFAULT) void ensure(namespace);
  });
}
