package main

import (
	"fmt"
	"math/rand"
	"strconv"
	"strings"

	"kubetyped/rows"
)

// Rows per area that are random, besides the systematic ones.
const randomRows = 2000

var (
	nameSeeds = []string{
		"", "a", "A", "0", "my-name", "a.b", "a.b.c", "example.com", "example.com.", "Example.com", "*.example.com", "*.*.com", "*", "example.com/app", "a/b/c", "/a", "a/",
		"my_name", "_a", "_a._b", "__a", "a_", "-a", "a-", "a--b", ".", "..", "..a", ".a", "a..b", "http", "123", "-1", "0", "-0", "007", "25%", "%", "5%%", "X-Header-Name", "my.env-name",
		"A=B", " ", "a b", "a\n", "\u017f", "\u212a.com", "\u00e9", "\U0001f600", "a\u0000", "\u007f", "~", "acme.io/foo!$&'()*+,;=:@", "acme.io/%41/x~_", "acme.io/?", "acme.io/\u00e9",
		strings.Repeat("a", 15), strings.Repeat("a", 16), strings.Repeat("a", 63), strings.Repeat("a", 64), strings.Repeat("a", 253), strings.Repeat("a", 254), strings.Repeat("a.", 126) + "a", strings.Repeat("a.", 127),
		strings.Repeat("\u00e9", 31) + "a", strings.Repeat("\u00e9", 32), strings.Repeat("\u65e5", 84) + "a", strings.Repeat("\u65e5", 85), strings.Repeat("\U0001f600", 16), strings.Repeat("\U0001f600", 15) + "abc",
		strings.Repeat("a", 63) + ".b." + strings.Repeat("c", 64), strings.Repeat("p", 254) + "/" + strings.Repeat("n", 64), "-/-", "a.b/" + strings.Repeat("\u00e9", 32), strings.Repeat("a", 62) + "-", "A.B/c",
	}
	namePieces = []string{"a", "Z", "0", "-", ".", "_", "/", "%", "*", "*.", "=", " ", "\n", "\u017f", "\u212a", "\u00e9", "\U0001f600", "\u0000", "\u007f", "~", "!", "@", "a.b", "--", "..", "x/y", "example.com/"}

	addressSeeds = []string{
		"", "1.2.3.4", "10.9.8.7", "0.0.0.0", "255.255.255.255", "256.1.1.1", "1.2.3", "1.2.3.4.5", "01.2.3.4", "1.2.3.04", "1.2.3.000", "1.2.3.0000000000000000000004", "1..3.4", ".1.2.3", "1.2.3.", "1.2.3.4 ", "+1.2.3.4",
		"::", "::1", "1::", "1::8", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "1:2:3:4::5:6:7:8", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1::2::3", ":1", "1:", ":::", "2001:db8::ffff", "2001:DB8::1", "2001:0db8::1",
		"02001:db8::1", "00000001::", "12345::", "fffff::", "fe80::1%eth0", "::ffff:1.2.3.4", "::FFFF:1.2.3.4", "::ffff:0102:0304", "::ffff:1.2.3.04", "::1.2.3.4", "1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5:1.2.3.4", "1:2:3:4:5:6:7:1.2.3.4",
		"1::1.2.3.4", "::1.2.3.4:5", "0:0:0:0:0:0:0:0", "1:0:0:2:0:0:0:3", "1:0:0:2:0:0:3:4", "0:1:2:3:4:5:6:7", "1:2:3:4:5:6:7:0", "1:2:3:4:5:6:0:0", "::1:2:3:4:5:6:7:8", "1.2.3.4/24", "1.2.3.0/24", "10.0.0.0/8", "010.0.0.0/8",
		"10.0.0.0/08", "10.0.0.0/33", "10.0.0.0/32", "10.0.0.0/0", "0.0.0.0/0", "10.0.0.0/", "10.0.0.0/-1", "10.0.0.0/+8", "10.0.0.0/8/8", "/8", "2001:db8::/64", "2001:db8::1/64", "2001:DB8::/64", "2001:db8:0::/64", "::/0", "::/128", "::/129",
		"::1/00128", "::ffff:1.2.3.4/120", "::ffff:1.2.3.0/120", "::ffff:1.2.3.4/24", "::ffff:1.2.3.4/40", "::ffff:1.2.3.4/95", "::ffff:1.2.3.4/96", "::ffff:0.0.0.0/96", "::ffff:1.2.3.4/128", "::ffff:1.2.3.4/0", "1.2.3.4:80", "1:2.3.4.5",
		"a.b.c.d", "g::1", "1.2.3.4%eth0", "fe80::%/64", "16777215.1.1.1", "99999999999999999999.1.1.1", "10.0.0.0/16777215", "10.0.0.0/99999999999", "\u0661.2.3.4", "1.2.3.4\n", "0x1.2.3.4", "1e1.2.3.4", "::0001", "::00001", "0::0", "::f:f",
	}
	addressPieces = []string{"0", "1", "00", "9", "255", "f", "F", "ffff", ":", "::", ".", "/", "/0", "/24", "/64", "/120", "%", " ", "g", "-", "1.2.3.4", "::ffff:", "0:", ":0"}
)

func nameInputs(r *rand.Rand) []any {
	out := rows.Anys(nameSeeds)
	for range randomRows {
		out = append(out, rows.Mutated(r, nameSeeds, namePieces), rows.Joined(r, 8, namePieces))
	}
	return out
}

func integer(r *rand.Rand) string {
	return strconv.FormatInt(int64(r.Uint64())>>r.Intn(64), 10)
}

func numberInputs(r *rand.Rand) []any {
	edges := []string{"0", "-1", "1", "65535", "65536", "2147483647", "2147483648", "-2147483648", "9007199254740993", "9223372036854775807", "-9223372036854775808"}
	var out []any
	for _, a := range edges {
		for _, b := range edges {
			for _, c := range []string{"0", "65535", "9223372036854775807"} {
				out = append(out, [3]string{a, b, c})
			}
		}
	}
	for range randomRows {
		out = append(out, [3]string{integer(r), integer(r), integer(r)})
	}
	return out
}

func randomAddress(r *rand.Rand) string {
	var text string
	if r.Intn(2) == 0 {
		text = fmt.Sprintf("%d.%d.%d.%d", r.Intn(260), r.Intn(256), r.Intn(256), r.Intn(2))
	} else {
		groups := make([]string, 8)
		for i := range groups {
			groups[i] = rows.Pick(r, []string{"0", "0", "0", "00", "1", "ffff", strconv.FormatInt(int64(r.Intn(0x10000)), 16)})
		}
		from := r.Intn(8)
		to := from + r.Intn(9-from)
		switch r.Intn(3) {
		case 0:
			text = strings.Join(groups, ":")
		case 1:
			text = strings.Join(groups[:from], ":") + "::" + strings.Join(groups[to:], ":")
		default:
			text = rows.Pick(r, []string{"::ffff:", "::", "0:0:0:0:0:ffff:", "1:2:3:4:5:6:"}) + fmt.Sprintf("%d.%d.%d.%d", r.Intn(256), r.Intn(256), r.Intn(3), r.Intn(3))
		}
	}
	if r.Intn(2) == 0 {
		text += "/" + strconv.Itoa(r.Intn(rows.Pick(r, []int{33, 130})))
	}
	return text
}

func addressInputs(r *rand.Rand) []any {
	var out []any
	input := func(value string) {
		out = append(out, map[string]any{"value": value, "path": r.Intn(3) == 0})
	}
	for _, seed := range addressSeeds {
		input(seed)
	}
	for range randomRows {
		input(randomAddress(r))
		input(rows.Mutated(r, addressSeeds, addressPieces))
	}
	return out
}

func fieldErrorInputs(r *rand.Rand) []any {
	functions := []string{
		"typeInvalid", "notFound", "required", "duplicate", "invalid", "notSupported", "forbidden", "tooLong", "tooLongCharacters", "tooLongMaxLength",
		"tooShort", "tooMany", "tooFew", "internalError", "unknown",
	}
	texts := []string{"", "a", "spec", "metadata", "a.b", "\u00e9", "\"q\"\\", "<&>", "\n\t", "\u2028", "\U0001f600", "\u0000\u007f\u00a0", "x y"}
	bad := []any{nil, true, false, 0, -1, 42, 1.5, -0.25, 1234567.5, 0.00001234, 123456.75, 1e-7, []any{}, []any{"a", "<", 1}, map[string]any{"a": "\u2028", "b": []any{nil}}, map[string]any{}, int64(9007199254740991)}
	var out []any
	input := func(function string, limit int) {
		path := []any{}
		for n := r.Intn(4); n > 0; n-- {
			switch r.Intn(3) {
			case 0:
				path = append(path, map[string]any{"index": r.Intn(12) - 1})
			case 1:
				path = append(path, map[string]any{"key": rows.Pick(r, texts)})
			default:
				path = append(path, map[string]any{"child": [][]string{{rows.Pick(r, texts)}, {"spec", rows.Pick(r, texts)}}[r.Intn(2)]})
			}
		}
		var valid []string
		for n := r.Intn(4); n > 0; n-- {
			valid = append(valid, rows.Pick(r, texts))
		}
		value := rows.Pick(r, []any{rows.Pick(r, bad), rows.Pick(r, texts)})
		out = append(out, map[string]any{"func": function, "path": path, "value": value, "detail": rows.Pick(r, texts), "valid": valid, "limit": limit, "count": r.Intn(5) - 2})
	}
	for _, function := range functions {
		for _, limit := range []int{-1, 0, 1, 2, 253} {
			for range 10 {
				input(function, limit)
			}
		}
	}
	for range randomRows {
		input(rows.Pick(r, functions), r.Intn(5)-1)
	}
	return out
}

func randomTree(r *rand.Rand, depth int) any {
	switch n := r.Intn(8); {
	case n == 0:
		return nil
	case n < 4 || depth > 4:
		return rows.Pick(r, []string{"a", "b", "c", "long text", "", "\u00e9"})
	default:
		list := []any{}
		for n := r.Intn(4); n > 0; n-- {
			list = append(list, randomTree(r, depth+1))
		}
		return list
	}
}

func aggregateInputs(r *rand.Rand) []any {
	out := []any{nil, "a", []any{}, []any{nil}, []any{"a"}, []any{"a", "a"}, []any{"a", "b", "a"}, []any{[]any{"a"}, "b"}, []any{[]any{[]any{"b"}}}}
	for range randomRows {
		out = append(out, randomTree(r, 0))
	}
	return out
}
