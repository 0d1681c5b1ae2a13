// What we say of a Pod at each level and version, in the form of the rows of scripts/go/controlplane/podsecurity.
import { evaluatePodSecurity, type Level, type Version } from 'kubetyped/admission';
import type { PodSpec } from 'kubetyped/api/core/v1';
import type { SecuredPod } from './random_secured_pods.ts';

export interface SecurityAnswer {
  readonly level: string;
  readonly version: string;
  readonly reason: string;
  readonly detail: string;
}

const LEVELS: readonly Level[] = ['privileged', 'baseline', 'restricted'];
const VERSIONS: readonly Version[] = [...Array.from({ length: 41 }, (_, minor): Version => `v1.${minor}`), 'latest'];

export function securityAnswers({ metadata, spec }: SecuredPod): SecurityAnswer[] {
  return LEVELS.flatMap((level) => {
    let last: SecurityAnswer | undefined;
    return VERSIONS.flatMap((version) => {
      const { allowed, reason, detail } = evaluatePodSecurity(level, version, spec as PodSpec, metadata);
      if (allowed !== (reason === '')) throw new Error(`allowed is ${allowed}, though the reason is ${reason}`);
      const isNew = last === undefined || reason !== last.reason || detail !== last.detail;
      last = { level, version, reason, detail };
      return isNew ? [last] : [];
    });
  });
}
