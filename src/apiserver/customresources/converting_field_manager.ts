import { stringifyJSON } from '#engine/json/stringify';
import { asError } from '#engine/text/as_error';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import type { FieldManager } from '#apimachinery/util/managedfields/field_manager';
import type { ServedFieldManager } from '../endpoints/served_resource.ts';

/** An object in another version. @throws when there is no such conversion */
export type Convert = (object: RuntimeObject, to: GroupVersion) => RuntimeObject;

/**
 * Server-side apply whose conversions take time, those of a webhook: fields that are owned in other versions need them. A
 * manager runs until it needs one, and again from the start when that is known.
 * @param newManager makes a manager that converts by a function
 */
export function convertingFieldManager(
  newManager: (convert: Convert) => FieldManager,
  convert: (object: RuntimeObject, to: GroupVersion) => Promise<RuntimeObject>,
): ServedFieldManager {
  const run = async <T>(work: (manager: FieldManager) => T): Promise<T> => {
    const known = new Map<string, RuntimeObject | Error>();
    for (;;) {
      const missing: { readonly key: string; readonly object: RuntimeObject; readonly to: GroupVersion }[] = [];
      const manager = newManager((object, to) => {
        const key = `${String(to)} ${stringifyJSON(object, { sorted: true })}`;
        const found = known.get(key);
        if (found instanceof Error) throw found;
        if (found !== undefined) return found;
        missing.push({ key, object, to });
        throw new Error(`not converted to ${String(to)} yet`);
      });
      let outcome: () => T;
      try {
        const result = work(manager);
        outcome = () => result;
      } catch (error) {
        outcome = () => {
          throw error;
        };
      }
      if (missing.length === 0) return outcome();
      for (const { key, object, to } of missing)
        known.set(key, await convert(object, to).catch((error: unknown) => asError(error)));
    }
  };
  return {
    updateNoErrors: (live, object, manager) => run((fields) => fields.updateNoErrors(live, object, manager)),
    apply: (live, config, manager, options) => run((fields) => fields.apply(live, config, manager, options)),
  };
}
