import { invalid } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { quote } from '#engine/schema/fault';
import { InvalidError } from './storage_error.ts';

/**
 * The number of a resourceVersion; 0 for an empty one. Mirrors `Versioner.ParseResourceVersion` of Go's storage package.
 * @throws {InvalidError} when it is not a number from 0 to 2^53-1; Go goes to 2^64-1, but no store has ever come that far
 */
export function parseResourceVersion(resourceVersion: string): number {
  if (resourceVersion === '' || resourceVersion === '0') return 0;
  const parsed = /^[0-9]+$/.test(resourceVersion) ? Number(resourceVersion) : NaN;
  if (Number.isSafeInteger(parsed)) return parsed;
  const why = Number.isNaN(parsed) ? 'invalid syntax' : 'value out of range';
  throw new InvalidError([
    invalid(
      newPath('resourceVersion'),
      resourceVersion,
      `strconv.ParseUint: parsing ${quote(resourceVersion)}: ${why}`,
    ),
  ]);
}
