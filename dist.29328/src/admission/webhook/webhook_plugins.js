import { newForbidden, newInternalError } from '#apimachinery/api/errors/constructors';
import { applyPatch } from '#apimachinery/util/jsonpatch/apply_patch';
import { decodePatch } from '#apimachinery/util/jsonpatch/decode_patch';
import { stringifyJSON } from '#engine/json/stringify';
import { equalUntyped } from '#engine/json/untyped';
import { asError } from '#engine/text/as_error';
import { decodeBase64 } from '#engine/text/base64';
import { compareUTF8, fromUTF8 } from '#engine/text/utf8';
import { policyEnvironment } from '../cel/environment.js';
import { MatchConditions } from '../matching/match_conditions.js';
import { matchResources } from '../matching/match_resources.js';
import { isExcluded } from '../matching/rules.js';
import { CachingAuthorizer } from '../policy/authorization.js';
import { versionedAttributes } from '../policy/versioned.js';
import { askWebhook, CallingWebhookError, failureOf } from './webhook_call.js';
/**
 * Admission by webhooks that look at objects, all at once, as kube-apiserver asks them. Mirrors Go's
 * `validating.NewValidatingAdmissionWebhook`.
 */
export function validatingWebhooks(options) {
    return {
        name: 'ValidatingAdmissionWebhook',
        async validate(attributes, interfaces) {
            if (isExcluded(attributes))
                return;
            const found = [];
            for (const [configuration, webhooks] of inOrder(await options.configurations()))
                for (const webhook of webhooks) {
                    const match = await matchOf(options, webhook, attributes, interfaces);
                    if (match !== undefined)
                        found.push({ configuration, webhook, match, isMutating: false });
                }
            const failures = await Promise.all(found.map(async (invocation, index) => {
                try {
                    const versioned = await versionedAttributes(attributes, invocation.match.kind, interfaces);
                    await askWebhook(options.call, invocation, versioned);
                    return undefined;
                }
                catch (error) {
                    const failure = failureOf(error, invocation);
                    if (failure === undefined)
                        attributes.addAnnotation(`failed-open.validating.${ANNOTATION}/round_0_index_${index}`, invocation.webhook.name);
                    return failure;
                }
            }));
            const first = failures.find((failure) => failure !== undefined);
            if (first !== undefined)
                throw first;
        },
    };
}
/**
 * Admission by webhooks that change objects, one after the other, as kube-apiserver asks them: those with
 * `reinvocationPolicy: IfNeeded` again when others changed the object after them. Mirrors Go's
 * `mutating.NewMutatingWebhook`.
 */
export function mutatingWebhooks(options) {
    return {
        name: 'MutatingAdmissionWebhook',
        async admit(attributes, interfaces) {
            if (isExcluded(attributes))
                return;
            const { reinvocation } = attributes;
            const kept = reinvocation.values.get(NAME);
            const memory = kept instanceof Memory ? kept : new Memory();
            reinvocation.values.set(NAME, memory);
            const round = reinvocation.isReinvoke ? 1 : 0;
            let index = -1;
            if (reinvocation.isReinvoke && !equalUntyped(memory.last, attributes.object))
                memory.markDue();
            for (const [configuration, webhooks] of inOrder(await options.configurations()))
                for (const webhook of webhooks) {
                    index++;
                    const match = await matchOf(options, webhook, attributes, interfaces);
                    const key = `${configuration}/${webhook.name}`;
                    if (match === undefined || (reinvocation.isReinvoke && !memory.due.has(key)))
                        continue;
                    const before = attributes.object;
                    const place = `round_${round}_index_${index}`;
                    const invocation = { configuration, webhook, match, isMutating: true };
                    let mutated = false;
                    try {
                        await change(options.call, invocation, attributes, interfaces, place);
                        mutated = !equalUntyped(before, attributes.object);
                    }
                    finally {
                        const value = stringifyJSON({ configuration, webhook: webhook.name, mutated });
                        attributes.addAnnotation(`mutation.${ANNOTATION}/${place}`, value);
                    }
                    if (mutated) {
                        memory.markDue();
                        reinvocation.shouldReinvoke = true;
                    }
                    if ('reinvocationPolicy' in webhook && webhook.reinvocationPolicy === 'IfNeeded')
                        memory.reinvocable.add(key);
                }
            memory.last = attributes.object;
        },
    };
}
/**
 * The end of the keys of audit annotations of webhooks.
 *
 * Differs from Go: the patch itself is not told, at no level, as it may hold secrets.
 */
const ANNOTATION = 'webhook.admission.k8s.io';
const NAME = 'MutatingAdmissionWebhook';
/** What is kept for the second time. Mirrors Go's `webhookReinvokeContext`. */
class Memory {
    last;
    reinvocable = new Set();
    due = new Set();
    markDue() {
        for (const key of this.reinvocable)
            this.due.add(key);
        this.reinvocable = new Set();
    }
}
/** The match conditions of webhooks. */
const compiled = /* @__PURE__ */ new WeakMap();
function inOrder(configurations) {
    return [...configurations]
        .sort((a, b) => compareUTF8(a.metadata.name ?? '', b.metadata.name ?? ''))
        .map(({ metadata, webhooks }) => [metadata.name ?? '', webhooks ?? []]);
}
/** Mirrors Go's `ShouldCallHook`. @throws {StatusError} */
async function matchOf({ findNamespace, authorize }, webhook, attributes, interfaces) {
    const { rules, matchPolicy, namespaceSelector, objectSelector, matchConditions, failurePolicy } = webhook;
    if (!rules || rules.length === 0)
        return undefined;
    const constraints = {
        resourceRules: rules,
        ...(matchPolicy && { matchPolicy }),
        ...(namespaceSelector && { namespaceSelector }),
        ...(objectSelector && { objectSelector }),
    };
    const match = await matchResources(constraints, attributes, interfaces, findNamespace);
    if (match === undefined || !matchConditions || matchConditions.length === 0)
        return match;
    let conditions = compiled.get(webhook);
    if (conditions === undefined) {
        conditions = new MatchConditions(matchConditions, policyEnvironment({ authorizer: true }));
        compiled.set(webhook, conditions);
    }
    const known = conditions;
    const versioned = await versionedAttributes(attributes, match.kind, interfaces);
    const matched = await new CachingAuthorizer(authorize ?? (() => ({ allowed: false }))).run((decide) => known.match(versioned, { authorize: decide }, failurePolicy === 'Ignore'));
    if (matched instanceof Error)
        throw newForbidden(attributes.resource, attributes.name, matched);
    return matched ? match : undefined;
}
/** Lets a webhook change the object of a request. */
async function change(call, invocation, attributes, interfaces, place) {
    const { webhook, match } = invocation;
    try {
        const versioned = await versionedAttributes(attributes, match.kind, interfaces);
        const { patch, patchType } = await askWebhook(call, invocation, versioned);
        if (patch === '')
            return;
        let operations;
        try {
            operations = decodePatch(fromUTF8(decodeBase64(patch)));
        }
        catch (error) {
            const why = `received undecodable patch in webhook response: ${asError(error).message}`;
            throw new CallingWebhookError(webhook.name, why, error);
        }
        if (operations.length === 0)
            return;
        if (versioned.object === undefined)
            throw newInternalError(new Error(`admission webhook ${JSON.stringify(webhook.name)} attempted to modify the object, which is not supported for this operation`));
        if (patchType !== 'JSONPatch')
            throw new CallingWebhookError(webhook.name, `unsupported patch type ${JSON.stringify(patchType)}`);
        let changed;
        try {
            changed = interfaces.decode(applyPatch(versioned.object, operations), match.kind);
        }
        catch (error) {
            throw newInternalError(asError(error));
        }
        attributes.object = await interfaces.convert(changed, attributes.kind);
    }
    catch (error) {
        const failure = failureOf(error, invocation);
        if (failure !== undefined)
            throw failure;
        attributes.addAnnotation(`failed-open.mutation.${ANNOTATION}/${place}`, webhook.name);
    }
}
