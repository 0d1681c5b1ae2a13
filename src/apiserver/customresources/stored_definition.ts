import { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import { CustomResourceDefinition as V1beta1 } from '#api/apiextensions/v1beta1/zz_generated.types';
import type { Scheme } from '#apimachinery/runtime/scheme';
import { convertDefinition } from '../../apiextensions/index.ts';

/** Teaches a Scheme to read definitions as kube-apiserver stores them: it still does so in v1beta1. */
export function readStoredDefinitions(scheme: Scheme): void {
  if (!scheme.recognizes(V1beta1)) scheme.addKnownTypes(V1beta1, V1beta1);
  scheme.addConversionFunc(V1beta1, CustomResourceDefinition, (stored, out) => {
    const { spec } = convertDefinition(stored).definition;
    out.metadata = stored.metadata;
    out.spec = { ...spec, conversion: spec.conversion ?? { strategy: 'None' } };
    if (stored.status !== undefined) out.status = stored.status;
  });
}
