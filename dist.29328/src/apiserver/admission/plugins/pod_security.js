import { Namespace, Pod } from '#api/core/v1/zz_generated.types';
import { newForbidden, newInternalError, newInvalid } from '#apimachinery/api/errors/constructors';
import { getControllerOf } from '#apimachinery/apis/meta/v1/controller_ref';
import { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { quote } from '#engine/schema/fault';
import { compareUTF8 } from '#engine/text/utf8';
import { evaluatePodSecurity } from '#src/admission/podsecurity/evaluate_pod_security';
import { compareLevels, LABEL_PREFIX, levelVersionToString, policyToEvaluate, } from '#src/admission/podsecurity/levels';
import { isObject, ofKind } from '../plugin.js';
import { StoredObjects } from '../stored_objects.js';
/** Resources whose objects hold the template of a Pod. */
const CONTROLLERS = /* @__PURE__ */ new Set([
    '/podtemplates',
    '/replicationcontrollers',
    'apps/daemonsets',
    'apps/deployments',
    'apps/replicasets',
    'apps/statefulsets',
    'batch/cronjobs',
    'batch/jobs',
]);
/** Subresources of Pods that change nothing of what is looked at. */
const IGNORED_SUBRESOURCES = /* @__PURE__ */ new Set([
    'attach',
    'binding',
    'eviction',
    'exec',
    'log',
    'portforward',
    'proxy',
    'status',
]);
/** How many Pods of a namespace are looked at when its level changes, and for how many milliseconds. */
const MOST_PODS = 3000;
const TIME_FOR_PODS = 1000;
/** Holds Pods to the levels of PodSecurity that the labels of their namespaces name. */
export function podSecurity(configuration = {}) {
    return {
        install(host) {
            const security = new PodSecurity(new StoredObjects(host), configuration);
            return {
                name: 'PodSecurity',
                handles: (operation) => operation === 'CREATE' || operation === 'UPDATE',
                validate: (attributes) => security.validate(attributes),
            };
        },
    };
}
class PodSecurity {
    #stored;
    #defaults;
    #exempt;
    constructor(stored, { defaults = {}, exemptions = {} }) {
        this.#stored = stored;
        this.#exempt = { usernames: [], namespaces: [], runtimeClasses: [], ...exemptions };
        const mode = (name) => ({
            level: defaults[name] ?? 'privileged',
            version: defaults[`${name}-version`] ?? 'latest',
        });
        this.#defaults = { enforce: mode('enforce'), audit: mode('audit'), warn: mode('warn') };
    }
    async validate(attributes) {
        const { resource, subresource } = attributes;
        const name = `${resource.group}/${resource.resource}`;
        if (name === '/namespaces' && subresource === '')
            await this.#validateNamespace(attributes);
        else if (name === '/pods' && !IGNORED_SUBRESOURCES.has(subresource))
            await this.#validatePod(attributes);
        else if (CONTROLLERS.has(name) && subresource === '')
            await this.#validateController(attributes);
    }
    async #validateNamespace(attributes) {
        const namespace = ofKind(Namespace, attributes.object);
        if (namespace === undefined)
            return;
        const { policy, errors } = this.#policyOf(namespace);
        const old = ofKind(Namespace, attributes.oldObject);
        const before = old && this.#policyOf(old);
        const wasWrong = before !== undefined && texts(before.errors) === texts(errors);
        if (errors.length > 0 && !wasWrong)
            throw newInvalid(attributes.kind, attributes.name, errors);
        if (before !== undefined && !isStricter(policy.enforce, before.policy.enforce))
            return;
        if (this.#exempt.namespaces.includes(attributes.namespace)) {
            const warning = this.#exemptWarning(namespace, policy);
            if (warning !== '')
                attributes.warn(warning);
        }
        else if (before !== undefined) {
            const warnings = await this.#existingPods(namespace.metadata.name ?? '', policy.enforce);
            for (const warning of warnings)
                attributes.warn(warning);
        }
    }
    async #validatePod(attributes) {
        if (this.#isExempt(attributes))
            return;
        const namespace = await this.#namespace(attributes.namespace);
        if (namespace === undefined)
            throw newInternalError(new Error(`failed to lookup namespace ${quote(attributes.namespace)}`));
        const { policy, errors } = this.#policyOf(namespace);
        if (errors.length === 0 && isFullyPrivileged(policy)) {
            annotate(attributes, 'enforce-policy', 'privileged:latest');
            return;
        }
        const pod = ofKind(Pod, attributes.object);
        const old = ofKind(Pod, attributes.oldObject);
        if (pod?.spec === undefined || (old?.spec && !isSignificantUpdate(pod.spec, old.spec)))
            return;
        this.#evaluate(attributes, policy, errors, { metadata: pod.metadata, spec: pod.spec }, true);
    }
    async #validateController(attributes) {
        if (this.#isExempt(attributes))
            return;
        const namespace = await this.#namespace(attributes.namespace);
        if (namespace === undefined) {
            annotate(attributes, 'error', `failed to lookup namespace ${quote(attributes.namespace)}`);
            return;
        }
        const { policy, errors } = this.#policyOf(namespace);
        if (errors.length === 0 && policy.warn.level === 'privileged' && policy.audit.level === 'privileged')
            return;
        const template = templateOf(attributes.object);
        if (template?.spec === undefined)
            return;
        this.#evaluate(attributes, policy, errors, { metadata: template.metadata ?? {}, spec: template.spec }, false);
    }
    #evaluate(attributes, { enforce, audit, warn }, errors, { metadata, spec }, isEnforced) {
        if (this.#exempt.runtimeClasses.includes(spec.runtimeClassName ?? '') && spec.runtimeClassName) {
            annotate(attributes, 'exempt', 'runtimeClass');
            return;
        }
        const failure = ErrorList.toAggregate(errors);
        if (failure !== undefined)
            annotate(attributes, 'error', `Failed to parse policy: ${failure.message}`);
        const judged = (by) => evaluatePodSecurity(by.level, by.version, spec, metadata);
        const would = (by, { detail }) => `would violate PodSecurity ${quote(levelVersionToString(by))}: ${detail}`;
        if (isEnforced)
            annotate(attributes, 'enforce-policy', levelVersionToString(enforce));
        const audited = judged(audit);
        if (!audited.allowed)
            annotate(attributes, 'audit-violations', would(audit, audited));
        const enforced = judged(enforce);
        if (isEnforced && !enforced.allowed) {
            const text = `violates PodSecurity ${quote(levelVersionToString(enforce))}: ${enforced.detail}`;
            throw newForbidden(attributes.resource, attributes.name, new Error(text));
        }
        const warned = judged(warn);
        if (!warned.allowed)
            attributes.warn(would(warn, warned));
    }
    /** What the Pods of a namespace are going to be refused for: those that are there stay. */
    async #existingPods(namespace, enforce) {
        const all = this.#byController(await this.#stored.all(Pod, namespace));
        const some = all.slice(0, MOST_PODS);
        const found = new Map();
        const end = performance.now() + TIME_FOR_PODS;
        let checked = 0;
        for (const { metadata, spec } of some) {
            const { allowed, reason } = evaluatePodSecurity(enforce.level, enforce.version, spec ?? { containers: [] }, metadata);
            if (!allowed)
                found.set(reason, [...(found.get(reason) ?? []), metadata.name ?? '']);
            checked++;
            if (performance.now() > end)
                break;
            // Others are served meanwhile.
            if (checked % 100 === 0)
                await new Promise((resolve) => setImmediate(resolve));
        }
        const warnings = [...found].map(([reason, names]) => `${described(names)}: ${reason}`).sort(compareUTF8);
        return [
            ...(checked < all.length
                ? [`new PodSecurity enforce level only checked against the first ${checked} of ${all.length} existing pods`]
                : []),
            ...(warnings.length > 0
                ? [
                    `existing pods in namespace ${quote(namespace)} violate the new PodSecurity enforce level ${quote(levelVersionToString(enforce))}`,
                ]
                : []),
            ...warnings,
        ];
    }
    /** First one Pod of each controller, as the others are like it. */
    #byController(pods) {
        const seen = new Set();
        const firsts = [];
        const others = [];
        for (const pod of pods) {
            const { runtimeClassName } = pod.spec ?? {};
            if (runtimeClassName && this.#exempt.runtimeClasses.includes(runtimeClassName))
                continue;
            const uid = getControllerOf(pod)?.uid;
            if (uid !== undefined && seen.has(uid))
                others.push(pod);
            else
                firsts.push(pod);
            if (uid !== undefined)
                seen.add(uid);
        }
        return [...firsts, ...others];
    }
    #isExempt(attributes) {
        const reason = this.#exempt.namespaces.includes(attributes.namespace)
            ? 'namespace'
            : this.#exempt.usernames.includes(attributes.user?.name ?? '')
                ? 'user'
                : '';
        if (reason !== '')
            annotate(attributes, 'exempt', reason);
        return reason !== '';
    }
    #exemptWarning({ metadata: { name = '', labels } }, policy) {
        const isDefault = MODES.every((mode) => isEquivalent(policy[mode], this.#defaults[mode]));
        if (isFullyPrivileged(policy) || isDefault)
            return '';
        const has = (label) => labels?.[LABEL_PREFIX + label] !== undefined;
        const given = MODES.filter((mode) => policy[mode].level !== 'privileged' && (has(mode) || has(`${mode}-version`))).map((mode) => `${mode}=${levelVersionToString(policy[mode])}`);
        return `namespace ${quote(name)} is exempt from Pod Security, and the policy (${given.join(', ')}) will be ignored`;
    }
    #policyOf({ metadata }) {
        return policyToEvaluate(metadata.labels ?? {}, this.#defaults);
    }
    /** One that has just been made is in no cache yet. */
    async #namespace(name) {
        return (await this.#stored.get(Namespace, name)) ?? this.#stored.namespace(name);
    }
}
const MODES = ['enforce', 'audit', 'warn'];
function annotate(attributes, name, value) {
    attributes.addAnnotation(LABEL_PREFIX + name, value);
}
const isFullyPrivileged = (policy) => MODES.every((mode) => policy[mode].level === 'privileged');
const isEquivalent = (a, b) => a.level === b.level && (a.level === 'privileged' || a.version === b.version);
/** Whether Pods that are there may violate it, though they were all right before. */
function isStricter(enforce, before) {
    if (enforce.level === 'privileged')
        return false;
    return enforce.version !== before.version || compareLevels(enforce.level, before.level) > 0;
}
const texts = (errors) => errors.map(({ message }) => message).join('\n');
/** `a (and 2 other pods)` */
function described(names) {
    const [first = ''] = [...names].sort(compareUTF8);
    const others = names.length - 1;
    return others === 0 ? first : `${first} (and ${others} other ${others === 1 ? 'pod' : 'pods'})`;
}
/** The template in an object that makes Pods: that of a CronJob is one step further. */
function templateOf(object) {
    let found = object;
    for (const field of ['spec', 'jobTemplate', 'spec'])
        if (isObject(found) && isObject(found[field]))
            found = found[field];
    return isObject(found) && isTemplate(found['template']) ? found['template'] : undefined;
}
const isTemplate = (value) => isObject(value) && isObject(value['spec']);
/** Whether an update changes what is looked at: of a Pod that runs, images and the containers for debugging it. */
function isSignificantUpdate(spec, old) {
    const images = ({ containers, initContainers }) => [containers ?? [], initContainers ?? []].map((all) => all.map(({ image }) => image ?? ''));
    if (JSON.stringify(images(spec)) !== JSON.stringify(images(old)))
        return true;
    return (spec.ephemeralContainers ?? []).some(({ name, image }) => {
        const before = (old.ephemeralContainers ?? []).find((each) => each.name === name);
        return before === undefined || before.image !== image;
    });
}
