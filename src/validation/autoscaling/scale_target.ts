import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '../checks/faults.ts';
import { pathSegment } from '../checks/names.ts';

/** An object of any kind that can be scaled or measured. */
export interface ScaleTarget {
  readonly kind?: string;
  readonly name?: string;
  readonly apiVersion?: string;
}

/** @param core whether the object may be one of the core group */
export function checkTarget(
  faults: Faults,
  path: Path,
  { kind, name, apiVersion = '' }: ScaleTarget,
  core: boolean,
): void {
  faults.named(path.child('kind'), kind, pathSegment);
  faults.named(path.child('name'), name, pathSegment);
  if (apiVersion.split('/').length > 2)
    faults.invalid(path.child('apiVersion'), apiVersion, `unexpected GroupVersion string: ${apiVersion}`);
  else if (!core && !apiVersion.includes('/'))
    faults.invalid(path.child('apiVersion'), apiVersion, 'apiVersion must specify API group');
}
