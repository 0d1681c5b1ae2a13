import { checkControllerRevision } from './apps/controller_revision.ts';
import { checkDaemonSet } from './apps/daemon_set.ts';
import { checkDeployment, checkReplicaSet } from './apps/deployment.ts';
import { checkStatefulSet } from './apps/stateful_set.ts';
import { checkCronJob } from './batch/cron_job.ts';
import { checkJob } from './batch/job.ts';
import { checkPod, checkPodTemplate } from './core/pod.ts';
import { checkReplicationController } from './core/replication_controller.ts';
import type { Faults } from './checks/faults.ts';

/** The rules of a kind beyond types, for an object that has been verified: the one it names is what it is. */
export type KindRules = (faults: Faults, object: { readonly metadata: object }) => void;

/** The rules by `apiVersion kind`. */
export const KIND_RULES: ReadonlyMap<string, KindRules> = /* @__PURE__ */ rules({
  v1: {
    Pod: checkPod,
    PodTemplate: checkPodTemplate,
    ReplicationController: checkReplicationController,
  },
  'apps/v1': {
    ControllerRevision: checkControllerRevision,
    DaemonSet: checkDaemonSet,
    Deployment: checkDeployment,
    ReplicaSet: checkReplicaSet,
    StatefulSet: checkStatefulSet,
  },
  'batch/v1': { CronJob: checkCronJob, Job: checkJob },
});

/** Each function takes the kind under whose name it stands. */
type AnyRules = (faults: Faults, object: never) => void;

function rules(byVersion: {
  readonly [apiVersion: string]: { readonly [kind: string]: AnyRules };
}): ReadonlyMap<string, KindRules> {
  const all = Object.entries(byVersion).flatMap(([apiVersion, kinds]) =>
    Object.entries(kinds).map(([kind, check]): [string, KindRules] => [`${apiVersion} ${kind}`, check as KindRules]),
  );
  return new Map(all);
}
