package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"time"

	"k8s.io/client-go/util/flowcontrol"
	testingclock "k8s.io/utils/clock/testing"

	"kubetyped/rows"
)

// backoffScript is what is done with a flowcontrol.Backoff. Durations are in milliseconds.
type backoffScript struct {
	Name    string `json:"name"`
	Initial int    `json:"initial"`
	Max     int    `json:"max"`
	// Expires is after how long an item is as good as new, in place of twice the longest delay.
	Expires int          `json:"expires,omitempty"`
	Calls   []backoffAct `json:"calls"`
}

type backoffAct struct {
	Do   string `json:"do"`
	Item string `json:"item,omitempty"`
	// At is when the event was, from now on.
	At int `json:"at,omitempty"`
}

func answerBackoff(in json.RawMessage) any {
	s := rows.Read[backoffScript](in)
	ms := func(n int) time.Duration { return time.Duration(n) * time.Millisecond }
	clock := testingclock.NewFakeClock(time.Unix(1_000_000, 0))
	b := flowcontrol.NewFakeBackOff(ms(s.Initial), ms(s.Max), clock)
	if s.Expires > 0 {
		b.HasExpiredFunc = func(event, update time.Time, _ time.Duration) bool { return event.Sub(update) > ms(s.Expires) }
	}
	out := []any{}
	for _, each := range s.Calls {
		event := clock.Now().Add(ms(each.At))
		var result any
		switch each.Do {
		case "next":
			b.Next(each.Item, event)
		case "get":
			result = b.Get(each.Item).Milliseconds()
		case "reset":
			b.Reset(each.Item)
		case "deleteEntry":
			b.DeleteEntry(each.Item)
		case "since":
			result = b.IsInBackOffSince(each.Item, event)
		case "sinceUpdate":
			result = b.IsInBackOffSinceUpdate(each.Item, event)
		case "gc":
			b.GC()
		case "sleep":
			clock.Step(ms(each.At))
		default:
			panic(each.Do)
		}
		out = append(out, result)
	}
	return out
}

func backoffInputs(r *rand.Rand) []any {
	var out []any
	verbs := []string{"next", "next", "next", "get", "get", "reset", "deleteEntry", "since", "since", "sinceUpdate", "sinceUpdate", "gc", "sleep", "sleep", "sleep"}
	sizes := [][2]int{{1000, 60_000}, {1000, 1000}, {5000, 1000}, {0, 1000}, {1, 1 << 40}, {10, 640}}
	for n := range 200 {
		size := sizes[n%len(sizes)]
		s := backoffScript{Name: fmt.Sprintf("random %d", n), Initial: size[0], Max: size[1]}
		if n%4 == 3 {
			s.Expires = 700
		}
		for range 20 + r.Intn(60) {
			each := backoffAct{Do: verbs[r.Intn(len(verbs))]}
			if each.Do != "gc" && each.Do != "sleep" {
				each.Item = []string{"a", "b"}[r.Intn(2)]
			}
			switch each.Do {
			case "next", "since", "sinceUpdate":
				each.At = []int{0, 0, -1, 1, -500, 500, -1000, -999, -3000, 2 * size[1], 2*size[1] + 1}[r.Intn(11)]
			case "sleep":
				each.At = []int{1, 500, 1000, size[0], size[1], size[1]*2 - 1, size[1] * 2, size[1]*2 + 1}[r.Intn(8)]
			}
			s.Calls = append(s.Calls, each)
		}
		out = append(out, s)
	}
	return out
}
