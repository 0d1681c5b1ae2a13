import assert from 'node:assert/strict';
import { decode } from 'kubetyped';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { fullScheme } from '../conformance/scheme.ts';

export const scheme = fullScheme();
export const json = new JSONSerializer(scheme);
export const strictJSON = new JSONSerializer(scheme, { strict: true });
export const canonicalJSON = new JSONSerializer(scheme, { canonical: true });
export const yaml = new YAMLSerializer(scheme);
export const strictYAML = new YAMLSerializer(scheme, { strict: true });
export const canonicalYAML = new YAMLSerializer(scheme, { canonical: true });

/** Every way into the library for a text. */
export const decoders: Readonly<Record<string, (data: string | Uint8Array) => object>> = {
  json: (data) => json.decode(data).object,
  strictJSON: (data) => strictJSON.decode(data).object,
  yaml: (data) => yaml.decode(data).object,
  strictYAML: (data) => strictYAML.decode(data).object,
  root: (data) => decode(scheme, data),
};

/** Fails unless `run` returns or throws an Error with a code, within a time that only a hang exceeds. */
export function survives<T>(run: () => T, what: string): T | undefined {
  const start = performance.now();
  try {
    return run();
  } catch (error) {
    assert.ok(error instanceof Error, what);
    assert.equal(
      typeof (error as { code?: unknown }).code,
      'string',
      `${what}: an error without a code: ${error.stack}`,
    );
    assert.ok(error.message.length > 0, what);
    return undefined;
  } finally {
    assert.ok(performance.now() - start < 60_000, `${what} took ${performance.now() - start} ms`);
  }
}

/** The error of `run`, as `code: message`. */
export function errorOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return `${code}: ${message}`;
  }
  return 'no error';
}
