import type { Job } from '#api/batch/v1/zz_generated.types';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { KindStrategy } from '../../aspects/strategy.ts';
import { isSameGeneration, nameWarnings } from '../../aspects/warnings.ts';
import { dropDisabledTemplateFields } from '../../core/pod_spec/disabled_fields.ts';
import { emptyInPodSpec } from '../../core/pod_spec/empty_lists.ts';
import { dropScheduling } from './scheduling.ts';
import { jobSpecWarnings } from './warnings.ts';

/** The labels by which a Job finds its Pods. Mirrors Go's `generateSelector` of the strategy of Jobs. */
function generateSelector({ metadata, spec }: Job): void {
  if (spec === undefined || spec.manualSelector === true) return;
  const { name = '', uid = '' } = metadata;
  const template = (spec.template.metadata ??= {});
  const isDefault = Object.keys(metadata.labels ?? {}).length === 0 || metadata.labels === template.labels;
  template.labels = {
    'job-name': name,
    'batch.kubernetes.io/job-name': name,
    'controller-uid': uid,
    'batch.kubernetes.io/controller-uid': uid,
    ...template.labels,
  };
  spec.selector = {
    ...spec.selector,
    matchLabels: { 'batch.kubernetes.io/controller-uid': uid, ...spec.selector?.matchLabels },
  };
  if (isDefault) metadata.labels = { ...template.labels };
}

export const jobStrategy: KindStrategy<Job> = {
  emptyIsSaid: /* @__PURE__ */ emptyInPodSpec('spec.template.spec'),
  generation: true,
  selectableFields: { 'status.successful': ({ status }) => String(status?.succeeded ?? 0) },
  unsupportedField: (label) => `field label ${JSON.stringify(label)} not supported for Job`,
  defaultGarbageCollectionPolicy: 'OrphanDependents',
  warningsOnDelete: ({ propagationPolicy, orphanDependents }) =>
    (propagationPolicy ?? orphanDependents ?? undefined) === undefined
      ? [
          'child pods are preserved by default when jobs are deleted; set propagationPolicy=Background to remove them or set propagationPolicy=Orphan to suppress this warning',
        ]
      : [],
  dropDisabled({ spec }, old) {
    dropScheduling(spec, old?.spec);
    dropDisabledTemplateFields(spec?.template, old?.spec?.template);
  },
  *warnings(job, old) {
    if (old === undefined) yield* nameWarnings(job);
    if (!isSameGeneration(job, old)) yield* jobSpecWarnings(newPath('spec'), job.spec);
  },
  canonicalize: generateSelector,
};
