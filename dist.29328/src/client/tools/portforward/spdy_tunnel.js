import { fromUTF8 } from '#engine/text/utf8';
import { ByteChannel } from '../../internal/byte_channel.js';
import { ConnectionError } from '../../transport/connection_error.js';
import { PortForwardError } from './port_connection.js';
import { Control, controlFrame, dataFrame, FIN, SPDYReader, synStream } from './spdy_frames.js';
/** How much goes in one frame. */
const PIECE = 32 * 1024;
/** Why a stream is reset: it is of no use any more. */
const CANCEL = 5;
/**
 * Connections to ports over one WebSocket in which SPDY 3.1 is spoken, as kubectl does it: for each there are a stream for
 * data and one for errors. Of SPDY only that is here; replies bring headers, which say nothing, and nobody confirms how much
 * was read.
 */
export class SPDYTunnel {
    #socket;
    #streams = new Map();
    #last = -1;
    #requests = 0;
    #ended;
    constructor(socket) {
        this.#socket = socket;
        void this.#receive();
    }
    /** Whether new connections can be made. */
    get open() {
        return this.#ended === undefined;
    }
    /** Connects to a port. Whether something listens there shows when it is read. @throws ConnectionError */
    async connect(port) {
        if (this.#ended !== undefined)
            throw this.#ended.error;
        const headers = { port: String(port), requestid: String(this.#requests++) };
        const errors = new ByteChannel();
        const readable = new ByteChannel();
        // Nothing is written to the stream for errors.
        const [, errorsOpened] = this.#openStream({ ...headers, streamtype: 'error' }, errors, FIN);
        const [data, dataOpened] = this.#openStream({ ...headers, streamtype: 'data' }, readable);
        await errorsOpened;
        await dataOpened;
        return {
            readable: withErrors(readable, errors),
            write: async (bytes) => {
                for (let at = 0; at < bytes.length; at += PIECE)
                    await this.#socket.send(dataFrame(data, bytes.subarray(at, at + PIECE)));
            },
            end: () => this.#socket.send(dataFrame(data, new Uint8Array(0), FIN)),
            close: () => this.#reset(data),
            [Symbol.asyncDispose]: async () => this.#reset(data),
        };
    }
    close() {
        this.#end(new ConnectionError('shutdown', 'the port forward was closed'));
        this.#socket.close();
    }
    #openStream(headers, incoming, flags = 0) {
        const first = this.#last < 0;
        this.#last = first ? 1 : this.#last + 2;
        this.#streams.set(this.#last, { incoming });
        return [
            this.#last,
            this.#socket.send(controlFrame(Control.synStream, synStream(this.#last, headers, first), flags)),
        ];
    }
    #reset(stream) {
        const found = this.#streams.get(stream);
        if (found === undefined)
            return;
        this.#streams.delete(stream);
        found.incoming.end();
        const payload = new Uint8Array(8);
        new DataView(payload.buffer).setUint32(0, stream);
        payload[7] = CANCEL;
        this.#socket.send(controlFrame(Control.rstStream, payload)).catch(() => undefined);
    }
    async #receive() {
        const reader = new SPDYReader();
        try {
            for await (const message of this.#socket.messages)
                for (const { type, stream, flags, payload } of reader.push(message))
                    if (type === undefined)
                        await this.#data(stream, flags, payload);
                    else
                        await this.#control(type, flags, payload);
            this.#end(new ConnectionError('closed', 'the server closed the port forward'));
        }
        catch (error) {
            this.#end(error);
        }
    }
    async #data(stream, flags, data) {
        const incoming = this.#streams.get(stream)?.incoming;
        await incoming?.push(data);
        if ((flags & FIN) === 0)
            return;
        this.#streams.delete(stream);
        incoming?.end();
    }
    async #control(type, flags, payload) {
        const number = new DataView(payload.buffer, payload.byteOffset, payload.byteLength).getUint32(0);
        if (type === Control.rstStream) {
            const found = this.#streams.get(number);
            this.#streams.delete(number);
            found?.incoming.fail(new ConnectionError('reset', 'the server reset the connection to the port'));
        }
        else if (type === Control.synReply && (flags & FIN) !== 0) {
            this.#streams.get(number)?.incoming.end();
            this.#streams.delete(number);
        }
        else if (type === Control.ping && number % 2 === 0)
            await this.#socket.send(controlFrame(Control.ping, payload));
        else if (type === Control.goAway)
            this.#ended ??= { error: new ConnectionError('closed', 'the server goes away') };
    }
    #end(error) {
        this.#ended ??= { error };
        for (const { incoming } of this.#streams.values())
            incoming.fail(error);
        this.#streams.clear();
    }
}
/** What the server says of a port comes beside the data; it is thrown where they end. */
export async function* withErrors(data, errors) {
    const message = allThatCame(errors);
    let fault;
    try {
        yield* data;
    }
    catch (error) {
        fault = error;
    }
    const text = await message;
    if (text !== '')
        throw new PortForwardError(text);
    if (fault !== undefined)
        throw fault;
}
/** Servers reset a stream that they have written their message to. */
async function allThatCame(stream) {
    let text = '';
    try {
        for await (const chunk of stream)
            text += fromUTF8(chunk);
    }
    catch {
        return text;
    }
    return text;
}
