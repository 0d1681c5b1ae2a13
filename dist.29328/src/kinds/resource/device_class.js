import { isDNS1123Subdomain } from '#apimachinery/api/validate/content/dns';
import { newPath } from '#apimachinery/util/validation/field/path';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.js';
import { withDeclared } from './both_rules.js';
import { checkDeviceConfiguration } from './device_configuration.js';
import { checkList, checkSelectors } from './device_requests.js';
import { checkExtendedResourceName } from './names.js';
const SPEC = /* @__PURE__ */ newPath('spec');
const MAX_CONFIGURATIONS = 32;
/** Mirrors `ValidateDeviceClass` of kube-apiserver. */
export function checkDeviceClass(faults, { metadata, spec }) {
    const { selectors = [], config = [], extendedResourceName: name } = spec ?? {};
    checkObjectMeta(faults, metadata, { namespaced: false, name: isDNS1123Subdomain });
    withDeclared(faults, (both) => {
        checkSelectors(both, SPEC.child('selectors'), selectors);
        checkList(both, SPEC.child('config'), config, MAX_CONFIGURATIONS, (at, each) => checkDeviceConfiguration(both, at, each));
        if (name !== undefined)
            checkExtendedResourceName(both.declared, SPEC.child('extendedResourceName'), name);
    });
}
export const deviceClassColumns = [nameColumn, ageColumn];
export const deviceClassStrategy = { generation: true, returnDeletedObject: true };
