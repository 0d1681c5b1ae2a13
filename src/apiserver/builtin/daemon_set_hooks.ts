import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { PodTemplateSpec } from '#api/core/v1/zz_generated.structs';
import type { DaemonSet } from '#api/apps/v1/zz_generated.types';
import { defaultStrategy } from '../resources/default_strategy.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { APIObject } from '../storage/api_object.ts';

type Stored = APIObject & Pick<DaemonSet, 'spec'>;

/** How often the template has changed. Go has it as a field of its own. */
const TEMPLATE_GENERATION = 'deprecated.daemonset.template.generation';

/** What other workloads do, and an annotation counts the templates. Mirrors `daemonSetStrategy` of kube-apiserver. */
export const daemonSetHooks: Strategy = {
  prepareForCreate(object: Stored, context) {
    common.prepareForCreate?.(object, context);
    const given = Number(object.metadata.annotations?.[TEMPLATE_GENERATION]);
    annotate(object, given >= 1 ? given : 1);
  },
  prepareForUpdate(object: Stored, old: Stored, context) {
    common.prepareForUpdate?.(object, old, context);
    const before = Number(old.metadata.annotations?.[TEMPLATE_GENERATION] ?? 0);
    annotate(object, deepEqual(PodTemplateSpec, templateOf(object), templateOf(old)) ? before : before + 1);
  },
};

/** It is part of the spec, which a status leaves as it is. */
export function keepTemplateGeneration(object: APIObject, old: APIObject): void {
  annotate(object, Number(old.metadata.annotations?.[TEMPLATE_GENERATION] ?? 0));
}

const templateOf = ({ spec }: Stored): PodTemplateSpec => spec?.template ?? { spec: { containers: [] } };

const common = /* @__PURE__ */ defaultStrategy(true);

function annotate({ metadata }: APIObject, generation: number): void {
  metadata.annotations = { ...metadata.annotations, [TEMPLATE_GENERATION]: String(generation) };
}
