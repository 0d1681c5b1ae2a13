package main

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"math/rand"
	"strings"
)

// Rows per area that are random, besides the systematic ones.
const randomRows = 3000

// notStrings are JSON values of the other kinds. Numbers are spelled as JavaScript spells them.
var notStrings = []string{`null`, `true`, `false`, `0`, `1`, `-1`, `2`, `100`, `1.5`, `-0.5`, `{}`, `{"a":"1"}`, `[]`, `["1"]`, `[1,2]`}

// quoted is the JSON text of a string. Only what must be escaped is, as Go looks at the raw text of a quantity.
func quoted(text string) string {
	var out bytes.Buffer
	if err := encoder(&out).Encode(text); err != nil {
		panic(err)
	}
	// The encoder escapes these two always.
	return strings.NewReplacer(`\u2028`, "\u2028", `\u2029`, "\u2029").Replace(strings.TrimSuffix(out.String(), "\n"))
}

func allQuoted(texts []string) []string {
	out := make([]string, len(texts))
	for i, text := range texts {
		out[i] = quoted(text)
	}
	return out
}

// mutations are all texts that differ from one of the seeds in one place.
func mutations(seeds []string, pieces []string) []string {
	var out []string
	for _, seed := range seeds {
		out = append(out, seed)
		runes := []rune(seed)
		for i := 0; i <= len(runes); i++ {
			before := string(runes[:i])
			out = append(out, before)
			for _, piece := range pieces {
				out = append(out, before+piece+string(runes[i:]))
				if i < len(runes) {
					out = append(out, before+piece+string(runes[i+1:]))
				}
			}
			if i < len(runes) {
				out = append(out, before+string(runes[i+1:]), before+string(runes[i:i+1])+string(runes[i:]))
			}
		}
	}
	return out
}

// mutated is a text that differs from one of the seeds in up to three places.
func mutated(r *rand.Rand, seeds []string, pieces []string) string {
	runes := []rune(pick(r, seeds))
	for n := r.Intn(4); n > 0; n-- {
		i := r.Intn(len(runes) + 1)
		end := min(len(runes), i+r.Intn(3))
		runes = []rune(string(runes[:i]) + pick(r, pieces) + string(runes[end:]))
	}
	return string(runes)
}

func pick[T any](r *rand.Rand, of []T) T { return of[r.Intn(len(of))] }

func digits(r *rand.Rand, most int) string {
	var out strings.Builder
	for n := r.Intn(most + 1); n > 0; n-- {
		out.WriteByte(pick(r, []byte("0000123456789")))
	}
	return out.String()
}

func repeat(n int, f func() string) []string {
	out := make([]string, n)
	for i := range out {
		out[i] = f()
	}
	return out
}

func inputs(area string, r *rand.Rand) []string {
	switch area {
	case "time", "micro-time":
		return timeInputs(r)
	case "duration":
		return durationInputs(r)
	case "quantity":
		return quantityInputs(r)
	case "quantity-number":
		return quantityNumberInputs(r)
	case "quantity-equal":
		return repeat(randomRows, func() string { return "[" + quoted(quantity(r)) + "," + quoted(quantity(r)) + "]" })
	case "int-or-string":
		return intOrStringInputs(r)
	case "percent":
		return percentInputs(r)
	case "base64":
		return base64Inputs(r)
	}
	panic(area)
}

var timeSeeds = []string{
	"2006-01-02T15:04:05Z", "2006-01-02T15:04:05.000000Z", "2006-01-02T15:04:05.999999+07:00", "2024-02-29T1:00:00,5-23:59",
	"0001-01-01T00:00:00Z", "0001-01-01T00:00:00.000000Z",
}
var timePieces = []string{"0", "9", "+", "-", ".", ",", ":", "Z", "z", "T", " ", "é", "\x00", `"`, `\`, "\ufffd"}
var timeEdges = []string{
	"", "Z", "T", "null", "now", "2006", "2006-01-02", "2006-01-02T15:04:05", "2006-01-02 15:04:05Z", "2006-01-02t15:04:05z",
	"0000-01-01T00:00:00Z", "0000-02-29T00:00:00Z", "0000-03-01T00:00:00Z", "9999-12-31T23:59:59Z", "10000-01-01T00:00:00Z", "-001-01-01T00:00:00Z",
	"0001-01-01T00:00:00.5Z", "0001-01-01T01:00:00+01:00", "0000-12-31T23:00:00-01:00", "0001-01-01T01:00:00.000000+01:00", "0001-01-01T00:00:00.000001Z",
	"0000-01-01T00:00:00+00:01", "0000-01-01T00:00:00+24:60", "9999-12-31T23:59:59-24:60", "9999-12-31T23:59:59.999999-00:01", "0000-01-01T00:00:00.000000+00:01",
	"1900-02-29T00:00:00Z", "2000-02-29T00:00:00Z", "2023-02-29T00:00:00Z", "2024-02-30T00:00:00Z", "2024-04-31T00:00:00Z", "2024-00-01T00:00:00Z",
	"2024-13-01T00:00:00Z", "2024-01-00T00:00:00Z", "2024-01-32T00:00:00Z", "2024-1-01T00:00:00Z", "2024-01-1T00:00:00Z", "2024-01-01T24:00:00Z",
	"2024-01-01T00:60:00Z", "2024-01-01T23:59:60Z", "2024-01-01T23:59:61Z", "2024-01-01T1:00:00Z", "2024-01-01T1:0:00Z", "2024-01-01T1:00:0Z",
	"2024-01-01T00:00:00.Z", "2024-01-01T00:00:00,Z", "2024-01-01T00:00:00.1Z", "2024-01-01T00:00:00,1Z", "2024-01-01T00:00:00.999999999Z",
	"2024-01-01T00:00:00.9999999999Z", "2024-01-01T00:00:00." + strings.Repeat("9", 100) + "Z", "2024-01-01T00:00:00.000000Z", "2024-01-01T00:00:00,000001Z",
	"2024-01-01T00:00:00.0000000Z", "2024-01-01T00:00:00.00000Z", "2024-01-01T00:00:00.+12345Z", "2024-01-01T00:00:00.-00000Z", "2024-01-01T00:00:00.-00001Z",
	"2024-01-01T00:00:00.+-1234Z", "2024-01-01T00:00:00+00:00", "2024-01-01T00:00:00-00:00", "2024-01-01T00:00:00+24:00", "2024-01-01T00:00:00+24:60",
	"2024-01-01T00:00:00+25:00", "2024-01-01T00:00:00+00:61", "2024-01-01T00:00:00+25:61", "2024-01-01T00:00:00+99:é", "2024-01-01T00:00:00+0700",
	"2024-01-01T00:00:00+07", "2024-01-01T00:00:00+07:00:00", "2024-01-01T00:00:00*07:00", "2024-01-01T00:00:00*25:00", "2024-01-01T00:00:00ZZ",
	"2024-01-01T00:00:00UTC", "2024-01-01T00:00:00Z\n", "é024-01-01T00:00:00Z", "2024-01-01T00:00:00日本", "2024-02-30T00:00:00Zé",
}

func timeInputs(r *rand.Rand) []string {
	out := append(append([]string{}, notStrings...), `"\ud800"`, `"2024-01-01T00:00:00\ud800Z"`, `"2024-01-01T00:00:00\u005a"`)
	out = append(out, allQuoted(timeEdges)...)
	out = append(out, allQuoted(mutations(timeSeeds, timePieces))...)
	return append(out, repeat(randomRows, func() string {
		if r.Intn(3) == 0 {
			return quoted(mutated(r, timeSeeds, timePieces))
		}
		fraction := pick(r, []string{"", "", fmt.Sprintf(".%06d", r.Intn(1000000)), "." + digits(r, 12), "," + digits(r, 7)})
		zone := pick(r, []string{"Z", "Z", fmt.Sprintf("%s%02d:%02d", pick(r, []string{"+", "-"}), r.Intn(26), r.Intn(62))})
		return quoted(fmt.Sprintf("%04d-%02d-%02dT%02d:%02d:%02d%s%s",
			r.Intn(10000), 1+r.Intn(12), 1+r.Intn(31), r.Intn(24), r.Intn(60), r.Intn(60), fraction, zone))
	})...)
}

var durationSeeds = []string{"1h30m0s", "-1.5h", "300ms", "2.5µs", "10μs3us", "1h1m1.000000001s"}
var durationPieces = []string{"0", "9", "+", "-", ".", "h", "m", "s", "n", "µ", " ", "é", "\x00", `"`, `\`, "\ufffd"}
var durationEdges = []string{
	"", "0", "+0", "-0", "00", "+", "-", "--1s", ".", ".s", "-.s", "1.s", ".1s", "1", "1.", "1.5", "1d", "1S", "1 s", " 1s", "1s ", "1e3s", "1_0s", "infinity",
	"9223372036854775807ns", "9223372036854775808ns", "-9223372036854775808ns", "-9223372036854775809ns", "9223372036854775809ns", "18446744073709551616ns",
	"9223372036854775.807us", "9223372036854775.808us", "-9223372036854775.808us", "9223372036s", "9223372037s", "9223372036.854775807s", "9223372036.854775808s",
	"-9223372036.854775808s", "2562047h47m16.854775807s", "2562047h47m16.854775808s", "-2562047h47m16.854775808s", "2562048h", "153722867m", "153722868m",
	"9223372036854775807ns1ns", "9223372036854775808ns1ns", "0.9223372036854775807h", "0.9223372036854775808h", "0.92233720368547758070000h", "0.9999999999999999999h",
	"0.33333333333333333333h", "0.1234567890123456789123456789s", "1.0000000000000000000000001s", "0." + strings.Repeat("0", 400) + "1h", "0.00000000000000000000000001h",
	"0.00000000009223372036854775807h", strings.Repeat("0", 400) + "1s", strings.Repeat("1", 400) + "s", "1.9ns", "0.9999999999ns", "0.5us", "1h1h1h", "1ns1us1ms1s1m1h",
	"3000000h", "1.1h1.1m1.1s1.1ms1.1us1.1ns", "1é", "é", "1日本s", "\x7f", "1µ", "1µss", "1Âµs",
}

func durationInputs(r *rand.Rand) []string {
	out := append(append([]string{}, notStrings...), `"\ud800"`, `"1\u0073"`)
	out = append(out, allQuoted(durationEdges)...)
	out = append(out, allQuoted(mutations(durationSeeds, durationPieces))...)
	units := []string{"ns", "us", "µs", "μs", "ms", "s", "m", "h"}
	return append(out, repeat(randomRows, func() string {
		if r.Intn(4) == 0 {
			return quoted(mutated(r, durationSeeds, durationPieces))
		}
		text := pick(r, []string{"", "", "-", "+"})
		for n := 1 + r.Intn(3); n > 0; n-- {
			text += digits(r, pick(r, []int{3, 7, 20})) + pick(r, []string{"", "", ".", "." + digits(r, 24)}) + pick(r, units)
		}
		return quoted(text)
	})...)
}

func intOrStringInputs(r *rand.Rand) []string {
	out := append(append([]string{}, notStrings...),
		`2147483647`, `2147483648`, `-2147483648`, `-2147483649`, `-0`, `9007199254740991`, `9007199254740993`, `-9007199254740993`, `9223372036854775807`,
		`18446744073709551616`, `123456789012345678901234567890`, `0.1`, `1.25`, `-2.5`, `0.000001`, `"\ud83d\ude00"`, `"\u00e9"`, `"\/"`, `[null]`, `{"type":0}`)
	for _, text := range []string{"", "0", "80", "+80", "-80", "80%", "100%", "http", "null", " ", "é", "日本", "<&>", "\u2028", "\x00", "\t\n\r\b\f", `"`, `\`, "\x7f", "\ufffd", "😀"} {
		out = append(out, quoted(text))
	}
	for i := 0; i < 400; i++ {
		out = append(out, fmt.Sprint(1<<31-200+i), fmt.Sprint(-1<<31-200+i))
	}
	return append(out, repeat(randomRows, func() string {
		switch r.Intn(4) {
		case 0:
			return fmt.Sprint(int64(r.Uint64()) >> r.Intn(64))
		case 1:
			return quoted(digits(r, 12) + pick(r, []string{"", "%", "m"}))
		case 2:
			return fmt.Sprintf("%d.%d", r.Intn(2000)-1000, 1+r.Intn(9))
		default:
			return quoted(mutated(r, []string{"http", "50%", "metrics-8080"}, durationPieces))
		}
	})...)
}

func percentInputs(r *rand.Rand) []string {
	values := []string{`null`, `0`, `1`, `-1`, `2147483647`}
	for _, text := range []string{
		"", "%", "%%", "0%", "1%", "10%", "25%", "33%", "99%", "100%", "101%", "200%", "-10%", "+10%", "007%", "10", "10%%", "%10", "1%0%", " 10%", "10 %", "1.5%", "1e2%",
		"0x10%", "abc", "abc%", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809%", "99999999999999999999%",
		strings.Repeat("9", 100) + "%", "é%", "\"%", "\\%", "\n%", "\x00\a\b\f\r\t\v\x7f%", "\u0085\u00a0\u2028\ufeff%", "😀日本\U000e0001\ue000%", "1_0%", "+%", "-%", "-0%", "000",
	} {
		values = append(values, quoted(text))
	}
	var out []string
	for _, value := range values {
		for _, total := range []int{0, 1, 3, 10, 99, -7, 1000000} {
			for _, up := range []bool{true, false} {
				out = append(out, fmt.Sprintf(`{"value":%s,"total":%d,"roundUp":%t}`, value, total, up))
			}
		}
	}
	return append(out, repeat(randomRows, func() string {
		value := pick(r, []string{fmt.Sprint(r.Intn(200)), quoted(fmt.Sprintf("%d%%", r.Intn(300)-50)), quoted(mutated(r, []string{"10%", "100%", "55"}, durationPieces))})
		return fmt.Sprintf(`{"value":%s,"total":%d,"roundUp":%t}`, value, r.Intn(5000)-100, r.Intn(2) == 0)
	})...)
}

var base64Pieces = []string{"A", "/", "+", "-", "_", "=", "==", "\n", "\r\n", " ", "é", "\x00", "😀"}

func base64Inputs(r *rand.Rand) []string {
	seeds := []string{"", "AA==", "AAA=", "AAAA", "QUJDREVGR0hJSktM", "QUJDREVGR0hJSktMTQ==", "QUJDREVGR0hJSktMTU4=", "QUJD\nREVG\r\nR0g=\n"}
	out := []string{`true`, `0`, `1.5`, `{}`, `"\u0041AAA"`, `"AAAA\/w=="`}
	out = append(out, allQuoted([]string{
		"A", "AA", "AAA", "=", "==", "===", "A=", "A==", "A===", "AA=", "AA===", "AAA==", "AAAA=", "AB==", "AAB=", "//==", "//8=", "A\n", "AA\n=\n=\n", "AA=\n", "AA=\nA",
		"AA==A", "AA==\nAAAA", "\n", "\r\n\r\n", "AAAA\n", "\nAAAA", "A\nA\nA\nA\n", "AAAAA\n", "AAAAAA\n\n", "AAAAAAA\n\n\n", "=AAA", "A=AA", "AA=A", "AAA\n=\n", "AA-_", "AA==" + strings.Repeat("\n", 50),
	})...)
	out = append(out, allQuoted(mutations(seeds, base64Pieces))...)
	return append(out, repeat(randomRows, func() string {
		raw := make([]byte, r.Intn(40))
		r.Read(raw)
		text := base64.StdEncoding.EncodeToString(raw)
		return quoted(pick(r, []string{text, mutated(r, []string{text}, base64Pieces), mutated(r, []string{text}, []string{"\n", "\r"})}))
	})...)
}
