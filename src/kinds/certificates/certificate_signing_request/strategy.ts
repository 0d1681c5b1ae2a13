import type { CertificateSigningRequestCondition } from '#api/certificates/v1/zz_generated.structs';
import type { CertificateSigningRequest } from '#api/certificates/v1/zz_generated.types';
import { now, type Time, timeIsZero } from '#apimachinery/apis/meta/v1/time';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { decodeBase64 } from '#engine/text/base64';
import { fromUTF8 } from '#engine/text/utf8';
import { keepAllBut } from '../../aspects/kept_fields.ts';
import type { KindStrategy, SubresourceStrategy } from '../../aspects/strategy.ts';
import { pemBlocks } from '../pem.ts';
import { signatureFault } from '../signature.ts';

const TYPE = 'CERTIFICATE REQUEST';

const copied = (extra: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(extra).map(([key, values]) => [key, [...values]]));

/** What a signer writes: not whether it is approved. Mirrors `csrStatusStrategy` of kube-apiserver. */
const statusStrategy: SubresourceStrategy<CertificateSigningRequest> = {
  resetFields: ['spec', 'status.conditions'],
  prepareForUpdate(request, old) {
    for (const type of ['Approved', 'Denied']) keepConditions(request, old, type);
    fillTimes(request, old);
  },
};

/** `certificatesigningrequests/approval`, by `kubectl certificate approve`. Mirrors `csrApprovalStrategy`. */
const approvalStrategy: SubresourceStrategy<CertificateSigningRequest> = {
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
function keepConditions(
  { status }: CertificateSigningRequest,
  { status: old }: CertificateSigningRequest,
  type: string,
): void {
  const before = (old?.conditions ?? []).filter((condition) => condition.type === type);
  const indices = (status?.conditions ?? []).flatMap((condition, index) => (condition.type === type ? [index] : []));
  if (status?.conditions === undefined || indices.length !== before.length) return;
  for (const [at, index] of indices.entries()) status.conditions[index] = before[at]!;
}

function fillTimes({ status }: CertificateSigningRequest, { status: old }: CertificateSigningRequest): void {
  if (status?.conditions === undefined) return;
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

function transitionOf(
  { type, status }: CertificateSigningRequestCondition,
  before: readonly CertificateSigningRequestCondition[],
): Time | undefined {
  const same = before.find((each) => each.type === type && each.status === status && !isUnset(each.lastTransitionTime));
  return same?.lastTransitionTime ?? undefined;
}

const isUnset = (time: Time | null | undefined): time is null | undefined => !time || timeIsZero(time);

/** A request says who made it, and never changes. Mirrors `csrStrategy` of kube-apiserver. */
export const certificateSigningRequestStrategy: KindStrategy<CertificateSigningRequest> = {
  async checkSignature({ spec }) {
    const { request = '' } = spec ?? {};
    const [block] = pemBlocks(fromUTF8(decodeBase64(request)));
    const fault = block?.type === TYPE ? await signatureFault(block.bytes) : `PEM block type must be ${TYPE}`;
    return fault === undefined ? [] : [invalid(newPath('spec', 'request'), request, fault)];
  },
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
