import type { OpenAPISchema } from './openapi_schema.ts';

/** A path that belongs to the server itself, and not to a resource. */
export interface WellKnownPath {
  readonly tag: string;
  readonly operationId: string;
  readonly description: string;
  readonly type: string;
  readonly schema: OpenAPISchema;
  /** The types that the schema refers to. */
  readonly schemas?: Readonly<Record<string, OpenAPISchema>>;
}

const INFO = 'io.k8s.apimachinery.pkg.version.Info';
const NAMES = ['major', 'minor', 'gitVersion', 'gitCommit', 'gitTreeState', 'buildDate', 'goVersion', 'compiler'];
const ALWAYS = [...NAMES, 'platform'];
const SOMETIMES = ['emulationMajor', 'emulationMinor', 'minCompatibilityMajor', 'minCompatibilityMinor'];

const versionInfo: OpenAPISchema = {
  description: 'The version of a server.',
  type: 'object',
  required: ALWAYS,
  properties: Object.fromEntries([
    ...ALWAYS.map((name) => [name, { type: 'string', default: '' }]),
    ...SOMETIMES.map((name) => [name, { type: 'string' }]),
  ]),
};

/** By path, without the slash at the beginning. */
export const wellKnownPaths: Readonly<Record<string, WellKnownPath | undefined>> = {
  version: {
    tag: 'version',
    operationId: 'getCodeVersion',
    description: 'Reads the version of the server.',
    type: 'application/json',
    schema: { $ref: `#/components/schemas/${INFO}` },
    schemas: { [INFO]: versionInfo },
  },
  '.well-known/openid-configuration': {
    tag: 'WellKnown',
    operationId: 'getServiceAccountIssuerOpenIDConfiguration',
    description: 'Reads who issues the tokens of ServiceAccounts, as OpenID Connect Discovery asks.',
    type: 'application/json',
    schema: { type: 'string' },
  },
  'openid/v1/jwks': {
    tag: 'openid',
    operationId: 'getServiceAccountIssuerOpenIDKeyset',
    description: 'Reads the public keys by which the tokens of ServiceAccounts are checked.',
    type: 'application/jwk-set+json',
    schema: { type: 'string' },
  },
};
