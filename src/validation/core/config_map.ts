import { isConfigMapKey } from '#apimachinery/util/validation/keys';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { ConfigMap } from '#api/core/v1/zz_generated.types';
import type { Faults } from '../checks/faults.ts';
import { checkObjectMeta } from '../checks/object_meta.ts';
import { base64Size, textSize } from '../checks/sizes.ts';

/** Of a ConfigMap or Secret, in bytes. */
export const MAX_SIZE: number = 1024 * 1024;

export function checkConfigMap(faults: Faults, { metadata, data = {}, binaryData = {} }: ConfigMap): void {
  let size = 0;
  checkObjectMeta(faults, metadata, { namespaced: true });
  for (const [key, value] of Object.entries(data)) {
    const at = newPath('data').key(key);
    faults.each(at, key, isConfigMapKey(key));
    if (Object.hasOwn(binaryData, key)) faults.invalid(at, key, 'duplicate of key present in binaryData');
    size += textSize(value);
  }
  for (const [key, value] of Object.entries(binaryData)) {
    faults.each(newPath('binaryData').key(key), key, isConfigMapKey(key));
    size += base64Size((value as string | null) ?? '');
  }
  if (size > MAX_SIZE) faults.tooLong(newPath(''), MAX_SIZE);
}
