/// <reference types="node" />
import * as v1 from '#api/authorization/v1/zz_generated.types';
import * as v1beta1 from '#api/authorization/v1beta1/zz_generated.types';
import { fromReadResponse } from '#apimachinery/api/errors/from_response';
import { formatDuration } from '#apimachinery/apis/meta/v1/duration';
import { asError } from '#engine/text/as_error';
import { toUTF8 } from '#engine/text/utf8';
import { resolveConfig } from '../../client/tools/clientcmd/client_config.js';
import { loadFromFile } from '../../client/tools/clientcmd/loading_rules.js';
import { transportFor } from '../../client/transport/node/transport_for.js';
import { readBody } from '../../client/transport/transport.js';
import { decode } from '../../decode.js';
const TIMEOUT = 30_000;
/** Sends reviews to a webhook, whose URL and credentials a kubeconfig says, as kube-apiserver does. */
export class ReviewClient {
    #transport;
    #path;
    #timeout;
    /** @throws UsageError when the kubeconfig can't be used */
    constructor(kubeconfig, { timeout = TIMEOUT } = {}) {
        this.#timeout = timeout;
        try {
            const { config } = resolveConfig(loadFromFile(kubeconfig.path));
            const { origin, pathname } = new URL(config.host);
            this.#transport = transportFor({ ...config, host: origin });
            this.#path = pathname;
        }
        catch (error) {
            throw kubeconfig.fault(asError(error).message);
        }
    }
    /** @throws when there is no answer, or it is of another kind */
    async review(kind, review) {
        const { status, headers, body } = await this.#transport.request({
            method: 'POST',
            path: this.#path,
            query: `timeout=${formatDuration(this.#timeout * 1e6)}`,
            headers: { 'Content-Type': 'application/json', Accept: 'application/json, */*' },
            body: toUTF8(JSON.stringify({ apiVersion: `${kind.group}/${kind.version}`, kind: kind.kind, ...review })),
            signal: AbortSignal.timeout(this.#timeout),
        });
        const bytes = await readBody({ body });
        const failure = fromReadResponse({ status, headers, body: bytes }, { method: 'POST' });
        if (failure !== undefined)
            throw failure;
        return decode(kind, bytes);
    }
    /**
     * Asks who may do what.
     * @param version of the review that is sent: `v1`, or `v1beta1`, whose groups have another name
     */
    async reviewAccess(review, version = 'v1') {
        if (version === 'v1')
            return this.review(v1.SubjectAccessReview, review);
        const { groups, ...spec } = review.spec;
        const older = new v1beta1.SubjectAccessReview({ spec: { ...spec, ...(groups && { group: groups }) } });
        const { status } = await this.review(v1beta1.SubjectAccessReview, older);
        return new v1.SubjectAccessReview({ spec: review.spec, ...(status && { status }) });
    }
    close() {
        return this.#transport.close();
    }
}
