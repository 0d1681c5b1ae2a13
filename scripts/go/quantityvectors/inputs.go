package main

import (
	"fmt"
	"math/rand"
	"strings"

	"k8s.io/apimachinery/pkg/api/resource"
)

const randomRows = 1500

var formats = []resource.Format{resource.DecimalSI, resource.BinarySI, resource.DecimalExponent}

var texts = []string{
	"0", "-0", "+0", "00", "0.0", "0Ki", "0.0Ki", "0e5", "0n", ".", "+", "Ki", "1", "+1", "-1", "007", "1.", ".5", "1.5", "1.50", "1.500", "-1.5", "1.0000", "9", "10", "99", "100", "999", "1000", "1001", "1023", "1024", "-1024", "1025",
	"1n", "-1n", "10n", "999n", "1000n", "1u", "1m", "10m", "100m", "250m", "999m", "1000m", "1001m", "1500m", "-1500m", "100k", "1k", "1500k", "1M", "1.5M", "1G", "1T", "1P", "1E", "9E", "9.2E", "10E", "999E", "1000E", "1001E", "+1001E", "1000000E", "-1000E",
	"0.1n", "0.5n", "1.5n", "-0.1n", "0.000000001", "0.0000000001", "1.0000000001", "-1.0000000001", "-1.000000001", "0.1", "0.01", "0.001", "123456789.123456789", "123456789.1234567891", "-123456789.1234567891",
	"1Ki", "-1Ki", "7Ki", "8Ki", "1023Ki", "1024Ki", "1Mi", "128Mi", "1024Mi", "1Gi", "1.5Gi", "-1.5Gi", "2.5Gi", "1Ti", "1.5Ti", "1Pi", "1Ei", "7Ei", "7.5Ei", "8Ei", "9Ei", "-8Ei", "-9Ei", "0.5Ki", "0.3Ki", "0.1Ki", "1.1Ki", "-0.3Ki", "0.9Ki", "0.0001Ki", "0.00000000001Ki", "-0.00000000001Ki", "100Ti", "99Ti", "8191Pi", "8192Pi",
	"1e0", "1e3", "1E3", "+1e3", "1e-3", "1e4", "1e-4", "1e-9", "1e-10", "12e6", "1.5e6", "1e18", "1e19", "1e20", "1e21", "1e24", "1e40", "-1e40", "1e100", "1e400", "123e-8", "1e-400", "-1e-400",
	"9007199254740990", "9007199254740991", "9007199254740992", "9007199254740993", "-9007199254740991", "-9007199254740992", "-9007199254740993", "9007199254740991m", "9007199254740993m", "9007199254740993n", "900719925474099.1", "90071992547409.93", "9007199254740991Ki", "8388608Gi", "8388607Gi",
	"999999999999999999", "1000000000000000000", "1000000000000000001", "9223372036854775806", "9223372036854775807", "9223372036854775808", "9223372036854775809", "-9223372036854775807", "-9223372036854775808", "-9223372036854775809",
	"9223372036854775807m", "9223372036854775808m", "9223372036854775807n", "9223372036854775807u", "9223372036854775807k", "9223372036854775.807", "9223372036854775.808", "9223372036854775", "9223372036854776", "9.223372036854775807E", "9.223372036854775808E", "-9.223372036854775808E", "92233720368547758070", "18446744073709551616",
	"12345678901234567890123456789", "0.12345678901234567890123456789", "12345678901234567890.123456789012345678", "-12345678901234567890.123456789012345678", "99999999999999999999999999999999999999999999999999", "1" + strings.Repeat("0", 60) + "1", strings.Repeat("9", 200) + "." + strings.Repeat("9", 200),
	"", " 1", "x", "1x", "1Kii", "1e", "1e+", "--1", "1..", "1.1.1", "e3", "1 Ki", "1,5",
}

var numbers = []string{
	"0", "1", "-1", "2", "5", "9", "10", "11", "-10", "99", "100", "999", "1000", "1023", "1024", "-1024", "1536", "1048576", "1073741824", "-1073741824", "1610612736", "1152921504606846976", "2305843009213693952", "1000000000000000000", "9007199254740991",
	"9007199254740992", "9007199254740993", "-9007199254740993", "922337203685477580", "922337203685477581", "9223372036854775806", "9223372036854775807", "-9223372036854775807", "-9223372036854775808", "9223372036854775808", "18446744073709551616",
	"1180591620717411303424", "1237940039285380274899124224", "-1180591620717411303424", "123456789012345678901234567890", "1000000000000000000000000000000",
}

func fixed() []any {
	var out []any
	for _, text := range texts {
		out = append(out, text)
	}
	return out
}

func ofInputs(r *rand.Rand) []any {
	out := fixed()
	for _, number := range numbers {
		for _, scale := range []int{-21, -12, -9, -6, -3, -1, 0, 1, 2, 3, 9, 18, 21} {
			out = append(out, made{N: number, S: scale, F: formats[r.Intn(3)]}, made{N: number, S: scale, F: formats[r.Intn(3)], Dec: true})
		}
	}
	for _, number := range []string{"1", "-1", "1.5", "10", "1000", "1024", "0.1", "123456789", "123456789012345678", "1234567890123456789"} {
		for _, suffix := range suffixes {
			out = append(out, number+suffix)
		}
	}
	return append(out, many(randomRows, func() any { return quantity(r) })...)
}

func pairInputs(r *rand.Rand) []any {
	var out []any
	some := append(fixed(), made{N: "9223372036854775807", S: 0, F: resource.BinarySI}, made{N: "-9223372036854775808", S: 0, F: resource.DecimalSI}, made{N: "0", S: 3, F: resource.DecimalExponent}, made{N: "5", S: -12, F: resource.DecimalSI})
	for i, a := range some {
		// Every quantity with itself, its neighbours, and some others.
		for _, step := range []int{0, 1, 2, 17, 40, 71, 101} {
			out = append(out, []any{a, some[(i+step)%len(some)]})
		}
	}
	// Not with another zero: of those the format would differ, as a null has none in Go.
	for _, q := range []string{"1", "-1", "1.5Gi", "-1Ki", "100m", "12e6", "9223372036854775808"} {
		out = append(out, []any{nil, q}, []any{q, nil})
	}
	return append(out, many(randomRows, func() any { return []any{quantity(r), quantity(r)} })...)
}

func productInputs(r *rand.Rand) []any {
	factors := []string{"0", "1", "-1", "2", "3", "10", "-1000", "1024", "9007199254740991", "9007199254740993", "9223372036854775807", "-9223372036854775808"}
	var out []any
	for i, q := range fixed() {
		for step := 0; step < 5; step++ {
			out = append(out, []any{q, factors[(i+step*5)%len(factors)]})
		}
	}
	return append(out, many(randomRows, func() any { return []any{quantity(r), integer(r, 63)} })...)
}

func sumInputs(r *rand.Rand) []any {
	out := []any{[]any{}, []any{"0"}, []any{"0", "1Ki"}, []any{"0.1", "0.2"}, []any{"100m", "1.5Gi", "2", "128Mi"}, []any{"9E", "9E", "9E"}, []any{"1n", "9223372036854775807", "1n"}}
	return append(out, many(randomRows, func() any {
		list := []any{}
		for n := r.Intn(9); n > 0; n-- {
			list = append(list, quantity(r))
		}
		return list
	})...)
}

var suffixes = []string{"", "n", "u", "m", "k", "M", "G", "T", "P", "E", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei", "e3", "E-3", "e4", "e-8", "e25"}

func quantity(r *rand.Rand) any {
	if r.Intn(4) == 0 {
		return made{N: integer(r, 100), S: r.Intn(31) - 12, F: formats[r.Intn(3)], Dec: r.Intn(3) == 0}
	}
	number := integer(r, []int{4, 10, 31, 53, 63, 90}[r.Intn(6)])
	switch r.Intn(3) {
	case 0:
		number += "." + strings.TrimPrefix(integer(r, 40), "-")
	case 1:
		number += strings.Repeat("0", r.Intn(6))
	}
	return number + suffixes[r.Intn(len(suffixes))]
}

// integer has at most that many bits.
func integer(r *rand.Rand, bits int) string {
	value := r.Uint64() >> 1
	high := uint64(0)
	if n := r.Intn(bits + 1); n <= 63 {
		value >>= 63 - n
	} else {
		high = uint64(r.Int63()) >> (127 - n)
	}
	sign := ""
	if r.Intn(4) == 0 {
		sign = "-"
	}
	if high > 0 {
		return fmt.Sprintf("%s%d%018d", sign, high, value%1000000000000000000)
	}
	return fmt.Sprintf("%s%d", sign, value)
}

func many(n int, f func() any) []any {
	out := make([]any, n)
	for i := range out {
		out[i] = f()
	}
	return out
}
