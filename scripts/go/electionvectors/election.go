package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"math"
	"math/rand"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	coordinationv1 "k8s.io/api/coordination/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	typedcoordinationv1 "k8s.io/client-go/kubernetes/typed/coordination/v1"
	"k8s.io/client-go/tools/leaderelection"
	"k8s.io/client-go/tools/leaderelection/resourcelock"

	"kubetyped/rows"
)

// Times and durations are in milliseconds since the beginning, which is 2000-01-01T00:00:00Z.
type election struct {
	Seed int64 `json:"seed"`
	// Lease is what there is before the beginning.
	Lease    *record   `json:"lease,omitempty"`
	Replicas []replica `json:"replicas"`
	Faults   []fault   `json:"faults,omitempty"`
	Writes   []write   `json:"writes,omitempty"`
	End      int64     `json:"end"`
}

type record struct {
	Holder      string `json:"holder"`
	Duration    int32  `json:"duration"`
	Transitions int32  `json:"transitions"`
	// Renewed is in whole seconds.
	Renewed int64 `json:"renewed"`
	// Empty is a Lease without a spec.
	Empty bool `json:"empty,omitempty"`
}

type replica struct {
	Name          string `json:"name"`
	Start         int64  `json:"start"`
	Stop          int64  `json:"stop,omitempty"`
	LeaseDuration int64  `json:"leaseDuration"`
	RenewDeadline int64  `json:"renewDeadline"`
	RetryPeriod   int64  `json:"retryPeriod"`
	Release       bool   `json:"release"`
	// Latency is how long each of its calls takes before the server acts.
	Latency int64 `json:"latency"`
}

// fault is a time in which calls fail or hang.
type fault struct {
	From int64 `json:"from"`
	To   int64 `json:"to"`
	// Of is the replica; empty for all.
	Of string `json:"of,omitempty"`
	// How is "fail" (500), "hang" (for ever), or "lost" (done, but the answer is an error).
	How string `json:"how"`
	// Verbs are those that fail; all if there are none.
	Verbs []string `json:"verbs,omitempty"`
}

// write is what somebody else does.
type write struct {
	At int64 `json:"at"`
	// Record is written; without one the Lease is deleted, or with Touch gets another version.
	Record *record `json:"record,omitempty"`
	Touch  bool    `json:"touch,omitempty"`
}

type entry struct {
	// At is in microseconds.
	At      int64           `json:"at"`
	Replica string          `json:"replica"`
	What    string          `json:"what"`
	Spec    json.RawMessage `json:"spec,omitempty"`
	Result  string          `json:"result,omitempty"`
}

type outcome struct {
	Log []entry `json:"log"`
	// Random is what a random source gives for the delays, in order.
	Random []float64 `json:"random"`
}

var leases = schema.GroupResource{Group: "coordination.k8s.io", Resource: "leases"}

type server struct {
	sync.Mutex
	start   time.Time
	lease   *coordinationv1.Lease
	version int
	faults  []fault
	log     []entry
}

func (s *server) now() int64 { return time.Since(s.start).Microseconds() }

func (s *server) note(replica, what string, spec *coordinationv1.LeaseSpec, result string) {
	e := entry{At: s.now(), Replica: replica, What: what, Result: result}
	if spec != nil {
		e.Spec, _ = json.Marshal(spec)
	}
	s.Lock()
	defer s.Unlock()
	s.log = append(s.log, e)
}

func (s *server) put(r *record) {
	s.version++
	at := metav1.NewMicroTime(s.start.Add(time.Duration(r.Renewed) * time.Second))
	lease := &coordinationv1.Lease{ObjectMeta: metav1.ObjectMeta{Name: "lock", Namespace: "default", ResourceVersion: version(s.version)}}
	if !r.Empty {
		lease.Spec = coordinationv1.LeaseSpec{HolderIdentity: &r.Holder, LeaseDurationSeconds: &r.Duration, LeaseTransitions: &r.Transitions, AcquireTime: &at, RenewTime: &at}
	}
	s.lease = lease
}

func version(n int) string {
	return string(rune('a'+n/26/26%26)) + string(rune('a'+n/26%26)) + string(rune('a'+n%26))
}

// getter is the client of one replica.
type getter struct {
	server  *server
	replica replica
	typedcoordinationv1.LeaseInterface
}

func (g getter) Leases(string) typedcoordinationv1.LeaseInterface { return g }

func (g getter) do(ctx context.Context, verb string, spec *coordinationv1.LeaseSpec, act func() (*coordinationv1.Lease, string, error)) (*coordinationv1.Lease, error) {
	s := g.server
	g.server.note(g.replica.Name, verb, spec, "")
	select {
	case <-ctx.Done():
		s.note(g.replica.Name, verb+" ended", nil, "aborted")
		return nil, ctx.Err()
	case <-time.After(time.Duration(g.replica.Latency) * time.Millisecond):
	}
	how := ""
	at := time.Since(s.start).Milliseconds()
	for _, f := range s.faults {
		if at >= f.From && at < f.To && (f.Of == "" || f.Of == g.replica.Name) && (len(f.Verbs) == 0 || slices.Contains(f.Verbs, verb)) {
			how = f.How
			break
		}
	}
	switch how {
	case "hang":
		<-ctx.Done()
		s.note(g.replica.Name, verb+" ended", nil, "aborted")
		return nil, ctx.Err()
	case "fail":
		s.note(g.replica.Name, verb+" ended", nil, "error")
		return nil, apierrors.NewInternalError(errors.New("scripted"))
	}
	s.Lock()
	lease, result, err := act()
	s.Unlock()
	if how == "lost" {
		result, err = "error", errors.New("connection reset")
	}
	s.note(g.replica.Name, verb+" ended", nil, result)
	if err != nil {
		return nil, err
	}
	return lease.DeepCopy(), nil
}

func (g getter) Get(ctx context.Context, name string, _ metav1.GetOptions) (*coordinationv1.Lease, error) {
	return g.do(ctx, "get", nil, func() (*coordinationv1.Lease, string, error) {
		if g.server.lease == nil {
			return nil, "not found", apierrors.NewNotFound(leases, name)
		}
		return g.server.lease, "ok", nil
	})
}

func (g getter) Create(ctx context.Context, lease *coordinationv1.Lease, _ metav1.CreateOptions) (*coordinationv1.Lease, error) {
	return g.do(ctx, "create", &lease.Spec, func() (*coordinationv1.Lease, string, error) {
		if g.server.lease != nil {
			return nil, "exists", apierrors.NewAlreadyExists(leases, lease.Name)
		}
		g.server.version++
		made := lease.DeepCopy()
		made.ResourceVersion = version(g.server.version)
		g.server.lease = made
		return made, "ok", nil
	})
}

func (g getter) Update(ctx context.Context, lease *coordinationv1.Lease, _ metav1.UpdateOptions) (*coordinationv1.Lease, error) {
	return g.do(ctx, "update", &lease.Spec, func() (*coordinationv1.Lease, string, error) {
		if g.server.lease == nil {
			return nil, "not found", apierrors.NewNotFound(leases, lease.Name)
		}
		if g.server.lease.ResourceVersion != lease.ResourceVersion {
			return nil, "conflict", apierrors.NewConflict(leases, lease.Name, errors.New("scripted"))
		}
		g.server.version++
		made := lease.DeepCopy()
		made.ResourceVersion = version(g.server.version)
		g.server.lease = made
		return made, "ok", nil
	})
}

func answer(in json.RawMessage) any {
	e := rows.Read[election](in)
	var out outcome
	bubbles.Run("", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) { out = run(e) })
	})
	return out
}

func run(e election) outcome {
	s := &server{start: time.Now(), faults: e.Faults}
	if e.Lease != nil {
		s.put(e.Lease)
	}
	rand.Seed(e.Seed)
	wait := func(until int64) { time.Sleep(time.Until(s.start.Add(time.Duration(until) * time.Millisecond))) }
	all, cancel := context.WithCancel(context.Background())
	var running sync.WaitGroup
	for _, r := range e.Replicas {
		running.Add(1)
		go func() {
			defer running.Done()
			wait(r.Start)
			ctx, stop := context.WithCancel(all)
			defer stop()
			if r.Stop > 0 {
				go func() {
					select {
					case <-time.After(time.Until(s.start.Add(time.Duration(r.Stop) * time.Millisecond))):
						stop()
					case <-ctx.Done():
					}
				}()
			}
			elector, err := leaderelection.NewLeaderElector(leaderelection.LeaderElectionConfig{
				Lock: &resourcelock.LeaseLock{
					LeaseMeta:  metav1.ObjectMeta{Name: "lock", Namespace: "default"},
					Client:     getter{server: s, replica: r},
					LockConfig: resourcelock.ResourceLockConfig{Identity: r.Name},
				},
				LeaseDuration:   time.Duration(r.LeaseDuration) * time.Millisecond,
				RenewDeadline:   time.Duration(r.RenewDeadline) * time.Millisecond,
				RetryPeriod:     time.Duration(r.RetryPeriod) * time.Millisecond,
				ReleaseOnCancel: r.Release,
				Callbacks: leaderelection.LeaderCallbacks{
					OnStartedLeading: func(context.Context) { s.note(r.Name, "started", nil, "") },
					OnStoppedLeading: func() { s.note(r.Name, "stopped", nil, "") },
					OnNewLeader:      func(who string) { s.note(r.Name, "leader", nil, who) },
				},
			})
			if err != nil {
				s.note(r.Name, "refused", nil, err.Error())
				return
			}
			elector.Run(ctx)
		}()
	}
	for _, w := range e.Writes {
		wait(w.At)
		s.Lock()
		switch {
		case w.Record != nil:
			s.put(w.Record)
		case s.lease != nil && w.Touch:
			s.version++
			s.lease = s.lease.DeepCopy()
			s.lease.ResourceVersion = version(s.version)
		case !w.Touch:
			s.lease = nil
		}
		s.Unlock()
	}
	wait(e.End)
	s.Lock()
	log := slices.Clone(s.log)
	s.Unlock()
	cancel()
	running.Wait()
	// What happens at the same time comes in no order: callbacks have goroutines of their own.
	slices.SortFunc(log, func(a, b entry) int {
		return cmp.Or(cmp.Compare(a.At, b.At), cmp.Compare(a.Replica, b.Replica), cmp.Compare(a.What, b.What), cmp.Compare(a.Result, b.Result))
	})
	tries := 5
	for _, entry := range log {
		if entry.What == "get" || entry.What == "update" {
			tries++
		}
	}
	source := rand.New(rand.NewSource(e.Seed))
	random := make([]float64, tries)
	for i := range random {
		// A delay of seconds is right to the nanosecond.
		random[i] = math.Round(source.Float64()*1e10) / 1e10
	}
	return outcome{Log: log, Random: random}
}
