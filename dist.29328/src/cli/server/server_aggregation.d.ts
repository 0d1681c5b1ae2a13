import type { AggregationOptions } from '../../apiserver/aggregator/aggregator.ts';
import type { Arguments } from '../arguments.ts';
import type { Options } from '../option.ts';
import type { RequestHeaderArguments } from './access_arguments.ts';
/** What was said of the servers behind this one. Files are given by their paths. */
export interface AggregationArguments {
    /** undefined: a certificate is made, and its authority published. */
    readonly proxyClient: {
        readonly certFile: string;
        readonly keyFile: string;
    } | undefined;
    readonly routeToEndpoints: boolean;
    readonly forwardRedirects: boolean;
}
/** Under kube-apiserver's names. */
export declare const aggregationOptions: Options;
/** Reads what says how requests are passed on. @throws UsageError for what does not belong together */
export declare function aggregationArguments(args: Arguments): AggregationArguments;
/** How `server` passes requests on. @param requestHeaders whom it believes itself @throws UsageError for wrong files */
export declare function openAggregation({ proxyClient, ...routing }: AggregationArguments, requestHeaders: RequestHeaderArguments | undefined, clientCAFile: string | undefined): AggregationOptions;
