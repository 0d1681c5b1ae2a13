import type { DeviceConfiguration } from '#api/resource/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import { isMap } from '#engine/json/untyped';
import { utf8Length } from '#engine/text/utf8';
import type { Faults } from '#src/validation/checks/faults';
import type { BothRules } from './both_rules.ts';
import { checkDeclaredDriver } from './names.ts';

const MAX_PARAMETERS = 10 * 1024;

/** Parameters for a driver. Mirrors `validateDeviceConfiguration` of kube-apiserver. */
export function checkDeviceConfiguration(
  { faults, declared }: BothRules,
  path: Path,
  { opaque }: DeviceConfiguration,
): void {
  if (opaque === undefined) {
    faults.required(path.child('opaque'));
    return;
  }
  checkDeclaredDriver(declared, path.child('opaque', 'driver'), opaque.driver ?? '');
  checkRaw(faults, path.child('opaque', 'parameters'), opaque.parameters);
}

/**
 * An object that only others understand.
 *
 * Differs from Go: counts the bytes that the object takes without spaces.
 */
export function checkRaw(faults: Faults, path: Path, value: unknown): void {
  if (value === undefined || value === null) faults.required(path);
  else if (utf8Length(JSON.stringify(value)) > MAX_PARAMETERS) faults.tooLong(path, MAX_PARAMETERS);
  else if (!isMap(value)) faults.invalid(path, '<value omitted>', 'must be a valid JSON object');
}
