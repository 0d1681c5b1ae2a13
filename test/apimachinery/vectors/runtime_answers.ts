import { addToScheme } from 'kubetyped/api';
import * as metav1 from 'kubetyped/apimachinery/apis/meta/v1';
import { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import {
  decodeList,
  encodeList,
  isUnknown,
  type KindBase,
  newBase64Serializer,
  type ObjectCreater,
  type RuntimeObject,
  Scheme,
  toOpenAPIDefinitionName,
  type Unknown,
} from 'kubetyped/apimachinery/runtime';
import type { GroupVersionKind, GroupVersionKindLike } from 'kubetyped/apimachinery/runtime/schema';
import { DefaultMetaFactory, Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer as YAMLSerializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { fullScheme } from '../../conformance/scheme.ts';
import { type Answer, attempt } from './answer_rows.ts';

const scheme = fullScheme();
const serializers = {
  json: new JSONSerializer(scheme, { canonical: true }),
  yaml: new YAMLSerializer(scheme, { canonical: true }),
  empty: new JSONSerializer(new Scheme()),
} as const;

const plainKind = ({ group, version, kind }: GroupVersionKindLike): object => ({ group, version, kind });
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
/** The text of an error as Go has it. */
const errorText = (error: unknown): string => (error as { text?: string }).text ?? (error as Error).message;

function answer<T>(run: () => T): T | { err: string } {
  try {
    return run();
  } catch (error) {
    attempt(() => {
      throw error;
    });
    return { err: errorText(error) };
  }
}

function describe(object: RuntimeObject): unknown {
  if (!isUnknown(object)) return serializers.json.encodeToString(object);
  const { raw, apiVersion = '', kind = '', contentType = '' } = object;
  return { raw: text(raw), apiVersion, kind, contentType };
}

function objectList({
  objects,
  decoders,
}: {
  objects: readonly string[];
  decoders: readonly (keyof typeof serializers)[];
}): object {
  const list = objects.map(
    (each): RuntimeObject =>
      each.startsWith('=')
        ? new metav1.Status({ message: each.slice(1) })
        : ({ raw: new TextEncoder().encode(each) } as Unknown),
  );
  const decoded = decodeList(list, ...decoders.map((name) => serializers[name]));
  const encoded = attempt(() => encodeList(serializers.yaml, decoded.objects).map(({ raw }) => text(raw)));
  return {
    objects: decoded.objects.map(describe),
    errors: decoded.errors.map(errorText),
    encoded: encoded.value ?? [],
    err: encoded.value === undefined ? encoded.err : null,
  };
}

function base64Serializer(data: string): object {
  const serializer = newBase64Serializer(serializers.json, serializers.json);
  return answer(() => {
    const { object, gvk } = serializer.decode(data);
    return { kind: plainKind(gvk), text: text(serializer.encode(object)), identifier: serializer.identifier() };
  });
}

/** Only what Go's program has registered. */
const registered = new Scheme('<scheme>');
addToScheme(registered);
metav1.addMetaToScheme(registered);

/** With a kind that is known, but has no class. */
const withCronTab: ObjectCreater = {
  new: (gvk): Unstructured | KindBase =>
    gvk.group === 'stable.example.com' && gvk.version === 'v1' && gvk.kind === 'CronTab'
      ? new Unstructured()
      : registered.new(gvk),
};

/** What our functions make of the inputs of scripts/go/runtimevectors. */
export const runtimeAnswers: Readonly<Record<string, Answer>> = {
  interpret: (data: string) => answer((): object => plainKind(DefaultMetaFactory.interpret(data) as GroupVersionKind)),
  'object-list': objectList,
  'base64-serializer': base64Serializer,
  'openapi-name': (gvk: GroupVersionKindLike) => answer(() => toOpenAPIDefinitionName(withCronTab, gvk)),
};
