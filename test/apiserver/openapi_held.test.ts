// Operations of two groups and of Pods in OpenAPI, a line each, as kube-apiserver has them: openapi_operations.test.ts compares
// all documents with its.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { assertHeld } from '../held_text.ts';
import { send } from './client.ts';

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
const dataOf = (value: unknown): Data => (isData(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Types of content, and what they are: `application/json Pod`. */
function contentText(content: unknown): string {
  return Object.entries(dataOf(content))
    .map(([type, each]) => `${type} ${schemaText(dataOf(each)['schema'])}`)
    .join('|');
}

function schemaText(schema: unknown): string {
  const { $ref, type } = dataOf(schema);
  return typeof $ref === 'string' ? ($ref.split('.').at(-1) ?? '') : String(type);
}

function parameterText(parameter: unknown): string {
  const { name, in: place, required, type, schema } = dataOf(parameter);
  const kind = type ?? schemaText(schema);
  return `${String(name)}:${String(place)}:${String(kind)}${required === true ? '!' : ''}`;
}

function operationText(operation: Data): string {
  const { operationId, parameters, requestBody, responses, tags, consumes, produces, schemes: _, ...rest } = operation;
  const answers = Object.entries(dataOf(responses)).map(([code, each]) => {
    const { content, schema } = dataOf(each);
    return `${code} ${content === undefined ? schemaText(schema) : contentText(content)}`;
  });
  const body = dataOf(requestBody);
  return [
    String(operationId),
    listOf(tags).join(),
    ...Object.entries(rest).flatMap(([name, each]) =>
      name.startsWith('x-') ? [`${name}=${JSON.stringify(each)}`] : [],
    ),
    `parameters ${listOf(parameters).map(parameterText).join()}`,
    ...(requestBody === undefined
      ? []
      : [`body ${body['required'] === true ? '! ' : ''}${contentText(body['content'])}`]),
    ...(consumes === undefined ? [] : [`consumes ${listOf(consumes).join()}`]),
    ...(produces === undefined ? [] : [`produces ${listOf(produces).join()}`]),
    `answers ${answers.join('; ')}`,
  ].join(' · ');
}

function linesOf(document: unknown, isShown: (path: string) => boolean): string[] {
  return Object.entries(dataOf(dataOf(document)['paths'])).flatMap(([path, item]) => {
    if (!isShown(path)) return [];
    const { parameters, ...methods } = dataOf(item);
    return [
      `${path} · ${listOf(parameters).map(parameterText).join()}`,
      ...Object.entries(methods).map(([method, each]) => `  ${method} ${operationText(dataOf(each))}`),
    ];
  });
}

test('operations of Pods, autoscaling and ReplicaSets', async () => {
  await using api = await startTestServer();
  const documentOf = async (path: string): Promise<unknown> => {
    const { status, json } = await send(api.server, 'GET', path);
    assert.equal(status, 200);
    return json;
  };
  const isShown = (path: string): boolean =>
    /\/(?:pods|autoscaling\/v2|apps\/v1\/(?:watch\/)?(?:namespaces\/\{namespace\}\/)?replicasets)(?:\/|$)/.test(path);
  const lines = [
    ...linesOf(await documentOf('/openapi/v3/api/v1'), isShown),
    ...linesOf(await documentOf('/openapi/v3/apis/autoscaling/v2'), isShown),
    ...linesOf(await documentOf('/openapi/v3/apis/apps/v1'), isShown),
    ...linesOf(await documentOf('/openapi/v2'), isShown),
  ];
  assertHeld(fileURLToPath(new URL('openapi_held.txt', import.meta.url)), `${lines.join('\n')}\n`);
});
