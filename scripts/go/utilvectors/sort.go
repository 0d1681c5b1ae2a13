package main

import (
	"encoding/json"
	"math/rand"
	"sort"

	"kubetyped/rows"
)

type sortQuestion struct {
	// Of the places a and b of two elements, Keys and Rule say whether the first must come before the second.
	Keys []int  `json:"keys"`
	Rule string `json:"rule"`
}

// The rules: one as it ought to be, one that says "less" of equals, one that contradicts itself.
var sortRules = map[string]func(a, b int) bool{
	"less":          func(a, b int) bool { return a < b },
	"orEqual":       func(a, b int) bool { return a <= b },
	"contradictory": func(a, b int) bool { return (3*a+5*b)%7 < 3 },
}

// bySort is for sort.Sort, whose algorithm is not that of sort.Slice alone.
type bySort struct {
	places []int
	less   func(a, b int) bool
}

func (s bySort) Len() int           { return len(s.places) }
func (s bySort) Less(i, j int) bool { return s.less(s.places[i], s.places[j]) }
func (s bySort) Swap(i, j int)      { s.places[i], s.places[j] = s.places[j], s.places[i] }

// sortPlaces sorts the places of the keys.
func sortPlaces(in json.RawMessage) any {
	question := rows.Read[sortQuestion](in)
	places := func() []int {
		out := make([]int, len(question.Keys))
		for i := range out {
			out[i] = i
		}
		return out
	}
	less := func(a, b int) bool { return sortRules[question.Rule](question.Keys[a], question.Keys[b]) }
	quick, stable := places(), places()
	sort.Sort(bySort{quick, less})
	sort.SliceStable(stable, func(i, j int) bool { return less(stable[i], stable[j]) })
	return [][]int{quick, stable}
}

func sortInputs(r *rand.Rand) []any {
	var out []any
	add := func(length int, rule string) {
		keys := make([]int, length)
		values := rows.Pick(r, []int{2, 5, 30, 1000})
		// Rising, falling, or as they come; and then a few exchanged.
		shape := r.Intn(4)
		for i := range keys {
			switch shape {
			case 0:
				keys[i] = i * values / length
			case 1:
				keys[i] = (length - i) * values / length
			default:
				keys[i] = r.Intn(values)
			}
		}
		for n := r.Intn(6); n > 0 && length > 0; n-- {
			i, j := r.Intn(length), r.Intn(length)
			keys[i], keys[j] = keys[j], keys[i]
		}
		out = append(out, sortQuestion{keys, rule})
	}
	names := []string{"less", "orEqual", "orEqual", "contradictory"}
	for length := range 60 {
		for n := range 8 {
			add(length, names[n%len(names)])
		}
	}
	for range 60 {
		add(60+r.Intn(240), rows.Pick(r, names))
	}
	return out
}
