// Package timing measures calls for the benchmarks.
package timing

import (
	"encoding/json"
	"os"
	"time"
)

const (
	sampleTime = 120 * time.Millisecond
	samples    = 8
)

// Print measures a function and prints a JSON list of microseconds per call.
func Print(run func()) error {
	measure(run, calibrate(run))
	calls := calibrate(run)
	times := make([]float64, samples)
	for sample := range times {
		times[sample] = measure(run, calls)
	}
	return json.NewEncoder(os.Stdout).Encode(times)
}

// calibrate gives the number of calls that take about as long as a sample.
func calibrate(run func()) int {
	for calls := 1; ; calls *= 2 {
		if took := measure(run, calls) * float64(calls); took > float64((sampleTime / 4).Microseconds()) {
			return max(1, int(float64(calls)*float64(sampleTime.Microseconds())/took))
		}
	}
}

func measure(run func(), calls int) float64 {
	start := time.Now()
	for range calls {
		run()
	}
	return float64(time.Since(start).Nanoseconds()) / 1000 / float64(calls)
}
