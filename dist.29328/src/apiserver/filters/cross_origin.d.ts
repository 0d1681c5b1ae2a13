import type { Filter } from './filter.ts';
/**
 * Refuses what a page of another site makes a browser send, where the server would take it for its user's own wish: without
 * authentication, or by the certificate of the browser. Such a page can't read answers, but it could write, and speak through a WebSocket;
 * and if it gave its name the address of the server, it could do everything. Go's `http.CrossOriginProtection` refuses the latter alone.
 * @param authenticates whether requests without a user have to show who makes them
 */
export declare function withCrossOriginProtection(authenticates: boolean): Filter;
