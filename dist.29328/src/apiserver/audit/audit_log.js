/// <reference types="node" />
import { closeSync, openSync, writeSync } from 'node:fs';
import { microTimeFromDate } from '#apimachinery/apis/meta/v1/micro_time';
import { unmarshal } from '#apimachinery/util/yaml/convert';
import { append } from '#engine/go/append';
import { stringifyJSON } from '#engine/json/stringify';
import { isMap } from '#engine/json/untyped';
import { formatAddress, parseAddress } from '#engine/text/ip_address';
import { respondedBytes, valuesOf, withEnd } from '../request/http.js';
import { checkAuditPolicy, decide, } from './policy.js';
const EVERYTHING = { rules: [{ level: 'Metadata' }], omitStages: ['RequestReceived'] };
/**
 * Tells who has done what. Headers are never logged; what a request and its answer hold only at the levels `Request` and
 * `RequestResponse`: Secrets and tokens are logged there as everything else, so a policy should have `Metadata` for them.
 * Mirrors Go's `WithAudit`.
 */
export class AuditLog {
    #policy;
    #log;
    /** @throws {AuditPolicyError} */
    constructor({ policy = EVERYTHING, log }, onError) {
        checkAuditPolicy(policy);
        this.#policy = policy;
        this.#log = (event) => {
            try {
                log(event);
            }
            catch (error) {
                onError(error);
            }
        };
    }
    /**
     * Begins with a request.
     * @param user undefined: nobody knows
     * @returns undefined when nothing of it is to be logged
     */
    begin(request, id, user, info) {
        const decision = decide(this.#policy, user, info);
        return decision.level === 'None' ? undefined : new RequestAudit(request, id, user, info, decision, this.#log);
    }
}
/** What is logged of one request. */
export class RequestAudit {
    #decision;
    #log;
    #begun;
    #impersonated;
    #object;
    #annotations = new Map();
    /** Use {@link AuditLog.begin}. @internal */
    constructor(request, id, user, info, decision, log) {
        const { 'user-agent': userAgent } = request.headers;
        const sourceIPs = sourceIPsOf(request);
        this.#decision = decision;
        this.#log = log;
        this.#begun = {
            kind: 'Event',
            apiVersion: 'audit.k8s.io/v1',
            level: decision.level,
            auditID: id,
            requestURI: request.url,
            verb: info.verb,
            user: asUser(user),
            ...(sourceIPs.length > 0 && { sourceIPs }),
            ...(userAgent !== undefined && { userAgent }),
            ...(info.isResourceRequest && { objectRef: referenceOf(info) }),
            requestReceivedTimestamp: microTimeFromDate(new Date()),
        };
        this.#write('RequestReceived', {});
    }
    /** Whether what the request holds is logged. */
    get wantsBody() {
        return this.#decision.level === 'Request' || this.#decision.level === 'RequestResponse';
    }
    /** Whether what is answered is logged. */
    get wantsAnswer() {
        return this.#decision.level === 'RequestResponse';
    }
    /** Takes what the request holds: JSON or YAML. Other formats are not logged. */
    requestBody(body, contentType) {
        this.#object = this.#contentOf(body, contentType);
    }
    /** The user that the request asks to be taken for. */
    impersonated(user) {
        this.#impersonated = asUser(user);
    }
    /** Takes what a plug-in of admission says of the request; what was said first stays. Mirrors Go's `AddAuditAnnotation`. */
    annotate(key, value) {
        if (!this.#annotations.has(key))
            this.#annotations.set(key, value);
    }
    /** Logs the answer; that of a watch when it begins and when it ends. @returns the response to send */
    responded(response) {
        const bytes = respondedBytes(response);
        if (bytes === undefined) {
            const responseStatus = { metadata: {}, code: response.status };
            if (response.inPieces !== true)
                this.#write('ResponseStarted', { responseStatus });
            return { ...response, body: withEnd(response.body, () => this.#write('ResponseComplete', { responseStatus })) };
        }
        const contentType = String(response.headers['Content-Type'] ?? '');
        const isFailure = response.status >= 400;
        const object = isFailure || this.wantsAnswer ? this.#contentOf(bytes, contentType) : undefined;
        const status = isFailure && isMap(object) && object['kind'] === 'Status' ? object : {};
        const { kind: _, apiVersion: __, ...rest } = status;
        this.#write('ResponseComplete', {
            responseStatus: { metadata: {}, ...rest, code: response.status },
            ...(this.wantsAnswer && object !== undefined && { responseObject: object }),
        });
        return response;
    }
    #write(stage, more) {
        if (this.#decision.omitStages.includes(stage))
            return;
        this.#log({
            ...this.#begun,
            ...(this.#impersonated && { impersonatedUser: this.#impersonated }),
            ...(this.#object !== undefined && { requestObject: this.#object }),
            ...(this.#annotations.size > 0 && { annotations: Object.fromEntries(this.#annotations) }),
            ...more,
            stage,
            stageTimestamp: microTimeFromDate(new Date()),
        });
    }
    #contentOf(bytes, contentType) {
        if (bytes.length === 0 || !/json|yaml|^$/.test(contentType))
            return undefined;
        try {
            const value = unmarshal(bytes);
            return this.#decision.omitManagedFields ? withoutManagedFields(value) : value;
        }
        catch {
            return undefined;
        }
    }
}
/**
 * Where a request comes from: what proxies say, as far as these are addresses, and its own address, which cannot be made
 * up. Mirrors Go's `net.SourceIPs`.
 */
function sourceIPsOf(request) {
    const [forwarded = ''] = valuesOf(request, 'x-forwarded-for');
    const known = forwarded.split(',').flatMap((each) => addressOf(each.trim()));
    const [real = ''] = valuesOf(request, 'x-real-ip');
    append(known, addressOf(real).filter((each) => !known.includes(each)));
    const own = addressOf(request.remoteAddress ?? '').filter((each) => each !== known.at(-1));
    return [...known, ...own];
}
function addressOf(text) {
    const address = parseAddress(text);
    return address === undefined ? [] : [formatAddress(address.bytes)];
}
function withoutManagedFields(value) {
    if (!isMap(value))
        return value;
    const { items } = value;
    if (Array.isArray(items))
        return { ...value, items: items.map(withoutManagedFields) };
    if (!isMap(value['metadata']))
        return value;
    const { managedFields: _, ...metadata } = value['metadata'];
    return { ...value, metadata };
}
function asUser(user) {
    if (user === undefined)
        return { username: '' };
    const { name, uid, groups, extra } = user;
    return { username: name, ...(uid !== undefined && { uid }), groups, ...(extra !== undefined && { extra }) };
}
function referenceOf({ resource, namespace, name, apiGroup, apiVersion, subresource, }) {
    return {
        resource,
        ...(namespace !== '' && { namespace }),
        ...(name !== '' && { name }),
        ...(apiGroup !== '' && { apiGroup }),
        apiVersion,
        ...(subresource !== '' && { subresource }),
    };
}
/** Adds entries to a file that its owner alone can read, one line of JSON each. @throws when it can't be opened */
export function auditFile(path) {
    const file = openSync(path, 'a', 0o600);
    const close = () => closeSync(file);
    return {
        log(event) {
            writeSync(file, `${stringifyJSON(event)}\n`);
        },
        close,
        [Symbol.asyncDispose]: async () => close(),
    };
}
