/// <reference types="node" />
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { asError } from '#engine/text/as_error';
import { ServiceAccounts } from '../../apiserver/serviceaccounts/service_accounts.ts';
import { publicKeysOf, signingKeyOf } from '../../apiserver/authentication/serviceaccount/keys.ts';
import { systemMessage } from '../system_message.ts';
import type { ServiceAccountArguments } from './access_arguments.ts';
import { GivenFile } from './given_file.ts';

/**
 * The ServiceAccounts of a server, with the key that signs their tokens.
 * @param tell takes why a token was refused
 * @throws UsageError when a file has no key
 */
export function serviceAccountsOf(given: ServiceAccountArguments, tell: (line: string) => void): ServiceAccounts {
  const [issuer, ...others] = given.issuers;
  const { audiences, maxExpiration, jwksURI } = given;
  return new ServiceAccounts({
    signingKey: signingKey(given),
    ...(given.keyFiles.length > 0 && { keys: given.keyFiles.map(keysIn).join('\n') }),
    ...(issuer !== undefined && { issuers: [issuer, ...others] as const }),
    ...(audiences.length > 0 && { audiences }),
    ...(maxExpiration !== undefined && { maxExpiration }),
    ...(jwksURI !== undefined && { jwksURI }),
    onError: (error) => tell(asError(error).message),
  });
}

function signingKey({ signingKeyFile, keptKeyFile }: ServiceAccountArguments): string {
  if (signingKeyFile !== undefined) return keyIn(new GivenFile('service-account-signing-key-file', signingKeyFile));
  if (keptKeyFile === undefined) return newKey();
  const file = new GivenFile('data', keptKeyFile);
  if (!existsSync(keptKeyFile)) {
    try {
      mkdirSync(dirname(keptKeyFile), { recursive: true });
      // A file that is there is whole.
      writeFileSync(`${keptKeyFile}.new`, newKey(), { mode: 0o600 });
      renameSync(`${keptKeyFile}.new`, keptKeyFile);
    } catch (error) {
      throw file.fault(systemMessage(error));
    }
  }
  return keyIn(file);
}

/** In the form that kube-apiserver takes. */
function newKey(): string {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'sec1', format: 'pem' })
    .toString();
}

function keyIn(file: GivenFile): string {
  return checked(file, (text) => signingKeyOf(text));
}

function keysIn(path: string): string {
  return checked(new GivenFile('service-account-key-file', path), (text) => publicKeysOf(text));
}

function checked(file: GivenFile, check: (text: string) => unknown): string {
  const text = file.text();
  try {
    check(text);
  } catch (error) {
    throw file.fault(asError(error).message);
  }
  return text;
}
