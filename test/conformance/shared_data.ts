import { existsSync } from 'node:fs';
import type { TestContext } from 'node:test';

/** Where data lies that is not part of the project: golden files of Kubernetes and manifests of other projects. */
export const shared: string = process.env.KUBETYPED_SHARED ?? '../shared';

/** Skips the test, loudly, when a folder or file of {@link shared} isn't there. */
export function isMissing(t: TestContext, path: string): boolean {
  if (existsSync(path)) return false;
  t.skip(`NOT CHECKED: there is no ${path}; set KUBETYPED_SHARED`);
  return true;
}
