import type * as corev1 from '#api/core/v1/index';
import type { Secret } from '#api/core/v1/zz_generated.types';
import { newPath } from '#apimachinery/util/validation/field/path';
import { isConfigMapKey } from '#apimachinery/util/validation/keys';
import { getOwn } from '#engine/json/own_property';
import { decodeBase64, encodeBase64 } from '#engine/text/base64';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { base64Size, textSize } from '#src/validation/checks/sizes';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
import { checkFrozen, MAX_SIZE } from './config_map.ts';
import { keyPairFault } from './key_pair.ts';

const ACCOUNT = 'kubernetes.io/service-account.name';

/** Values are never shown. */
const REDACTED = '<secret contents redacted>';

export function checkSecret(faults: Faults, secret: Secret): void {
  const { metadata, stringData = {}, type } = secret;
  const data = bytesOf(secret);
  const path = newPath('data');
  const keys = new Set([...Object.keys(data), ...Object.keys(stringData)]);
  let size = 0;
  checkObjectMeta(faults, metadata, { namespaced: true });
  for (const key of keys) {
    faults.each(path.key(key), key, isConfigMapKey(key));
    const text = getOwn(stringData, key);
    size += text === undefined ? base64Size(data[key] ?? '') : textSize(text);
  }
  if (size > MAX_SIZE) faults.tooLong(path, MAX_SIZE);
  const demand = (...names: readonly string[]): void => {
    for (const name of names) if (!keys.has(name)) faults.required(path.key(name));
  };
  switch (type) {
    case 'kubernetes.io/service-account-token':
      faults.present(newPath('metadata', 'annotations').key(ACCOUNT), metadata.annotations?.[ACCOUNT]);
      break;
    case 'kubernetes.io/dockercfg':
      demand('.dockercfg');
      checkJSON(faults, secret, '.dockercfg');
      break;
    case 'kubernetes.io/dockerconfigjson':
      demand('.dockerconfigjson');
      checkJSON(faults, secret, '.dockerconfigjson');
      break;
    case 'kubernetes.io/basic-auth':
      if (!keys.has('username') && !keys.has('password')) demand('username', 'password');
      break;
    case 'kubernetes.io/ssh-auth': {
      const key = 'ssh-privatekey';
      if (!(stringData[key] ?? data[key])) faults.required(path.key(key));
      break;
    }
    case 'kubernetes.io/tls':
      demand('tls.crt', 'tls.key');
      break;
    default:
  }
}

/** A null among bytes is no bytes. */
function bytesOf({ data }: Secret): { readonly [key: string]: string } {
  return Object.fromEntries(Object.entries(data ?? {}).map(([key, value]) => [key, (value as string | null) ?? '']));
}

function checkJSON(faults: Faults, secret: Secret, key: string): void {
  const { stringData = {} } = secret;
  const data = bytesOf(secret);
  const value = stringData[key] ?? (data[key] === undefined ? undefined : fromUTF8(decodeBase64(data[key])));
  if (value === undefined) return;
  const fault = jsonFault(value);
  if (fault !== undefined) faults.invalid(newPath('data').key(key), REDACTED, fault);
}

/** Differs from Go: its parser says where the text breaks off, which could show a part of it. */
function jsonFault(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value === null || (typeof value === 'object' && !Array.isArray(value)) ? undefined : 'must be a JSON object';
  } catch {
    return text === '' ? 'unexpected end of JSON input' : 'must be JSON';
  }
}

export const secretUpdateValidation: UpdateValidation<Secret> = {
  immutable: { type: '' },
  update: checkFrozen,
};

export const secretColumns: readonly Column<Secret>[] = [
  nameColumn,
  { name: 'Type', value: ({ type }) => type ?? '' },
  { name: 'Data', value: ({ data }) => Object.keys(data ?? {}).length },
  ageColumn,
];

/** Text of a Secret is written, never stored. */
function takeStringData(object: Secret): void {
  const { stringData } = object;
  if (stringData === undefined) return;
  const data = Object.entries(stringData).map(([key, text]) => [key, encodeBase64(toUTF8(text))]);
  object.data = { ...object.data, ...Object.fromEntries(data) };
  delete object.stringData;
}

export const secretStrategy: KindStrategy<Secret> = {
  selectableFields: { type: ({ type }) => type ?? '' },
  convert: takeStringData,
  *warnings(secret) {
    if (secret.type !== 'kubernetes.io/tls') return;
    const data = bytesOf(secret);
    const text = (key: string): string => secret.stringData?.[key] ?? fromUTF8(decodeBase64(data[key] ?? ''));
    const fault = keyPairFault(text('tls.crt'), text('tls.key'));
    if (fault !== undefined) yield fault;
  },
};

export const secretDefaults: StructDefaults = {
  'core/v1.Secret': (object: corev1.Secret) => void (object.type ||= 'Opaque'),
};
