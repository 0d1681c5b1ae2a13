import type { RequestInfo } from '../request/request_info.ts';
import type { Filter } from './filter.ts';
/** Whether a request goes on as long as its client likes. Mirrors Go's `BasicLongRunningRequestCheck`. */
export declare function isLongRunning({ verb, isResourceRequest, subresource }: RequestInfo): boolean;
/**
 * Answers a request that takes too long with 504 and aborts its signal, by which what works on it ends. Mirrors Go's
 * `WithRequestDeadline` and `WithTimeoutForNonLongRunningRequests`.
 * @param most milliseconds from when it came; the parameter `timeout` may ask for less
 */
export declare function withRequestDeadline(most?: number): Filter;
/** The same for what writes here: other servers have deadlines of their own. Mirrors what Go's handlers do. */
export declare function withWriteDeadline(most?: number): Filter;
