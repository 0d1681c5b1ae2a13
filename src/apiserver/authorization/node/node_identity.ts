import type { UserInfo } from '../../request/user.ts';

/** The group of the users of kubelets. Mirrors Go's `user.NodesGroup`. */
const NodesGroup = 'system:nodes';

const PREFIX = 'system:node:';

/** The node whose kubelet a user is: empty when it does not say which; undefined for others. Mirrors Go's `NodeIdentity`. */
export function nodeNameOf({
  name,
  groups = [],
}: Partial<Pick<UserInfo, 'groups'>> & Pick<UserInfo, 'name'>): string | undefined {
  return name.startsWith(PREFIX) && groups.includes(NodesGroup) ? name.slice(PREFIX.length) : undefined;
}
