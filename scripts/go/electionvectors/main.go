// Command electionvectors tells what client-go's leader election does with a Lease: which calls it makes when, and who
// leads. Time stands still but for those who wait for it.
package main

import (
	"os"
	"testing"

	"github.com/go-logr/logr"
	"k8s.io/klog/v2"

	"kubetyped/rows"
)

// bubbles is the test that the elections run in.
var bubbles *testing.T

func main() {
	// The delays before tries are random; the same seed must give the same ones.
	os.Setenv("GODEBUG", "randseednop=0")
	klog.SetLogger(logr.Discard())
	arguments := os.Args
	// The testing package would not know our flags.
	os.Args = os.Args[:1]
	everything := func(_, _ string) (bool, error) { return true, nil }
	testing.Main(everything, []testing.InternalTest{{Name: "election", F: func(t *testing.T) {
		os.Args = arguments
		bubbles = t
		rows.Main([]rows.Area{{Name: "leader-election", Answer: answer, Inputs: inputs}})
	}}}, nil, nil)
}
