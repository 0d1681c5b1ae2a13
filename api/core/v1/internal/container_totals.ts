import type { PodAccessor, PodResourcesOptions } from '../pod_resources_options.ts';
import { ContainerRestartPolicyAlways } from '../zz_generated.constants.ts';
import type { Container, ContainerStatus } from '../zz_generated.types.ts';
import { addTotals, fromTotals, type ResourceTotals, raiseTotals } from './resource_totals.ts';

/** The resources of one container; the status is passed if it counts. The result is not modified. */
export type ContainerResources = (container: Container, status: ContainerStatus | undefined) => ResourceTotals;

/** Sums the resources of a pod's containers. */
export class ContainerTotals {
  private readonly pod: PodAccessor;
  private readonly options: PodResourcesOptions;
  private readonly resourcesOf: ContainerResources;
  private readonly statuses: ReadonlyMap<string, ContainerStatus>;

  constructor(pod: PodAccessor, options: PodResourcesOptions, resourcesOf: ContainerResources) {
    this.pod = pod;
    this.options = options;
    this.resourcesOf = resourcesOf;
    const { containerStatuses, initContainerStatuses } = pod.status ?? {};
    const statuses = options.useStatusResources ? [...(containerStatuses ?? []), ...(initContainerStatuses ?? [])] : [];
    this.statuses = new Map(statuses.map((status) => [status.name, status]));
  }

  /**
   * Containers and sidecars run together. Init containers run before them, one at a time, each with the sidecars
   * started before it: the maximum counts.
   */
  sum(): ResourceTotals {
    const { containers, initContainers } = this.pod.spec ?? {};
    const together: ResourceTotals = new Map();
    for (const container of containers ?? []) {
      const needs = this.resourcesOf(container, this.statuses.get(container.name));
      this.options.containerFn?.(fromTotals(needs), 'Containers');
      addTotals(together, needs);
    }
    const sidecars: ResourceTotals = new Map();
    const most: ResourceTotals = new Map();
    for (const container of initContainers ?? []) {
      const needs = this.initNeeds(container, together, sidecars);
      this.options.containerFn?.(fromTotals(needs), 'InitContainers');
      raiseTotals(most, needs);
    }
    raiseTotals(together, most);
    return together;
  }

  private initNeeds(container: Container, together: ResourceTotals, sidecars: ResourceTotals): ResourceTotals {
    if (container.restartPolicy !== ContainerRestartPolicyAlways) {
      // The status of a container that terminates does not count.
      const needs = new Map(this.resourcesOf(container, undefined));
      addTotals(needs, sidecars);
      return needs;
    }
    const needs = this.resourcesOf(container, this.statuses.get(container.name));
    addTotals(together, needs);
    addTotals(sidecars, needs);
    return sidecars;
  }
}
