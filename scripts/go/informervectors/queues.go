package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"slices"
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
		out = append(out, []any{result, q.Len()})
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
	return out
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
