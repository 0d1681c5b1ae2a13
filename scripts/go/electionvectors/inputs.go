package main

import (
	"fmt"
	"math"
	"math/rand"
)

// usual is a replica with about the durations that components have by default: no try falls on the deadline, where Go
// does one thing or the other.
func usual(name string, start int64) replica {
	return replica{Name: name, Start: start, LeaseDuration: 15000, RenewDeadline: 10000, RetryPeriod: 1970, Release: true, Latency: 7}
}

func with(r replica, change func(*replica)) replica {
	change(&r)
	return r
}

func inputs(r *rand.Rand) []any {
	stop := func(at int64) func(*replica) { return func(r *replica) { r.Stop = at } }
	all := []election{
		// Alone: create, renew, release.
		{Replicas: []replica{with(usual("a", 0), stop(20000))}},
		{Replicas: []replica{with(usual("a", 0), func(r *replica) { r.Stop = 20000; r.Release = false })}},
		// Somebody holds it, lives, dies; a Lease without a spec; one that was released.
		{Lease: &record{Holder: "x", Duration: 15, Transitions: 3}, Replicas: []replica{usual("a", 0)}},
		{Lease: &record{Holder: "x", Duration: 4, Transitions: 3}, Replicas: []replica{usual("a", 0)}},
		{Lease: &record{Empty: true}, Replicas: []replica{usual("a", 0)}},
		{Lease: &record{Holder: "", Duration: 1, Transitions: 7}, Replicas: []replica{usual("a", 0)}},
		{Lease: &record{Holder: "a", Duration: 15, Transitions: 2}, Replicas: []replica{usual("a", 0)}},
		{Lease: &record{Holder: "x", Duration: 15}, Replicas: []replica{usual("a", 0)}, Writes: []write{
			{At: 5000, Record: &record{Holder: "x", Duration: 15, Renewed: 5}},
			{At: 12000, Record: &record{Holder: "x", Duration: 15, Renewed: 12}},
		}},
		// Clocks of others are wrong; a new version alone is no sign of life.
		{Lease: &record{Holder: "x", Duration: 15, Renewed: 36000}, Replicas: []replica{usual("a", 0)}},
		{Lease: &record{Holder: "x", Duration: 15, Renewed: -36000}, Replicas: []replica{usual("a", 0)}},
		{Lease: &record{Holder: "x", Duration: 15}, Replicas: []replica{usual("a", 0)}, Writes: []write{{At: 6000, Touch: true}, {At: 12000, Touch: true}}},
		// The Lease disappears, or somebody else takes it.
		{Replicas: []replica{usual("a", 0)}, Writes: []write{{At: 9000}}},
		{Replicas: []replica{usual("a", 0)}, Writes: []write{{At: 9000, Record: &record{Holder: "x", Duration: 15, Renewed: 9}}}},
		{Replicas: []replica{usual("a", 0)}, Writes: []write{{At: 9000, Touch: true}}},
		// Two replicas: the first one stops, with and without releasing, or is cut off.
		{Replicas: []replica{with(usual("a", 0), stop(10000)), usual("b", 501)}},
		{Replicas: []replica{with(usual("a", 0), func(r *replica) { r.Stop = 10000; r.Release = false }), usual("b", 501)}},
		{Replicas: []replica{usual("a", 0), usual("b", 501)}, Faults: []fault{{From: 10000, To: 40000, Of: "a", How: "fail"}}},
		{Replicas: []replica{usual("a", 0), usual("b", 501)}, Faults: []fault{{From: 10000, To: 40000, Of: "a", How: "hang"}}},
		{Replicas: []replica{usual("a", 0), usual("b", 501)}, Faults: []fault{{From: 10000, To: 40000, How: "fail"}}},
		// Answers that are lost: done, but nobody knows.
		{Replicas: []replica{usual("a", 0)}, Faults: []fault{{From: 0, To: 3000, How: "lost"}}},
		{Replicas: []replica{usual("a", 0)}, Faults: []fault{{From: 9000, To: 12000, How: "lost", Verbs: []string{"update"}}}},
		// Both begin at once, or nearly.
		{Replicas: []replica{usual("a", 0), with(usual("b", 3), func(r *replica) { r.Latency = 5 })}},
		// A stop before there was a chance to lead, and during a call.
		{Lease: &record{Holder: "x", Duration: 15}, Replicas: []replica{with(usual("a", 0), stop(4000))}},
		{Replicas: []replica{with(usual("a", 0), func(r *replica) { r.Stop = 10; r.Latency = 50 })}},
		{Replicas: []replica{with(usual("a", 0), func(r *replica) { r.Stop = 6200; r.Latency = 400 })}},
		// Slow calls.
		{Replicas: []replica{with(usual("a", 0), func(r *replica) { r.Latency = 2500 }), usual("b", 1003)}},
		// Failing calls of one kind.
		{Replicas: []replica{usual("a", 0)}, Faults: []fault{{From: 5000, To: 9000, How: "fail", Verbs: []string{"update"}}}},
		{Replicas: []replica{usual("a", 0)}, Faults: []fault{{From: 5000, To: 60000, How: "fail", Verbs: []string{"update"}}}},
		{Replicas: []replica{usual("a", 0)}, Faults: []fault{{From: 0, To: 9000, How: "fail", Verbs: []string{"create"}}}},
		{Replicas: []replica{with(usual("a", 0), stop(20000))}, Faults: []fault{{From: 20000, To: 21000, How: "fail", Verbs: []string{"get"}}}},
		// Durations that don't fit together.
		{Replicas: []replica{with(usual("a", 0), func(r *replica) { r.LeaseDuration = 10000 })}},
		{Replicas: []replica{with(usual("a", 0), func(r *replica) { r.RetryPeriod = 9000 })}},
	}
	for range 120 {
		all = append(all, random(r))
	}
	for range 180 {
		all = append(all, unusual(r))
	}
	// It would stop at the moment at which an answer comes, when Go does one thing or the other.
	all[185].Replicas[0].Stop++
	out := make([]any, len(all))
	for i, e := range all {
		e.Seed = int64(i + 1)
		if e.End == 0 {
			e.End = 60000
		}
		out[i] = e
	}
	return out
}

// random is an election with one to three replicas, faults, and others who write.
func random(r *rand.Rand) election {
	e := election{End: 60000 + r.Int63n(60000)}
	if r.Intn(2) == 0 {
		e.Lease = &record{Holder: []string{"x", "a", ""}[r.Intn(3)], Duration: 1 + r.Int31n(20), Transitions: r.Int31n(5), Renewed: r.Int63n(200) - 100}
	}
	start := int64(0)
	for i := range 1 + r.Intn(3) {
		one := usual(fmt.Sprint(string(rune('a'+i))), start)
		start += 137 + r.Int63n(5000)
		one.Latency = 3 + r.Int63n(40)
		if r.Intn(4) == 0 {
			one.Latency = r.Int63n(3000)
		}
		one.Release = r.Intn(3) > 0
		if r.Intn(2) == 0 {
			one.Stop = one.Start + r.Int63n(e.End)
		}
		if r.Intn(3) == 0 {
			one.LeaseDuration = 6000 + r.Int63n(20000)
			one.RenewDeadline = 3000 + r.Int63n(2900)
			one.RetryPeriod = 500 + r.Int63n(1900)
		}
		e.Replicas = append(e.Replicas, one)
	}
	for range r.Intn(4) {
		from := r.Int63n(e.End)
		f := fault{From: from, To: from + r.Int63n(20000), How: []string{"fail", "hang", "lost"}[r.Intn(3)]}
		if r.Intn(2) == 0 {
			f.Of = e.Replicas[r.Intn(len(e.Replicas))].Name
		}
		if r.Intn(2) == 0 {
			f.Verbs = []string{[]string{"get", "create", "update"}[r.Intn(3)]}
		}
		e.Faults = append(e.Faults, f)
	}
	at := int64(0)
	for range r.Intn(4) {
		at += 1 + r.Int63n(20000)
		w := write{At: at}
		switch r.Intn(3) {
		case 0:
			w.Record = &record{Holder: []string{"x", "a", ""}[r.Intn(3)], Duration: 1 + r.Int31n(20), Transitions: r.Int31n(5), Renewed: at / 1000}
		case 1:
			w.Touch = true
		}
		e.Writes = append(e.Writes, w)
	}
	return e
}

// unusual is a random election about Leases that are legal and odd: of clocks that go wrong, without a duration, or with the
// largest of everything, as other programs may write them.
func unusual(r *rand.Rand) election {
	e := random(r)
	odd := func(at int64) *record {
		return &record{
			Holder:      []string{"x", "a", "b", ""}[r.Intn(4)],
			Duration:    []int32{0, 1, -1, 15, math.MaxInt32, math.MinInt32}[r.Intn(6)],
			Transitions: []int32{0, 1, -1, 7}[r.Intn(4)],
			Renewed:     at/1000 + []int64{-3600, -15, 0, 15, 3600}[r.Intn(5)],
			Empty:       r.Intn(8) == 0,
		}
	}
	if r.Intn(3) > 0 {
		e.Lease = odd(0)
	}
	for i := range e.Writes {
		if e.Writes[i].Record != nil || r.Intn(2) == 0 {
			e.Writes[i] = write{At: e.Writes[i].At, Record: odd(e.Writes[i].At)}
		}
	}
	// What others write while answers get lost.
	if len(e.Writes) > 0 && r.Intn(2) == 0 {
		at := e.Writes[r.Intn(len(e.Writes))].At
		e.Faults = append(e.Faults, fault{From: max(0, at-1000), To: at + 1 + r.Int63n(4000), How: []string{"lost", "hang"}[r.Intn(2)]})
	}
	return e
}
