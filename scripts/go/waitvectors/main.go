// Command waitvectors tells which delays Go's package wait computes, and when its loops call what they are given.
package main

import (
	"os"
	"testing"

	"kubetyped/rows"
)

// bubbles is the test that the loops run in: time stands still there until all are waiting.
var bubbles *testing.T

func main() {
	arguments := os.Args
	// The testing package would not know our flags.
	os.Args = os.Args[:1]
	everything := func(_, _ string) (bool, error) { return true, nil }
	testing.Main(everything, []testing.InternalTest{{Name: "wait", F: func(t *testing.T) {
		os.Args = arguments
		bubbles = t
		rows.Main([]rows.Area{
			{Name: "backoff", Answer: backoffSteps, Inputs: backoffInputs},
			{Name: "wait-loop", Answer: runLoop, Inputs: loopInputs},
		})
	}}}, nil, nil)
}
