/// <reference types="node" />
import { X509Certificate } from 'node:crypto';
import { hostname } from 'node:os';
import type { GivenCertificate, ListenOptions, ServedCertificate } from '../../apiserver/server/listen.ts';
import {
  flawOf,
  type KeptCertificate,
  renewedCertificate,
  type Wanted,
} from '../../controller/certificates/kept_certificate.ts';
import type { AccessArguments } from './access_arguments.ts';
import type { Followed, FollowedFiles } from './followed_files.ts';
import type { KeptFiles } from './kept_files.ts';
import { OptionFile } from './option_file.ts';

/** The authorities of clients' certificates and of proxies', as PEM. */
export interface ClientAuthorities {
  readonly clients: Followed<readonly string[]>;
  readonly proxies: Followed<readonly string[]>;
}

/**
 * What a server shows and whom it asks for certificates, by files that are followed.
 * @throws UsageError what is wrong with which file
 */
export function openCertificates(
  given: AccessArguments,
  files: FollowedFiles,
  kept: KeptFiles | undefined,
  tell: (line: string) => void,
): ClientAuthorities & { readonly tls: ListenOptions['tls'] } {
  let serve: (() => void) | undefined;
  const changed = (): void => serve?.();
  let proxies: Followed<readonly string[]> = { current: [] };
  const clients = authorities(files, 'client-ca-file', given.clientCAFile, changed, (pem) =>
    refuseOverlap(pem, proxies.current, given),
  );
  proxies = authorities(files, 'requestheader-client-ca-file', given.requestHeaders?.caFile, changed, (pem) =>
    refuseOverlap(clients.current, pem, given),
  );
  const own = ownCertificate(given, files, kept, changed, tell);
  const clientCAs = (): string[] => [...clients.current, ...proxies.current];
  const tls: ListenOptions['tls'] = own && {
    clientCAs: clientCAs(),
    certificates: {
      async start(take: (certificate: ServedCertificate) => void) {
        serve = () => take({ ...own.current, clientCAs: clientCAs() });
        serve();
        return {
          async close() {
            serve = undefined;
          },
        };
      },
    },
  };
  return { clients, proxies, tls };
}

function authorities(
  files: FollowedFiles,
  option: string,
  path: string | undefined,
  changed: () => void,
  check: (pem: readonly string[]) => void = () => {},
): Followed<readonly string[]> {
  if (path === undefined) return { current: [] };
  const make = (): readonly string[] => {
    const pem = new OptionFile(option, path).certificates();
    check(pem);
    return pem;
  };
  return files.follow([path], make, changed);
}

/** Otherwise every user with a certificate could be whoever it likes, by headers. */
function refuseOverlap(clientCA: readonly string[], proxyCA: readonly string[], given: AccessArguments): void {
  const { requestHeaders: proxies } = given;
  if (proxies === undefined || proxies.allowedNames.length > 0) return;
  const ofClients = new Set(clientCA.map((pem) => new X509Certificate(pem).fingerprint256));
  if (proxyCA.some((pem) => ofClients.has(new X509Certificate(pem).fingerprint256)))
    throw new OptionFile('requestheader-client-ca-file', proxies.caFile).fault(
      '--client-ca-file has the same authority: --requestheader-allowed-names must say which certificates are those of proxies',
    );
}

const YEAR = 365 * 24 * 3_600_000;
/** How often it is looked whether the certificate has to be renewed, in milliseconds. */
const LOOK = 12 * 3_600_000;
/** Where a certificate that was made is kept, with the authority that clients trust. */
const KEPT = [
  ['ca', 'ca.crt'],
  ['caKey', 'ca.key'],
  ['cert', 'tls.crt'],
  ['key', 'tls.key'],
] as const;

type OwnCertificate = GivenCertificate & { readonly ca: string };

/** Where tokens are sent, there is HTTPS: kubectl sends none without. */
function ownCertificate(
  { tls, isClosed, host }: AccessArguments,
  files: FollowedFiles,
  kept: KeptFiles | undefined,
  changed: () => void,
  tell: (line: string) => void,
): Followed<OwnCertificate> | undefined {
  if (tls !== undefined) return files.follow([tls.certFile, tls.keyFile], () => certificateIn(tls), changed);
  if (!isClosed) return undefined;
  const wanted = {
    hosts: [...new Set([host, '127.0.0.1', '::1', 'localhost', hostname()])],
    validity: YEAR,
    renewBefore: YEAR / 3,
  };
  const made = { current: madeCertificate(readCertificate(kept), wanted, kept, tell) };
  // Clients trust its authority, which stays.
  const timer = setInterval(() => {
    const { current } = made;
    made.current = madeCertificate(current, wanted, kept, tell);
    if (made.current !== current) changed();
  }, LOOK);
  timer.unref();
  return made;
}

/** The certificate that is there, or one in its place. */
function madeCertificate(
  before: KeptCertificate | undefined,
  wanted: Wanted,
  kept: KeptFiles | undefined,
  tell: (line: string) => void,
): KeptCertificate {
  const now = Date.now();
  const flaw = before && flawOf(before, wanted, now);
  if (before !== undefined && flaw === undefined) return before;
  const made = renewedCertificate(before, wanted, now);
  for (const [name, file] of KEPT) kept?.write(file, made[name]);
  if (flaw !== undefined) tell(`the serving certificate was renewed: ${flaw}`);
  return made;
}

/** undefined: not all of it is there. */
function readCertificate(kept: KeptFiles | undefined): KeptCertificate | undefined {
  const [ca, caKey, cert, key] = KEPT.map(([, file]) => kept?.read(file));
  if (ca === undefined || caKey === undefined || cert === undefined || key === undefined) return undefined;
  return { ca, caKey, cert, key };
}

function certificateIn({ certFile, keyFile }: NonNullable<AccessArguments['tls']>): OwnCertificate {
  const chain = new OptionFile('tls-cert-file', certFile).certificates();
  const file = new OptionFile('tls-private-key-file', keyFile);
  const key = file.privateKey();
  const [own = ''] = chain;
  if (!new X509Certificate(own).checkPrivateKey(key))
    throw file.fault(`it is not the key of the certificate in ${certFile}`);
  const cert = `${chain.join('\n')}\n`;
  return { cert, key: String(key.export({ type: 'pkcs8', format: 'pem' })), ca: cert };
}
