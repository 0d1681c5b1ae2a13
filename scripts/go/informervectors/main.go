// Command informervectors runs client-go's informers against scripts of answers, and tells which requests they make, what
// their handlers are told and what is cached in the end. It does the same for work queues, indexers
// and back-offs. Time stands still but for those
// who wait for it.
package main

import (
	"flag"
	"io"
	"os"
	"testing"

	utilruntime "k8s.io/apimachinery/pkg/util/runtime"
	"k8s.io/klog/v2"

	"kubetyped/rows"
)

// bubbles is the test that everything runs in.
var bubbles *testing.T

func main() {
	quiet := flag.NewFlagSet("klog", flag.PanicOnError)
	klog.InitFlags(quiet)
	for name, value := range map[string]string{"logtostderr": "false", "stderrthreshold": "FATAL"} {
		if err := quiet.Set(name, value); err != nil {
			panic(err)
		}
	}
	klog.SetOutput(io.Discard)
	// One of them sleeps by a time that is not that of the scenario.
	utilruntime.ErrorHandlers = nil
	arguments := os.Args
	// The testing package would not know our flags.
	os.Args = os.Args[:1]
	everything := func(_, _ string) (bool, error) { return true, nil }
	testing.Main(everything, []testing.InternalTest{{Name: "informers", F: func(t *testing.T) {
		os.Args = arguments
		bubbles = t
		rows.Main([]rows.Area{
			{Name: "informers", Answer: answer, Inputs: inputs},
			{Name: "indexers", Answer: answerIndexer, Inputs: indexerInputs},
			{Name: "work-queues", Answer: answerQueue, Inputs: queueInputs},
			{Name: "backoffs", Answer: answerBackoff, Inputs: backoffInputs},
		})
	}}}, nil, nil)
}
