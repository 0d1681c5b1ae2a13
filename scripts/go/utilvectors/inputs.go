package main

import (
	"math/rand"
	"strconv"
	"strings"

	"kubetyped/rows"
)

// Rows per area that are random, besides the systematic ones.
const randomRows = 1500

type object = map[string]any

var (
	versions = []string{
		"", "1", "1.2", "v1.2", "1.2.3", "v1.2.3", "V1.2", "1.2.3.4", "1.02", "01.2", "1.2.03", "0.0", "0.0.0", "1.36.0-rc.1", "1.36.0-rc.1+dirty", "1.2.3+build", "1.2.3-", "1.2.3+", "1.2.3-a..b", "1.2.3-01", "1.2.3-0", "1.2.3-1a.2.x-y",
		"1.2.3-alpha", "1.2.3-alpha.1", "1.2.3-alpha.beta", "1.2.3-beta.11", "1.2.3-beta.2", "1.2.3 ", " 1.2.3", "\t\n1.2.3\t", "1.2.3\n", "1.2\n3", "1.2 x", "1.2x", "1.2.", "1..2", ".1.2", "-1.2", "+1.2", "1.2-3", "v v1.2", "\v1.2", "\u00a01.2",
		"18446744073709551615.2.3", "18446744073709551616.2.3", "1.9007199254740993.9007199254740992", "1.2.3-9007199254740993", "1.2.3-9007199254740992", "1.2.3-18446744073709551616", "1.2.3-018446744073709551616", "1.2.3-00000000000000000000018446744073709551616",
		"1.00000000000000000000000000000000000000001", "1.2.3-x\u00e9", "1.2.\u0663", "1.36+", "1.36.0-alpha.0.123+abcdef", "v1.36.0-eks-1234",
	}
	versionPieces = []string{"0", "1", "9", ".", "-", "+", "v", "a", "A", " ", "\n", "\t", "\v", "\u00e9", "\u2028", "alpha", "rc.1", "18446744073709551615", "9007199254740993", "00"}

	kubeVersions = []string{"", "v1", "v2", "v10", "v1beta1", "v1beta2", "v1alpha1", "v2alpha1", "v11alpha1", "v12beta1", "v01", "v1beta01", "v1beta", "vbeta1", "v", "1", "V1", "v1gamma1", "v1\n", "foo", "foo10", "v9223372036854775807", "v9223372036854775808", "v1alpha9007199254740993", "v1alpha9007199254740992", "v\u0661", "\uffff", "\U0001f600"}

	resourceVersions = []string{"", "0", "1", "2", "9", "10", "01", "-1", "+1", "1 ", " 1", "1.0", "abc", "9007199254740993", "9007199254740992", "18446744073709551616", "99999999999999999999999999", "100000000000000000000000000", "\u0661", "1\u0661", "1\n"}

	texts = []string{"", "a", "0", "abc", "123", "d41d8cd98f00b204e9800998ecf8427e", "\u00e9", "\u65e5\u672c", "\U0001f600", "\u0000", "\u007f", "\ufffd", "a\u00e9b", strings.Repeat("x", 100)}

	warnings = []string{
		"", "299", "299 ", "299 -", "299 - ", `299 - ""`, `299 - "text"`, `299 agent "te\"xt"`, `299 - "a\\b"`, `299 - "a\b"`, `299 - "text" "Tue, 15 Nov 1994 08:12:31 GMT"`, `299 - "a", 299 - "b"`, `299 - "a" "date", 299 - "b" "date"`, `299 - "a",`, `299 - "a" ,299 - "b"`,
		`299 - "a" x`, `299 - "a" "x`, `299 - "a" "x" y`, `29 - "a"`, `2999 - "a"`, `29x - "a"`, `299  "a"`, `299 - a"`, `299 - "a`, `299 - "a\"`, ` 299 - "a" `, "299\t- \"a\"", "299 - \"a\u0000\"", "299 - \"a\u0085b\"", "299 \u0007 \"a\"", "\u00a0299 - \"a\"\u0085", "299 - \"\u00e9\U0001f600\"",
		`299 - "=?utf-8?q?caf=C3=A9?="`, `299 - "=?UTF-8?B?Y2Fmw6k=?="`, `299 - "=?iso-8859-1?q?caf=E9?="`, `299 - "=?us-ascii?q?caf=E9?="`, `299 - "=?koi8-r?q?abc?="`, `299 - "a =?utf-8?q?b?= =?utf-8?q?c?= d"`, `299 - "=?utf-8?q?=C3?= =?utf-8?q?=A9?="`, `299 - "=?utf-8?q?=C3?="`,
		`299 - "=?utf-8?x?abc?="`, `299 - "=?utf-8?q?a b?="`, `299 - "=?utf-8?q?a=?="`, `299 - "=?utf-8?q?a=4?="`, `299 - "=?utf-8?q?=4a=4A_?="`, `299 - "=?utf-8?b?abc?="`, `299 - "=?utf-8??"`, `299 - "=?"`, `299 - "=??q?abc?="`, `299 - "=?utf-8?q??="`, `299 - "x=?utf-8?q?=00?="`, "299 - \"=?i\u017fo-8859-1?q?=E9?=\"",
		"299 - \"=?utf-8?\u00e9?abc?=\"", "299 - \"=?utf-8?q?\u00e9?= =?utf-8?q?b?=\"", `299 - "=?utf-8?q?a?=x=?utf-8?q?b?="`, `299 - "=?utf-8?q?a?==?utf-8?q?b?="`,
	}
	warningPieces = []string{"299", "-", "agent", " ", "\"", "\\", ",", "text", "=?", "?=", "utf-8", "iso-8859-1", "?", "q", "b", "=C3", "=A9", "=", "_", "w6k=", "\u00e9", "\u0000", "\t", "\u0085", "\u00a0", "\U0001f600", "\"date\"", "299 - \"x\"", "=?utf-8?q?x?="}

	networks = []string{
		"", " ", "80", "80-90", "80+10", "80+0", "90-80", "80-", "-80", "+80", "80+-1", "80-+90", "0-0", "65535", "65536", "65535+1", "0+65535", "0+65536", "1-65536", " 80-90 ", "80 - 90", "a", "80-a", "a+1", "9223372036854775808", "9223372036854775807", "1+9223372036854775807", "-1", "--1", "1--1",
		"9223372036854775807+9223372036854775807", "007-010", "name", "name:80", "http:name:80", "https:name:", "ftp:name:80", ":80", ":", "::", "http::80", ":name:", "a:b:c:d", "http:name", "a/b", "/a/b/", "/", "//", "a//b", "./a", "../a", "a/../b/", "a/..", "/..", "/../a", "a/../..", ".", "..", "a/.", "a/./", "\u00a080\u0085", "80\u2028",
	}
	networkPieces = []string{"0", "1", "80", "65535", "-", "+", " ", ":", "http", "https", "/", "..", ".", "name", "a", "99999999999999999999", "\u00a0"}
)

func texted(r *rand.Rand, seeds, pieces []string) string {
	if r.Intn(3) == 0 {
		return rows.Joined(r, 6, pieces)
	}
	return rows.Mutated(r, seeds, pieces)
}

func versionInputs(r *rand.Rand) []any {
	var out []any
	numbers := []uint64{0, 1, 2, 36, 1 << 20, 9007199254740991}
	add := func(a, b string) {
		out = append(out, object{"a": a, "b": b, "pre": rows.Pick(r, []string{"", "rc.1", "0"}), "number": rows.Pick(r, numbers)})
	}
	for _, a := range versions {
		for range 8 {
			add(a, rows.Pick(r, versions))
		}
	}
	for range randomRows {
		add(texted(r, versions, versionPieces), texted(r, versions, versionPieces))
	}
	return out
}

func highestInputs(r *rand.Rand) []any {
	out := []any{[]string{}}
	for range randomRows {
		list := []string{}
		for n := r.Intn(5); n > 0; n-- {
			list = append(list, rows.Pick(r, append([]string{"1.1", "1.10", "v1.2.3", "2.0", "x", "0.9"}, versions...)))
		}
		out = append(out, list)
	}
	return out
}

func pairs(of []string) []any {
	var out []any
	for _, a := range of {
		for _, b := range of {
			out = append(out, []string{a, b})
		}
	}
	return out
}

func kubeVersionInputs(r *rand.Rand) []any {
	out := pairs(kubeVersions)
	pieces := []string{"v", "1", "2", "10", "alpha", "beta", "0", "a", "\n", "9223372036854775807"}
	for range randomRows {
		out = append(out, []string{texted(r, kubeVersions, pieces), texted(r, kubeVersions, pieces)})
	}
	return out
}

func resourceVersionInputs(r *rand.Rand) []any {
	out := pairs(resourceVersions)
	pieces := []string{"0", "1", "9", "99999999999999999", "-", " ", "\u0661"}
	for range randomRows {
		out = append(out, []string{texted(r, resourceVersions, pieces), texted(r, resourceVersions, pieces)})
	}
	return out
}

func durationInputs(r *rand.Rand) []any {
	var out []any
	const second, minute, hour = int64(1e9), int64(60e9), int64(3600e9)
	for _, unit := range []int64{second, minute, hour, 24 * hour, 24 * 365 * hour} {
		for _, count := range []int64{-2, -1, 0, 1, 2, 3, 7, 8, 9, 10, 23, 24, 25, 47, 48, 59, 60, 61, 119, 120, 121, 179, 180, 181, 191, 192, 193, 290, 341, 364, 365, 366, 730, 8183, 8184, 8185, 8736, 8759, 8760} {
			for _, off := range []int64{-second, -1000, -1, 0, 1, 1000, second} {
				if product := unit * count; product/unit == count {
					out = append(out, strconv.FormatInt(product+off, 10))
				}
			}
		}
	}
	for range randomRows {
		out = append(out, strconv.FormatInt(int64(r.Uint64())>>r.Intn(64), 10))
	}
	return append(out, "9223372036854775807", "-9223372036854775808")
}

func safeEncodeInputs(r *rand.Rand) []any {
	out := rows.Anys(texts)
	for range randomRows {
		out = append(out, rows.Joined(r, 20, texts[:12]))
	}
	return out
}

func bound(r *rand.Rand) string {
	return rows.Pick(r, []string{"0x0000000000000000", "0x4000000000000000", "0x8000000000000000", "0xc000000000000000", "0x10000000000000000", "0x8", "", "0xaf63dc4c8601ec8c", "0xcbf29ce484222325"})
}

func shardInputs(r *rand.Rand) []any {
	var out []any
	keys := []string{"object.metadata.uid", "object.metadata.uid", "object.metadata.uid", "object.metadata.namespace", "object.metadata.name", ""}
	for range randomRows {
		requirements := []any{}
		key := rows.Pick(r, keys)
		for n := r.Intn(4); n > 0; n-- {
			if r.Intn(8) == 0 {
				key = rows.Pick(r, keys)
			}
			requirements = append(requirements, object{"key": key, "start": bound(r), "end": bound(r)})
		}
		out = append(out, object{"uid": rows.Joined(r, 5, texts), "namespace": rows.Joined(r, 2, texts), "requirements": requirements})
	}
	return out
}

func shardParseInputs(r *rand.Rand) []any {
	one := "shardRange(object.metadata.uid, '0x0000000000000000', '0x8000000000000000')"
	two := "shardRange(object.metadata.uid, '0x8000000000000000', '0x10000000000000000')"
	seeds := []string{
		"", " ", one, one + " || " + two, "(" + one + ")", "((" + one + ") || " + two + ")", one + "||" + two + " ", one + " && " + two, one + " ||", "|| " + one, one + " " + two, one + ")", "(" + one,
		`shardRange( object . metadata . namespace ,"0x0000000000000000" , '0x10000000000000000' )`, "shardRange(object.metadata.name, '0x0000000000000000', '0x8000000000000000')",
		"shardRange(object.metadata.uid, '0x8000000000000000', '0x0000000000000000')", "shardRange(object.metadata.uid, '0x0', '0x8')", "shardRange(object.metadata.uid, 0, 8)", "shardRange(object.metadata.uid, '0X0000000000000000', '0x8000000000000000')",
		"shardRange(object.metadata.uid, '0x000000000000000A', '0x8000000000000000')", "other(object.metadata.uid, '0x0000000000000000', '0x8000000000000000')", "shardRange(object.metadata.uid)", "shardRange()", "shardRange", "object.metadata.uid", "'x'", "true", "1",
		one + " || shardRange(object.metadata.namespace, '0x8000000000000000', '0x10000000000000000')", "shardRange(object['metadata'].uid, '0x0000000000000000', '0x8000000000000000')", "shardRange(object.metadata.uid, '0x0000000000000000', '0x8000000000000000',)",
		"// all\n" + one + "// of it", "//" + one, one + "/", one + "/*x*/", strings.ReplaceAll(one, "'", "'''"), strings.ReplaceAll(one, "'", `"""`), strings.ReplaceAll(one, "'0x", "r'0x"), strings.ReplaceAll(one, "'0x", "R\"0x"), strings.ReplaceAll(one, "'0x", "b'0x"),
		strings.ReplaceAll(one, "0x", `\x30\170`), strings.ReplaceAll(one, "0x", `\u0030\U00000078`), strings.ReplaceAll(one, "'0x", `r'\x30x`), strings.ReplaceAll(one, "0x", `0x\n`), strings.ReplaceAll(one, "0x", `0\q`), strings.ReplaceAll(one, "0x", `\ud8000x`), strings.ReplaceAll(one, "0x", `\U00110000`),
		"\u00a0\v" + one + "\u2028\u0085", one[:20] + "\f\r" + one[20:], one[:11] + "\v" + one[11:], "\ufeff" + one, strings.ReplaceAll(one, "'0x", "'''\n0x"), strings.ReplaceAll(one, "'0x", "'\n0x"), "." + one, strings.ReplaceAll(one, "object", ".object"), strings.ReplaceAll(one, "metadata", "`metadata`"),
	}
	out := rows.Anys(seeds)
	for range randomRows {
		out = append(out, rows.Mutated(r, seeds, []string{"(", ")", "||", "|", ",", ".", "'", "\"", " ", "\n", "0", "x", "a", "shardRange", "object", "uid", "'0x8000000000000000'", one, "//", "\\", `\x30`, `\060`, "r", "'''"}))
	}
	return out
}

func warningInputs(r *rand.Rand) []any {
	var out []any
	agents := []string{"", "-", "agent", "a b", "a\"b", "a\\b", "a\u0085", "a\u00a0b", "\u00e9", "\u0000", "\u2028", "\u00ad", "kube-apiserver/1.36"}
	words := append([]string{"", "text", "a \"b\" \\c", "a\u0000", "a\u0085", "a\u2028b", "=?utf-8?q?x?="}, texts...)
	add := func(headers []string) {
		out = append(out, object{"headers": headers, "code": rows.Pick(r, []int{299, 0, 7, 99, 999, 1000, -1}), "agent": rows.Pick(r, agents), "text": rows.Pick(r, words)})
	}
	for _, header := range warnings {
		add([]string{header})
	}
	for range randomRows {
		headers := []string{}
		for n := 1 + r.Intn(2); n > 0; n-- {
			headers = append(headers, texted(r, warnings, warningPieces))
		}
		add(headers)
	}
	return out
}

func networkInputs(r *rand.Rand) []any {
	out := rows.Anys(networks)
	for range randomRows {
		out = append(out, texted(r, networks, networkPieces))
	}
	return out
}

var items = []string{"a", "b", "c", "d", "e", "", "\uffff", "\U0001f600", "__proto__", "10", "9"}

func someItems(r *rand.Rand, most int) []string {
	out := []string{}
	for n := r.Intn(most + 1); n > 0; n-- {
		out = append(out, rows.Pick(r, items))
	}
	return out
}

func setInputs(r *rand.Rand) []any {
	var out []any
	for range randomRows {
		out = append(out, [][]string{someItems(r, 6), someItems(r, 6)})
	}
	return out
}

func mergeInputs(r *rand.Rand) []any {
	out := []any{[][]string{}, [][]string{{}}, [][]string{{"a", "a"}}, [][]string{{"a", "b"}, {"b", "a"}}, [][]string{{"a", "c"}, {"b", "c"}}}
	for range randomRows {
		lists := [][]string{}
		order := r.Perm(len(items))
		for n := r.Intn(5); n > 0; n-- {
			list := []string{}
			if r.Intn(4) == 0 {
				list = someItems(r, 5)
			} else {
				for _, index := range order {
					if r.Intn(2) == 0 {
						list = append(list, items[index])
					}
				}
			}
			lists = append(lists, list)
		}
		out = append(out, lists)
	}
	return out
}

func cacheInputs(r *rand.Rand) []any {
	var out []any
	for range randomRows / 2 {
		steps := []any{}
		for n := 1 + r.Intn(20); n > 0; n-- {
			do := rows.Pick(r, []string{"set", "set", "set", "get", "get", "delete", "wait", "wait", "clear"})
			steps = append(steps, object{"do": do, "key": rows.Pick(r, items), "value": r.Intn(100), "ttl": r.Intn(5)})
		}
		out = append(out, object{"size": 1 + r.Intn(5), "allowStale": r.Intn(3) == 0, "steps": steps})
	}
	return out
}
