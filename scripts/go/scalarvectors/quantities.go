package main

import (
	"fmt"
	"math/rand"
	"regexp"
	"strings"
)

var quantitySuffixes = []string{"", "n", "u", "m", "k", "M", "G", "T", "P", "E", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"}
var quantityPieces = []string{"0", "1", "8", ".", "+", "-", "e", "E", "i", "K", "m", "n", "u", "G", "5e", " ", "\u00a0", "é", "x", "/", ":", `"`, `\`, "\t"}
var quantitySeeds = []string{"0", "100m", "1.5Gi", "128Mi", "12e6", "-1E+3", "0.000000001", "1000Ki"}

// farExponent is one that the port refuses, as Go may take hours for it.
var farExponent = regexp.MustCompile(`[eE][-+]?0*[1-9][0-9]{4,}`)

var quantityEdges = []string{
	"", "+", "-", ".", "+.", "-.", "0", "00", "+0", "-0", "0.0", "0.", ".0", "00.00", "1.", ".1", "1..", "..1", "1.1.1", "+1", "++1", "+-1", "007", "1.500", "1.50", "1.5000",
	"1000", "10000", "100", "1000000", "1000000000000000000000", "e", "E", "e3", "E3", "1e", "1e+", "1e-", "1E+", "1e3", "1E3", "1e+3", "1E+3", "1e-3", "1e03", "1e0", "1e-0", "1E0", "1e1", "1e2",
	"1e4", "1e-1", "1e-4", "1e-9", "1e-10", "1e-11", "1e18", "1e19", "1e1000", "1e-1000", "123e-1000", "1.5e1000", "0e1000", "0e-1000", "1ee3", "1eE3", "1e3e3", "1e3m", "1em", "1e3.5", "1e3Ki",
	"1e9223372036854775808", "1e-9223372036854775809", "1e99999999999999999999", "1e0000000000000000000000003", "1i", "1ii", "1Kii", "1iK", "1ki", "1K", "1mi", "1Ki3", "1m3", "1+3", "1-3", "1-", "1+", "1Mi-", "1M-3",
	"Ki", "Mi", "Gi", "Ti", "Pi", "Ei", "+Pi", "-Ei", ".Pi", "+.Ei", "m", "k", "n", "u", "E", "e-9", "e-10", ".e-30", "e-30", "+e-30", "0e-30", "0.e-30", "0Pi", "00Pi", "0.Pi", "0Ei", ".0Ei",
	"1.Ki", "1.Gi", "1.Pi", "05Ki", "+5Ki", "-5Ki", "+8Ki", "8Ki", "-8Ki", "16Ki", "1023", "1024", "1025", "1023Ki", "1024Ki", "1025Ki", "-1024Ki", "1048576Ki", "0.5Ki", "0.3Ki", "0.1Ki", "1.1Ki",
	"0.9999999999Ki", "1.0000000001Ki", "0.0000000001Ki", "0.00000000001Ki", "-0.0000000000001Ki", "1.5Ki", "1.5Mi", "1.5Gi", "1.5Ti", "1.5Pi", "1.5Ei", "2.5Ei", "7Ei", "8Ei", "9Ei", "-8Ei", "-9Ei", "7.9999999999999999999Ei",
	"7.99999999999999999999999999999999Ei", "8191Pi", "8192Pi", "8193Pi", "9007199254740991Ki", "9007199254740992Ki", "9007199254740993Ki", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
	"99999999999Ki", "100000000000Ki", "99999999999Mi", "99999999Mi", "100000000Mi", "99999Gi", "100000Gi", "99Ti", "100Ti", "9Pi", "1Ei", "7Ki", "7Mi", "7Gi", "7Ti", "7Pi", "7Ei",
	"999999999999999999", "1000000000000000001", "9999999999999999999", "0.999999999999999999", "0.0000000001", "0.00000000000000000001", "0.000000001", "0.0000000010", "0.0000000011", "-0.0000000011", "1.0000000001", "123456789.123456789",
	"123456789.1234567891", "999999999.9999999999", "0.1m", "0.1n", "0.01n", "0.1u", "1.5m", "1500m", "1000m", "999m", "1001m", "0.001k", "1.5k", "15e-1", "1000k", "1000M", "1000G", "1000T", "1000P", "1000E", "1000000E", "999E", "1001E", "12345678901234567890E",
	"100E", "1.5E", "0.1E", "1e21", "1e24", "1000e21", "100000000000000000000000000000000000000000000000", strings.Repeat("9", 300), "0." + strings.Repeat("0", 300) + "1", strings.Repeat("0", 300) + "1", "1." + strings.Repeat("0", 300),
	" 1", "1 ", "  1Ki  ", "1 Ki", "\u00a01\u3000", "\u20281\u2029", "\ufeff1", "\t1", "1\n", "\u00851", "１", "1，5", "1,5", "1_000", "0x10", "NaN", "Infinity", "inf", "true", "null", "1e3\x00", "1é", "é", "\"1\"",
}

func quantityInputs(r *rand.Rand) []string {
	out := append(append([]string{}, notStrings...),
		`1000`, `1000000`, `0.001`, `0.1`, `0.25`, `123.456`, `1234567890123`, `-5`, `-0`, `9007199254740991`, `9007199254740993`, `9223372036854775808`, `123456789012345678901234567890`,
		`0.000001`, `1e-7`, `1.5e-9`, `1.5e-10`, `1e21`, `1.5e21`, `1e22`, `1e100`)
	out = append(out, allQuoted(quantityEdges)...)
	out = append(out, allQuoted(mutations(quantitySeeds, quantityPieces))...)
	for _, suffix := range append(quantitySuffixes, "e3", "E-3", "e4", "e-8") {
		for _, number := range []string{"1", "+1", "-1", "10", "100", "1000", "1024", "1.5", "0.1", "0.001", "0.0000000001", "123456789012345678", "1234567890123456789", ".5", "5.", "0", "7", "8"} {
			out = append(out, quoted(number+suffix))
		}
	}
	return append(out, repeat(randomRows, func() string { return quoted(quantity(r)) })...)
}

func quantity(r *rand.Rand) string {
	if r.Intn(5) == 0 {
		text := mutated(r, quantitySeeds, quantityPieces[:len(quantityPieces)-4])
		return farExponent.ReplaceAllString(text, "e9")
	}
	number := digits(r, pick(r, []int{2, 5, 12, 22})) + pick(r, []string{"", "", ".", "." + digits(r, pick(r, []int{2, 12, 24}))})
	suffix := pick(r, quantitySuffixes)
	if r.Intn(5) == 0 {
		suffix = fmt.Sprintf("%s%s%d", pick(r, []string{"e", "E"}), pick(r, []string{"", "", "+", "-"}), r.Intn(pick(r, []int{4, 40})))
	}
	return pick(r, []string{"", "", "", "+", "-"}) + number + suffix
}

// quantityNumberInputs are JSON numbers: many have more digits than a float64.
func quantityNumberInputs(r *rand.Rand) []string {
	var out []string
	for _, whole := range []string{"0", "1", "10", "1000", "123456789", "9007199254740991", "9007199254740992", "9007199254740993", "9223372036854775807", "9223372036854775808", "99999999999999999999999999", "1" + strings.Repeat("0", 400)} {
		for _, fraction := range []string{"", ".0", ".00", ".5", ".50", ".25", ".000000001", ".0000000001", ".1000000000000000055", ".9999999999999999999999", ".00000000000000000000001", "." + strings.Repeat("0", 400) + "1"} {
			for _, exponent := range []string{"", "e0", "E+3", "e-3", "e-1", "e15", "e-20", "e300", "e-300", "e400", "e-400"} {
				out = append(out, whole+fraction+exponent, "-"+whole+fraction+exponent)
			}
		}
	}
	return append(out, repeat(randomRows, func() string { return quantityNumber(r) })...)
}

func quantityNumber(r *rand.Rand) string {
	number := pick(r, []string{"", "-"}) + strings.TrimLeft(digits(r, pick(r, []int{2, 17, 30})), "0")
	if strings.TrimLeft(number, "-") == "" {
		number += "0"
	}
	if r.Intn(2) == 0 {
		number += "." + digits(r, pick(r, []int{2, 18, 30})) + pick(r, []string{"0", "1", "5"})
	}
	if r.Intn(3) == 0 {
		number += fmt.Sprintf("%s%s%d", pick(r, []string{"e", "E"}), pick(r, []string{"", "+", "-"}), r.Intn(pick(r, []int{4, 40, 400})))
	}
	return number
}
