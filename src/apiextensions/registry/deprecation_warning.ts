import type { CustomResourceDefinitionSpec } from '#api/apiextensions/v1/zz_generated.types';
import { compareKubeAwareVersionStrings } from '#apimachinery/version/kube_version';

/** What clients of a version are told when it is deprecated; undefined when it is not. Mirrors `defaultDeprecationWarning`. */
export function deprecationWarning(
  { group, names, versions }: CustomResourceDefinitionSpec,
  name: string,
): string | undefined {
  const version = versions.find((each) => each.name === name);
  if (version?.deprecated !== true) return undefined;
  if (version.deprecationWarning !== undefined) return version.deprecationWarning;
  const newer = versions.flatMap(({ name: other, served, deprecated }) =>
    served && deprecated !== true && compareKubeAwareVersionStrings(name, other) < 0 ? [other] : [],
  );
  const [newest] = newer.sort((a, b) => compareKubeAwareVersionStrings(b, a));
  return `${group}/${name} ${names.kind} is deprecated${newest === undefined ? '' : `; use ${group}/${newest} ${names.kind}`}`;
}
