import type { IncomingMessage } from 'node:http';
import type { APIServiceSpec } from '#api/apiregistration/v1/zz_generated.types';
import type { ServerRequest, ServerResponse } from '../request/http.ts';
import type { UserInfo } from '../request/user.ts';
import { type OutgoingHeaders } from './proxy_headers.ts';
/** Where a Service leads. */
export interface Address {
    readonly host: string;
    readonly port: number;
}
/** What this server shows to those behind it, as PEM: by it they know whom to believe who a user is. */
export interface ProxyCertificate {
    readonly cert: string;
    readonly key: string;
}
/** What a backend answers to a question of this server's own. */
export interface BackendAnswer {
    readonly status: number;
    /** By their names in small letters. */
    readonly headers: IncomingMessage['headers'];
    readonly text: string;
}
/** How this server asks a backend. */
export interface AskOptions {
    readonly user: UserInfo;
    readonly headers?: OutgoingHeaders;
    /** In milliseconds, for the whole answer. */
    readonly timeout: number;
    readonly signal: AbortSignal;
}
/** How a request is passed on. */
export interface ProxyOptions {
    /** Milliseconds for the whole answer, or until it begins. */
    readonly timeout: number;
    /** Whether an answer that has begun may take as long as it likes. */
    readonly isLongRunning: boolean;
    /** Of the request in the audit log. */
    readonly auditID: string;
    readonly forwardRedirects: boolean;
}
/** The server of an APIService: requests are sent to it as kube-aggregator does. */
export declare class Backend {
    #private;
    constructor({ service, caBundle, insecureSkipTLSVerify }: APIServiceSpec, certificate: ProxyCertificate | undefined);
    /**
     * Sends a request of a user on.
     * @returns the answer; its body throws when it breaks off
     * @throws {DeadlineExceededError} when there is none in time, other errors when there is none
     */
    proxy(address: Address, request: ServerRequest, user: UserInfo, { timeout, isLongRunning, auditID, forwardRedirects }: ProxyOptions): Promise<ServerResponse>;
    /**
     * Sends on a request that asks for another protocol on its connection. Who may do so is found out before.
     * @returns 101 and how the connections are joined, or what the backend answers in its place: 400 and more
     * @throws when there is no answer, or one that says neither
     */
    upgrade(address: Address, request: ServerRequest, user: UserInfo, { timeout, auditID }: ProxyOptions): Promise<ServerResponse>;
    /** Asks in this server's own name. @throws when there is no answer, or none in time */
    ask(address: Address, path: string, { user, headers, timeout, signal }: AskOptions): Promise<BackendAnswer>;
    /** Ends what is under way, upgraded connections apart. */
    close(): void;
}
