import { now, timeIsZero } from '#apimachinery/apis/meta/v1/time';
import { keepAllBut } from '../../aspects/kept_fields.js';
const copied = (extra) => Object.fromEntries(Object.entries(extra).map(([key, values]) => [key, [...values]]));
/** What a signer writes: not whether it is approved. Mirrors `csrStatusStrategy` of kube-apiserver. */
const statusStrategy = {
    resetFields: ['spec', 'status.conditions'],
    prepareForUpdate(request, old) {
        for (const type of ['Approved', 'Denied'])
            keepConditions(request, old, type);
        fillTimes(request, old);
    },
};
/** `certificatesigningrequests/approval`, by `kubectl certificate approve`. Mirrors `csrApprovalStrategy`. */
const approvalStrategy = {
    resetFields: ['spec', 'status.certificate'],
    prepareForUpdate(request, old) {
        fillTimes(request, old);
        const { conditions } = request.status ?? {};
        keepAllBut(request, old);
        const { conditions: _, ...status } = old.status ?? {};
        request.status = { ...status, ...(conditions && { conditions }) };
    },
};
/** Gives conditions of a type their old values, where there are as many: otherwise it is refused. */
function keepConditions({ status }, { status: old }, type) {
    const before = (old?.conditions ?? []).filter((condition) => condition.type === type);
    const indices = (status?.conditions ?? []).flatMap((condition, index) => (condition.type === type ? [index] : []));
    if (status?.conditions === undefined || indices.length !== before.length)
        return;
    for (const [at, index] of indices.entries())
        status.conditions[index] = before[at];
}
function fillTimes({ status }, { status: old }) {
    if (status?.conditions === undefined)
        return;
    const time = now();
    const before = old?.conditions ?? [];
    status.conditions = status.conditions.map((condition) => ({
        ...condition,
        lastUpdateTime: isUnset(condition.lastUpdateTime) ? time : condition.lastUpdateTime,
        lastTransitionTime: isUnset(condition.lastTransitionTime)
            ? (transitionOf(condition, before) ?? time)
            : condition.lastTransitionTime,
    }));
}
function transitionOf({ type, status }, before) {
    const same = before.find((each) => each.type === type && each.status === status && !isUnset(each.lastTransitionTime));
    return same?.lastTransitionTime ?? undefined;
}
const isUnset = (time) => !time || timeIsZero(time);
/** A request says who made it, and never changes. Mirrors `csrStrategy` of kube-apiserver. */
export const certificateSigningRequestStrategy = {
    selectableFields: { 'spec.signerName': ({ spec }) => spec.signerName ?? '' },
    resetFields: ['spec', 'status'],
    prepareForCreate(request, { user }) {
        const { username: _, uid: _uid, groups: _groups, extra: _extra, ...spec } = request.spec;
        request.spec = {
            ...spec,
            username: user.name,
            ...(user.uid && { uid: user.uid }),
            ...(user.groups.length > 0 && { groups: [...user.groups] }),
            ...(user.extra && Object.keys(user.extra).length > 0 && { extra: copied(user.extra) }),
        };
        request.status = {};
    },
    prepareForUpdate: (request, old) => keepAllBut(request, old),
    status: statusStrategy,
    subresources: { approval: approvalStrategy },
};
