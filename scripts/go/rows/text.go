package rows

import (
	"math/rand"
	"strings"
)

// Pick is one of the choices.
func Pick[T any](r *rand.Rand, of []T) T {
	return of[r.Intn(len(of))]
}

// Mutations are all texts that differ from one of the seeds in one place.
func Mutations(seeds []string, pieces []string) []string {
	var out []string
	for _, seed := range seeds {
		runes := []rune(seed)
		out = append(out, seed)
		for i := 0; i <= len(runes); i++ {
			before, after := string(runes[:i]), string(runes[i:])
			for _, piece := range pieces {
				out = append(out, before+piece+after)
			}
			if i < len(runes) {
				out = append(out, before, before+string(runes[i+1:]))
			}
		}
	}
	return out
}

// Mutated is a text that differs from one of the seeds in up to three places.
func Mutated(r *rand.Rand, seeds []string, pieces []string) string {
	runes := []rune(Pick(r, seeds))
	for n := r.Intn(4); n > 0; n-- {
		at := r.Intn(len(runes) + 1)
		end := min(len(runes), at+r.Intn(3))
		runes = append(append(append([]rune{}, runes[:at]...), []rune(Pick(r, pieces))...), runes[end:]...)
	}
	return string(runes)
}

// Joined is up to most pieces in a row.
func Joined(r *rand.Rand, most int, pieces []string) string {
	var out strings.Builder
	for n := r.Intn(most + 1); n > 0; n-- {
		out.WriteString(Pick(r, pieces))
	}
	return out.String()
}

// Anys turns texts into inputs.
func Anys[T any](of []T) []any {
	out := make([]any, len(of))
	for i, each := range of {
		out[i] = each
	}
	return out
}
