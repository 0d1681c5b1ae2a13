// Command priorityqueue runs controller-runtime's priority queue against scripts of calls, and tells what each call gives,
// which items workers get after it and how many are ready. Time stands still but for those who wait for it. It answers
// questions, one script a line, from standard input to standard output; with -rows it prints the scripts of the test
// vectors (in) with the answers (out).
package main

import (
	"bufio"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand"
	"os"
	"testing"
	"testing/synctest"
	"time"

	"golang.org/x/time/rate"
	"k8s.io/client-go/util/workqueue"
	"sigs.k8s.io/controller-runtime/pkg/controller/priorityqueue"
)

// script is what is done with a queue. Every call comes a little later than the one before, so that no two things happen
// at the same time.
type script struct {
	Name string `json:"name"`
	// Limiter is "" (by item, from 5 ms) or "bucket" (10 a second, 3 at once).
	Limiter string `json:"limiter,omitempty"`
	Calls   []call `json:"calls"`
}

type call struct {
	// Do is add, forget, requeues, get, done, sleep or shutDown.
	Do   string `json:"do"`
	Item string `json:"item,omitempty"`
	// For is how long to sleep, or after how long an item is added; in milliseconds.
	For      int  `json:"for,omitempty"`
	Priority *int `json:"priority,omitempty"`
	Limited  bool `json:"limited,omitempty"`
}

// outcome is what a call gave.
type outcome struct {
	// Requeues is what "requeues" says, or else 0.
	Requeues int `json:"requeues,omitempty"`
	// Got are the items that workers got since the call, and with which priority.
	Got []got `json:"got,omitempty"`
	// Size is how many items are ready.
	Size int `json:"size"`
}

type got struct {
	Item     string `json:"item"`
	Priority int    `json:"priority"`
	// Down says that there will be no more.
	Down bool `json:"down,omitempty"`
}

func (s script) run() []outcome {
	q := priorityqueue.New("queue", func(o *priorityqueue.Opts[string]) {
		if s.Limiter == "bucket" {
			o.RateLimiter = &workqueue.TypedBucketRateLimiter[string]{Limiter: rate.NewLimiter(10, 3)}
		}
	})
	var news []got
	var working []string
	out := []outcome{}
	isDown := false
	for i, each := range s.Calls {
		time.Sleep(time.Millisecond + time.Duration(i)*time.Microsecond)
		synctest.Wait()
		var o outcome
		switch each.Do {
		case "add":
			q.AddWithOpts(priorityqueue.AddOpts{
				After:       time.Duration(each.For) * time.Millisecond,
				RateLimited: each.Limited,
				Priority:    each.Priority,
			}, each.Item)
		case "forget":
			q.Forget(each.Item)
		case "requeues":
			o.Requeues = q.NumRequeues(each.Item)
		case "get":
			go func() {
				item, priority, down := q.GetWithPriority()
				news = append(news, got{item, priority, down})
			}()
		case "done":
			if len(working) > 0 {
				q.Done(working[0])
				working = working[1:]
			}
		case "sleep":
			time.Sleep(time.Duration(each.For) * time.Millisecond)
		case "shutDown":
			q.ShutDown()
			isDown = true
		default:
			panic(each.Do)
		}
		synctest.Wait()
		o.Got, news = news, nil
		for _, each := range o.Got {
			if !each.Down {
				working = append(working, each.Item)
			}
		}
		o.Size = q.Len()
		synctest.Wait()
		out = append(out, o)
	}
	if !isDown {
		q.ShutDown()
	}
	return out
}

func scripts(r *rand.Rand) []script {
	var out []script
	all := func(name string, calls ...call) { out = append(out, script{Name: name, Calls: calls}) }
	add := func(item string, priority int) call { return call{Do: "add", Item: item, Priority: &priority} }
	after := func(item string, priority, ms int) call {
		return call{Do: "add", Item: item, Priority: &priority, For: ms}
	}
	plain := func(item string) call { return call{Do: "add", Item: item} }
	limited := func(item string) call { return call{Do: "add", Item: item, Limited: true} }
	sleep := func(ms int) call { return call{Do: "sleep", For: ms} }
	requeues := func(item string) call { return call{Do: "requeues", Item: item} }
	get, done, shutDown := call{Do: "get"}, call{Do: "done"}, call{Do: "shutDown"}
	all("higher priorities first, equals in order", add("a", -100), plain("b"), add("c", 10), plain("d"), get, get, get, get)
	all("an item is there once", plain("a"), plain("a"), add("a", 0), get, get, done)
	all("the highest priority counts", add("a", -100), plain("b"), add("a", 0), add("a", -5), get, get)
	all("a lower priority changes nothing", add("a", 5), add("b", 5), add("a", 1), get, get)
	all("the lowest delay counts", after("a", 0, 500), after("a", 0, 50), after("a", 0, 900), sleep(60), get, sleep(1_000), get)
	all("an item that is ready stays so", plain("a"), after("a", 0, 50), get, sleep(60), get)
	all("a delay raises the priority of an item that is ready", plain("a"), plain("b"), after("b", 7, 50), get, get)
	all("the priority of an item that waits rises", after("a", -1, 50), plain("b"), after("a", 3, 500), sleep(60), get, get)
	all("an item that waits becomes ready by an add", after("a", 4, 500), plain("b"), plain("a"), get, get, sleep(600), get)
	all("an item that waits keeps its place when it is added", after("a", 0, 500), plain("b"), plain("a"), get, get)
	all("in the order in which they become ready", after("a", 0, 90), after("b", 0, 30), plain("c"), sleep(100), get, get, get)
	all("the delays of different priorities", after("a", 1, 90), after("b", 0, 30), sleep(40), get, sleep(60), get)
	all("a priority does not shorten a delay", after("a", 100, 500), after("b", 0, 20), get, sleep(30), sleep(500), get)
	all("an item that is worked on comes again", plain("a"), get, add("a", 3), add("a", 5), get, done, done)
	all("an item that is worked on does not hold up others", add("a", 9), get, add("a", 9), plain("b"), get, get, done)
	all("a delay of what is worked on", plain("a"), get, after("a", 2, 50), get, sleep(60), done)
	all("several wait", get, get, get, plain("a"), plain("b"), add("c", 9), done, done, done)
	all("several wait for delays", get, get, after("a", 0, 40), after("b", 9, 20), sleep(30), sleep(20))
	all("failures", limited("a"), requeues("a"), sleep(6), limited("a"), get, sleep(10), requeues("a"), call{Do: "forget", Item: "a"}, requeues("a"))
	all("a failure and a delay", call{Do: "add", Item: "a", Limited: true, For: 1_000}, get, sleep(6), done, call{Do: "add", Item: "a", Limited: true, For: 3}, get, sleep(4))
	all("a negative delay", call{Do: "add", Item: "a", For: -5}, get, call{Do: "add", Item: "b", Limited: true, For: -5}, get)
	all("forty days", after("a", 0, 40*86_400_000), get, sleep(39*86_400_000), sleep(86_400_000))
	all("shut down with items", plain("a"), plain("b"), shutDown, get, get, get)
	all("shut down with one who waits", get, get, shutDown)
	all("shut down with delays", after("a", 0, 50), shutDown, sleep(100), get)
	all("a failure after the shut-down", shutDown, limited("a"), requeues("a"))
	for range 300 {
		out = append(out, randomScript(r, fmt.Sprintf("random %d", len(out))))
	}
	return append(out, unusual(r)...)
}

// unusual scripts have priorities at the limits, items with odd names, many workers, and long series of failures.
func unusual(r *rand.Rand) []script {
	var out []script
	all := func(name string, calls ...call) { out = append(out, script{Name: name, Calls: calls}) }
	add := func(item string, priority int) call { return call{Do: "add", Item: item, Priority: &priority} }
	after := func(item string, priority, ms int) call {
		return call{Do: "add", Item: item, Priority: &priority, For: ms}
	}
	plain := func(item string) call { return call{Do: "add", Item: item} }
	plainAfter := func(item string, ms int) call { return call{Do: "add", Item: item, For: ms} }
	limited := func(item string) call { return call{Do: "add", Item: item, Limited: true} }
	sleep := func(ms int) call { return call{Do: "sleep", For: ms} }
	requeues := func(item string) call { return call{Do: "requeues", Item: item} }
	forget := func(item string) call { return call{Do: "forget", Item: item} }
	get, done, shutDown := call{Do: "get"}, call{Do: "done"}, call{Do: "shutDown"}
	all("the ends of priorities", add("low", -1<<31), add("high", 1<<31-1), plain("plain"), add("lower", -1<<53+1), add("higher", 1<<53-1), get, get, get, get, get)
	all("items with odd names", plain(""), plain("__proto__"), plain("constructor"), add("é🙂", 1), plain(" "), get, get, get, get, get, done, plain("é🙂"))
	all("failures of items with odd names", limited("__proto__"), requeues("__proto__"), requeues("toString"), requeues(""), forget("__proto__"), requeues("__proto__"), sleep(10), get)
	all("done with nothing", done, plain("a"), done, get, done, done, get)
	all("added with the same priority, again and again", add("a", 1), add("b", 1), add("a", 1), add("a", 1), get, get)
	all("raised step by step", add("a", 0), add("b", 5), add("a", 1), add("a", 5), add("a", 6), get, get)
	all("raised to that of others, behind them", add("a", 0), add("b", 5), add("c", 5), add("a", 5), get, get, get)
	all("a priority of none is 0", add("a", 0), plain("b"), add("c", -1), add("d", 1), get, get, get, get)
	all("a lower priority than none", plain("a"), add("a", -7), add("b", -1), get, get)
	all("delayed with a lower priority, then ready with a higher", after("a", -9, 50), add("b", 0), add("a", 9), get, get, sleep(60))
	all("delayed twice, the later first", after("a", 0, 90), after("a", 0, 30), sleep(40), get, sleep(60), done)
	all("delayed twice, the later one more urgent", after("a", 0, 30), after("a", 8, 90), plainAfter("b", 30), sleep(40), get, get)
	all("ready, and delayed with a higher priority", add("a", 0), add("b", 0), after("b", 3, 1_000), get, get, done, done, sleep(2_000))
	all("delays that end together, by priority", after("a", 0, 30), after("b", 5, 20), after("c", 9, 10), sleep(50), get, get, get)
	all("worked on and delayed, then added", plain("a"), get, after("a", 1, 40), add("a", 2), done, get, sleep(50), done)
	all("worked on and delayed, done before it ends", plain("a"), get, after("a", 1, 40), done, sleep(50), get)
	all("worked on and delayed, done after it ends", plain("a"), get, after("a", 1, 40), sleep(50), get, plain("b"), done, done)
	all("worked on and added with several priorities", plain("a"), get, add("a", 1), add("a", 9), add("a", 3), add("b", 5), done, get, get)
	all("worked on twice over", plain("a"), get, plain("a"), get, plain("b"), done, done, plain("a"), get)
	all("many wait, few come", get, get, get, get, get, plain("a"), add("b", 2), done, plain("a"), done, done)
	all("those that wait get what ends first", get, get, after("a", 9, 60), after("b", 0, 30), sleep(40), sleep(40))
	all("one waits while all are worked on", plain("a"), plain("b"), get, get, plain("a"), plain("b"), get, done, done, done)
	all("a hundred failures", append(many(100, limited("a")), requeues("a"), get, sleep(10), done, forget("a"), limited("a"), requeues("a"), sleep(10), get)...)
	all("a failure while it is worked on", limited("a"), sleep(6), get, limited("a"), requeues("a"), sleep(20), done, get)
	all("failures with priorities", call{Do: "add", Item: "a", Limited: true, Priority: new(5)}, call{Do: "add", Item: "b", Limited: true, Priority: new(-5)}, plain("c"), sleep(10), get, get, get)
	all("adds after the shut-down", shutDown, plain("a"), after("b", 1, 10), sleep(20), get, get)
	all("shut down while all is worked on", plain("a"), get, plain("a"), get, shutDown, done, get)
	for range 330 {
		out = append(out, unusualScript(r, fmt.Sprintf("random, unusual %d", len(out))))
	}
	return out
}

func many(n int, each call) []call {
	var out []call
	for range n {
		out = append(out, each)
	}
	return out
}

// unusualScript has many workers, more failures, and priorities that are close together or far apart.
func unusualScript(r *rand.Rand, name string) script {
	s := script{Name: name, Limiter: []string{"", "", "bucket"}[r.Intn(3)]}
	items := []string{"a", "", "__proto__", "é", "b", "c", "d", "e"}[:1+r.Intn(8)]
	priorities := [][]int{{0, 1}, {-1, 0, 1}, {-1 << 31, 0, 1<<31 - 1}, {5}, {-3, -2, -1}}[r.Intn(5)]
	verbs := []string{"add", "add", "add", "add", "get", "get", "get", "done", "done", "done", "sleep", "sleep", "forget", "requeues"}
	for range r.Intn(4) {
		s.Calls = append(s.Calls, call{Do: "get"})
	}
	for range 20 + r.Intn(50) {
		each := call{Do: verbs[r.Intn(len(verbs))]}
		switch each.Do {
		case "add":
			each.Item = items[r.Intn(len(items))]
			if r.Intn(4) > 0 {
				each.Priority = new(priorities[r.Intn(len(priorities))])
			}
			switch r.Intn(6) {
			case 0:
				each.For = r.Intn(60)
			case 1:
				each.For = 10_000 + r.Intn(50_000)
			case 2:
				each.For = -r.Intn(5)
			}
			each.Limited = r.Intn(3) == 0
		case "forget", "requeues":
			each.Item = items[r.Intn(len(items))]
		case "sleep":
			each.For = []int{1, 7, 50, 3_000, 40_000}[r.Intn(5)]
		}
		s.Calls = append(s.Calls, each)
	}
	return s
}

func randomScript(r *rand.Rand, name string) script {
	s := script{Name: name, Limiter: []string{"", "", "bucket"}[r.Intn(3)]}
	items := []string{"a", "b", "c", "d", "e", "f"}[:2+r.Intn(5)]
	verbs := []string{"add", "add", "add", "add", "add", "get", "get", "done", "done", "sleep", "forget", "requeues"}
	for range 20 + r.Intn(60) {
		each := call{Do: verbs[r.Intn(len(verbs))]}
		switch each.Do {
		case "add":
			each.Item = items[r.Intn(len(items))]
			if r.Intn(3) > 0 {
				priority := []int{-100, -1, 0, 1, 10}[r.Intn(5)]
				each.Priority = &priority
			}
			if r.Intn(3) == 0 {
				each.For = r.Intn(400) - 20
			}
			each.Limited = r.Intn(4) == 0
		case "forget", "requeues":
			each.Item = items[r.Intn(len(items))]
		case "sleep":
			each.For = []int{1, 10, 100, 1_000}[r.Intn(4)]
		}
		s.Calls = append(s.Calls, each)
	}
	return s
}

type row struct {
	In  script    `json:"in"`
	Out []outcome `json:"out"`
}

func answer(t *testing.T, s script) (out []outcome) {
	synctest.Test(t, func(*testing.T) { out = s.run() })
	return out
}

func main() {
	rows := flag.Bool("rows", false, "print the rows of the test vectors")
	flag.Parse()
	encoder := json.NewEncoder(os.Stdout)
	encoder.SetEscapeHTML(false)
	work := func(t *testing.T) {
		// The testing package would print its verdict.
		defer os.Exit(0)
		if *rows {
			for _, s := range scripts(rand.New(rand.NewSource(36))) {
				_ = encoder.Encode(row{s, answer(t, s)})
			}
			return
		}
		in := bufio.NewScanner(os.Stdin)
		in.Buffer(make([]byte, 1<<20), 1<<28)
		for in.Scan() {
			var s script
			if err := json.Unmarshal(in.Bytes(), &s); err != nil {
				panic(err)
			}
			_ = encoder.Encode(map[string]any{"out": answer(t, s)})
		}
	}
	// The testing package would not know our flags.
	os.Args = os.Args[:1]
	everything := func(_, _ string) (bool, error) { return true, nil }
	testing.Main(everything, []testing.InternalTest{{Name: "priorityqueue", F: work}}, nil, nil)
}
