package main

import (
	"fmt"
	"math/rand"
	"strings"
)

// Certificates until the year 2985, and a key, of nothing else than these rows.
const (
	certificate = `-----BEGIN CERTIFICATE-----
MIIBbjCCARWgAwIBAgIUSVw2VQrjlmM8RYqvhT5OI48qmXQwCgYIKoZIzj0EAwIw
DDEKMAgGA1UEAwwBYTAgFw0yNjExMjcwMTM2MDNaGA8yOTg1MDMwNDAxMzYwM1ow
DDEKMAgGA1UEAwwBYTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABAWmbeGiwtbV
T5U9JKQsr6vyn7nLFr7YDJRwejIAjhOfhDpi0twq95zahacdnvST/yx9KE/FoAPy
JBcF+DULaPWjUzBRMB0GA1UdDgQWBBSd6UY9U2JMEeW1vFQiqrFOYWJ/wzAfBgNV
HSMEGDAWgBSd6UY9U2JMEeW1vFQiqrFOYWJ/wzAPBgNVHRMBAf8EBTADAQH/MAoG
CCqGSM49BAMCA0cAMEQCIHpSl9DTeIb6p1t9XoFAgpXt2huk3N0sHroV+0WfvWDH
AiBlrao9w9fSXYTqaQpyF95cYu5fXVlTYQ08j4t4k2rZ/w==
-----END CERTIFICATE-----
`
	key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgSol0SQgh2eECpL1y
E0HsBW7828trgFNcNW5s2YKl+jehRANCAAQFpm3hosLW1U+VPSSkLK+r8p+5yxa+
2AyUcHoyAI4Tn4Q6YtLcKvec2oWnHZ70k/8sfShPxaAD8iQXBfg1C2j1
-----END PRIVATE KEY-----
`
	// sameKey is it in another form.
	sameKey = `-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIEqJdEkIIdnhAqS9chNB7AVu/NvLa4BTXDVubNmCpfo3oAoGCCqGSM49
AwEHoUQDQgAEBaZt4aLC1tVPlT0kpCyvq/KfucsWvtgMlHB6MgCOE5+EOmLS3Cr3
nNqFpx2e9JP/LH0oT8WgA/IkFwX4NQto9Q==
-----END EC PRIVATE KEY-----
`
	otherCertificate = `-----BEGIN CERTIFICATE-----
MIIBcDCCARWgAwIBAgIUTj2pNcsmN7gwLUfLwYJ1WCzaKecwCgYIKoZIzj0EAwIw
DDEKMAgGA1UEAwwBYjAgFw0yNjExMjcwMTM2MDNaGA8yOTg1MDMwNDAxMzYwM1ow
DDEKMAgGA1UEAwwBYjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABEDRrKK8pM/f
JPN5UwNN52g1YHds0WzBSVznuNXlt7O0YrGFiBWd96tVMqV3MbqKD2U51HkHkaAU
E2D9LfofQGOjUzBRMB0GA1UdDgQWBBSh8hFK4cGX/aNr5xXyieqjQQ4VNTAfBgNV
HSMEGDAWgBSh8hFK4cGX/aNr5xXyieqjQQ4VNTAPBgNVHRMBAf8EBTADAQH/MAoG
CCqGSM49BAMCA0kAMEYCIQC11RI6krZ8CTuaEVsCG3Y2AFN5zIErYGoZQxX7F/eB
CQIhAIrcy5+/9TlIN/upI/Nq+aanPHjJs0dyhVmsLJqGPbXW
-----END CERTIFICATE-----
`
)

// unusual rows have output, variables, arguments and times that few plugins have.
func unusual(add func(name string, change func(i *input), steps ...step)) {
	one := func(output string) step { return step{Output: output, Requests: 1, Answer: 200} }
	token := func(token string) string { return credential(v1, fmt.Sprintf(`{"token":%q}`, token)) }
	until := func(token, time string) string {
		return credential(v1, fmt.Sprintf(`{"token":%q,"expirationTimestamp":%q}`, token, time))
	}
	pair := func(certificate, key, more string) string {
		return credential(v1, fmt.Sprintf(`{"clientCertificateData":%q,"clientKeyData":%q%s}`, certificate, key, more))
	}
	for _, each := range []struct{ name, output string }{
		{"a certificate and its key", pair(certificate, key, "")},
		{"a certificate and its key in another form", pair(certificate, sameKey, "")},
		{"a certificate, its key and a token", pair(certificate, key, `,"token":"a"`)},
		{"a certificate and another key", pair(otherCertificate, key, "")},
		{"a chain of certificates", pair(certificate+otherCertificate, key, "")},
		{"a chain whose first is another", pair(otherCertificate+certificate, key, "")},
		{"text around a certificate", pair("before\n"+certificate+"after\n", "before\n"+key, "")},
		{"a certificate without its end", pair(certificate[:len(certificate)-30], key, "")},
		{"a certificate with a key before it", pair(key+certificate, key, "")},
		{"a key with a certificate before it", pair(certificate, certificate+key, "")},
		{"a certificate twice for a key", pair(certificate, certificate, "")},
		{"a certificate without line feeds", pair(strings.ReplaceAll(certificate, "\n", ""), key, "")},
		{"a certificate with carriage returns", pair(strings.ReplaceAll(certificate, "\n", "\r\n"), strings.ReplaceAll(key, "\n", "\r\n"), "")},
		{"an empty certificate and an empty key", pair("", "", `,"token":"a"`)},
		{"a certificate and an empty key", pair(certificate, "", `,"token":"a"`)},
		{"a certificate that has expired by what is said", pair(certificate, key, `,"expirationTimestamp":"2000-01-01T00:00:00Z"`)},
	} {
		add("certificate: "+each.name, nil, one(each.output), one(each.output))
	}
	add("certificate: another one when refused", nil, one(pair(certificate, key, "")), step{Output: token("b"), Requests: 2, Answer: 401}, one(pair(certificate, key, "")))
	for _, time := range []string{
		"2999-01-01t00:00:00z", "2999-01-01T00:00:00,5Z", "2999-01-01T00:00:00.123456789012Z", "2999-01-01T00:00Z", "2999-1-1T0:0:0Z", "2999-01-01T00:00:60Z", "2999-01-01T00:00:00-23:59", "2999-01-01T00:00:00+24:00",
		"2999-01-01T00:00:00+0100", "+2999-01-01T00:00:00Z", "12999-01-01T00:00:00Z", "0000-01-01T00:00:00Z", "0001-01-01T00:00:00Z", "1970-01-01T00:00:00Z", "2000-02-29T00:00:00Z", "1900-02-29T00:00:00Z", " 2999-01-01T00:00:00Z", "2999-01-01T00:00:00Z ",
		"Mon, 02 Jan 2999 15:04:05 GMT", "32503680000",
	} {
		add("until: "+time, nil, one(until("a", time)), one(token("second")))
	}
	for _, output := range []string{
		"\r\n" + token("a") + "\r\n", token("a") + "\x00", "\x00", "\x1b[31m" + token("a"), "notice: old\n" + token("a"), token("a") + "\n" + token("b") + "\n", "---\n" + token("a"), token("a") + "\n---\n" + token("b"), "# a comment\n" + token("a"),
		strings.ReplaceAll(token("a"), `"`, `'`), strings.ReplaceAll(token("a"), ",", ",\n\t"), token("a\nb"), token("a\rb"), token("\u00e9"), token("\u2603"), token(" a"), token("a "), token("a\tb"), token(strings.Repeat("x", 10_000)),
		credential(v1, `{"token":"a","clientCertificateData":null,"clientKeyData":null}`), credential(v1, `{"token":"a","expirationTimestamp":null}`), credential(v1, `{"token":["a"]}`), credential(v1, `{"token":{}}`), credential(v1, `{"token":true}`), credential(v1, `{"TOKEN":"a"}`),
		credential(v1, `{"token":"\u0061"}`), credential(v1, `{"token":"\ud800"}`), credential(v1, `{"token":1e3}`),
		`{"apiVersion":"` + v1 + `","kind":"ExecCredential","spec":{"interactive":true,"cluster":{"server":"x"}},"status":{"token":"a"}}`,
		`{"apiVersion":"` + v1 + `","kind":"ExecCredential","spec":5,"status":{"token":"a"}}`, `{"apiVersion":"` + v1 + `","kind":"ExecCredential","spec":null,"status":{"token":"a"}}`,
		`{"apiVersion":"` + v1 + `","kind":"ExecCredential","metadata":{"name":"x"},"status":{"token":"a"}}`, `{"apiVersion":"` + v1 + `","kind":"execcredential","status":{"token":"a"}}`, `{"apiVersion":"` + v1 + `","kind":"ExecCredentialList","items":[]}`,
		`{"apiVersion":"Client.Authentication.k8s.io/v1","kind":"ExecCredential","status":{"token":"a"}}`, `{"apiVersion":"client.authentication.k8s.io/v1 ","kind":"ExecCredential","status":{"token":"a"}}`, `{"APIVersion":"` + v1 + `","Kind":"ExecCredential","Status":{"token":"a"}}`,
		`{"apiVersion":5,"kind":"ExecCredential","status":{"token":"a"}}`, `{"apiVersion":null,"kind":null,"status":{"token":"a"}}`, `{"status":{"token":"a"},"kind":"ExecCredential","apiVersion":"` + v1 + `"}`, `{"kind":"Pod","kind":"ExecCredential","apiVersion":"` + v1 + `","status":{"token":"a"}}`,
		"apiVersion: " + v1 + "\nkind: ExecCredential\nstatus:\n  token: |\n    a\n", "apiVersion: " + v1 + "\nkind: ExecCredential\nstatus:\n  token: >-\n    a\n    b\n", "apiVersion: " + v1 + "\nkind: ExecCredential\nstatus: &s {token: a}\nother: *s\n",
		"apiVersion: " + v1 + "\nkind: ExecCredential\nstatus:\n\ttoken: a\n", "apiVersion: " + v1 + "\nkind: ExecCredential\nstatus: {token: yes}\n", "apiVersion: " + v1 + "\nkind: ExecCredential\nstatus: {token: \"yes\"}\n", "apiVersion: " + v1 + "\nkind: ExecCredential\nstatus: {token: a, token: b}\n",
		"apiVersion: " + v1 + "\nkind: ExecCredential\nstatus: {token: a, expirationTimestamp: \"2000-01-01T00:00:00Z\"}\n", "apiVersion: " + v1 + "\nkind: ExecCredential\nstatus: {token: a, expirationTimestamp: 2999-01-01}\n", "apiVersion: " + v1 + "\nkind: ExecCredential\nstatus: ~\n",
		"kind: ExecCredential\n---\napiVersion: " + v1 + "\n", "token", "\"token\"", "true", "- a", "{}{}", "\ufeff",
	} {
		add(fmt.Sprintf("prints, unusual: %.150q", output), nil, one(output), one(token("second")))
	}
	for _, exit := range []int{3, 64, 126, 128, 130, 137, 143, 254} {
		add(fmt.Sprintf("ends with %d after nothing", exit), nil, step{Exit: exit, Requests: 1, Answer: 200}, one(token("b")), one(token("c")))
	}
	for _, args := range [][]string{{""}, {"", ""}, {"a\nb"}, {"'", "\""}, {"$HOME", "*"}, {"--", "-x"}, {"é🙂"}, {" a "}} {
		add(fmt.Sprintf("arguments: %q", args), func(i *input) { i.Config.Args = args }, one(token("a")))
	}
	for _, env := range [][]variable{{{"EXTRA", ""}}, {{"EXTRA", "a=b"}}, {{"EXTRA", "a\nb"}}, {{"EXTRA", "$PATH"}}, {{"extra", "other"}}, {{"EXTRA ", "x"}}, {{"EXTRA", "one"}, {"OTHER", "x"}, {"EXTRA", ""}}, {{"EXTRA", "é🙂"}}} {
		add(fmt.Sprintf("variables: %q", env), func(i *input) { i.Config.Env = env }, one(token("a")))
	}
	for _, version := range []string{v1, v1beta1} {
		for _, other := range []string{v1, v1beta1} {
			add(fmt.Sprintf("version: %s, and it prints %s", version, other), func(i *input) { i.Config.APIVersion = version }, one(credential(other, `{"token":"a"}`)), one(credential(version, `{"token":"b"}`)))
		}
	}
	for _, name := range []string{" ", "user"} {
		add(fmt.Sprintf("for who has the token %q and the name %q", name, name), func(i *input) { i.BearerToken, i.Username = name, name }, one(token("a")))
	}
}

// randomSteps are what a plugin that is asked more than once gives, and what the server makes of it.
func randomSteps(r *rand.Rand) []step {
	var out []step
	for n := range 3 + r.Intn(5) {
		s := step{Requests: 1, Answer: []int{200, 200, 200, 401, 401, 403, 500}[r.Intn(7)]}
		status := fmt.Sprintf(`{"token":"t%d"`, n)
		switch r.Intn(7) {
		case 0, 1:
			status += `,"expirationTimestamp":"2000-01-01T00:00:00Z"`
		case 2:
			status += `,"expirationTimestamp":"2999-01-01T00:00:00Z"`
		}
		s.Output = credential(v1, status+"}")
		switch r.Intn(8) {
		case 0:
			s.Exit = 1
		case 1:
			s.Output = s.Output[:len(s.Output)-2]
		case 2:
			s.Output = credential(v1beta1, `{"token":"of another version"}`)
		}
		// Several requests at a time, unless each of them would run it, as it fails or gives what has expired.
		if s.Exit == 0 && s.Output == credential(v1, status+"}") && !strings.Contains(status, "2000") {
			s.Requests = []int{1, 2, 4}[r.Intn(3)]
		}
		if r.Intn(8) == 0 {
			s.Authorization = "Bearer own"
		}
		out = append(out, s)
	}
	return out
}
