import { IncomingMessage, ServerResponse as NodeResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import type { ServerResponse } from '../request/http.ts';
/** Answers a request. @param first what came behind its headers, where it asks for another protocol */
export type AnswerNode = (incoming: IncomingMessage, outgoing: NodeResponse, first?: Uint8Array) => void;
/**
 * A request by HTTP/1.1. Node gives a connection to those that ask for another protocol, without reading their bodies and
 * whatever was asked before. Here those that have a body, or come while others are answered, and those for HTTP/2 without
 * TLS, are requests like all others.
 */
export declare class HTTP1Request extends IncomingMessage {
    #private;
    /** Whether its connection may become one of another protocol. Node's server asks. */
    get upgrade(): boolean;
    /** What Node found counts for nothing. */
    set upgrade(_: boolean);
}
/**
 * Lets the requests of a connection be answered one after the other, as by Go's servers: one that comes behind another is
 * not looked at before that is answered, and not at all when the connection ends with it.
 */
export declare function inTurn(answer: AnswerNode): AnswerNode;
/**
 * Answers what is no request, and closes its connection. Those before it are answered first.
 *
 * Differs from Go: the answer to headers that are too large is a Status.
 */
export declare function refuseMalformed(error: unknown, socket: Socket): void;
/** What a request asks of whom. */
export interface RequestTarget {
    /** Path and query. */
    readonly url: string;
    /** Name and port of the server, as the client calls it. */
    readonly host: string | undefined;
}
/** Why a request is refused before anybody looks at it. */
export interface Refusal {
    readonly refused: 400 | 417 | 501 | 505;
    readonly reason: string;
}
/**
 * What a request is for. Of an absolute target its authority counts, not `Host`. Mirrors Go's `http.ReadRequest` and what
 * its server then looks at.
 */
export declare function targetOf(incoming: IncomingMessage): RequestTarget | Refusal;
/** Has requests that ask for another protocol on their connection answered, too: Node's servers tell of them apart. */
export declare function acceptUpgrades(server: Server, answer: AnswerNode): void;
/** Gives the connection of a request to the protocol that it is for from now on. */
export declare function handOver({ status, headers, takeOver }: ServerResponse, incoming: IncomingMessage, outgoing: NodeResponse, first: Uint8Array): void;
