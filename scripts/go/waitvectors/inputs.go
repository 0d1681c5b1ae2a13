package main

import (
	"math/rand"

	"kubetyped/rows"
)

const (
	randomRows  = 2000
	millisecond = 1_000_000
)

type object = map[string]any

func numbers(r *rand.Rand) []float64 {
	out := []float64{}
	for range 3 {
		out = append(out, rows.Pick(r, []float64{0, 0.5, 0.25, 0.999999, r.Float64()}))
	}
	return out
}

func randomBackoff(r *rand.Rand, jitters []float64) object {
	return object{
		"duration": rows.Pick(r, []int{0, 1, 3, 10, 1000, 12345, 10 * millisecond, 1000 * millisecond, 3_600_000 * millisecond, r.Intn(1 << 40)}),
		"cap":      rows.Pick(r, []int{0, 0, 5, 100 * millisecond, 10_000 * millisecond, r.Intn(1 << 44)}),
		"factor":   rows.Pick(r, []float64{0, 0, 1, 2, 1.5, 3, 0.5, 1.1, 0.1, r.Float64() * 3}),
		"jitter":   rows.Pick(r, jitters),
		"steps":    r.Intn(12) - 1,
	}
}

func backoffInputs(r *rand.Rand) []any {
	var out []any
	for range randomRows {
		waits := []int{}
		for n := 1 + r.Intn(10); n > 0; n-- {
			waits = append(waits, rows.Pick(r, []int{0, 1, millisecond, 50 * millisecond, r.Intn(1 << 36)}))
		}
		out = append(out, object{
			"backoff": randomBackoff(r, []float64{0, 0, 0.1, 1, 2.5, -1, r.Float64()}), "random": numbers(r), "waits": waits,
			"reset": rows.Pick(r, []int{0, -1, 1, 10 * millisecond, 100 * millisecond, r.Intn(1 << 36)}),
		})
	}
	return out
}

// What happens at the same time may happen in either order. So intervals are multiples of 10 ms, calls take a little more
// than such a multiple, and ends lie between.
func loopInputs(r *rand.Rand) []any {
	functions := []string{
		"pollUntilContextCancel", "pollUntilContextTimeout", "poll", "pollImmediate", "exponentialBackoff", "exponentialBackoffWithContext", "delayUntil", "until", "nonSlidingUntil", "jitterUntil",
	}
	end := func() int { return (10*r.Intn(30)+7)*millisecond + 770_000 }
	var out []any
	for range randomRows {
		function := rows.Pick(r, functions)
		costs := []int{}
		for range 4 {
			costs = append(costs, rows.Pick(r, []int{0, 0, 100_000, (10*r.Intn(8))*millisecond + 100_000}))
		}
		question := object{
			"func": function, "interval": 10 * (1 + r.Intn(6)) * millisecond, "timeout": 0, "immediate": r.Intn(2) == 0, "sliding": r.Intn(2) == 0,
			"jitter": rows.Pick(r, []float64{0, 0.5, 2}), "random": []float64{0.5, 0.25, 0.125}, "cancel": 0, "costs": costs,
			"done": rows.Pick(r, []int{0, 1, 2, 3, 5, 9}), "fail": rows.Pick(r, []int{0, 0, 1, 2, 4}),
			"backoff": object{
				"duration": 10 * (1 + r.Intn(4)) * millisecond, "factor": rows.Pick(r, []float64{0, 1, 2, 3}), "steps": r.Intn(7), "jitter": rows.Pick(r, []float64{0, 0, 0.5}),
				"cap": rows.Pick(r, []int{0, 50 * millisecond, 80 * millisecond}),
			},
		}
		switch function {
		case "pollUntilContextTimeout":
			question["timeout"] = end()
			if r.Intn(2) == 0 {
				question["cancel"] = end() + 1000
			}
		case "poll", "pollImmediate":
			if r.Intn(2) == 0 {
				question["timeout"] = end()
			} else {
				question["cancel"] = end()
			}
		case "exponentialBackoff":
		default:
			question["cancel"] = end()
		}
		out = append(out, question)
	}
	return out
}
