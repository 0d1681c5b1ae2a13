import type { WebSocketConnection } from '../../transport/transport.ts';
/** What a command in a container is spoken with, the best first. Mirrors Go's `remotecommand.StreamProtocolV5Name`, ... */
export declare const streamProtocols: readonly string[];
/** The protocol that the server speaks can't say that standard input has ended. */
export declare class HalfCloseError extends Error {
    readonly code = "ERR_HALF_CLOSE";
    constructor(message: string);
}
/** What a server says of how a command ended makes no sense. */
export declare class ExitStatusError extends Error {
    readonly code = "ERR_EXIT_STATUS";
    constructor(message: string);
}
/** How a command ended by itself. */
export interface Exit {
    /** 0 for success. */
    readonly exitCode: number;
}
/** What {@link RemoteCommand.output} gathers. */
export interface CommandOutput extends Exit {
    readonly stdout: string;
    readonly stderr: string;
}
/** The size of a terminal, in characters. Mirrors Go's `remotecommand.TerminalSize`. */
export interface TerminalSize {
    readonly width: number;
    readonly height: number;
}
/** Standard input of a command. */
export interface CommandInput {
    /** Writes bytes, or text as UTF-8. @returns when there is room for more @throws ConnectionError */
    write(data: Uint8Array | string): Promise<void>;
    /**
     * Says that there is no more, so that a command that reads until the end can go on.
     * @throws HalfCloseError when the server is too old for that (before Kubernetes 1.30)
     */
    end(): Promise<void>;
}
/** Which streams of a command are connected. */
export interface ConnectedStreams {
    readonly stdin: boolean;
    readonly stdout: boolean;
    readonly stderr: boolean;
}
/**
 * A command that runs in a container, or a container that one is attached to. All its streams share one connection: read
 * those you asked for, both at a time; one that is not read holds up the other, and the end, after a megabyte.
 *
 * Mirrors Go's `remotecommand.Executor`, with streams to read instead of writers to copy to.
 */
export declare class RemoteCommand implements AsyncDisposable {
    #private;
    /** What the server speaks: one of {@link streamProtocols}. */
    readonly protocol: string;
    /** Empty if it was not asked for. An abort or a lost connection is thrown. */
    readonly stdout: AsyncIterable<Uint8Array>;
    /** As {@link RemoteCommand.stdout}. With a terminal, there is one stream for both. */
    readonly stderr: AsyncIterable<Uint8Array>;
    /**
     * How it ended, whatever the exit code. Rejected with a StatusError when it could not run, with a ConnectionError when
     * the connection was lost before, and with the signal's reason.
     */
    readonly exit: Promise<Exit>;
    readonly stdin: CommandInput;
    /** Use `execInPod` or `attachToPod`. */
    constructor(socket: WebSocketConnection, streams: ConnectedStreams);
    /** Tells the terminal its size. Without one it is ignored. @throws ConnectionError */
    resize({ width, height }: TerminalSize): Promise<void>;
    /** Reads everything until the end: both streams as text, and the exit code. */
    output(): Promise<CommandOutput>;
    /** Ends the connection. Servers stop waiting for the command; whether it ends is up to the command. */
    close(): void;
    /** For `await using`. */
    [Symbol.asyncDispose](): Promise<void>;
}
