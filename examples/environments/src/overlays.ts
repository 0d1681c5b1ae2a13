import type { DeploymentSpec } from 'kubetyped/api/apps/v1';
import type { Container } from 'kubetyped/api/core/v1';
import { MergePatchType, StrategicMergePatchType } from 'kubetyped/apimachinery/types';
import { patchObject } from 'kubetyped/apimachinery/util/patch';
import type { StrategicMergePatchOf } from 'kubetyped/apimachinery/util/strategicpatch';
import { type App, newBudget } from './base.ts';

/** Changes an application. It gives new objects, and leaves those it gets alone. */
export type Overlay = (app: App) => App;

/** Applies overlays in turn. */
export function overlay(app: App, ...overlays: readonly Overlay[]): App {
  return overlays.reduce((changed, change) => change(changed), app);
}

/** Puts every object into a namespace. */
export const inNamespace =
  (namespace: string): Overlay =>
  ({ config, web, service, budget }) => ({
    config: patchObject(config, { metadata: { namespace } }, MergePatchType),
    web: patchObject(web, { metadata: { namespace } }, MergePatchType),
    service: patchObject(service, { metadata: { namespace } }, MergePatchType),
    ...(budget === undefined ? {} : { budget: patchObject(budget, { metadata: { namespace } }, MergePatchType) }),
  });

/** Changes the Deployment. The compiler knows its fields; lists such as `containers` are merged by their names. */
export const withWeb =
  (spec: StrategicMergePatchOf<DeploymentSpec>): Overlay =>
  (app) => ({ ...app, web: patchObject(app.web, { spec }, StrategicMergePatchType) });

/** Changes the container of the Deployment. */
export const withContainer = (container: StrategicMergePatchOf<Omit<Container, 'name'>>): Overlay =>
  withWeb({ template: { spec: { containers: [{ ...container, name: 'web' }] } } });

/** Adds settings; null removes one. */
export const withSettings =
  (data: Readonly<Record<string, string | null>>): Overlay =>
  (app) => ({ ...app, config: patchObject(app.config, { data }, MergePatchType) });

/** Runs several replicas, of which a drained node takes one at a time. */
export const replicated =
  (replicas: number): Overlay =>
  (app) => ({ ...withWeb({ replicas })(app), budget: newBudget() });
