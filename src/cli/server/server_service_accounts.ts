/// <reference types="node" />
import { generateKeyPairSync } from 'node:crypto';
import { asError } from '#engine/text/as_error';
import { publicKeysOf, signingKeyOf } from '../../apiserver/authentication/serviceaccount/keys.ts';
import { ServiceAccounts } from '../../apiserver/serviceaccounts/service_accounts.ts';
import type { ServiceAccountArguments } from './access_arguments.ts';
import type { KeptFiles } from './kept_files.ts';
import { OptionFile } from './option_file.ts';

const KEPT_KEY = 'service-account.key';

/**
 * The ServiceAccounts of a server, with the key that signs their tokens.
 * @param kept where the key is, or is put, unless one is given; undefined: it is forgotten when the server ends
 * @param tell takes why a token was refused
 * @throws UsageError when a file has no key
 */
export function serviceAccountsOf(
  given: ServiceAccountArguments,
  kept: KeptFiles | undefined,
  tell: (line: string) => void,
): ServiceAccounts {
  const [issuer, ...others] = given.issuers;
  const { audiences, maxExpirationSeconds, jwksURI, defaultAccounts = true } = given;
  return new ServiceAccounts({
    signingKey: signingKey(given, kept),
    ...(given.keyFiles.length > 0 && { keys: given.keyFiles.map(keysIn).join('\n') }),
    ...(issuer !== undefined && { issuers: [issuer, ...others] as const }),
    ...(audiences.length > 0 && { audiences }),
    ...(maxExpirationSeconds !== undefined && { maxExpirationSeconds }),
    ...(jwksURI !== undefined && { jwksURI }),
    defaultAccounts,
    onError: (error) => tell(asError(error).message),
  });
}

function signingKey({ signingKeyFile }: ServiceAccountArguments, kept: KeptFiles | undefined): string {
  if (signingKeyFile !== undefined) return keyIn(new OptionFile('service-account-signing-key-file', signingKeyFile));
  if (kept === undefined) return newKey();
  if (kept.read(KEPT_KEY) === undefined) kept.write(KEPT_KEY, newKey());
  return keyIn(kept.file(KEPT_KEY));
}

/** In the form that kube-apiserver takes. */
function newKey(): string {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'sec1', format: 'pem' })
    .toString();
}

function keyIn(file: OptionFile): string {
  return checked(file, (text) => signingKeyOf(text));
}

function keysIn(path: string): string {
  return checked(new OptionFile('service-account-key-file', path), (text) => publicKeysOf(text));
}

function checked(file: OptionFile, check: (text: string) => unknown): string {
  const text = file.text();
  try {
    check(text);
  } catch (error) {
    throw file.fault(asError(error).message);
  }
  return text;
}
