import type { Attributes, Operation } from './attributes.ts';
import type { ObjectInterfaces } from './object_interfaces.ts';

/**
 * Decides about requests, and changes them. Mirrors Go's `admission.Interface`, `MutationInterface` and
 * `ValidationInterface`.
 */
export interface AdmissionPlugin {
  /** For errors: `ValidatingAdmissionPolicy`. */
  readonly name: string;
  /** Whether it has something to do with an operation; with all unless given. */
  handles?(operation: Operation): boolean;
  /** Gives `attributes.object` another value where it has to change. @throws {StatusError} to refuse the request */
  admit?(attributes: Attributes, interfaces: ObjectInterfaces): Promise<void>;
  /** Looks at what all changes made. @throws {StatusError} to refuse the request */
  validate?(attributes: Attributes, interfaces: ObjectInterfaces): Promise<void>;
}

/**
 * Plug-ins one after the other. Those that change objects are asked a second time when one of them says so. Mirrors
 * Go's `newReinvocationHandler(chainAdmissionHandler)`.
 */
export function admissionChain(
  plugins: readonly AdmissionPlugin[],
): AdmissionPlugin & Required<Pick<AdmissionPlugin, 'admit' | 'validate'>> {
  const handles = (plugin: AdmissionPlugin, operation: Operation): boolean => plugin.handles?.(operation) ?? true;
  const admitOnce: Required<AdmissionPlugin>['admit'] = async (attributes, interfaces) => {
    for (const plugin of plugins)
      if (handles(plugin, attributes.operation)) await plugin.admit?.(attributes, interfaces);
  };
  return {
    name: plugins.map(({ name }) => name).join(','),
    handles: (operation) => plugins.some((plugin) => handles(plugin, operation)),
    async admit(attributes, interfaces) {
      await admitOnce(attributes, interfaces);
      const { reinvocation } = attributes;
      if (!reinvocation.shouldReinvoke) return;
      reinvocation.isReinvoke = true;
      await admitOnce(attributes, interfaces);
    },
    async validate(attributes, interfaces) {
      for (const plugin of plugins)
        if (handles(plugin, attributes.operation)) await plugin.validate?.(attributes, interfaces);
    },
  };
}
