import { kubernetesEnvironment } from './kubernetes.js';
import { bindings } from './library/bindings.js';
import { QuantityType } from './library/quantity.js';
import { AnyType, BoolType, fullTypeName, mapType, objectType, StringType } from './types/type.js';
/** The most that the selector of a device may cost by estimate. Mirrors `CELSelectorExpressionMaxCost`. */
const COST_LIMIT = 1000000n;
const DeviceType = /* @__PURE__ */ objectType('kubernetes.DRADevice');
/** Values of attributes are of a type that is known when the expression runs. */
const ATTRIBUTES = /* @__PURE__ */ mapType(StringType, /* @__PURE__ */ mapType(StringType, AnyType));
const CAPACITY = /* @__PURE__ */ mapType(StringType, /* @__PURE__ */ mapType(StringType, QuantityType));
const FIELDS = /* @__PURE__ */ new Map([
    ['allowMultipleAllocations', BoolType],
    ['attributes', ATTRIBUTES],
    ['capacity', CAPACITY],
    ['driver', StringType],
]);
const TYPES = {
    findType: (name) => (name === DeviceType.name ? DeviceType : undefined),
    findField: (name, field) => (name === DeviceType.name ? FIELDS.get(field) : undefined),
};
/** The longest domain, name and value of an attribute, and how many of them a device has. */
const [MAX_DOMAIN, MAX_NAME, MAX_VALUE, MAX_ATTRIBUTES] = [63n, 32n, 64n, 32n];
/** Mirrors the `sizeEstimator` of k8s.io/dynamic-resource-allocation/cel. */
const sizes = ({ path = [] }) => {
    const [root, field, ...steps] = path;
    if (root !== 'device')
        return undefined;
    const size = (max) => ({ min: 0n, max });
    if (field === undefined)
        return size(0n);
    if (field === 'driver')
        return steps.length === 0 ? size(MAX_DOMAIN) : undefined;
    if (field === 'allowMultipleAllocations')
        return steps.length === 0 ? size(1n) : undefined;
    if (field !== 'attributes' && field !== 'capacity')
        return undefined;
    const [domain, name, ...more] = steps;
    if (domain === undefined)
        return size(MAX_ATTRIBUTES);
    if (domain === '@keys')
        return name === undefined ? size(MAX_DOMAIN) : undefined;
    if (domain !== '@values' && domain !== '@items')
        return undefined;
    if (name === undefined)
        return size(MAX_ATTRIBUTES);
    if (more.length > 0)
        return undefined;
    if (name === '@keys')
        return size(MAX_NAME);
    const isValue = name === '@values' || name === '@items';
    if (field === 'capacity')
        return isValue ? size(0n) : undefined;
    return size(MAX_VALUE);
};
let environment;
/**
 * Compiles the expression of a selector of devices (`spec.selectors[].cel.expression` of DeviceClasses and of requests in
 * ResourceClaims), which sees `device`. Mirrors `CompileCELExpression` of k8s.io/dynamic-resource-allocation/cel, with the
 * features of Kubernetes 1.37 that are on by default.
 * @returns the program, or what is wrong with the expression; `isTooComplex` when it compiles, but may cost more than a
 * server lets it
 */
export function compileDeviceSelector(expression) {
    environment ??= kubernetesEnvironment().extend({
        libraries: [bindings()],
        types: TYPES,
        variables: { device: DeviceType },
    });
    const compiled = environment.compile(expression);
    if (compiled.program === undefined && compiled.stage === 'compile')
        return { error: `compilation failed: ${compiled.message}`, stage: 'compile' };
    const { outputType } = compiled.program ?? compiled;
    if (!outputType.equals(BoolType) && !outputType.equals(AnyType)) {
        return { error: `must evaluate to bool or the unknown type, not ${fullTypeName(outputType)}`, stage: 'compile' };
    }
    if (compiled.program === undefined)
        return { error: `program instantiation failed: ${compiled.message}`, stage: 'program' };
    return { program: compiled.program, isTooComplex: compiled.program.estimateCost(sizes).max > COST_LIMIT };
}
