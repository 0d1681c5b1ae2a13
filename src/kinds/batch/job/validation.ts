import type { JobSpec } from '#api/batch/v1/zz_generated.structs';
import type { Job } from '#api/batch/v1/zz_generated.types';
import {
  type Affinity,
  type Container,
  type PodSpec,
  type PodTemplateSpec,
  PodSpec as podSpec,
  PodTemplateSpec as templateType,
} from '#api/core/v1/zz_generated.structs';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import { isDNS1123Label } from '#apimachinery/util/validation/dns';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { selects } from '#src/validation/checks/selectors';
import type { UpdateValidation } from '../../aspects/validation.ts';
import { checkSchedulingUpdate } from './scheduling.ts';
import { checkJobSpec } from './spec_validation.ts';
import { checkJobStatusUpdate, hasCondition } from './status_validation.ts';

const NAME_LABELS = ['job-name', 'batch.kubernetes.io/job-name'];

const UID_LABELS = ['controller-uid', 'batch.kubernetes.io/controller-uid'] as const;

export function checkJob(faults: Faults, { metadata, spec: written = {} as JobSpec }: Job): void {
  const spec = withDefaults(written);
  const path = newPath('spec');
  checkObjectMeta(faults, metadata, { namespaced: true });
  if (spec.manualSelector === true) checkManualSelector(faults, spec);
  else checkGeneratedSelector(faults, spec, metadata.name ?? '');
  checkJobSpec(faults, path, spec.manualSelector === true ? spec : labelled(spec, metadata.name ?? ''));
  const { completionMode, completions } = spec;
  if (completionMode === 'Indexed' && completions !== undefined && completions > 0 && metadata.name) {
    const hostname = `${metadata.name}-${completions - 1}`;
    if (isDNS1123Label(hostname).length > 0) {
      faults.invalid(
        newPath('metadata', 'name'),
        metadata.name,
        `will not able to create pod with invalid DNS label: ${hostname}`,
      );
    }
  }
}

/** With the labels that the server adds: the name may be none of a label's values. */
function labelled(spec: JobSpec, name: string): JobSpec {
  const metadata = {
    ...spec.template?.metadata,
    labels: { ...generatedLabels(name), ...spec.template?.metadata?.labels },
  };
  return { ...spec, template: { ...spec.template, metadata } };
}

/** Without parallelism, there is one completion. */
function withDefaults(spec: JobSpec): JobSpec {
  return spec.completions === undefined && spec.parallelism === undefined
    ? { ...spec, completions: 1, parallelism: 1 }
    : spec;
}

function checkManualSelector(faults: Faults, { selector, template }: JobSpec): void {
  const path = newPath('spec');
  const labels = template?.metadata?.labels;
  if (selector === undefined) faults.required(path.child('selector'));
  faults.add(validateLabelSelector(selector, {}, path.child('selector')));
  if (selects(selector, labels) === false) {
    faults.invalid(
      path.child('template', 'metadata', 'labels'),
      labels ?? null,
      '`selector` does not match template `labels`',
    );
  }
}

/**
 * The server adds labels with the name and the uid, and a selector of the uid: what is there already must not be something
 * else.
 */
function checkGeneratedSelector(faults: Faults, { selector, template }: JobSpec, name: string): void {
  const path = newPath('spec', 'template', 'metadata', 'labels');
  const labels = template?.metadata?.labels ?? {};
  const generated = generatedLabels(name);
  for (const [key, value] of Object.entries(generated)) {
    if (labels[key] !== undefined && labels[key] !== value) faults.invalid(path.key(key), labels, `must be '${value}'`);
  }
  if (selector === undefined) return;
  const whole = { ...selector, matchLabels: { [UID_LABELS[1]]: GENERATED_UID, ...selector.matchLabels } };
  faults.add(validateLabelSelector(whole, {}, newPath('spec', 'selector')));
  if (selects(whole, generated) === false) {
    faults.invalid(newPath('spec', 'selector'), selector, '`selector` not auto-generated');
  }
  if (selects(whole, { ...generated, ...labels }) === false) {
    faults.invalid(path, labels, '`selector` does not match template `labels`');
  }
}

/** No uid is known before the server has made one. */
const GENERATED_UID = 'the-generated-uid';

function generatedLabels(name: string): { [key: string]: string } {
  return Object.fromEntries([
    ...UID_LABELS.map((key) => [key, GENERATED_UID]),
    ...NAME_LABELS.map((key) => [key, name]),
  ]);
}

const IS_IMMUTABLE = 'field is immutable';

/** What an update of a Job may not change, besides its immutable fields. Mirrors `ValidateJobSpecUpdate`. */
function checkJobUpdate(faults: Faults, { spec }: Job, old: Job): void {
  const before = old.spec;
  if (spec === undefined || before === undefined) return;
  checkCompletions(faults, spec, before);
  checkTemplate(faults, spec.template, old, before);
  checkSchedulingUpdate(faults, newPath('spec', 'scheduling'), spec, before);
}

function checkCompletions(faults: Faults, { completions, completionMode, parallelism }: JobSpec, old: JobSpec): void {
  if (completions === old.completions) return;
  const path = newPath('spec', 'completions');
  if (completionMode !== 'Indexed') faults.invalid(path, completions ?? null, IS_IMMUTABLE);
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
    if (!deepEqual(templateType, template, wanted)) faults.invalid(path, template, IS_IMMUTABLE);
    return;
  }
  const spec = template.spec ?? { containers: [] };
  const resized = withResources(wanted.spec ?? { containers: [] }, spec);
  if (!deepEqual(podSpec, spec, resized)) faults.invalid(newPath('spec', 'template.spec'), spec, IS_IMMUTABLE);
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

export const jobUpdateValidation: UpdateValidation<Job> = {
  update: checkJobUpdate,
  immutable: {
    'spec.selector': null,
    'spec.completionMode': null,
    'spec.podFailurePolicy': null,
    'spec.backoffLimitPerIndex': null,
    'spec.managedBy': null,
    'spec.successPolicy': null,
  },
  subresources: { status: checkJobStatusUpdate },
};
