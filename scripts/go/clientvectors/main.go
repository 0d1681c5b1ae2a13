// Command clientvectors tells which requests client-go makes for a call, and what it makes of the answers. The transport
// answers by a script, and time stands still but for those who wait for it.
package main

import (
	"os"
	"testing"

	"kubetyped/rows"
)

// bubbles is the test that the calls run in.
var bubbles *testing.T

func main() {
	arguments := os.Args
	// The testing package would not know our flags.
	os.Args = os.Args[:1]
	everything := func(_, _ string) (bool, error) { return true, nil }
	testing.Main(everything, []testing.InternalTest{{Name: "client", F: func(t *testing.T) {
		os.Args = arguments
		bubbles = t
		rows.Main([]rows.Area{
			{Name: "client-calls", Answer: answer, Inputs: inputs},
			{Name: "unusual-calls", Answer: answer, Inputs: unusualInputs},
			{Name: "socket-calls", Answer: answer, Inputs: socketInputs},
			{Name: "stream-calls", Answer: answer, Inputs: streamInputs},
			{Name: "discovery", Answer: answerDiscovery, Inputs: discoveryInputs},
		})
	}}}, nil, nil)
}
