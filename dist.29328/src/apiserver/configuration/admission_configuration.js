import { RawExtension } from '#apimachinery/runtime/extension';
import { isDNS1123Label, isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { duplicate, invalid } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { LIST, OMITEMPTY, POINTER } from '#engine/schema/descriptor';
import { INVALID_LEVEL, INVALID_VERSION, parseLevel, parseVersion } from '#src/admission/podsecurity/levels';
const AdmissionPluginConfiguration = {
    type: 'k8s.io/apiserver/pkg/apis/apiserver/v1.AdmissionPluginConfiguration',
    get fields() {
        return [
            ['name', 'string', 0],
            ['path', 'string', 0],
            ['configuration', RawExtension, POINTER | OMITEMPTY],
        ];
    },
};
export function admissionConfigurationFields() {
    return [['plugins', AdmissionPluginConfiguration, LIST]];
}
const MODES = ['enforce', 'warn', 'audit'];
const PACKAGE = 'k8s.io/pod-security-admission/admission/api/v1.';
const PodSecurityDefaults = {
    type: `${PACKAGE}PodSecurityDefaults`,
    get fields() {
        return MODES.flatMap((mode) => [
            [mode, 'string', OMITEMPTY],
            [`${mode}-version`, 'string', OMITEMPTY],
        ]);
    },
};
const PodSecurityExemptions = {
    type: `${PACKAGE}PodSecurityExemptions`,
    get fields() {
        return [
            ['usernames', 'string', LIST | OMITEMPTY],
            ['namespaces', 'string', LIST | OMITEMPTY],
            ['runtimeClasses', 'string', LIST | OMITEMPTY],
        ];
    },
};
export function podSecurityConfigurationFields() {
    return [
        ['defaults', PodSecurityDefaults, 0],
        ['exemptions', PodSecurityExemptions, 0],
    ];
}
/** What is wrong with a configuration. Mirrors Go's `ValidatePodSecurityConfiguration`. */
export function validatePodSecurityConfiguration({ defaults = {}, exemptions = {}, }) {
    const errors = [];
    for (const mode of MODES) {
        const [level, version] = [defaults[mode], defaults[`${mode}-version`]];
        const path = newPath('defaults');
        if (level && parseLevel(level) === undefined)
            errors.push(invalid(path.child(mode), level, INVALID_LEVEL));
        if (version && parseVersion(version) === undefined)
            errors.push(invalid(path.child(`${mode}-version`), version, INVALID_VERSION));
    }
    const each = (name, faultsOf) => {
        const seen = new Set();
        for (const [index, value] of (exemptions[name] ?? []).entries()) {
            const path = newPath('exemptions', name).index(index);
            const faults = faultsOf(value);
            if (faults.length > 0)
                errors.push(invalid(path, value, faults.join(', ')));
            else if (seen.has(value))
                errors.push(duplicate(path, value));
            else
                seen.add(value);
        }
    };
    each('namespaces', isDNS1123Label);
    each('runtimeClasses', isDNS1123Subdomain);
    each('usernames', (value) => (value === '' ? ['username must not be empty'] : []));
    return errors;
}
