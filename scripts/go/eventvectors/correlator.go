package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/tools/record"
	testingclock "k8s.io/utils/clock/testing"

	"kubetyped/rows"
)

type options struct {
	LRUCacheSize         int     `json:"lruCacheSize,omitempty"`
	BurstSize            int     `json:"burstSize,omitempty"`
	QPS                  float32 `json:"qps,omitempty"`
	MaxEvents            int     `json:"maxEvents,omitempty"`
	MaxIntervalInSeconds int     `json:"maxIntervalInSeconds,omitempty"`
}

// step is one event for the correlator, so many milliseconds after the last one.
type step struct {
	After   int64  `json:"after,omitempty"`
	Object  string `json:"object"`
	Source  string `json:"source"`
	Type    string `json:"type"`
	Reason  string `json:"reason"`
	Message string `json:"message"`
	// Version is that of the event that the server gives back; none if it does not answer.
	Version string `json:"version,omitempty"`
}

type script struct {
	Options options `json:"options,omitzero"`
	Steps   []step  `json:"steps"`
}

type correlated struct {
	Skip  bool            `json:"skip,omitempty"`
	Event json.RawMessage `json:"event,omitempty"`
	Patch json.RawMessage `json:"patch,omitempty"`
}

func correlate(in json.RawMessage) any {
	s := rows.Read[script](in)
	start := time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)
	clock := testingclock.NewFakePassiveClock(start)
	correlator := record.NewEventCorrelatorWithOptions(record.CorrelatorOptions{
		LRUCacheSize: s.Options.LRUCacheSize, BurstSize: s.Options.BurstSize, QPS: s.Options.QPS,
		MaxEvents: s.Options.MaxEvents, MaxIntervalInSeconds: s.Options.MaxIntervalInSeconds, Clock: clock,
	})
	now := start
	var out []correlated
	for i, step := range s.Steps {
		now = now.Add(time.Duration(step.After) * time.Millisecond)
		clock.SetTime(now)
		t := metav1.Time{Time: now}
		result, err := correlator.EventCorrelate(&corev1.Event{
			ObjectMeta:          metav1.ObjectMeta{Name: fmt.Sprintf("event-%d", i), Namespace: "default"},
			InvolvedObject:      corev1.ObjectReference{Kind: "Pod", Namespace: "default", Name: step.Object, UID: "uid", APIVersion: "v1"},
			Reason:              step.Reason,
			Message:             step.Message,
			Source:              corev1.EventSource{Component: step.Source},
			FirstTimestamp:      t,
			LastTimestamp:       t,
			Count:               1,
			Type:                step.Type,
			ReportingController: step.Source,
		})
		if err != nil {
			panic(err)
		}
		if result.Skip {
			out = append(out, correlated{Skip: true})
			continue
		}
		event, err := json.Marshal(result.Event)
		if err != nil {
			panic(err)
		}
		out = append(out, correlated{Event: event, Patch: result.Patch})
		if step.Version != "" {
			answered := result.Event.DeepCopy()
			answered.ResourceVersion = step.Version
			correlator.UpdateState(answered)
		}
	}
	return out
}

func correlatorInputs(r *rand.Rand) []any {
	plain := func(i int) step {
		return step{After: 1000, Object: "a", Source: "s", Type: "Normal", Reason: "R", Message: "m", Version: fmt.Sprint(i + 1)}
	}
	inputs := []any{
		// Counted; then filtered.
		script{Steps: repeat(40, plain)},
		// Aggregated: only the message differs.
		script{Steps: repeat(30, func(i int) step { s := plain(i); s.Message = fmt.Sprintf("m%d", i); return s })},
		// A long pause in between.
		script{Steps: repeat(30, func(i int) step {
			s := plain(i)
			s.Message = fmt.Sprintf("m%d", i)
			if i == 15 {
				s.After = 601_000
			}
			return s
		})},
		script{Steps: repeat(30, func(i int) step {
			s := plain(i)
			s.Message = fmt.Sprintf("m%d", i)
			if i == 8 {
				s.After = 600_000
			}
			return s
		})},
		// A token every five minutes.
		script{Steps: repeat(40, func(i int) step {
			s := plain(i)
			if i > 26 {
				s.After = 300_000
			}
			return s
		})},
		// No answers of the server.
		script{Steps: repeat(5, func(i int) step { s := plain(i); s.Version = ""; return s })},
		// More objects than are remembered.
		script{Options: options{LRUCacheSize: 3}, Steps: repeat(30, func(i int) step { s := plain(i); s.Object = fmt.Sprint("o", i*i%5); return s })},
		script{Options: options{BurstSize: 2, QPS: 0.5}, Steps: repeat(30, func(i int) step { s := plain(i); s.After = int64(i) * 150; return s })},
		script{Steps: repeat(4, func(i int) step { s := plain(i); s.Message = ""; return s })},
	}
	for range 150 {
		s := script{}
		if r.Intn(2) == 0 {
			s.Options = options{LRUCacheSize: r.Intn(6), BurstSize: r.Intn(30), QPS: float32(r.Intn(3)) / 4, MaxEvents: r.Intn(6), MaxIntervalInSeconds: r.Intn(1000)}
		}
		// The aggregator drops a message by chance when a group is full: messages of one reason never come again.
		repeats := r.Intn(2) == 0
		for i := range 10 + r.Intn(60) {
			one := step{
				After: r.Int63n(4000), Object: fmt.Sprint("o", r.Intn(3)), Source: fmt.Sprint("s", r.Intn(2)),
				Type: []string{"Normal", "Warning"}[r.Intn(2)], Reason: fmt.Sprint("R", r.Intn(2)), Message: fmt.Sprint("m", i),
			}
			if repeats {
				one.Message = "m"
				if s.Options.MaxEvents == 1 {
					s.Options.MaxEvents = 2
				}
			}
			if r.Intn(20) == 0 {
				one.After = r.Int63n(1_000_000)
			}
			if r.Intn(4) > 0 {
				one.Version = fmt.Sprint(i + 100)
			}
			s.Steps = append(s.Steps, one)
		}
		inputs = append(inputs, s)
	}
	return inputs
}

func repeat(n int, one func(i int) step) []step {
	steps := make([]step, n)
	for i := range steps {
		steps[i] = one(i)
	}
	return steps
}
