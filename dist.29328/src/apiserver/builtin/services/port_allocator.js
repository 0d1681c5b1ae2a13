import { RangeAllocation } from '#api/core/v1/zz_generated.types';
import { decodeBase64, encodeBase64 } from '#engine/text/base64';
import { asKind } from '../../storage/as_kind.js';
import { AllocationError, newFullError } from './allocation_error.js';
/** Under which kube-apiserver keeps it. */
const KEY = '/ranges/servicenodeports';
/** Of the range, one 32nd is kept for ports that somebody asks for: no less and no more than these. */
const SHARE = 32;
const LEAST_KEPT = 16;
const MOST_KEPT = 128;
/**
 * The ports that Services have on all nodes: one object in the storage, a RangeAllocation, has a bit for each. Servers with one
 * storage, kube-apiserver among them, write it in turns. Mirrors `portallocator` of kube-apiserver.
 */
export class PortAllocator {
    range;
    #storage;
    constructor(range, storage) {
        this.range = range;
        this.#storage = storage;
    }
    /** Takes a port. @throws {AllocationError} when it is not in the range, or taken */
    async allocate(port) {
        if (!this.range.contains(port)) {
            const range = String(this.range);
            throw new AllocationError(`provided port is not in the valid range. The range of valid ports is ${range}`);
        }
        await this.#change((ports) => {
            if (ports.has(port))
                throw new AllocationError('provided port is already allocated');
            ports.add(port);
        });
    }
    /** Takes any port. @throws {AllocationError} when all are taken */
    async allocateNext() {
        let port = 0;
        await this.#change((ports) => {
            port = this.#free(ports);
            ports.add(port);
        });
        return port;
    }
    /** Gives ports back, whether or not they were taken. */
    async release(ports) {
        if (ports.length === 0)
            return;
        await this.#change((taken) => {
            for (const port of ports)
                taken.delete(port);
        });
    }
    /** Whether a port is taken. */
    async has(port) {
        const found = await this.#storage.get(KEY);
        return this.#portsOf(asKind(RangeAllocation, found)).has(port);
    }
    /**
     * Writes what is to be taken, if nothing has changed meanwhile: as often as it takes.
     * @param rebuild is given what is taken, of another range than this one, too; asked again after a conflict
     */
    async rebuild(rebuild) {
        await this.#storage.guaranteedUpdate(KEY, async (existing) => {
            const found = existing === undefined ? undefined : asKind(RangeAllocation, existing);
            return { object: this.#objectOf(await rebuild(found === undefined ? new Set() : portsOf(found))) };
        }, { ignoreNotFound: true });
    }
    async #change(change) {
        await this.#storage.guaranteedUpdate(KEY, (existing) => {
            const ports = this.#portsOf(asKind(RangeAllocation, existing));
            change(ports);
            return { object: this.#objectOf(ports) };
        });
    }
    /** @throws {AllocationError} when another server has another range */
    #portsOf(allocation) {
        if (allocation.range !== String(this.range))
            throw new AllocationError('the provided range does not match the current range');
        return portsOf(allocation);
    }
    #objectOf(ports) {
        const bytes = new Uint8Array(Math.ceil(this.range.size / 8));
        for (const port of ports) {
            const offset = port - this.range.base;
            const at = bytes.length - 1 - (offset >> 3);
            bytes[at] = bytes[at] | (1 << (offset & 7));
        }
        const first = bytes.findIndex((byte) => byte !== 0);
        const data = encodeBase64(first < 0 ? new Uint8Array() : bytes.subarray(first));
        return new RangeAllocation({ range: String(this.range), data });
    }
    /** One that is free: of the upper part of the range as long as there is one. */
    #free(taken) {
        const { base, size } = this.range;
        const kept = size <= LEAST_KEPT ? 0 : Math.min(MOST_KEPT, Math.max(LEAST_KEPT, Math.floor(size / SHARE)));
        for (const [from, count] of [
            [base + kept, size - kept],
            [base, kept],
        ]) {
            const start = Math.floor(Math.random() * count);
            for (let index = 0; index < count; index++) {
                const port = from + ((start + index) % count);
                if (!taken.has(port))
                    return port;
            }
        }
        throw newFullError();
    }
}
/** The bits of a number whose last byte comes last; the first one is the lowest. */
function portsOf({ range, data }) {
    const base = Number(range.split('-')[0]);
    const ports = new Set();
    const bytes = decodeBase64(data ?? '');
    for (const [index, byte] of bytes.entries())
        for (let bit = 0; bit < 8; bit++)
            if (byte & (1 << bit))
                ports.add(base + (bytes.length - 1 - index) * 8 + bit);
    return ports;
}
