import type { DaemonSet } from '#api/apps/v1/zz_generated.types';
import { PodTemplateSpec } from '#api/core/v1/zz_generated.structs';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { KindStrategy } from '../../aspects/strategy.ts';
import { dropDisabledTemplateFields } from '../../core/pod_spec/disabled_fields.ts';
import { emptyInPodSpec } from '../../core/pod_spec/empty_lists.ts';
import { podTemplateWarnings } from '../../core/pod_spec/warnings.ts';

/** How often the template has changed. Go has it as a field of its own. */
const TEMPLATE_GENERATION = 'deprecated.daemonset.template.generation';

/** An annotation counts the templates. Mirrors `daemonSetStrategy` of kube-apiserver. */
export const daemonSetStrategy: KindStrategy<DaemonSet> = {
  emptyIsSaid: /* @__PURE__ */ emptyInPodSpec('spec.template.spec'),
  generation: true,
  dropDisabled: ({ spec }, old) => dropDisabledTemplateFields(spec?.template, old?.spec?.template),
  prepareForCreate(object) {
    const given = Number(object.metadata.annotations?.[TEMPLATE_GENERATION]);
    annotate(object, given >= 1 ? given : 1);
  },
  prepareForUpdate(object, old) {
    const before = generationOf(old);
    annotate(object, deepEqual(PodTemplateSpec, templateOf(object), templateOf(old)) ? before : before + 1);
  },
  warnings: (set, old) =>
    generationOf(set) === (old && generationOf(old))
      ? []
      : podTemplateWarnings(newPath('spec', 'template'), set.spec?.template),
  status: { prepareForUpdate: keepTemplateGeneration },
};

/** It is part of the spec, which a status leaves as it is. */
function keepTemplateGeneration(object: DaemonSet, old: DaemonSet): void {
  annotate(object, generationOf(old));
}

const generationOf = ({ metadata }: DaemonSet): number => Number(metadata.annotations?.[TEMPLATE_GENERATION] ?? 0);

const templateOf = ({ spec }: DaemonSet): PodTemplateSpec => spec?.template ?? { spec: { containers: [] } };

function annotate({ metadata }: DaemonSet, generation: number): void {
  metadata.annotations = { ...metadata.annotations, [TEMPLATE_GENERATION]: String(generation) };
}
