import type { APILifecycle } from '#apimachinery/runtime/api_lifecycle';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import type { ExplainedField, Explanations } from '../../apiserver/endpoints/openapi/explanations.ts';
import { type Release, ReleaseError, readRelease } from '../../releases/index.ts';
import type { Arguments } from '../arguments.ts';
import { UsageError } from '../usage_error.ts';

/** The minor version of `1.36`, `v1.36` or `1.36.2`. @throws UsageError */
export function minorVersion(version: string): number {
  const match = /^v?1\.(\d{1,3})(?:\.\d{1,3})?$/.exec(version);
  if (match === null) throw new UsageError(`${version} is not a Kubernetes version`, 'expected a version such as 1.36');
  return Number(match[1]);
}

/** The release that an option names; undefined without the option. @throws UsageError */
export function releaseOf(args: Arguments): Release | undefined {
  const version = args.value('kubernetes-version');
  if (version === undefined) return undefined;
  try {
    return readRelease(version);
  } catch (error) {
    throw error instanceof ReleaseError ? new UsageError(error.message, 'give it as in 1.36') : error;
  }
}

const VALUES = 'One of ';

/** What is said of the fields that a release has, and of those of their values that it has. */
export function explanationsIn(release: Release, known: Explanations): Explanations {
  const types = Object.entries(known.types).map(([type, explained]) => {
    const fields = explained.fields
      .filter(([name]) => release.hasField(type, name))
      .map((field): ExplainedField => {
        const [name, typeName, doc, below] = field;
        const narrowed = doc.map((sentence) => {
          if (!sentence.startsWith(VALUES)) return sentence;
          const values = sentence.slice(VALUES.length, -1).split(', ');
          return `${VALUES}${values.filter((value) => release.hasField(type, name, value)).join(', ')}.`;
        });
        return below === undefined ? [name, typeName, narrowed] : [name, typeName, narrowed, below];
      });
    return [type, { ...explained, fields }];
  });
  return { ...known, types: Object.fromEntries(types) };
}

/** The status of a kind in a Kubernetes version. */
export type Stage = 'current' | 'future' | 'deprecated' | 'removed';

/** The status of a kind in a Kubernetes minor version. */
export function stageOf(lifecycle: APILifecycle | undefined, minor: number): Stage {
  if (lifecycle === undefined) return 'current';
  const reached = (version: string | undefined): boolean => version !== undefined && minorVersion(version) <= minor;
  if (reached(lifecycle.removed)) return 'removed';
  if (reached(lifecycle.deprecated)) return 'deprecated';
  return reached(lifecycle.introduced) ? 'current' : 'future';
}

/** The warning about using a kind with a Kubernetes version; undefined when there is none. */
export function lifecycleWarning(type: KindClass, minor: number): string | undefined {
  const { lifecycle } = type;
  const stage = stageOf(lifecycle, minor);
  if (lifecycle === undefined || stage === 'current') return undefined;
  const name = `${new GroupVersion(type)} ${type.kind}`;
  if (stage === 'future') return `${name} is not there before Kubernetes ${lifecycle.introduced}`;
  const instead = lifecycle.replacement === undefined ? '' : `; use ${replacementText(lifecycle)}`;
  // A fault, which is reported as such.
  if (stage === 'removed') return undefined;
  const end = lifecycle.removed === undefined ? '' : `, gone in ${lifecycle.removed}`;
  return `${name} is deprecated since Kubernetes ${lifecycle.deprecated}${end}${instead}`;
}

/** `apps/v1 Deployment`, or `apps/v1` for a kind of the same name; empty when there is no replacement. */
export function replacementText({ replacement }: APILifecycle, kind?: string): string {
  if (replacement === undefined) return '';
  const version = new GroupVersion(replacement).toString();
  return replacement.kind === kind ? version : `${version} ${replacement.kind}`;
}
