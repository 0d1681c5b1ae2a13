import type { DeviceClass } from '#api/resource/v1/zz_generated.types';
import { isDNS1123Subdomain } from '#apimachinery/api/validate/content/dns';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import { withDeclared } from './both_rules.ts';
import { checkDeviceConfiguration } from './device_configuration.ts';
import { checkList, checkSelectors } from './device_requests.ts';
import { checkExtendedResourceName } from './names.ts';

const SPEC = /* @__PURE__ */ newPath('spec');

const MAX_CONFIGURATIONS = 32;

/** Mirrors `ValidateDeviceClass` of kube-apiserver. */
export function checkDeviceClass(faults: Faults, { metadata, spec }: DeviceClass): void {
  const { selectors = [], config = [], extendedResourceName: name } = spec ?? {};
  checkObjectMeta(faults, metadata, { namespaced: false, name: isDNS1123Subdomain });
  withDeclared(faults, (both) => {
    checkSelectors(both, SPEC.child('selectors'), selectors);
    checkList(both, SPEC.child('config'), config, MAX_CONFIGURATIONS, (at, each) =>
      checkDeviceConfiguration(both, at, each),
    );
    if (name !== undefined) checkExtendedResourceName(both.declared, SPEC.child('extendedResourceName'), name);
  });
}

export const deviceClassColumns: readonly Column[] = [nameColumn, ageColumn];

export const deviceClassStrategy: KindStrategy<DeviceClass> = { generation: true, returnDeletedObject: true };
