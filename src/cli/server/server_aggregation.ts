import type { AggregationOptions } from '../../apiserver/aggregator/aggregator.ts';
import { newSelfSignedCACert, newSignedCert } from '../../client/util/cert/certificates.ts';
import type { Arguments } from '../arguments.ts';
import type { Option, Options } from '../option.ts';
import { UsageError } from '../usage_error.ts';
import type { RequestHeaderArguments } from './access_arguments.ts';
import { OptionFile } from './option_file.ts';

/** What was said of the servers behind this one. Files are given by their paths. */
export interface AggregationArguments {
  /** undefined: a certificate is made, and its authority published. */
  readonly proxyClient: { readonly certFile: string; readonly keyFile: string } | undefined;
  readonly routeToEndpoints: boolean;
  readonly forwardRedirects: boolean;
}

const GROUP = 'Aggregation (servers behind this one, by APIServices)';
const YES_NO = ['true', 'false'];

/** Under kube-apiserver's names. */
export const aggregationOptions: Options = Object.fromEntries(
  Object.entries<Option>({
    'aggregator-reject-forwarding-redirect': {
      type: 'string',
      values: YES_NO,
      help: 'do not forward redirects of these servers to clients (default: true)',
    },
    'enable-aggregator-routing': {
      type: 'string',
      values: YES_NO,
      help: 'send requests to endpoint IPs instead of cluster IPs (default: false)',
    },
    'proxy-client-cert-file': {
      type: 'string',
      placeholder: 'FILE',
      help: 'client certificate for these servers, PEM (default: generated, with its CA published)',
    },
    'proxy-client-key-file': { type: 'string', placeholder: 'FILE', help: 'private key of that certificate, PEM' },
  }).map(([name, option]): [string, Option] => [name, { ...option, group: GROUP }]),
);

/** Reads what says how requests are passed on. @throws UsageError for what does not belong together */
export function aggregationArguments(args: Arguments): AggregationArguments {
  const [certFile, keyFile] = [args.value('proxy-client-cert-file'), args.value('proxy-client-key-file')];
  if ((certFile === undefined) !== (keyFile === undefined))
    throw new UsageError('--proxy-client-cert-file and --proxy-client-key-file must be set together');
  return {
    proxyClient: certFile === undefined || keyFile === undefined ? undefined : { certFile, keyFile },
    routeToEndpoints: args.value('enable-aggregator-routing') === 'true',
    forwardRedirects: args.value('aggregator-reject-forwarding-redirect') === 'false',
  };
}

const PROXY = 'front-proxy-client';

/** How `server` passes requests on. @param requestHeaders whom it believes itself @throws UsageError for wrong files */
export function openAggregation(
  { proxyClient, ...routing }: AggregationArguments,
  requestHeaders: RequestHeaderArguments | undefined,
  clientCAFile: string | undefined,
): AggregationOptions {
  const clientCA = clientCAFile === undefined ? undefined : new OptionFile('client-ca-file', clientCAFile).text();
  const users = { ...(clientCA !== undefined && { clientCA }) };
  if (proxyClient === undefined) {
    const authority = newSelfSignedCACert({ commonName: 'front-proxy-ca' });
    const proxyCertificate = newSignedCert({ commonName: PROXY, usages: ['client auth'] }, authority);
    return {
      ...routing,
      proxyCertificate,
      publish: { requestHeaderCA: authority.cert, allowedNames: [PROXY], ...users },
    };
  }
  const cert = new OptionFile('proxy-client-cert-file', proxyClient.certFile);
  const key = new OptionFile('proxy-client-key-file', proxyClient.keyFile);
  key.privateKey();
  const proxyCertificate = { cert: cert.certificates().join('\n'), key: key.text() };
  // As in kube-apiserver, who may speak for others here may do so before the servers behind it.
  if (requestHeaders === undefined) return { ...routing, proxyCertificate };
  const { caFile, allowedNames } = requestHeaders;
  const requestHeaderCA = new OptionFile('requestheader-client-ca-file', caFile).text();
  return { ...routing, proxyCertificate, publish: { requestHeaderCA, allowedNames, ...users } };
}
