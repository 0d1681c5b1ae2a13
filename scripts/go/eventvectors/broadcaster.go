package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/rand"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	corev1 "k8s.io/api/core/v1"
	eventsv1 "k8s.io/api/events/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/tools/events"
	"k8s.io/client-go/tools/record"

	"kubetyped/rows"
)

// broadcast records events with a broadcaster whose sink answers by a script. Times are in milliseconds since the
// beginning, which is 2000-01-01T00:00:00Z.
type recording struct {
	Seed int64 `json:"seed"`
	// API is "core" or "events".
	API     string   `json:"api"`
	Events  []happen `json:"events"`
	Answers []string `json:"answers,omitempty"`
	End     int64    `json:"end"`
}

type happen struct {
	At      int64  `json:"at"`
	Object  string `json:"object"`
	Related string `json:"related,omitempty"`
	Type    string `json:"type"`
	Reason  string `json:"reason"`
	Message string `json:"message"`
}

type written struct {
	// At is in microseconds.
	At    int64           `json:"at"`
	Verb  string          `json:"verb"`
	Event json.RawMessage `json:"event"`
	Patch json.RawMessage `json:"patch,omitempty"`
}

type recorded struct {
	Log    []written `json:"log,omitempty"`
	Random []float64 `json:"random"`
}

type sink struct {
	sync.Mutex
	start   time.Time
	answers []string
	log     []written
}

// do notes a call, and takes the next answer: "ok", "lost" (no answer of a server), "missing", "exists", or "refused".
func (s *sink) do(verb string, event any, patch []byte) error {
	data, err := json.Marshal(event)
	if err != nil {
		panic(err)
	}
	s.Lock()
	defer s.Unlock()
	s.log = append(s.log, written{At: time.Since(s.start).Microseconds(), Verb: verb, Event: data, Patch: patch})
	answer := "ok"
	if len(s.answers) > 0 {
		answer, s.answers = s.answers[0], s.answers[1:]
	}
	resource := schema.GroupResource{Resource: "events"}
	switch answer {
	case "lost":
		return errors.New("connection refused")
	case "missing":
		return apierrors.NewNotFound(resource, "e")
	case "exists":
		return apierrors.NewAlreadyExists(resource, "e")
	case "refused":
		return apierrors.NewForbidden(resource, "e", nil)
	}
	return nil
}

type coreSink struct{ *sink }

func (s coreSink) answer(verb string, event *corev1.Event, patch []byte) (*corev1.Event, error) {
	if err := s.do(verb, event, patch); err != nil {
		return nil, err
	}
	got := event.DeepCopy()
	got.ResourceVersion = fmt.Sprint(len(s.log))
	return got, nil
}
func (s coreSink) Create(e *corev1.Event) (*corev1.Event, error) { return s.answer("create", e, nil) }
func (s coreSink) Update(e *corev1.Event) (*corev1.Event, error) { return s.answer("update", e, nil) }
func (s coreSink) Patch(e *corev1.Event, patch []byte) (*corev1.Event, error) {
	return s.answer("patch", e, patch)
}

type eventsSink struct{ *sink }

func (s eventsSink) answer(verb string, event *eventsv1.Event, patch []byte) (*eventsv1.Event, error) {
	// It ends in the name of the machine.
	event = event.DeepCopy()
	event.ReportingInstance = "example.com/test-host"
	if err := s.do(verb, event, patch); err != nil {
		return nil, err
	}
	got := event.DeepCopy()
	got.ResourceVersion = fmt.Sprint(len(s.log))
	return got, nil
}
func (s eventsSink) Create(_ context.Context, e *eventsv1.Event) (*eventsv1.Event, error) {
	return s.answer("create", e, nil)
}
func (s eventsSink) Update(_ context.Context, e *eventsv1.Event) (*eventsv1.Event, error) {
	return s.answer("update", e, nil)
}
func (s eventsSink) Patch(_ context.Context, e *eventsv1.Event, patch []byte) (*eventsv1.Event, error) {
	return s.answer("patch", e, patch)
}

func reference(name string) *corev1.ObjectReference {
	return &corev1.ObjectReference{Kind: "Pod", Namespace: "default", Name: name, UID: "uid", APIVersion: "v1"}
}

func broadcast(in json.RawMessage) any {
	recording := rows.Read[recording](in)
	var out recorded
	bubbles.Run("", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) { out = play(recording) })
	})
	return out
}

func play(r recording) recorded {
	s := &sink{start: time.Now(), answers: r.Answers}
	rand.Seed(r.Seed)
	ctx, cancel := context.WithCancel(context.Background())
	var note func(h happen)
	var shutdown func()
	if r.API == "core" {
		broadcaster := record.NewBroadcaster(record.WithContext(ctx))
		broadcaster.StartRecordingToSink(coreSink{s})
		recorder := broadcaster.NewRecorder(scheme.Scheme, corev1.EventSource{Component: "test", Host: "host"})
		note = func(h happen) { recorder.Event(reference(h.Object), h.Type, h.Reason, h.Message) }
		shutdown = broadcaster.Shutdown
	} else {
		broadcaster := events.NewBroadcaster(eventsSink{s})
		if err := broadcaster.StartRecordingToSinkWithContext(ctx); err != nil {
			panic(err)
		}
		recorder := broadcaster.NewRecorder(scheme.Scheme, "example.com/test")
		note = func(h happen) {
			if h.Related == "" {
				recorder.Eventf(reference(h.Object), nil, h.Type, h.Reason, "Act", "%s", h.Message)
			} else {
				recorder.Eventf(reference(h.Object), reference(h.Related), h.Type, h.Reason, "Act", "%s", h.Message)
			}
		}
		shutdown = broadcaster.Shutdown
	}
	for _, h := range r.Events {
		time.Sleep(time.Until(s.start.Add(time.Duration(h.At) * time.Millisecond)))
		note(h)
		synctest.Wait()
	}
	time.Sleep(time.Until(s.start.Add(time.Duration(r.End) * time.Millisecond)))
	s.Lock()
	log := slices.Clone(s.log)
	s.Unlock()
	cancel()
	shutdown()
	synctest.Wait()
	slices.SortStableFunc(log, func(a, b written) int {
		return cmp.Or(cmp.Compare(a.At, b.At), cmp.Compare(string(a.Event), string(b.Event)))
	})
	source := rand.New(rand.NewSource(r.Seed))
	random := make([]float64, len(log)+1)
	for i := range random {
		random[i] = math.Round(source.Float64()*1e10) / 1e10
	}
	return recorded{Log: log, Random: random}
}

func broadcasterInputs(r *rand.Rand) []any {
	at := func(api string, every int64, n int) recording {
		out := recording{API: api, End: every*int64(n) + 100}
		for i := range n {
			out.Events = append(out.Events, happen{At: every*int64(i) + 7, Object: "a", Type: "Normal", Reason: "R", Message: "m"})
		}
		return out
	}
	answers := func(s recording, answers ...string) recording { s.Answers = answers; s.End += 300_000; return s }
	lost := slices.Repeat([]string{"lost"}, 20)
	var all []recording
	for _, api := range []string{"core", "events"} {
		all = append(all,
			at(api, 1000, 1), at(api, 1000, 3), at(api, 1000, 12), at(api, 400_000, 4), at(api, 61_000, 45),
			answers(at(api, 1000, 1), "lost"), answers(at(api, 1000, 1), lost...),
			answers(at(api, 50_000, 3), "ok", "missing", "ok"), answers(at(api, 50_000, 3), "refused"), answers(at(api, 50_000, 3), "exists"),
			answers(at(api, 50_000, 3), "ok", "lost", "lost"), answers(at(api, 50_000, 3), "ok", "missing", "exists", "ok"),
		)
		long := at(api, 1000, 1)
		long.Events[0].Object = "Not.A.Name"
		long.Events[0].Type = "Odd"
		all = append(all, long)
		for range 40 {
			s := recording{API: api}
			time := int64(0)
			for range 1 + r.Intn(25) {
				time += 1 + r.Int63n(90_000)
				if r.Intn(10) == 0 {
					time += r.Int63n(2_000_000)
				}
				h := happen{At: time, Object: fmt.Sprint("o", r.Intn(2)), Type: []string{"Normal", "Warning"}[r.Intn(2)], Reason: fmt.Sprint("R", r.Intn(2)), Message: "m"}
				if api == "events" && r.Intn(4) == 0 {
					h.Related = "other"
				}
				s.Events = append(s.Events, h)
			}
			s.End = time + r.Int63n(4_000_000)
			if api == "events" {
				// Series are refreshed and ended in no order when half an hour is over.
				s.End = min(s.End, 1_790_000)
				s.Events = slices.DeleteFunc(s.Events, func(h happen) bool { return h.At > s.End })
			}
			// Tries of several events at once take random numbers in no order: faults only where events come one by one.
			if api == "core" {
				for range r.Intn(12) {
					s.Answers = append(s.Answers, []string{"ok", "ok", "lost", "missing", "exists", "refused"}[r.Intn(6)])
				}
			}
			all = append(all, s)
		}
	}
	out := make([]any, len(all))
	for i, s := range all {
		s.Seed = int64(i + 1)
		out[i] = s
	}
	return out
}
