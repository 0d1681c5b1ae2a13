import { Secret } from '#api/core/v1/zz_generated.types';
import { isAlreadyExists, isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import { isStatusError, StatusError } from '#apimachinery/api/errors/status_error';
import { decodeBase64, encodeBase64 } from '#engine/text/base64';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';
import type { Client } from '../../client/client.ts';
import { adviceOnNamespace } from '../advice.ts';
import { flawOf, type KeptCertificate, renewedCertificate, type Wanted } from './kept_certificate.ts';

/** The names in the Secret: those that cert-manager and others use. */
const NAMES = { cert: 'tls.crt', key: 'tls.key', ca: 'ca.crt', caKey: 'ca.key' } as const;

/** Where the certificate is kept. */
export interface SecretName {
  readonly namespace: string;
  readonly name: string;
}

/** The Secret holds a certificate that somebody else keeps. */
export class ForeignCertificateError extends Error {
  readonly code = 'ERR_FOREIGN_CERTIFICATE';

  constructor({ namespace, name }: SecretName) {
    super(
      `Secret ${namespace}/${name} holds a certificate without ca.key, the key of its authority: somebody else keeps ` +
        'it. Delete the Secret, or name another one',
    );
    this.name = 'ForeignCertificateError';
  }
}

/** What {@link keepCertificate} gives. */
export interface Keeping {
  readonly kept: KeptCertificate;
  /** Why it was renewed just now. */
  readonly renewed: string | undefined;
}

/**
 * The certificate in a Secret, which is created if it isn't there and renewed before it expires or when it does not match. If replicas do so
 * at the same time, the first one wins and all use its certificate.
 * @throws ForeignCertificateError, StatusError
 */
export async function keepCertificate(
  client: Client,
  place: SecretName,
  wanted: Wanted,
  now: () => number,
  signal: AbortSignal,
): Promise<Keeping> {
  const secrets = client.resource(Secret, { namespace: place.namespace });
  for (;;) {
    signal.throwIfAborted();
    const found = await secrets.get(place.name, { signal }).catch((error: unknown) => {
      if (isNotFound(error)) return undefined;
      throw error;
    });
    const before = found && read(found, place);
    const flaw = before === undefined ? 'there was none' : flawOf(before, wanted, now());
    if (before !== undefined && flaw === undefined) return { kept: before, renewed: undefined };
    const kept = renewedCertificate(before, wanted, now());
    try {
      if (found === undefined) {
        const metadata = { name: place.name, namespace: place.namespace };
        await secrets.create(new Secret({ metadata, type: 'kubernetes.io/tls', data: written(kept) }), { signal });
      } else await secrets.update({ ...found, data: { ...found.data, ...written(kept) } }, { signal });
      return { kept, renewed: flaw };
    } catch (error) {
      // Another replica was faster: read what it wrote.
      if (isConflict(error) || isAlreadyExists(error)) continue;
      const advice = adviceOnNamespace(error);
      if (advice === '' || !isStatusError(error)) throw error;
      throw new StatusError({ ...error.errStatus, message: `${error.message}${advice}` }, { cause: error });
    }
  }
}

/** @returns undefined for a Secret that holds no certificate yet */
function read({ data = {} }: Secret, place: SecretName): KeptCertificate | undefined {
  const text = (name: string): string => (data[name] ? fromUTF8(decodeBase64(data[name])) : '');
  const kept = {
    cert: text(NAMES.cert),
    key: text(NAMES.key),
    ca: text(NAMES.ca),
    caKey: text(NAMES.caKey),
  };
  if (kept.cert === '' && kept.key === '') return undefined;
  if (kept.caKey === '') throw new ForeignCertificateError(place);
  return kept;
}

function written(kept: KeptCertificate): Record<string, string> {
  const base64 = (text: string): string => encodeBase64(toUTF8(text));
  return {
    [NAMES.cert]: base64(kept.cert),
    [NAMES.key]: base64(kept.key),
    [NAMES.ca]: base64(kept.ca),
    [NAMES.caKey]: base64(kept.caKey),
  };
}
