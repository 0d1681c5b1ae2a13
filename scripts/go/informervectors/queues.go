package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"golang.org/x/time/rate"
	"k8s.io/client-go/util/workqueue"

	"kubetyped/rows"
)

// queueScript is what is done with a queue. Every call comes a little later than the one before, so that no two things
// happen at the same time.
type queueScript struct {
	Name string `json:"name"`
	// Storage is "" or "lifo": last in, first out, and what is added again comes first.
	Storage string     `json:"storage,omitempty"`
	Limiter limiter    `json:"limiter"`
	Calls   []queueAct `json:"calls"`
}

// limiter is "exponential" (base, max), "fastslow" (fast, slow, attempts), "bucket" (qps, burst), "maxof" or "maxwait" (max),
// of others.
type limiter struct {
	Kind    string    `json:"kind"`
	Numbers []float64 `json:"numbers,omitempty"`
	Of      []limiter `json:"of,omitempty"`
}

type queueAct struct {
	Do   string `json:"do"`
	Item string `json:"item,omitempty"`
	// For is in milliseconds.
	For int `json:"for,omitempty"`
}

// stack is last in, first out; what is added again comes first.
type stack []string

func (s *stack) Touch(item string) {
	at := slices.Index(*s, item)
	*s = append(slices.Delete(*s, at, at+1), item)
}

func (s *stack) Push(item string) { *s = append(*s, item) }

func (s *stack) Len() int { return len(*s) }

func (s *stack) Pop() string {
	last := len(*s) - 1
	item := (*s)[last]
	*s = (*s)[:last]
	return item
}

func (l limiter) make() workqueue.TypedRateLimiter[string] {
	var of []workqueue.TypedRateLimiter[string]
	for _, each := range l.Of {
		of = append(of, each.make())
	}
	ms := func(i int) time.Duration { return time.Duration(l.Numbers[i] * float64(time.Millisecond)) }
	switch l.Kind {
	case "exponential":
		return workqueue.NewTypedItemExponentialFailureRateLimiter[string](ms(0), ms(1))
	case "fastslow":
		return workqueue.NewTypedItemFastSlowRateLimiter[string](ms(0), ms(1), int(l.Numbers[2]))
	case "bucket":
		return &workqueue.TypedBucketRateLimiter[string]{Limiter: rate.NewLimiter(rate.Limit(l.Numbers[0]), int(l.Numbers[1]))}
	case "maxof":
		return workqueue.NewTypedMaxOfRateLimiter(of...)
	case "maxwait":
		return workqueue.NewTypedWithMaxWaitRateLimiter(of[0], ms(0))
	}
	panic(l.Kind)
}

func answerQueue(in json.RawMessage) any {
	s := rows.Read[queueScript](in)
	var out []any
	synctest.Test(bubbles, func(*testing.T) { out = s.run() })
	return out
}

func (s queueScript) run() []any {
	l := s.Limiter.make()
	var config workqueue.TypedRateLimitingQueueConfig[string]
	if s.Storage == "lifo" {
		config.DelayingQueue = workqueue.NewTypedDelayingQueueWithConfig(workqueue.TypedDelayingQueueConfig[string]{
			Queue: workqueue.NewTypedWithConfig(workqueue.TypedQueueConfig[string]{Queue: &stack{}}),
		})
	}
	q := workqueue.NewTypedRateLimitingQueueWithConfig(l, config)
	var working []string
	// What workers that wait have got since the last call. Which of them was first is chance.
	var got, begun []string
	var lock sync.Mutex
	drained := false
	out := []any{}
	for i, each := range s.Calls {
		time.Sleep(time.Millisecond + time.Duration(i)*time.Microsecond)
		synctest.Wait()
		var result any
		switch each.Do {
		case "add":
			q.Add(each.Item)
		case "addAfter":
			q.AddAfter(each.Item, time.Duration(each.For)*time.Millisecond)
		case "addRateLimited":
			q.AddRateLimited(each.Item)
		case "when":
			result = l.When(each.Item).Nanoseconds()
		case "forget":
			q.Forget(each.Item)
		case "requeues":
			result = q.NumRequeues(each.Item)
		case "get":
			if q.Len() == 0 && !q.ShuttingDown() {
				result = "would wait"
				break
			}
			item, shutdown := q.Get()
			if shutdown {
				result = "shut down"
				break
			}
			working = append(working, item)
			result = item
		case "wait":
			go func() {
				item, shutdown := q.Get()
				lock.Lock()
				defer lock.Unlock()
				if shutdown {
					item = "shut down"
				} else {
					begun = append(begun, item)
				}
				got = append(got, item)
			}()
		case "done":
			if len(working) > 0 {
				result = working[0]
				q.Done(working[0])
				working = working[1:]
			}
		case "sleep":
			time.Sleep(time.Duration(each.For) * time.Millisecond)
		case "shutDown":
			q.ShutDown()
		case "drain":
			go func() {
				q.ShutDownWithDrain()
				drained = true
			}()
		case "drained":
			result = drained
		default:
			panic(each.Do)
		}
		synctest.Wait()
		answer := []any{result, q.Len()}
		if len(got) > 0 {
			slices.Sort(got)
			slices.Sort(begun)
			answer = append(answer, got)
			working = append(working, begun...)
			got, begun = nil, nil
		}
		out = append(out, answer)
	}
	q.ShutDown()
	for _, item := range working {
		q.Done(item)
	}
	return out
}

func queueInputs(r *rand.Rand) []any {
	exponential := limiter{Kind: "exponential", Numbers: []float64{5, 1_000_000}}
	bucket := limiter{Kind: "bucket", Numbers: []float64{10, 3}}
	limiters := []limiter{
		exponential,
		{Kind: "exponential", Numbers: []float64{1, 60}},
		{Kind: "fastslow", Numbers: []float64{5, 2000, 3}},
		bucket,
		{Kind: "maxof", Of: []limiter{exponential, bucket}},
		{Kind: "maxwait", Numbers: []float64{150}, Of: []limiter{bucket}},
		{Kind: "maxwait", Numbers: []float64{100}, Of: []limiter{{Kind: "maxof", Of: []limiter{exponential, {Kind: "fastslow", Numbers: []float64{2, 70, 2}}}}}},
	}
	var out []any
	for i, l := range limiters {
		var calls []queueAct
		for range 70 {
			calls = append(calls, queueAct{Do: "when", Item: "a"}, queueAct{Do: "requeues", Item: "a"})
		}
		calls = append(calls, queueAct{Do: "when", Item: "b"}, queueAct{Do: "forget", Item: "a"}, queueAct{Do: "requeues", Item: "a"}, queueAct{Do: "sleep", For: 5_000}, queueAct{Do: "when", Item: "a"}, queueAct{Do: "when", Item: "a"})
		out = append(out, queueScript{Name: fmt.Sprintf("delays of limiter %d", i), Limiter: l, Calls: calls})
	}
	all := func(name string, calls ...queueAct) {
		out = append(out, queueScript{Name: name, Limiter: exponential, Calls: calls})
	}
	act := func(do, item string) queueAct { return queueAct{Do: do, Item: item} }
	get, done := act("get", ""), act("done", "")
	all("added while it is worked on", act("add", "a"), get, act("add", "a"), act("add", "a"), get, done, get, done, get)
	all("added again before it is done", act("add", "a"), act("add", "b"), get, act("add", "a"), get, done, done, get, get)
	all("collapse", act("add", "a"), act("add", "a"), act("add", "b"), act("add", "a"), get, get, get, done, done)
	all("shut down while it is worked on", act("add", "a"), get, act("add", "a"), act("shutDown", ""), act("add", "b"), done, get, done, get)
	all("shut down with items", act("add", "a"), act("add", "b"), act("shutDown", ""), get, get, get, done, done)
	all("a failure after the shut-down counts", act("shutDown", ""), act("addRateLimited", "a"), act("requeues", "a"), get)
	all("delays end with the shut-down", queueAct{Do: "addAfter", Item: "a", For: 50}, act("shutDown", ""), queueAct{Do: "sleep", For: 100}, get)
	all("the earlier of two delays", queueAct{Do: "addAfter", Item: "a", For: 500}, queueAct{Do: "addAfter", Item: "a", For: 50}, queueAct{Do: "sleep", For: 60}, get, done, queueAct{Do: "sleep", For: 600}, get)
	all("the later of two delays is dropped", queueAct{Do: "addAfter", Item: "a", For: 50}, queueAct{Do: "addAfter", Item: "a", For: 500}, queueAct{Do: "sleep", For: 60}, get, done, queueAct{Do: "sleep", For: 600}, get)
	all("two fire early", queueAct{Do: "addAfter", Item: "a", For: 1_000}, queueAct{Do: "addAfter", Item: "b", For: 50}, queueAct{Do: "addAfter", Item: "c", For: 2_000}, queueAct{Do: "sleep", For: 60}, get, done, queueAct{Do: "sleep", For: 1_000}, get, done, queueAct{Do: "sleep", For: 2_000}, get)
	all("forty days", queueAct{Do: "addAfter", Item: "a", For: 40 * 86_400_000}, queueAct{Do: "sleep", For: 39 * 86_400_000}, get, queueAct{Do: "sleep", For: 86_400_000}, get)
	all("a delay of what is queued already", act("add", "a"), queueAct{Do: "addAfter", Item: "a", For: 50}, queueAct{Do: "sleep", For: 60}, get, done, get)
	all("a delay of what is worked on", act("add", "a"), get, queueAct{Do: "addAfter", Item: "a", For: 50}, queueAct{Do: "sleep", For: 60}, get, done, get)
	all("no delay", queueAct{Do: "addAfter", Item: "a"}, queueAct{Do: "addAfter", Item: "b", For: -5}, get, get)
	for n := range 250 {
		out = append(out, queueScript{Name: fmt.Sprintf("random %d", n), Limiter: limiters[r.Intn(len(limiters))], Calls: randomCalls(r)})
	}
	for n := range 150 {
		out = append(out, queueScript{Name: fmt.Sprintf("random, last in, first out %d", n), Storage: "lifo", Limiter: limiters[r.Intn(len(limiters))], Calls: randomCalls(r)})
	}
	for n := range 250 {
		out = append(out, queueScript{Name: fmt.Sprintf("more at random %d", n), Limiter: limiters[r.Intn(len(limiters))], Calls: randomCalls(r)})
	}
	return append(out, unusualQueues(r)...)
}

// unusualQueues have limiters at their limits, items with odd names, and workers that wait, several at a time.
func unusualQueues(r *rand.Rand) []any {
	exponential := limiter{Kind: "exponential", Numbers: []float64{5, 1_000_000}}
	odd := []limiter{
		{Kind: "exponential", Numbers: []float64{0, 1000}},
		{Kind: "exponential", Numbers: []float64{1000, 5}},
		{Kind: "exponential", Numbers: []float64{0.5, 1_000_000}},
		{Kind: "exponential", Numbers: []float64{1, 1e12}},
		{Kind: "exponential", Numbers: []float64{5, 0}},
		{Kind: "fastslow", Numbers: []float64{5, 2000, 0}},
		{Kind: "fastslow", Numbers: []float64{2000, 5, 2}},
		{Kind: "fastslow", Numbers: []float64{0, 0, 1}},
		{Kind: "fastslow", Numbers: []float64{5, 10, -1}},
		{Kind: "bucket", Numbers: []float64{1, 1}},
		{Kind: "bucket", Numbers: []float64{0.5, 2}},
		{Kind: "bucket", Numbers: []float64{1_000_000, 1}},
		{Kind: "bucket", Numbers: []float64{3, 7}},
		{Kind: "maxof"},
		{Kind: "maxof", Of: []limiter{exponential}},
		{Kind: "maxof", Of: []limiter{exponential, {Kind: "exponential", Numbers: []float64{700, 900}}, {Kind: "fastslow", Numbers: []float64{1, 5000, 2}}}},
		{Kind: "maxwait", Numbers: []float64{0}, Of: []limiter{exponential}},
		{Kind: "maxwait", Numbers: []float64{20}, Of: []limiter{{Kind: "maxwait", Numbers: []float64{10}, Of: []limiter{exponential}}}},
	}
	var out []any
	for i, l := range odd {
		var calls []queueAct
		for n := range 70 {
			calls = append(calls, queueAct{Do: "when", Item: []string{"a", "b"}[n/5%2]})
			if n%7 == 6 {
				calls = append(calls, queueAct{Do: "requeues", Item: "a"}, queueAct{Do: "sleep", For: 10 * n})
			}
			if n%23 == 22 {
				calls = append(calls, queueAct{Do: "forget", Item: "a"}, queueAct{Do: "forget", Item: "never seen"})
			}
		}
		out = append(out, queueScript{Name: fmt.Sprintf("delays of unusual limiter %d", i), Limiter: l, Calls: calls})
	}
	all := func(name string, calls ...queueAct) {
		for _, storage := range []string{"", "lifo"} {
			suffix := ""
			if storage != "" {
				suffix = ", last in, first out"
			}
			out = append(out, queueScript{Name: name + suffix, Storage: storage, Limiter: exponential, Calls: calls})
		}
	}
	act := func(do, item string) queueAct { return queueAct{Do: do, Item: item} }
	after := func(item string, ms int) queueAct { return queueAct{Do: "addAfter", Item: item, For: ms} }
	sleep := func(ms int) queueAct { return queueAct{Do: "sleep", For: ms} }
	add := func(item string) queueAct { return act("add", item) }
	wait, get, done, shutDown, drain, drained := act("wait", ""), act("get", ""), act("done", ""), act("shutDown", ""), act("drain", ""), act("drained", "")
	all("one waits", wait, add("a"), done, add("a"))
	all("three wait for one", wait, wait, wait, add("a"), add("a"), done, done)
	all("three wait for three", wait, wait, wait, add("c"), add("a"), add("b"), done, done, done)
	all("one waits for what is worked on", add("a"), get, wait, add("a"), done, done)
	all("two wait for what is worked on", add("a"), get, wait, wait, add("a"), add("a"), done, done, add("a"))
	all("one waits for a delay", wait, after("a", 50), sleep(40), sleep(20), done)
	all("two wait for one delay", wait, wait, after("a", 50), after("b", 50), sleep(60), done, done)
	all("waiting when it shuts down", wait, wait, shutDown, wait)
	all("waiting when it shuts down, with items that are worked on", add("a"), get, add("a"), wait, shutDown, done, wait, done)
	all("waiting when it drains", wait, drain, drained, wait, drained)
	all("waiting when it drains, with items that are worked on", add("a"), get, add("a"), wait, drain, drained, done, drained, done, drained)
	all("drains with items that nobody has taken", add("a"), add("b"), drain, drained, get, drained, done, drained, get, done, drained, get)
	all("drains twice", add("a"), get, drain, drain, drained, done, drained, drain, drained)
	all("drains after it shut down", add("a"), get, shutDown, drain, drained, done, drained)
	all("shuts down while it drains", add("a"), get, add("a"), drain, shutDown, drained, done, drained, get)
	all("shuts down twice", add("a"), shutDown, shutDown, get, done, get)
	all("adds to what drains", add("a"), get, drain, add("b"), add("a"), after("c", 1), act("addRateLimited", "d"), sleep(50), drained, done, drained, get)
	all("delays when it shuts down", after("a", 20), after("b", 40), sleep(25), shutDown, sleep(50), get, get)
	all("limits after it shut down", shutDown, act("addRateLimited", "a"), act("requeues", "a"), act("forget", "a"), act("requeues", "a"), get)
	all("delays that are moved", after("a", 100), after("a", 50), after("a", 200), sleep(60), get, done, sleep(200), get)
	all("delays of the same time", after("b", 50), after("a", 50), after("c", 50), sleep(60), get, get, get)
	all("delays that end together", after("c", 90), after("b", 60), after("a", 30), sleep(100), get, get, get)
	all("no delay at all, many times", after("a", 0), after("a", 0), after("a", -1), get, after("a", 0), done, get)
	all("a delay, and added before it ends", after("a", 50), add("a"), get, done, sleep(60), get)
	all("a delay that ends while it is worked on", add("a"), get, after("a", 10), sleep(20), done, get)
	all("items with odd names", add(""), add(" "), add("é🙂"), add("constructor"), add("__proto__"), add("a/b/c"), get, get, get, get, get, get, add(""), done, get)
	all("failures of items with odd names", act("addRateLimited", "__proto__"), act("addRateLimited", ""), act("requeues", "__proto__"), act("requeues", "toString"), act("requeues", ""), sleep(20), get, get, act("forget", "__proto__"), act("requeues", "__proto__"))
	all("done with nothing", done, add("a"), done, get, done, done, get)
	all("a hundred failures", append(slices.Repeat([]queueAct{act("addRateLimited", "a")}, 100), act("requeues", "a"), sleep(10), get, act("forget", "a"), act("requeues", "a"), act("addRateLimited", "a"), sleep(10), done, get)...)
	for n := range 250 {
		out = append(out, queueScript{Name: fmt.Sprintf("random, unusual %d", n), Storage: []string{"", "", "lifo"}[r.Intn(3)], Limiter: odd[r.Intn(len(odd))], Calls: randomCalls(r)})
	}
	for n := range 350 {
		out = append(out, queueScript{Name: fmt.Sprintf("random, with workers that wait %d", n), Storage: []string{"", "", "lifo"}[r.Intn(3)], Limiter: odd[r.Intn(len(odd))], Calls: waitingCalls(r)})
	}
	return out
}

// waitingCalls are those of several workers, who wait. Each that gets an item is done with it later.
func waitingCalls(r *rand.Rand) []queueAct {
	items := []string{"a", "b", "c", "", "__proto__", "é"}[:2+r.Intn(5)]
	verbs := []string{"add", "add", "add", "addAfter", "addAfter", "addRateLimited", "forget", "requeues", "wait", "wait", "wait", "done", "done", "done", "sleep", "sleep"}
	var calls []queueAct
	for range 20 + r.Intn(40) {
		each := queueAct{Do: verbs[r.Intn(len(verbs))]}
		switch each.Do {
		case "add", "addRateLimited", "forget", "requeues":
			each.Item = items[r.Intn(len(items))]
		case "addAfter":
			each.Item, each.For = items[r.Intn(len(items))], r.Intn(400)-20
		case "sleep":
			each.For = []int{1, 10, 100, 1_000}[r.Intn(4)]
		}
		calls = append(calls, each)
	}
	calls = append(calls, queueAct{Do: []string{"shutDown", "drain"}[r.Intn(2)]})
	for range 8 {
		calls = append(calls, queueAct{Do: []string{"wait", "done", "add", "drained"}[r.Intn(4)], Item: "a"})
	}
	for range 12 {
		calls = append(calls, queueAct{Do: "get"}, queueAct{Do: "done"})
	}
	return append(calls, queueAct{Do: "drained"})
}

func randomCalls(r *rand.Rand) []queueAct {
	items := []string{"a", "b", "c", "d", "e"}
	verbs := []string{"add", "add", "add", "addAfter", "addAfter", "addRateLimited", "addRateLimited", "forget", "requeues", "get", "get", "get", "get", "done", "done", "done", "done", "sleep", "sleep"}
	var calls []queueAct
	for range 20 + r.Intn(60) {
		each := queueAct{Do: verbs[r.Intn(len(verbs))]}
		switch each.Do {
		case "add", "addRateLimited", "forget", "requeues":
			each.Item = items[r.Intn(len(items))]
		case "addAfter":
			each.Item, each.For = items[r.Intn(len(items))], r.Intn(400)-20
		case "sleep":
			each.For = []int{1, 10, 100, 1_000}[r.Intn(4)]
		}
		calls = append(calls, each)
	}
	calls = append(calls, queueAct{Do: []string{"shutDown", "drain"}[r.Intn(2)]})
	for range 12 {
		calls = append(calls, queueAct{Do: "get"}, queueAct{Do: "done"})
	}
	return append(calls, queueAct{Do: "drained"})
}
