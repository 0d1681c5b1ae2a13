import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newPath } from '#apimachinery/util/validation/field/path';
import {
  type Affinity,
  type Container,
  type PodSpec,
  PodSpec as podSpec,
  type PodTemplateSpec,
  PodTemplateSpec as templateType,
} from '#api/core/v1/zz_generated.structs';
import type { JobSpec } from '#api/batch/v1/zz_generated.structs';
import type { Job } from '#api/batch/v1/zz_generated.types';
import type { Faults } from '../checks/faults.ts';
import { hasCondition } from './job_conditions.ts';

const IMMUTABLE = 'field is immutable';

/** What an update of a Job may not change, besides its immutable fields. Mirrors `ValidateJobSpecUpdate`. */
export function checkJobUpdate(faults: Faults, { spec }: Job, old: Job): void {
  const before = old.spec;
  if (spec === undefined || before === undefined) return;
  checkCompletions(faults, spec, before);
  checkTemplate(faults, spec.template, old, before);
}

function checkCompletions(faults: Faults, { completions, completionMode, parallelism }: JobSpec, old: JobSpec): void {
  if (completions === old.completions) return;
  const path = newPath('spec', 'completions');
  if (completionMode !== 'Indexed') faults.invalid(path, completions ?? null, IMMUTABLE);
  else if (completions !== undefined && completions !== parallelism)
    faults.invalid(path, completions, 'can only be modified in tandem with spec.parallelism');
}

/** While a Job is suspended, where its Pods may run and what they need can be changed. */
function checkTemplate(faults: Faults, template: PodTemplateSpec, job: Job, { suspend, template: old }: JobSpec): void {
  const { startTime, active = 0, conditions } = job.status ?? {};
  const isStill = startTime === undefined || hasCondition(conditions, 'Suspended');
  const mayChange = suspend === true && isStill && active === 0;
  const path = newPath('spec', 'template');
  const wanted = mayChange ? withDirectives(old, template) : old;
  if (!mayChange) {
    if (!deepEqual(templateType, template, wanted)) faults.invalid(path, template, IMMUTABLE);
    return;
  }
  const spec = template.spec ?? { containers: [] };
  const resized = withResources(wanted.spec ?? { containers: [] }, spec);
  if (!deepEqual(podSpec, spec, resized)) faults.invalid(newPath('spec', 'template.spec'), spec, IMMUTABLE);
}

/** The old template with what the new one says about where its Pods may run. */
function withDirectives(old: PodTemplateSpec, { metadata, spec: now }: PodTemplateSpec): PodTemplateSpec {
  const { affinity, nodeSelector: _, tolerations: _t, schedulingGates: _g, ...rest } = old.spec ?? { containers: [] };
  const { nodeSelector, tolerations, schedulingGates } = now ?? {};
  const kept = withNodeAffinity(affinity, now?.affinity);
  const { annotations, labels } = metadata ?? {};
  const { annotations: _a, labels: _l, ...meta } = old.metadata ?? {};
  return {
    metadata: { ...meta, ...(annotations && { annotations }), ...(labels && { labels }) },
    spec: {
      ...rest,
      ...(kept && { affinity: kept }),
      ...(nodeSelector && { nodeSelector }),
      ...(tolerations && { tolerations }),
      ...(schedulingGates && { schedulingGates }),
    },
  };
}

function withNodeAffinity(old: Affinity | undefined, now: Affinity | undefined): Affinity | undefined {
  if (old === undefined && now === undefined) return undefined;
  const { nodeAffinity: _, ...others } = old ?? {};
  if (now === undefined) return Object.keys(others).length === 0 ? undefined : others;
  return { ...others, ...(now.nodeAffinity && { nodeAffinity: now.nodeAffinity }) };
}

function withResources(old: PodSpec, now: PodSpec): PodSpec {
  const resized = (before: Container[], after: readonly Container[] = []): Container[] =>
    before.length !== after.length
      ? before
      : before.map((container, index) => {
          const { name, resources } = after[index]!;
          if (name !== container.name) return container;
          const { resources: _, ...rest } = container;
          return { ...rest, ...(resources && { resources }) };
        });
  return {
    ...old,
    containers: resized(old.containers, now.containers),
    ...(old.initContainers && { initContainers: resized(old.initContainers, now.initContainers) }),
  };
}
