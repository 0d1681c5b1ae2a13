import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import { isDNS1123Label } from '#apimachinery/util/validation/dns';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Job } from '#api/batch/v1/zz_generated.types';
import type { JobSpec } from '#api/batch/v1/zz_generated.structs';
import type { Faults } from '../checks/faults.ts';
import { checkObjectMeta } from '../checks/object_meta.ts';
import { selects } from '../checks/selectors.ts';
import { checkJobSpec } from './job_spec.ts';

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
