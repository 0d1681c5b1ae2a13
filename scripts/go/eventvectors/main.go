// Command eventvectors tells what client-go makes of events: how it correlates them, and what its broadcasters write when.
// Time stands still but for those who wait for it.
package main

import (
	"os"
	"testing"

	"github.com/go-logr/logr"
	"k8s.io/klog/v2"

	"kubetyped/rows"
)

// bubbles is the test that the broadcasters run in.
var bubbles *testing.T

func main() {
	// The delays between tries are random; the same seed must give the same ones.
	os.Setenv("GODEBUG", "randseednop=0")
	klog.SetLogger(logr.Discard())
	arguments := os.Args
	// The testing package would not know our flags.
	os.Args = os.Args[:1]
	everything := func(_, _ string) (bool, error) { return true, nil }
	testing.Main(everything, []testing.InternalTest{{Name: "events", F: func(t *testing.T) {
		os.Args = arguments
		bubbles = t
		rows.Main([]rows.Area{
			{Name: "event-correlator", Answer: correlate, Inputs: correlatorInputs},
			{Name: "event-broadcaster", Answer: broadcast, Inputs: broadcasterInputs},
		})
	}}}, nil, nil)
}
