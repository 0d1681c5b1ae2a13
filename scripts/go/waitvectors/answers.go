package main

import (
	"context"
	"encoding/json"
	"errors"
	"testing"
	"testing/synctest"
	"time"
	_ "unsafe" // for go:linkname

	"k8s.io/apimachinery/pkg/util/wait"
	clocktesting "k8s.io/utils/clock/testing"

	"kubetyped/rows"
)

// Where the package takes its random numbers from.
//
//go:linkname jitterRand k8s.io/apimachinery/pkg/util/wait.jitterRand
var jitterRand func() float64

// randomly makes the package use these numbers, over and over.
func randomly(numbers []float64) {
	next := 0
	jitterRand = func() float64 {
		next++
		return numbers[(next-1)%len(numbers)]
	}
}

// All durations are nanoseconds.
type backoff struct {
	Duration, Cap  time.Duration
	Factor, Jitter float64
	Steps          int
}

func (b backoff) Go() wait.Backoff {
	return wait.Backoff{Duration: b.Duration, Cap: b.Cap, Factor: b.Factor, Jitter: b.Jitter, Steps: b.Steps}
}

func backoffSteps(in json.RawMessage) any {
	question := rows.Read[struct {
		Backoff backoff
		Random  []float64
		Reset   time.Duration
		Waits   []time.Duration
	}](in)
	randomly(question.Random)
	b := question.Backoff.Go()
	var steps, reset, jittered []any
	for range question.Waits {
		delay := b.Step()
		steps = append(steps, []any{delay, b.Duration, b.Steps})
	}
	delay := question.Backoff.Go().DelayFunc()
	var delays []any
	for range question.Waits {
		delays = append(delays, delay())
	}
	clock := clocktesting.NewFakeClock(time.Unix(0, 0))
	withReset := question.Backoff.Go().DelayWithReset(clock, question.Reset)
	for _, wait := range question.Waits {
		reset = append(reset, withReset())
		clock.Step(wait)
	}
	for _, each := range question.Waits {
		jittered = append(jittered, wait.Jitter(each, question.Backoff.Jitter))
	}
	return map[string]any{"steps": steps, "delays": delays, "reset": reset, "jittered": jittered}
}

type loop struct {
	Func               string
	Interval, Timeout  time.Duration
	Immediate, Sliding bool
	Jitter             float64
	Random             []float64
	Backoff            backoff
	// When the context is cancelled; 0 for never.
	Cancel time.Duration
	// How long each call takes, over and over.
	Costs []time.Duration
	// The call that is done and the one that fails; 0 for none.
	Done, Fail int
}

func runLoop(in json.RawMessage) any {
	question := rows.Read[loop](in)
	randomly(question.Random)
	var answer any
	synctest.Test(bubbles, func(*testing.T) {
		answer = question.run()
	})
	return answer
}

var errFailed = errors.New("the condition failed")

func (l loop) run() any {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	if l.Cancel > 0 {
		defer time.AfterFunc(l.Cancel, cancel).Stop()
	}
	start := time.Now()
	calls := []time.Duration{}
	condition := func(context.Context) (bool, error) {
		calls = append(calls, time.Since(start))
		call := len(calls)
		time.Sleep(l.Costs[(call-1)%len(l.Costs)])
		if call == l.Fail {
			return false, errFailed
		}
		return call == l.Done, nil
	}
	repeated := func(ctx context.Context) {
		if done, _ := condition(ctx); done {
			cancel()
		}
	}
	var err error
	switch l.Func {
	case "pollUntilContextCancel":
		err = wait.PollUntilContextCancel(ctx, l.Interval, l.Immediate, condition)
	case "pollUntilContextTimeout":
		err = wait.PollUntilContextTimeout(ctx, l.Interval, l.Timeout, l.Immediate, condition)
	case "poll":
		err = wait.PollWithContext(ctx, l.Interval, l.Timeout, condition)
	case "pollImmediate":
		err = wait.PollImmediateWithContext(ctx, l.Interval, l.Timeout, condition)
	case "exponentialBackoff":
		err = wait.ExponentialBackoff(l.Backoff.Go(), func() (bool, error) { return condition(ctx) })
	case "exponentialBackoffWithContext":
		err = wait.ExponentialBackoffWithContext(ctx, l.Backoff.Go(), condition)
	case "delayUntil":
		err = l.Backoff.Go().DelayFunc().Until(ctx, l.Immediate, l.Sliding, condition)
	case "until":
		wait.UntilWithContext(ctx, repeated, l.Interval)
	case "nonSlidingUntil":
		wait.NonSlidingUntilWithContext(ctx, repeated, l.Interval)
	case "jitterUntil":
		wait.JitterUntilWithContext(ctx, repeated, l.Interval, l.Jitter, l.Sliding)
	default:
		panic("no function " + l.Func)
	}
	text := ""
	if err != nil {
		text = err.Error()
	}
	return map[string]any{"calls": calls, "end": time.Since(start), "err": text, "interrupted": wait.Interrupted(err)}
}
