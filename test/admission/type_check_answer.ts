// What our type checker says of the questions that scripts/go/admission answers, too.
import { typeCheck } from 'kubetyped/admission';
import { DefaultRESTMapper, RESTScopeNamespace } from 'kubetyped/apimachinery/api/meta';
import type { TypeCheckQuestion } from './random_type_checks.ts';

/** Types are named after their Kind and, in Go, the nanosecond. */
const NUMBERED = /\b([A-Z][a-z]+)[0-9]+\b/g;

export function typeCheckAnswer({ policy, types }: TypeCheckQuestion): object[] {
  const restMapper = new DefaultRESTMapper();
  for (const { group, version, kind, resource } of types) {
    const name = { group, version, resource };
    restMapper.addSpecific({ group, version, kind }, name, name, RESTScopeNamespace);
  }
  const warnings = typeCheck(policy, {
    restMapper,
    schemaOf: (kind) =>
      types.find((each) => each.group === kind.group && each.version === kind.version && each.kind === kind.kind)
        ?.schema,
  });
  return warnings.map(({ fieldRef, warning }) => ({ fieldRef, warning: warning.replace(NUMBERED, '$1') }));
}
