// One grammar of the public API, over the declarations as they are published. Each rule has the list of what breaks it, with
// reasons; a list may only become shorter.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import { childrenOf, commentOf, type Declaration, nameOf, publicDeclarations, textOf } from './declarations.ts';

const all = publicDeclarations('dist');

/** Reasons. */
const ENDS_INPUT = 'end() says that the input has ended';
const NESTED = 'close() ends a nested message; nothing is held';
const GIVEN = 'is written by users, for whom it would be one more thing to write';
const FRIENDLY = 'checks what it is given, or takes what Go gives it; the constructor takes parts';
const { ClassDeclaration, FunctionDeclaration, InterfaceDeclaration } = SyntaxKind;

const isHolder = ({ node }: Declaration): boolean =>
  node.kind === ClassDeclaration || node.kind === InterfaceDeclaration;
const where = ({ homes, name }: Declaration, member = ''): string =>
  `${homes[0]} ${name}${member === '' ? '' : `.${member}`}`;
const namesOf = (node: Node): string[] => childrenOf(node).map(nameOf);
const heritageOf = (node: Node): string[] =>
  childrenOf(node)
    .filter(({ kind }) => kind === SyntaxKind.HeritageClause)
    .flatMap((clause) => childrenOf(clause).map((type) => /\w+/.exec(textOf(type))?.[0] ?? ''));
const isMethod = ({ kind }: Node): boolean =>
  kind === SyntaxKind.MethodDeclaration || kind === SyntaxKind.MethodSignature;

/** The nodes of a declaration, without what is private. */
function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) if (!/^(?:private|#)/.test(textOf(child))) yield* nodesOf(child);
}

/** The functions that users call: not those that they pass. */
function* calledFunctions(declaration: Declaration): Generator<[name: string, parameters: Node[]]> {
  const { node } = declaration;
  const parametersOf = (of: Node) => childrenOf(of).filter(({ kind }) => kind === SyntaxKind.Parameter);
  if (node.kind === FunctionDeclaration) yield [where(declaration), parametersOf(node)];
  if (!isHolder(declaration)) return;
  for (const member of childrenOf(node))
    if ((isMethod(member) || member.kind === SyntaxKind.Constructor) && !textOf(member).startsWith('private'))
      yield [where(declaration, nameOf(member) || 'constructor'), parametersOf(member)];
}

/** Properties and parameters that are numbers. */
function* numbersOf(declaration: Declaration): Generator<[name: string, node: Node, parent: Node]> {
  for (const node of nodesOf(declaration.node))
    for (const child of childrenOf(node))
      if (/^(?:readonly )?\w+\??: (?:number|\(\) => number)\b/.test(textOf(child))) yield [nameOf(child), child, node];
}

/** What breaks a rule, beside what is known to. */
function assertOnly(broken: Iterable<string>, known: Readonly<Record<string, string>>): void {
  assert.deepEqual([...new Set(broken)].sort(), Object.keys(known).sort());
}

test('there are declarations to look at', () => {
  const count = (kind: SyntaxKind) => all.filter(({ node }) => node.kind === kind).length;
  assert.ok(count(FunctionDeclaration) > 800, `only ${count(FunctionDeclaration)} functions`);
  assert.ok(count(ClassDeclaration) > 200, `only ${count(ClassDeclaration)} classes`);
  assert.ok(count(InterfaceDeclaration) > 400, `only ${count(InterfaceDeclaration)} interfaces`);
});

test('whatever holds something ends with close(), and may stand behind `await using`', () => {
  const broken = [];
  const disposable = new Set(['AsyncDisposable']);
  // What extends something disposable is disposable.
  for (let before = 0; before < disposable.size; ) {
    before = disposable.size;
    for (const { name, node } of all.filter(isHolder))
      if (textOf(node).includes('[Symbol.asyncDispose]') || heritageOf(node).some((type) => disposable.has(type)))
        disposable.add(name);
  }
  for (const declaration of all.filter(isHolder)) {
    for (const member of childrenOf(declaration.node).filter(isMethod)) {
      const name = nameOf(member);
      if (/^(?:stop|shut_?[dD]own|cancel|end|abort|dispose|destroy|terminate|release)$/.test(name))
        broken.push(where(declaration, name));
      if (name === 'close' && !disposable.has(declaration.name)) broken.push(where(declaration));
    }
  }
  assertOnly(broken, {
    'kubetyped/engine Reader': NESTED,
    'kubetyped/engine Writer': NESTED,
    'kubetyped/apimachinery/runtime FrameReader.end': ENDS_INPUT,
    'kubetyped/apimachinery/runtime/serializer/cbor CBORFrameReader.end': ENDS_INPUT,
    'kubetyped/apimachinery/util/framer JSONFramedReader.end': ENDS_INPUT,
    'kubetyped/apimachinery/util/framer LengthDelimitedFrameReader.end': ENDS_INPUT,
    'kubetyped/apimachinery/util/framer YAMLDocumentReader.end': ENDS_INPUT,
    'kubetyped/client/tools/leaderelection LeaseFence': 'is a gate, which opens again',
    'kubetyped/client/tools/portforward PortConnection.end': ENDS_INPUT,
    'kubetyped/client/tools/remotecommand CommandInput.end': ENDS_INPUT,
    'kubetyped/apiserver/storage StorageEngine': GIVEN,
    'kubetyped/client/transport Transport': GIVEN,
    'kubetyped/client/transport TransportResponse': GIVEN,
    'kubetyped/client/transport WebSocketConnection': GIVEN,
  });
});

test('a signal stands in the options, which come last', () => {
  const withSignal = new Set(
    all.filter((each) => isHolder(each) && namesOf(each.node).includes('signal')).map(({ name }) => name),
  );
  const broken = [];
  for (const declaration of all)
    for (const [name, parameters] of calledFunctions(declaration))
      for (const [at, parameter] of parameters.entries()) {
        const type = textOf(parameter).replace(/^[^:]*?: /, '');
        const isBare = /^AbortSignal\b/.test(type);
        const isOptions = /^\{.*\bsignal\b/.test(type) || withSignal.has(/^\w+/.exec(type)?.[0] ?? '');
        if (isBare || (isOptions && /Options\b|^\{/.test(type) && at < parameters.length - 1)) broken.push(name);
      }
  assertOnly(broken, {
    'kubetyped/apiserver/gc Term.constructor': 'is what it stands for',
  });
});

test('durations are milliseconds and say so, or their names end in Seconds', () => {
  const broken = [];
  for (const declaration of all)
    for (const [name, node, parent] of numbersOf(declaration)) {
      if (!/timeout|interval|delay|ttl$|duration|period|maxage|expiration|backoff|deadline|lifetime/i.test(name))
        continue;
      const comment = `${commentOf(node)} ${commentOf(parent)} ${commentOf(declaration.node)}`;
      if (!/Seconds$/.test(name) && !/milliseconds/i.test(comment)) broken.push(where(declaration, name));
    }
  assertOnly(broken, {});
});

test('a class is made with new', () => {
  const broken = [];
  for (const declaration of all) {
    const name = /^new([A-Z]\w*)$/.exec(declaration.name)?.[1];
    if (name === undefined || declaration.node.kind !== FunctionDeclaration) continue;
    const made = all.find(
      (each) =>
        each.name === name &&
        each.node.kind === ClassDeclaration &&
        each.homes.some((home) => declaration.homes.includes(home)) &&
        !/private constructor/.test(textOf(each.node)),
    );
    if (made !== undefined) broken.push(where(declaration));
  }
  assertOnly(broken, {
    'kubetyped/apiextensions newSchemaValidator': FRIENDLY,
    'kubetyped/apimachinery/labels newRequirement': FRIENDLY,
    'kubetyped/apimachinery/util/errors newAggregate': FRIENDLY,
    'kubetyped/apimachinery/util/strategicpatch newPatchMetaFromOpenAPI': FRIENDLY,
    'kubetyped/apimachinery/util/strategicpatch newPatchMetaFromStruct': FRIENDLY,
    'kubetyped/apimachinery/util/structuredmergediff/fieldpath newSet': FRIENDLY,
    'kubetyped/apimachinery/util/structuredmergediff/typed newParser': FRIENDLY,
    'kubetyped/apimachinery/util/validation/field newPath': FRIENDLY,
  });
});

test('there is one listen, and one ListenOptions', () => {
  const broken = [];
  for (const name of ['listen', 'ListenOptions', 'Listening']) {
    const files = all.filter((each) => each.name === name).map((each) => where(each));
    if (new Set(files).size > 1) broken.push(...files);
  }
  assertOnly(broken, {});
});

test('onError gets the error, and behind it at most an object that says where', () => {
  const broken = [];
  for (const declaration of all)
    for (const node of nodesOf(declaration.node))
      if (
        node.kind !== SyntaxKind.BindingElement &&
        (/^on\w*Error$/.test(nameOf(node)) || /^ErrorHandler$/.test(nameOf(node))) &&
        !/\(error: unknown\)|\(error: unknown, (?:context|where): [{A-Z]|: ErrorHandler;?$/.test(textOf(node))
      )
        broken.push(where(declaration, nameOf(node)));
  assertOnly(broken, {});
});

test('each export has one home', () => {
  const shared: Record<string, number> = {};
  for (const { homes } of all) if (homes.length > 1) shared[homes.join(', ')] = (shared[homes.join(', ')] ?? 0) + 1;
  // How many of two homes: less is better.
  assert.deepEqual(shared, {
    'kubetyped, kubetyped/apimachinery/runtime': 7,
    // The same types of two functions decode.
    'kubetyped, kubetyped/json': 3,
    'kubetyped/apimachinery/api/validate/content, kubetyped/apimachinery/util/validation': 5,
    'kubetyped/apimachinery/runtime, kubetyped/apimachinery/runtime/serializer/omit': 1,
    'kubetyped/apimachinery/runtime/serializer/cbor/direct, kubetyped/engine': 1,
    'kubetyped/apimachinery/runtime/serializer/protobuf, kubetyped/apimachinery/util/framer': 1,
    'kubetyped/apimachinery/runtime/serializer/protobuf, kubetyped/engine': 2,
    'kubetyped/apimachinery/runtime/serializer/streaming, kubetyped/apimachinery/util/framer': 5,
    'kubetyped/apimachinery/runtime/serializer/streaming, kubetyped/apimachinery/util/framer, kubetyped/apimachinery/util/yaml': 1,
    'kubetyped/apimachinery/util/yaml, kubetyped/engine': 1,
    'kubetyped/apiserver, kubetyped/apiserver/admission': 2,
    'kubetyped/apiserver, kubetyped/apiserver/authorization/rbac': 1,
    'kubetyped/apiserver, kubetyped/apiserver/registry': 3,
    'kubetyped/apiserver, kubetyped/apiserver/registry/rest': 1,
    'kubetyped/apiserver, kubetyped/apiserver/server': 14,
    // ListenError: servers, managers and forwarded ports listen.
    'kubetyped/apiserver, kubetyped/apiserver/server, kubetyped/client/tools/portforward/node, kubetyped/controller/endpoints': 1,
    'kubetyped/apiserver, kubetyped/apiserver/storage/memory': 2,
    'kubetyped/apiserver/admission, kubetyped/admission': 2,
    'kubetyped/apiserver/authentication, kubetyped/apiserver/authentication/user': 7,
    'kubetyped/apiserver/authentication/oidc, kubetyped/apiserver/configuration': 2,
    'kubetyped/apiserver/storage/etcd, kubetyped/apiserver/storage/folder': 1,
    'kubetyped/cel, kubetyped/engine': 1,
    'kubetyped/client, kubetyped/client/transport': 1,
    'kubetyped/controller, kubetyped/controller/controllerutil': 16,
    'kubetyped/controller, kubetyped/controller/metrics': 9,
    'kubetyped/controller, kubetyped/controller/predicate': 9,
    'kubetyped/controller, kubetyped/controller/rbac': 4,
  });
});

test('a watch is read with for await', () => {
  const broken = [];
  for (const declaration of all.filter(isHolder))
    if (namesOf(declaration.node).includes('resultChan')) broken.push(where(declaration));
  assertOnly(broken, {});
});
