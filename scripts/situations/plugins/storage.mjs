// @ts-check
// Requests to the plug-ins of classes that are the default, of claims that grow and of what is in use.
import { ATTRIBUTES, CLAIM, claim, INGRESS, object, sized, VOLUME } from './objects.mjs';
import { Questions } from './questions.mjs';

/** @typedef {import('./objects.mjs').Data} Data */

const questions = new Questions();

// Default classes
/** @type {(spec: Data, metadata?: Data) => Data} */
const ingress = (spec, metadata = {}) => object(INGRESS, { namespace: 'default', name: 'x', ...metadata }, { spec });
questions.everywhere('DefaultIngressClass', INGRESS, ingress({}), ingress({}), { namespace: 'default' });
questions.everywhere('DefaultStorageClass', CLAIM, claim({}), claim({}), { namespace: 'claims' });
for (const spec of [{}, { ingressClassName: 'other' }, { ingressClassName: '' }, { ingressClassName: null }])
  for (const metadata of [
    {},
    { annotations: { 'kubernetes.io/ingress.class': 'x' } },
    { annotations: { 'kubernetes.io/ingress.class': '' } },
  ])
    questions.ask('DefaultIngressClass', 'CREATE', INGRESS, { namespace: 'default', object: ingress(spec, metadata) });
for (const spec of [{}, { storageClassName: 'stays' }, { storageClassName: '' }, { storageClassName: null }])
  for (const metadata of [
    {},
    { annotations: { 'volume.beta.kubernetes.io/storage-class': 'x' } },
    { annotations: { 'volume.beta.kubernetes.io/storage-class': '' } },
  ])
    questions.ask('DefaultStorageClass', 'CREATE', CLAIM, { namespace: 'claims', object: claim(spec, metadata) });

// PersistentVolumeClaimResize
const BOUND = { phase: 'Bound' };
questions.everywhere(
  'PersistentVolumeClaimResize',
  CLAIM,
  claim({ ...sized('2Gi'), storageClassName: 'stays' }, {}, BOUND),
  claim({ ...sized('1Gi'), storageClassName: 'stays' }, {}, BOUND),
  { namespace: 'claims' },
);
for (const storage of [undefined, '1Gi', '1024Mi', '1025Mi', '1Mi'])
  for (const [next, before] of [
    ['grows', 'grows'],
    ['stays', 'stays'],
    ['grows', 'stays'],
    ['stays', 'grows'],
    ['', ''],
    ['none', 'none'],
    [undefined, undefined],
  ])
    for (const phase of ['Bound', 'Pending', undefined])
      questions.ask('PersistentVolumeClaimResize', 'UPDATE', CLAIM, {
        namespace: 'claims',
        object: claim({ ...sized(storage), ...(next !== undefined && { storageClassName: next }) }, {}, {}),
        old: claim(
          { ...sized('1Gi'), ...(before !== undefined && { storageClassName: before }) },
          {},
          phase === undefined ? {} : { phase },
        ),
      });
for (const [next, before] of [
  ['grows', 'grows'],
  ['stays', 'stays'],
  ['grows', 'stays'],
])
  questions.ask('PersistentVolumeClaimResize', 'UPDATE', CLAIM, {
    namespace: 'claims',
    object: claim(
      { ...sized('2Gi'), storageClassName: 'stays' },
      { annotations: { 'volume.beta.kubernetes.io/storage-class': next } },
    ),
    old: claim(
      { ...sized('1Gi'), storageClassName: 'grows' },
      { annotations: { 'volume.beta.kubernetes.io/storage-class': before } },
      BOUND,
    ),
  });

// StorageObjectInUseProtection
for (const [type, finalizer] of /** @type {const} */ ([
  [VOLUME, 'kubernetes.io/pv-protection'],
  [CLAIM, 'kubernetes.io/pvc-protection'],
  [ATTRIBUTES, 'kubernetes.io/vac-protection'],
])) {
  const namespace = type === CLAIM ? 'claims' : '';
  const placed = { name: 'x', ...(namespace && { namespace }) };
  questions.everywhere('StorageObjectInUseProtection', type, object(type, placed), object(type, placed), { namespace });
  for (const finalizers of [[], ['a.io/b'], [finalizer], ['a.io/b', finalizer]])
    questions.ask('StorageObjectInUseProtection', 'CREATE', type, {
      namespace,
      object: object(type, { ...placed, finalizers }),
    });
}

export const storage = questions.rows;
