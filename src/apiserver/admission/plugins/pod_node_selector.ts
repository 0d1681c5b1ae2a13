import { Namespace, Pod } from '#api/core/v1/zz_generated.types';
import { newForbidden, newInternalError } from '#apimachinery/api/errors/constructors';
import { convertSelectorToLabelsMap } from '#apimachinery/labels/convert';
import { getOwn } from '#engine/json/own_property';
import type { PodNodeSelectorConfiguration } from '../../configuration/admission_configuration.ts';
import {
  type AdmissionPlugin,
  type Attributes,
  changeObject,
  type HostedAdmission,
  isAbout,
  ofKind,
} from '../plugin.ts';
import { StoredObjects } from '../stored_objects.ts';

const ANNOTATION = 'scheduler.alpha.kubernetes.io/node-selector';

type Labels = Readonly<Record<string, string>>;

/** Adds the node selector of the namespace to its Pods, and refuses Pods that contradict it. */
export function podNodeSelector(configuration: PodNodeSelectorConfiguration = {}): HostedAdmission {
  const configured = (name: string): Labels => convertSelectorToLabelsMap(getOwn(configuration, name) ?? '');
  return {
    install(host): AdmissionPlugin {
      const stored = new StoredObjects(host);
      const selectorOf = async (namespace: string): Promise<Labels> => {
        const found = await stored.latest(Namespace, namespace);
        if (found === undefined) throw newInternalError(new Error(`namespace ${namespace} does not exist`));
        const own = getOwn(found.metadata.annotations, ANNOTATION);
        return own === undefined ? configured('clusterDefaultNodeSelector') : convertSelectorToLabelsMap(own ?? '');
      };
      const check = (attributes: Attributes, selector: Labels, namespaced: Labels): void => {
        if (conflict(namespaced, selector))
          refuse(attributes, 'pod node label selector conflicts with its namespace node label selector');
      };
      const validate = async (attributes: Attributes): Promise<void> => {
        const pod = podOf(attributes);
        if (pod === undefined) return;
        const selector = pod.spec?.nodeSelector ?? {};
        check(attributes, selector, await selectorOf(attributes.namespace));
        const allowed = configured(attributes.namespace);
        const isAllowed = ([key, value]: [string, string]): boolean => getOwn(allowed, key) === value;
        if (Object.keys(allowed).length > 0 && !Object.entries(selector).every(isAllowed))
          refuse(attributes, 'pod node label selector labels conflict with its namespace whitelist');
      };
      return {
        name: 'PodNodeSelector',
        handles: (operation) => operation === 'CREATE',
        async admit(attributes) {
          const pod = podOf(attributes);
          if (pod === undefined) return;
          const selector = pod.spec?.nodeSelector ?? {};
          const namespaced = await selectorOf(attributes.namespace);
          check(attributes, selector, namespaced);
          if (Object.keys(namespaced).some((key) => !Object.hasOwn(selector, key)))
            changeObject(attributes, Pod, (changed) => {
              changed.spec = { ...(changed.spec ?? { containers: [] }), nodeSelector: { ...namespaced, ...selector } };
            });
          await validate(attributes);
        },
        validate,
      };
    },
  };
}

function podOf(attributes: Attributes): Pod | undefined {
  return isAbout(attributes, '', 'pods') ? ofKind(Pod, attributes.object) : undefined;
}

function refuse({ resource, object }: Attributes, text: string): never {
  throw newForbidden(resource, ofKind(Pod, object)?.metadata.name ?? '', new Error(text));
}

const conflict = (a: Labels, b: Labels): boolean =>
  Object.entries(a).some(([key, value]) => Object.hasOwn(b, key) && b[key] !== value);
