import type { JobSpec } from '#api/batch/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import { podTemplateWarnings } from '../../core/pod_spec/warnings.ts';

const MAX_COMPLETIONS = 100_000;
const MAX_PARALLELISM = 10_000;

/** Mirrors Go's `WarningsForJobSpec`. */
export function* jobSpecWarnings(path: Path, spec: JobSpec | undefined): Generator<string> {
  if (spec === undefined) return;
  const { completionMode, completions = 0, parallelism = 0, template } = spec;
  if (completionMode === 'Indexed' && completions > MAX_COMPLETIONS && parallelism > MAX_PARALLELISM)
    yield `${path}: In Indexed Jobs with a number of completions higher than 10^5 and a parallelism higher than 10^4, Kubernetes might not be able to track completedIndexes when a big number of indexes fail`;
  yield* podTemplateWarnings(path.child('template'), template);
}
