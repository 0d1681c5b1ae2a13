import type { TestServerOptions } from '../../apiserver/testing/start_test_server.ts';
import { UsageError } from '../usage_error.ts';

/** Which controllers of `server` run; the others are left to another program. */
export interface ControllersArguments
  extends Pick<
    TestServerOptions,
    | 'clusterRoleAggregation'
    | 'garbageCollection'
    | 'namespaces'
    | 'podGarbageCollection'
    | 'quotaController'
    | 'storageProtectionController'
  > {
  /** Whether each namespace gets a ServiceAccount `default`. Yes unless given. */
  readonly defaultAccounts?: boolean;
}

/** What leaves their work to another program, by the names that controllers have in kube-controller-manager. */
const ELSEWHERE: Readonly<Record<string, ControllersArguments>> = {
  'clusterrole-aggregation-controller': { clusterRoleAggregation: false },
  'garbage-collector-controller': { garbageCollection: 'external' },
  'namespace-controller': { namespaces: 'external' },
  'persistentvolumeclaim-protection-controller': { storageProtectionController: false },
  'pod-garbage-collector-controller': { podGarbageCollection: false },
  'resourcequota-controller': { quotaController: false },
  'serviceaccount-controller': { defaultAccounts: false },
};

const names = Object.keys(ELSEWHERE);

/**
 * Reads the list of `--controllers` as kube-controller-manager does: `*` stands for all, `-NAME` leaves one out. `-*` alone is none.
 * @throws {UsageError} for other names
 */
export function controllersArguments(list: string): ControllersArguments {
  const items = list.split(',');
  const unknown = items.find((item) => item !== '*' && item !== '-*' && !names.includes(item.replace(/^-/, '')));
  if (unknown !== undefined)
    throw new UsageError(`--controllers: no controller ${JSON.stringify(unknown)}; there are ${names.join(', ')}`);
  const runs = (name: string): boolean => items.includes(name) || (items.includes('*') && !items.includes(`-${name}`));
  return names.reduce(
    (options: ControllersArguments, name) => (runs(name) ? options : { ...options, ...ELSEWHERE[name] }),
    {},
  );
}
