import type { KubeletClientOptions } from '../../apiserver/proxy/kubelets.ts';
import type { Arguments } from '../arguments.ts';
import type { Option, Options } from '../option.ts';
import { UsageError } from '../usage_error.ts';
import { OptionFile } from './option_file.ts';

/** What was said of kubelets. Files are given by their paths. */
export interface KubeletArguments extends Pick<KubeletClientOptions, 'port' | 'preferredAddressTypes'> {
  /** undefined: none is shown. */
  readonly clientCertificate: { readonly certFile: string; readonly keyFile: string } | undefined;
  readonly certificateAuthorityFile: string | undefined;
}

const GROUP = 'Kubelets (logs, commands and ports of Pods)';

/** Under kube-apiserver's names. */
export const kubeletOptions: Options = Object.fromEntries(
  Object.entries<Option>({
    'kubelet-certificate-authority': {
      type: 'string',
      placeholder: 'FILE',
      help: 'CA certificates of the kubelets, PEM (default: their certificates are not verified)',
    },
    'kubelet-client-certificate': {
      type: 'string',
      placeholder: 'FILE',
      help: 'client certificate for kubelets, PEM (default: none)',
    },
    'kubelet-client-key': { type: 'string', placeholder: 'FILE', help: 'private key of that certificate, PEM' },
    'kubelet-port': {
      type: 'string',
      placeholder: 'PORT',
      help: 'port of kubelets whose Node does not have it in its status (default: 10250)',
    },
    'kubelet-preferred-address-types': {
      type: 'string',
      placeholder: 'TYPE,...',
      list: true,
      help: 'addresses of Nodes to use, in this order (default: Hostname,InternalDNS,InternalIP,ExternalDNS,ExternalIP)',
    },
    'kubelet-timeout': { type: 'string', placeholder: 'TIME', help: 'accepted without effect, as in kube-apiserver' },
  }).map(([name, option]): [string, Option] => [name, { ...option, group: GROUP }]),
);

/** Reads what says how kubelets are reached. @throws UsageError for what does not belong together */
export function kubeletArguments(args: Arguments): KubeletArguments {
  const [certFile, keyFile] = [args.value('kubelet-client-certificate'), args.value('kubelet-client-key')];
  if ((certFile === undefined) !== (keyFile === undefined))
    throw new UsageError('--kubelet-client-certificate and --kubelet-client-key must be set together');
  const port = args.value('kubelet-port');
  if (port !== undefined && (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535))
    throw new UsageError(`invalid value ${port} for option --kubelet-port`, 'use a port from 1 to 65535');
  const preferredAddressTypes = args.values('kubelet-preferred-address-types');
  return {
    clientCertificate: certFile === undefined || keyFile === undefined ? undefined : { certFile, keyFile },
    certificateAuthorityFile: args.value('kubelet-certificate-authority'),
    ...(port !== undefined && { port: Number(port) }),
    ...(preferredAddressTypes.length > 0 && { preferredAddressTypes }),
  };
}

/** How `server` reaches kubelets. @throws UsageError for wrong files */
export function openKubelet({
  clientCertificate,
  certificateAuthorityFile,
  ...rest
}: KubeletArguments): KubeletClientOptions {
  const authority =
    certificateAuthorityFile === undefined
      ? undefined
      : new OptionFile('kubelet-certificate-authority', certificateAuthorityFile).certificates().join('\n');
  return {
    ...rest,
    ...(clientCertificate && { clientCertificate: readPair(clientCertificate) }),
    ...(authority !== undefined && { certificateAuthority: authority }),
  };
}

function readPair({
  certFile,
  keyFile,
}: NonNullable<KubeletArguments['clientCertificate']>): NonNullable<KubeletClientOptions['clientCertificate']> {
  const key = new OptionFile('kubelet-client-key', keyFile);
  key.privateKey();
  const cert = new OptionFile('kubelet-client-certificate', certFile).certificates().join('\n');
  return { cert, key: key.text() };
}
