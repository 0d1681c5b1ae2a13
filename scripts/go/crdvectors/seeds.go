package main

// Texts of each format, and of what is nearly one.
var formatSeeds = map[string][]string{
	"bsonobjectid":   {"507f1f77bcf86cd799439011", "507F1F77BCF86CD79943901G"},
	"uri":            {"http://example.com/a?b#c", "https://user:pa@ss@example.com:80/", "mailto:a@b", "/a/b", "http://[::1]:80/", "http://[fe80::1%25en0]/x", "http://a%20b/", "http://é/", "x:", "*", "a/b", "http://a:b/", "pg://a,b:1,c:2/", "http://[::ffff:1.2.3.4]", "//a", "HTTP://a:1:2", "http://a/%zz"},
	"email":          {"a@b", "a.b@c.d", "\"a b\"@c", "A B <a@b>", "\"x\" <a@b> (c)", "a@[1.2.3.4]", "a@[IPv6:::1]", "g: a@b;", "g: a@b, c@d;", "(c) a@b", "a@b (n)", "=?utf-8?q?x?= <a@b>", "=?x?q?x?= <a@b>", "é@é", "a..b@c", "a@b (=?x?b?eA==?=)", "a@b (=?x?b?eA\n==?=)", "g:;", "a @b", "a@ b", "<a@b>", "\"\" <a@b>", "a <\"b\\\"c\"@d>"},
	"hostname":       {"example.com", "a", "a-b.c", "1.2.3.4", "a_b", "-a", "a-", "é.com", "a.b.", "☃.net", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.com", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.com"},
	"ipv4":           {"10.0.0.1", "010.0.0.1", "::1.2.3.4", "1.2.3", "256.1.1.1"},
	"ipv6":           {"::1", "2001:db8::", "::ffff:1.2.3.4", "::ffff:01.2.3.4", "1::1%eth0", "1.2.3.4", "00001::"},
	"cidr":           {"10.0.0.0/8", "::/0", "10.0.0.0/33", "010.0.0.0/08", "1.2.3.4"},
	"mac":            {"01:23:45:67:89:ab", "01-23-45-67-89-ab", "0123.4567.89ab", "0123456789ab", "01:23:45:67:89:ab:cd:ef", "01:23-45:67:89:ab"},
	"uuid":           {"f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "F81D4FAE7DEC11D0A76500A0C91E6BF6", "f81d4fae-7dec-11d0-a765-00a0c91e6bf"},
	"uuid3":          {"f81d4fae-7dec-31d0-a765-00a0c91e6bf6"},
	"uuid4":          {"f81d4fae-7dec-41d0-a765-00a0c91e6bf6", "f81d4fae-7dec-41d0-7765-00a0c91e6bf6"},
	"uuid5":          {"f81d4fae-7dec-51d0-a765-00a0c91e6bf6"},
	"isbn":           {"3836221195", "978-3-8362-2119-1", "3 401 01319 X"},
	"isbn10":         {"1-61729-085-8", "3 401 01319 X"},
	"isbn13":         {"9784873113685", "978 3401013190"},
	"creditcard":     {"4220855426222389", "5139 2880 9820-6", "374953669708156", "6011464355444102", "3548209662790989"},
	"ssn":            {"191-60-2869", "191 60 2869", "191602869"},
	"hexcolor":       {"#fff", "ABCDEF", "#12345"},
	"rgbcolor":       {"rgb(0,31,255)", "rgb( 0 , 31,\t255 )", "rgb(01,1,1)", "rgb(256,1,1)"},
	"byte":           {"", "YQ==", "YWI=", "YWJj", "YW Jj", "YWJ-"},
	"password":       {"", "x"},
	"date":           {"2020-02-29", "2021-02-29", "1900-02-29", "2000-02-29", "2020-13-01", "2020-1-1", "0000-01-01"},
	"duration":       {"1h30m", "2 days", "1.5s", "22 ns", "x 3 weeks y", "-1h", "0", "9223372036854775808 s", "3 MIN", "1 µs", "1 ΜS", "5 hourly", "3000000000h"},
	"date-time":      {"2020-01-02T03:04:05Z", "2020-01-02t03:04:05.123+01:00", "2020-01-02T24:04:05Z", "2020-01-02T03:04:05,1Z", "2020-01-02T03:04:05", "2020-01-02T03:04:05ZTx", "2020-01-02 03:04:05Z"},
	"datetime":       {"2020-01-02T03:04:59-23:59"},
	"k8s-short-name": {"a", "a-b", "-a", "A", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"},
	"k8s-long-name":  {"a.b", "a..b", "a-.b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"},
}

var patternSeeds = []string{
	"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "^(a+)+$", "^([0-9]+(\\.[0-9]+)?)(Ki|Mi|Gi)?$", "^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))$", "(?i)^straße$", "^\\S+@\\S+$", "x{2}{3}", "(x{10}){100}", "(x{10}){101}", "(a{2,}){600}",
	"(?:", "(?i)", "(?s)", "(?m)", "(?i:", "(?-i)", "(?P<n>", "(?<n>", "(?P<", "(?", "[^", "[a-c]", "[^b]", "[[:alpha:]]", "[[:^digit:]]", "[[:x:]]", "[\\d-]", "[a-", "\\d", "\\S", "\\w", "\\W", "\\b", "\\B", "\\A", "\\z", "\\Z", "\\pL", "\\p{Lu}", "\\P{Greek}", "\\p{^Han}", "\\p{X}", "\\p", "\\x41", "\\x{e9}", "\\x{", "\\x", "\\101", "\\1", "\\Q.*\\E", "\\E", "\\n", "\\_", "😀", "a**", "a{2}{3}", "a|b|", "(?i)k", "(?i)[a-k]", "(?i)[^k]", "(?i)\\W", "(?s).", "(?m)^b$", "[^\\x00-\\x{10FFFF}]", "\\bfoo\\b", "(|a)*", "(a|b|cd)e?", "x*?y", "[]a]", "[a-]", "[\\]]",
}
