import { fromObject } from '#apimachinery/api/errors/from_object';
import { Status } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';
import { ByteChannel } from '../../internal/byte_channel.js';
import { ConnectionError } from '../../transport/connection_error.js';
import { readBody } from '../../transport/transport.js';
/** What a command in a container is spoken with, the best first. Mirrors Go's `remotecommand.StreamProtocolV5Name`, ... */
export const streamProtocols = ['v5.channel.k8s.io', 'v4.channel.k8s.io'];
/** The first byte of each message. */
const Channel = { stdin: 0, stdout: 1, stderr: 2, error: 3, resize: 4, close: 255 };
/** How much of what is written goes in one message. Servers take fragments for messages, and Chromium makes some beyond 64 KiB. */
const PIECE = 32 * 1024;
/** The protocol that the server speaks can't say that standard input has ended. */
export class HalfCloseError extends Error {
    code = 'ERR_HALF_CLOSE';
    constructor(message) {
        super(message);
        this.name = 'HalfCloseError';
    }
}
/** What a server says of how a command ended makes no sense. */
export class ExitStatusError extends Error {
    code = 'ERR_EXIT_STATUS';
    constructor(message) {
        super(message);
        this.name = 'ExitStatusError';
    }
}
/**
 * A command that runs in a container, or a container that one is attached to. All its streams share one connection: read
 * those you asked for, both at a time; one that is not read holds up the other, and the end, after a megabyte.
 *
 * Mirrors Go's `remotecommand.Executor`, with streams to read instead of writers to copy to.
 */
export class RemoteCommand {
    /** What the server speaks: one of {@link streamProtocols}. */
    protocol;
    /** Empty if it was not asked for. An abort or a lost connection is thrown. */
    stdout;
    /** As {@link RemoteCommand.stdout}. With a terminal, there is one stream for both. */
    stderr;
    /**
     * How it ended, whatever the exit code. Rejected with a StatusError when it could not run, with a ConnectionError when
     * the connection was lost before, and with the signal's reason.
     */
    exit;
    stdin;
    #socket;
    /** Use `execInPod` or `attachToPod`. */
    constructor(socket, streams) {
        this.protocol = socket.protocol;
        this.#socket = socket;
        const [stdout, stderr, status] = [new ByteChannel(), new ByteChannel(), new ByteChannel()];
        this.stdout = stdout;
        this.stderr = stderr;
        if (!streams.stdout)
            stdout.end();
        if (!streams.stderr)
            stderr.end();
        this.exit = Promise.all([readBody({ body: status }), this.#demultiplex({ stdout, stderr, status })]).then(([text]) => exitOf(fromUTF8(text)));
        // Who doesn't ask doesn't want to know.
        this.exit.catch(() => undefined);
        this.stdin = {
            write: (data) => this.#write(streams, typeof data === 'string' ? toUTF8(data) : data),
            end: () => this.#endInput(),
        };
    }
    /** Tells the terminal its size. Without one it is ignored. @throws ConnectionError */
    resize({ width, height }) {
        return this.#send(Channel.resize, toUTF8(JSON.stringify({ Width: width, Height: height })));
    }
    /** Reads everything until the end: both streams as text, and the exit code. */
    async output() {
        const [stdout, stderr, { exitCode }] = await Promise.all([
            readBody({ body: this.stdout }),
            readBody({ body: this.stderr }),
            this.exit,
        ]);
        const text = new TextDecoder();
        return { stdout: text.decode(stdout), stderr: text.decode(stderr), exitCode };
    }
    /** Ends the connection. Servers stop waiting for the command; whether it ends is up to the command. */
    close() {
        this.#socket.close();
    }
    /** For `await using`. */
    async [Symbol.asyncDispose]() {
        this.close();
    }
    async #demultiplex(channels) {
        const { stdout, stderr, status } = channels;
        const byNumber = new Map([
            [Channel.stdout, stdout],
            [Channel.stderr, stderr],
            [Channel.error, status],
        ]);
        try {
            for await (const message of this.#socket.messages) {
                const channel = message[0];
                // What is of no channel is of a newer protocol; client-go ignores it, too.
                if (channel === Channel.close)
                    byNumber.get(message[1] ?? 255)?.end();
                else if (channel !== undefined)
                    await byNumber.get(channel)?.push(message.subarray(1));
            }
            for (const channel of byNumber.values())
                channel.end();
        }
        catch (error) {
            for (const channel of byNumber.values())
                channel.fail(error);
            throw error;
        }
    }
    async #write({ stdin }, data) {
        if (!stdin)
            throw new TypeError('standard input was not asked for: pass stdin: true');
        for (let at = 0; at < data.length; at += PIECE)
            await this.#send(Channel.stdin, data.subarray(at, at + PIECE));
    }
    async #endInput() {
        if (this.protocol !== streamProtocols[0])
            throw new HalfCloseError(`the server speaks ${this.protocol}, in which standard input has no end`);
        await this.#send(Channel.close, new Uint8Array([Channel.stdin]));
    }
    #send(channel, data) {
        const message = new Uint8Array(data.length + 1);
        message[0] = channel;
        message.set(data, 1);
        return this.#socket.send(message);
    }
}
/** What the status of a command says. Mirrors Go's `remotecommand.errorDecoderV4`. */
function exitOf(text) {
    // Differs from Go: there a connection that ends without a status is a success.
    if (text === '')
        throw new ConnectionError('closed', 'the connection ended before the command did');
    let status;
    try {
        status = JSON.parse(text);
    }
    catch {
        throw new ExitStatusError(`the status of the command is no JSON: ${JSON.stringify(text.slice(0, 100))}`);
    }
    if (status?.status === 'Success')
        return { exitCode: 0 };
    if (status?.status !== 'Failure')
        throw new ExitStatusError('the status of the command is neither Success nor Failure');
    if (status.reason !== 'NonZeroExitCode')
        throw fromObject(new Status(status));
    const cause = status.details?.causes?.find(({ reason }) => reason === 'ExitCode')?.message ?? '';
    if (!/^\d{1,3}$/.test(cause))
        throw new ExitStatusError(`invalid exit code ${JSON.stringify(cause)}`);
    return { exitCode: Number(cause) };
}
