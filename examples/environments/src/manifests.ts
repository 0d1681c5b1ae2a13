import { encodeAll } from 'kubetyped';
import { validate } from 'kubetyped/validation';
import type { App } from './base.ts';

/** The manifests of an environment, as kubectl takes them. @throws Error with all that an API server would refuse */
export function manifestsOf(app: App): string {
  const { config, web, service, budget } = app;
  const objects = [config, service, web, ...(budget === undefined ? [] : [budget])];
  const faults = objects.flatMap((object) =>
    validate(object).map((fault) => `${object.kind} ${object.metadata.name}: ${fault.message}`),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return encodeAll(objects, { format: 'yaml' });
}
