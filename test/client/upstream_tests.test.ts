// Where the behaviour that tests of client-go, controller-runtime and kube-rs hold is held here: by rows that these
// libraries wrote, or by a test of our own. What is named must exist.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { packedLines } from '../packed_rows.ts';

/** Rows of test/client/vectors by the beginnings of their names. */
const rows = (file: string, ...beginnings: string[]) => ({ file, beginnings });
/** Tests of a file by parts of their titles. */
const tests = (file: string, ...titles: string[]) => ({ file, titles });
type Held = ReturnType<typeof rows> | ReturnType<typeof tests>;

const informers = (...beginnings: string[]): Held => rows('informers', ...beginnings);
const reflector = (...titles: string[]): Held => tests('test/client/tools/cache/reflector.test.ts', ...titles);
const sharedInformer = (...titles: string[]): Held =>
  tests('test/client/tools/cache/shared_informer.test.ts', ...titles);
const histories = tests('test/client/tools/cache/histories.test.ts', 'histories with faults');
const queues = (...beginnings: string[]): Held => rows('work-queues', ...beginnings);
const priorities = (...beginnings: string[]): Held => rows('priority-queues', ...beginnings);
const workqueue = (...titles: string[]): Held => tests('test/client/util/workqueue.test.ts', ...titles);
const elections = tests('test/client/leaderelection/vectors.test.ts', 'election ${index}');
const elector = (...titles: string[]): Held => tests('test/client/leaderelection/elector.test.ts', ...titles);
const controller = (...titles: string[]): Held => tests('test/controller/controller.test.ts', ...titles);
const kubeconfigs = (...beginnings: string[]): Held => rows('kubeconfig-files', ...beginnings);
const plugins = (...beginnings: string[]): Held => rows('exec-plugins', ...beginnings);
const credentials = (...titles: string[]): Held => tests('test/client/credentials.test.ts', ...titles);
const clientcmd = (...titles: string[]): Held => tests('test/client/clientcmd.test.ts', ...titles);
const transport = (...titles: string[]): Held => tests('test/client/transport/node.test.ts', ...titles);

const heldBy: Readonly<Record<string, Readonly<Record<string, readonly Held[]>>>> = {
  reflector: {
    TestWatchList: [
      informers(
        'begin: bookmarks before the mark',
        'begin: a list',
        'answer: bad request to a watch with initial events',
        'answer: invalid to a watch with initial events',
        'begin: modified meanwhile',
        'begin: deleted meanwhile',
        'answer: too many to a watch with initial events',
        'cut: end after 1 events',
        'cut: end after a late mark',
        'error event: expired after',
        'begin: two marks',
      ),
    ],
    TestWatchListResourceVersion: [informers('version: none at the mark', 'version: bookmarks move on')],
    TestInitialEventsEndBookmarkTicker: [reflector('without the mark of the last initial event')],
    TestReflectorListAndWatchWithErrors: [informers('answer: internal to a list', 'back-off: failing lists')],
    TestReflectorListAndWatchInitConnBackoff: [informers('back-off: refused again and again')],
    TestBackoffOnTooManyRequests: [informers('back-off: too many watches', 'back-off: too many, by events')],
    TestNoRelistOnTooManyRequests: [informers('answer: too many to a watch after a list')],
    TestRetryInternalError: [
      informers('error event: internal after'),
      reflector('internal errors are borne for a while, if wanted'),
    ],
    TestReflectorExpiredExactResourceVersion: [informers('answer: expired to a second list')],
    TestReflectorFullListIfExpired: [
      informers('pages: expired between', 'pages: expired between, and the whole as well', 'pages: all expired'),
    ],
    TestReflectorFullListIfTooLarge: [informers('version: too large, listing', 'version: too large by words, listing')],
    TestReflectorWatchListPageSize: [reflector('lists alone, by pages of a size, if wanted')],
    TestReflectorNotPaginatingNotConsistentReads: [informers('pages: not at a version if the first was whole')],
    TestReflectorPaginatingNonConsistentReadsIfWatchCacheDisabled: [
      informers('pages: not at a version, but answered so'),
    ],
    TestReflectorResyncWithResourceVersion: [informers('relist by list: the same')],
    TestReflectorResourceVersionUpdate: [
      informers('version: a list at', 'version: bookmarks move on', 'version: events go back'),
    ],
    TestReflectorReplacesStoreOnUnsafeDelete: [informers('error event: store read error after')],
    TestIsUnsupportedTableObject: [
      informers('client: typed, a Table', 'client: dynamic, a Table', 'client: metadata, an event with a Table'),
    ],
    TestReflectorStopWatch: [reflector('it can be stopped at any point')],
    TestWatchTimeout: [reflector('a watch that the server does not end in time is ended')],
    TestReflectorRespectStoreTransformer: [informers('transform: label by watch', 'transform: label by list')],
  },
  'queue to store': {
    TestRealFIFO_ReplaceAtomic: [informers('relist by list: one gone, one new, one changed'), histories],
    TestRealFIFO_ReplaceAtomicPop: [informers('relist by watch: one gone, one new, one changed'), histories],
    TestRealFIFO_ReplaceMakesDeletions: [informers('relist by list: one gone', 'relist by watch: all gone')],
    TestRealFIFO_ReplaceMakesDeletionsReplaced: [informers('relist by list: twice', 'relist by watch: twice')],
    TestRealFIFO_UpdateResyncRace: [informers('resync: of the informer'), histories],
    TestRealFIFO_HasSynced: [informers('begin: nothing there', 'begin: slowly', 'handlers: slow, synced late')],
    TestRealFIFO_HasSyncedCorrectOnDeletion: [informers('begin: deleted meanwhile')],
    TestRealFIFO_ResyncAtomic: [informers('resync: a relist before the first', 'resync: a relist after the first')],
    TestReplaceEvents: [informers('relist by list:', 'relist by watch:')],
    TestStoreResourceVersion: [
      informers('version: bookmarks move on'),
      rows('indexers', 'the version is that of the last change'),
    ],
    TestHammerController: [histories],
  },
  'shared informer': {
    TestListenerResyncPeriods: [informers('resync: two periods', 'resync: one never')],
    TestListenerResyncPeriodsDelayed: [informers('resync: a late one', 'resync: a period between')],
    TestResyncCheckPeriod: [
      informers('resync: a shorter one before the start', 'resync: a late one, shorter', 'resync: too short'),
    ],
    TestSharedInformerWatchDisruption: [
      informers('relist by watch: one gone, one new, one changed', 'cut: cut after'),
      histories,
    ],
    TestSharedInformerInitializationRace: [informers('handlers: added at')],
    TestSharedInformerRemoveHandler: [
      informers('handlers: removed at'),
      sharedInformer('one removed, of nothing more'),
    ],
    TestSharedInformerMultipleRegistration: [informers('handlers: three')],
    TestSharedInformerHandlerAbuse: [informers('handlers: slow, removed'), histories],
    TestSharedInformerErrorHandling: [informers('answer: forbidden to a list')],
    TestSharedInformerTransformer: [informers('transform: label')],
    TestAddWhileActive: [informers('handlers: added at 25000')],
    TestRemoveWhileActive: [informers('handlers: removed at 25000')],
    TestStateSharedInformer: [sharedInformer('an informer runs once', 'who waits for an informer that ends is told')],
    TestShutdown: [sharedInformer('an informer runs once'), reflector('no request, timer or stream is left')],
    TestTransformingInformer: [informers('transform: label and deleted', 'transform: label and a relist')],
    TestTransformingInformerRace: [sharedInformer('a transform changes what is stored'), histories],
    TestEventPanics: [sharedInformer('a handler that throws or rejects is reported')],
  },
  indexer: {
    TestThreadSafeStoreDeleteRemovesEmptySetsFromIndex: [rows('indexers', 'a value that nothing has any more is gone')],
    TestThreadSafeStoreAddKeepsNonEmptySetPostDeleteFromIndex: [rows('indexers', 'a value that others have stays')],
    TestThreadSafeStoreIndexingFunctionsWithMultipleValues: [rows('indexers', 'several values, some twice')],
    TestThreadSafeStoreRV: [rows('indexers', 'the version is that of the last change')],
    TestMultiIndexKeys: [rows('indexers', 'several values, some twice', 'random')],
    // There is no MutationCache: caches that own writes must have reached do what it is for.
    TestMutationCache: [
      controller('sees in the caches what the last one wrote'),
      tests('test/controller/own_writes.test.ts', 'is created and deleted while the watch is away'),
    ],
  },
  workqueue: {
    TestAddWhileProcessing: [queues('added while it is worked on')],
    TestReinsert: [queues('added again before it is done')],
    TestCollapse: [queues('collapse')],
    TestCollapseWhileProcessing: [queues('added while it is worked on')],
    TestQueueDrainageUsingShutDownWithDrain: [
      workqueue('a drain waits for what is queued, worked on and to be done again'),
    ],
    TestNoQueueDrainageUsingShutDown: [queues('shut down while it is worked on', 'shut down with items')],
    TestDeduping: [queues('the earlier of two delays', 'the later of two delays is dropped')],
    TestAddTwoFireEarly: [queues('two fire early')],
    TestItemExponentialFailureRateLimiter: [queues('delays of limiter'), workqueue('limiters: delays by item')],
    TestItemFastSlowRateLimiter: [queues('delays of limiter')],
    TestMaxOfRateLimiter: [queues('delays of limiter')],
    TestWithMaxWaitRateLimiter: [queues('delays of limiter')],
    TestMetrics: [workqueue('metrics tell what happens')],
    TestFuzzPriorityQueue: [priorities('random'), tests('test/differential/priority_queues.test.ts', 'random')],
    'retains the highest priority': [priorities('the highest priority counts', 'a lower priority changes nothing')],
    'retains the lowest after duration': [priorities('the lowest delay counts')],
    'enqueues a locked item': [priorities('an item that is worked on comes again')],
  },
  controller: {
    'should not call Reconcile until all event handlers have processed initial objects': [
      controller('caches that never fill', 'what is new comes before what was there at the start'),
      tests('test/controller/histories.test.ts', 'random histories'),
    ],
    runner_should_never_run_two_instances_at_once: [
      controller('but none twice; a change meanwhile makes it run again'),
    ],
    applier_must_not_deadlock_if_reschedule_buffer_fills: [workqueue('many items added, taken, done and delayed')],
    scheduler_dedupe: [queues('the earlier of two delays', 'the later of two delays is dropped')],
  },
  election: {
    TestTryAcquireOrRenewLeases: [elections],
    TestReleaseRetriesOnConflict: [elector('repeats a conflict')],
    TestReleaseOnCancellation_Leases: [
      elections,
      elector('the lock is kept until the work has ended, then given back'),
    ],
    TestFastPathLeaderElection: [elections],
    TestLeaderElectionConfigValidation: [elector('durations that do not fit together')],
    TestLeaderElectionHealthChecker: [elector('health: a leader that does not renew is unwell')],
  },
  rest: {
    TestReconnectBrokenTCP: [transport('HTTP/2: a server that is gone without a word is noticed')],
    TestReconnectBrokenTCPInFlight_HTTP1: [
      transport(
        'a connection that is refused, cut before the headers, or in the body',
        'a request on a kept connection that',
      ),
    ],
    TestCheckRetryHandles429And5xx: [informers('answer: too many, later to', 'answer: unavailable, later to')],
    TestCARotationConnectionBehavior: [credentials('tokens and certificates in files are read again')],
  },
  kubeconfig: {
    TestMergeSemantics: [clientcmd('kubeconfigs come to what client-go 0.37 makes of them')],
    TestGetLoadingPrecedence: [clientcmd('KUBECONFIG, ~/.kube/config, a file that must be there')],
    TestLoadingGetLoadingPrecedence: [
      kubeconfigs('the home', 'the variable before the home', 'a file asked for, before the variable'),
    ],
    TestNonExistentCommandLineFile: [kubeconfigs('a file asked for that is not there')],
    TestToleratingMissingFiles: [kubeconfigs('list: one missing', 'list: all missing')],
    TestErrorReadingFile: [kubeconfigs('list: a broken one first', 'list: a broken one last')],
    TestErrorReadingNonFile: [kubeconfigs('list: a folder', 'a file asked for that is a folder')],
    TestConflictingCurrentContext: [kubeconfigs('list: two', 'list: one with the same names')],
    TestDuplicateClusterName: [kubeconfigs('twice in a file: clusters')],
    TestDuplicateContextName: [kubeconfigs('twice in a file: contexts')],
    TestDuplicateUserName: [kubeconfigs('twice in a file: users')],
    TestResolveRelativePaths: [kubeconfigs('path: ', 'command: ')],
    TestDeduplicate: [kubeconfigs('list: one twice', 'list: the same by another path')],
  },
  exec: {
    TestRefreshCreds: [
      credentials('a plugin runs once for all'),
      plugins('again when expired', 'told: ', 'prints: ', 'ends with', 'command: '),
    ],
    TestPluginPolicy: [plugins('policy: ')],
    TestRoundTripper: [plugins('again when refused', 'again when expired', 'once for several that are refused')],
    TestAuthorizationHeaderPresentCancelsExecAction: [plugins('not for a request with a header of its own')],
    TestTokenPresentCancelsExecAction: [plugins('not for who has a token')],
    TestTLSCredentials: [credentials('a plugin gives a certificate')],
  },
};

const sourceOf = (path: string): string => readFileSync(path, 'utf8');
const known = new Map<string, readonly string[]>();

/** The names of the rows of a file. */
function namesOf(file: string): readonly string[] {
  let names = known.get(file);
  if (names === undefined) {
    const lines = packedLines(`test/client/vectors/${file}.jsonl.gz`);
    names = lines.map((line) => (JSON.parse(line) as { in: { name: string } }).in.name);
    known.set(file, names);
  }
  return names;
}

for (const [area, upstream] of Object.entries(heldBy))
  test(`${area}: ${Object.keys(upstream).length} tests of other libraries`, () => {
    for (const [name, held] of Object.entries(upstream))
      for (const each of held)
        if ('titles' in each) {
          const source = sourceOf(each.file);
          for (const title of each.titles) assert.ok(source.includes(title), `${name}: ${each.file} has no "${title}"`);
        } else {
          const names = namesOf(each.file);
          for (const beginning of each.beginnings)
            assert.ok(
              names.some((row) => row.startsWith(beginning)),
              `${name}: ${each.file} has no row "${beginning}"`,
            );
        }
  });
