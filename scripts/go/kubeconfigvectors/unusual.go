package main

import (
	"fmt"
	"math/rand"
	"strings"
)

// unusual are kubeconfigs that few people write: odd YAML, addresses, proxies and users, and files that complete each other.
func unusual(r *rand.Rand) []any {
	var all []any
	add := func(files ...string) { all = append(all, input{Files: files}) }
	// of is a kubeconfig of one context.
	of := func(cluster, user string) string {
		return fmt.Sprintf("apiVersion: v1\nkind: Config\ncurrent-context: a\nclusters:\n- name: one\n  cluster: {%s}\nusers:\n- name: u\n  user: {%s}\ncontexts:\n- name: a\n  context: {cluster: one, user: u}\n", cluster, user)
	}
	const server = `server: "https://one.example.com:6443"`
	plain := of(server, `token: t`)
	for _, text := range []string{
		"---\n" + plain, plain + "---\n", plain + "---\n" + plain, "# a comment\n" + plain, "%YAML 1.1\n---\n" + plain, "\ufeff" + plain, strings.ReplaceAll(plain, "\n", "\r\n"), plain + "\x00", "\n\n" + plain + "\n\n",
		strings.Replace(plain, "kind: Config\n", "", 1), strings.Replace(plain, "apiVersion: v1\n", "", 1), strings.Replace(plain, "kind: Config", "kind: config", 1), strings.Replace(plain, "kind: Config", "kind: \"\"", 1), strings.Replace(plain, "kind: Config", "kind: 5", 1),
		strings.Replace(plain, "apiVersion: v1", "apiVersion: /v1", 1), strings.Replace(plain, "apiVersion: v1", "apiVersion: a/b/c", 1), strings.Replace(plain, "apiVersion: v1", "apiVersion: ~", 1), strings.Replace(plain, "apiVersion: v1", "apiVersion: \"\"", 1),
		plain + "preferences: {colors: true}\n", plain + "preferences: ~\n", plain + "preferences: []\n", plain + "extensions:\n- name: e\n  extension: {a: [1]}\n", plain + "extensions: ~\n", plain + "unknown: {a: 1}\n", plain + "current-context: missing\n",
		plain + "clusters: []\n", plain + "users: ~\n", "Current-Context: a\n" + strings.Replace(plain, "current-context: a\n", "", 1), strings.Replace(plain, "current-context: a\n", "current-context: ~\n", 1), strings.Replace(plain, "current-context: a", "current-context: \"a \"", 1),
		strings.Replace(plain, "name: one", "name: 1", 1), strings.Replace(plain, "name: one", "name: ~", 1), strings.Replace(plain, "- name: one\n", "-\n", 1), strings.Replace(plain, "name: one", "nme: one", 1), strings.Replace(plain, "name: one", "Name: one", 1),
		strings.Replace(plain, "cluster: {"+server+"}", "cluster: ~", 1), strings.Replace(plain, "  cluster: {"+server+"}\n", "", 1), strings.Replace(plain, "user: {token: t}", "user: ~", 1), strings.Replace(plain, "user: {token: t}", "user: []", 1),
		strings.Replace(plain, "context: {cluster: one, user: u}", "context: ~", 1), strings.Replace(plain, "context: {cluster: one, user: u}", "context: {}", 1), strings.Replace(plain, "context: {cluster: one, user: u}", "context: {cluster: one}", 1), strings.Replace(plain, "context: {cluster: one, user: u}", "context: {user: u}", 1),
		strings.Replace(plain, "context: {cluster: one, user: u}", "context: {cluster: \"\", user: \"\"}", 1), strings.Replace(plain, "context: {cluster: one, user: u}", "context: &c {cluster: one, user: u}\n- name: b\n  context: *c", 1), strings.Replace(plain, "context: {cluster: one, user: u}", "context: {<<: {cluster: one}, user: u}", 1),
		strings.Replace(plain, "token: t", "token: t, token: s", 1), strings.Replace(plain, "clusters:\n", "clusters:\n- ~\n", 1), strings.Replace(plain, "users:\n", "users:\n- {}\n", 1), strings.Replace(plain, "users:\n", "users:\n- 5\n", 1),
		strings.Replace(plain, "token: t", "token: !!str 5", 1), strings.Replace(plain, "token: t", "token: !!binary aGk=", 1), strings.Replace(plain, "token: t", "token: |\n    t\n  ", 1), strings.Replace(plain, "token: t", "token: \"t\\u00e9\"", 1), strings.Replace(plain, "token: t", "token: 1_000", 1),
		strings.Replace(plain, "token: t", "token: 0x10", 1), strings.Replace(plain, "token: t", "token: 2026-01-01", 1), strings.Replace(plain, "token: t", "token: .inf", 1), strings.Replace(plain, "token: t", "token: yes", 1), strings.Replace(plain, "token: t", "token: \" \"", 1),
		"{}", "null", "~", "5", "text", "- a", "{\"apiVersion\": \"v1\", \"kind\": \"Config\"}", "{\"current-context\": \"a\"", "\t" + plain, strings.ReplaceAll(plain, "  ", "\t"), "a: b: c", "'", "&a [*a]", "? [a]\n: b", "!!x y",
	} {
		add(text)
	}
	for _, address := range []string{
		`""`, `" "`, `"one.example.com"`, `"one.example.com:6443"`, `"//one.example.com"`, `"https://"`, `"https://one.example.com:"`, `"https://one.example.com:99999"`, `"https://one.example.com:x"`, `"https://[::1]:6443"`, `"https://[::1"`, `"https://::1"`, `"HTTPS://One.Example.com"`,
		`"https://user:pass@one.example.com"`, `"https://one.example.com/a/b"`, `"https://one.example.com/a/b/"`, `"https://one.example.com//a"`, `"https://one.example.com?x=1"`, `"https://one.example.com#x"`, `"https://one.example.com/%zz"`, `"https://one.example.com/%2F"`, `"https://one example.com"`,
		`"ftp://one.example.com"`, `"unix:///run/x"`, `"localhost"`, `"localhost:8080"`, `"localhost:8080/"`, `"localhost/path"`, `"localhost?x=1"`, `"10.0.0.1"`, `"/a"`, `"https://ex\u00e4mple.com"`, `"https://one.example.com\n"`, `"https:one.example.com"`, `"http://one.example.com:80"`,
	} {
		add(of("server: "+address, `token: t`))
	}
	for _, proxy := range []string{
		`""`, `" "`, `"http://"`, `"http://proxy"`, `"https://proxy:443/"`, `"socks5://proxy:1080"`, `"socks5h://proxy:1080"`, `"socks4://proxy"`, `"SOCKS5://proxy"`, `"proxy:3128"`, `"proxy"`, `"//proxy"`, `"http://user@proxy"`, `"http://user:p%40ss@proxy"`, `"http://user:p ss@proxy"`,
		`"http://[::1]:3128"`, `"http://proxy:x"`, `"http://proxy/%zz"`, `"http://proxy\n"`, `~`, `5`, `[a]`,
	} {
		add(of(server+", proxy-url: "+proxy, `token: t`))
	}
	for _, cluster := range []string{
		`tls-server-name: ""`, `tls-server-name: "*"`, `tls-server-name: "n"`, `tls-server-name: "n", insecure-skip-tls-verify: true`, `insecure-skip-tls-verify: true, certificate-authority: ca.crt`, `insecure-skip-tls-verify: true, certificate-authority-data: Q0E=`, `insecure-skip-tls-verify: false`,
		`insecure-skip-tls-verify: ~`, `insecure-skip-tls-verify: yes`, `insecure-skip-tls-verify: 1`, `certificate-authority: ""`, `certificate-authority: ~`, `certificate-authority-data: ""`, `certificate-authority-data: ~`, `certificate-authority-data: "Q0E"`,
		`certificate-authority-data: "Q0 E="`, `certificate-authority-data: "Q0\nE="`, `certificate-authority-data: "Q0E=="`, `certificate-authority-data: "-_=="`, `certificate-authority-data: 5`, `certificate-authority-data: [81]`, `disable-compression: true`, `disable-compression: "true"`, `disable-compression: ~`, `extensions: ~`,
		`extensions: [{}]`, `extensions: [{name: client.authentication.k8s.io/exec, extension: {audience: x}}]`, `extensions: {}`, `api-version: v1`,
	} {
		add(of(server+", "+cluster, `token: t`))
		if strings.Contains(cluster, "tls-server-name") || strings.HasPrefix(cluster, "insecure") {
			add(of(`server: "http://one.example.com", `+cluster, `token: t`))
		}
	}
	exec := func(version, more string) string {
		return fmt.Sprintf("exec: {command: get-token, apiVersion: client.authentication.k8s.io/%s%s}", version, more)
	}
	for _, user := range []string{
		`tokenFile: ""`, `tokenFile: ~`, `token: "", tokenFile: token`, `token: ""`, `username: "", password: p`, `username: "n", password: ""`, `username: a:b, password: c`, `token: t, password: p`, `tokenFile: token, username: n`, `tokenFile: missing, token: t`,
		`client-certificate: client.crt, client-key: missing.key`, `client-certificate: "", client-key: ""`, `client-certificate-data: "", client-key-data: ""`, `client-certificate-data: Yw==, client-key: client.key`, `client-certificate: client.crt, client-key-data: aw==`,
		`client-certificate-data: "*", client-key-data: aw==`, `client-certificate-data: ~, client-key-data: ~`, `client-certificate: client.crt, client-key: client.key, token: t`, `client-certificate: client.crt, client-key: client.key, username: n, password: p`, `client-certificate: missing.crt`,
		`as: ""`, `as: jane, as-groups: []`, `as: jane, as-groups: ~`, `as: jane, as-groups: [""]`, `as: jane, as-user-extra: {}`, `as: jane, as-user-extra: {k: []}`, `as: jane, as-user-extra: {k: ~}`, `as: jane, as-user-extra: {K: [x], k: [y]}`, `as-user-extra: {k: [x]}`, `as: "", as-groups: [g]`, `as: jane, as-uid: ""`, `as: " "`, `as: jane, as-user-extra: []`,
		`auth-provider: {name: oidc}`, `auth-provider: {name: gcp, config: {a: b}}`, `auth-provider: ~`, `auth-provider: {}`, `auth-provider: {name: unheard-of}`, `token: t, auth-provider: {name: oidc}`, `impersonate: x`, `Token: t`, `extensions: [{name: x, extension: 5}]`,
		exec("v1", `, interactiveMode: Never`), exec("v1", `, interactiveMode: Always`), exec("v1", `, interactiveMode: IfAvailable, installHint: "install\u001b[31m"`), exec("v1", ``), exec("v1", `, interactiveMode: never`), exec("v1", `, interactiveMode: ""`), exec("v1beta1", `, interactiveMode: ""`), exec("v1alpha1", ``), exec("v1alpha1", `, interactiveMode: Never`), exec("v2", `, interactiveMode: Never`),
		exec("v1", `, interactiveMode: Never, args: ~, env: ~`), exec("v1", `, interactiveMode: Never, args: [""]`), exec("v1", `, interactiveMode: Never, args: [5]`), exec("v1", `, interactiveMode: Never, env: [{name: A}]`), exec("v1", `, interactiveMode: Never, env: [{name: "A", value: ""}, {name: "A", value: b}]`), exec("v1", `, interactiveMode: Never, env: [{name: "", value: b}]`), exec("v1", `, interactiveMode: Never, env: [~]`),
		exec("v1", `, interactiveMode: Never, provideClusterInfo: "yes"`), exec("v1", `, interactiveMode: Never, unknown: 1`), exec("v1", `, interactiveMode: Never`) + `, tokenFile: token`, exec("v1", `, interactiveMode: Never`) + `, username: n, password: p`, exec("v1", `, interactiveMode: Never`) + `, client-certificate: client.crt, client-key: client.key`,
		`exec: ~`, `exec: {}`, `exec: {command: "", apiVersion: client.authentication.k8s.io/v1, interactiveMode: Never}`, `exec: {command: bin/x, apiVersion: client.authentication.k8s.io/v1, interactiveMode: Never}`, `exec: {command: /bin/x, apiVersion: client.authentication.k8s.io/v1, interactiveMode: Never}`,
	} {
		add(of(server, user))
	}
	for range 160 {
		all = append(all, randomInput(r))
	}
	return all
}

// randomInput has files that share names, of which each has a part, and overrides.
func randomInput(r *rand.Rand) input {
	pick := func(of ...string) string { return of[r.Intn(len(of))] }
	var i input
	for range 1 + r.Intn(3) {
		text := "{"
		if r.Intn(3) > 0 {
			text += fmt.Sprintf("current-context: %q, ", pick("x", "y", "z", ""))
		}
		part := func(list, one string, fields ...string) {
			if r.Intn(4) == 0 {
				return
			}
			text += list + ": ["
			names := []string{"x", "y", "z"}
			r.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
			for _, name := range names[:r.Intn(4)] {
				var chosen []string
				for _, field := range fields {
					if r.Intn(3) == 0 {
						chosen = append(chosen, field)
					}
				}
				text += fmt.Sprintf("{name: %q, %s: {%s}}, ", name, one, strings.Join(chosen, ", "))
			}
			text += "], "
		}
		host := fmt.Sprintf("server: \"%s://s%d.example.com%s\"", pick("https", "https", "http"), r.Intn(9), pick("", ":6443", "/path"))
		part("clusters", "cluster", host, "insecure-skip-tls-verify: true", "certificate-authority: ca.crt", "certificate-authority-data: Q0E=", "tls-server-name: \"name\"", "proxy-url: \"http://proxy:1\"", "disable-compression: true")
		part("users", "user", fmt.Sprintf("token: t%d", r.Intn(9)), "tokenFile: token", "username: \"name\"", "password: p", "client-certificate: client.crt", "client-key: client.key", "client-certificate-data: Yw==", "client-key-data: aw==", "as: jane", "as-groups: [g]", "as-uid: \"7\"")
		part("contexts", "context", "cluster: "+pick("x", `"y"`, "z"), "user: "+pick("x", `"y"`, "z"), "namespace: "+pick("ns", `""`, "other"))
		i.Files = append(i.Files, text+"}")
	}
	o := &i.Overrides
	maybe := func(into *string, of ...string) {
		if r.Intn(6) == 0 {
			*into = pick(of...)
		}
	}
	maybe(&o.CurrentContext, "x", "y", "missing")
	maybe(&o.Context.Cluster, "x", "z", "missing")
	maybe(&o.Context.AuthInfo, "y", "z", "missing")
	maybe(&o.Context.Namespace, "mine")
	maybe(&o.ClusterInfo.Server, "https://over", "http://over")
	maybe(&o.ClusterInfo.TLSServerName, "over")
	maybe(&o.ClusterInfo.CertificateAuthorityData, "over")
	o.ClusterInfo.InsecureSkipTLSVerify = r.Intn(12) == 0
	maybe(&o.AuthInfo.Token, "over")
	maybe(&o.AuthInfo.TokenFile, "token")
	maybe(&o.AuthInfo.Username, "over")
	maybe(&o.AuthInfo.Password, "over")
	maybe(&o.AuthInfo.Impersonate, "over")
	return i
}

// unusualFiles are paths and folders that few people have, by the variable and by the option.
func unusualFiles(add func(name string, files map[string]string, env, kubeconfig, context string)) {
	const home = "home/.kube/config"
	a := config("a", "a", "a", "https://a", "a", "token-a")
	b := config("b", "b", "b", "https://b", "b", "token-b")
	for _, name := range []string{" ", "a b", "é🙂", "a:b", "%41", "$HOME", "~", "-", "a\\b", "a'b", "a\"b", ".hidden", "a.yaml", "..a"} {
		add("unusual: the name "+name, map[string]string{"x/" + name: a, home: b}, "$DIR/x/"+name, "", "")
		add("unusual: the name "+name+", asked for", map[string]string{"x/" + name: a, home: b}, "", "$DIR/x/"+name, "")
	}
	for _, path := range []string{"$DIR//x/a", "$DIR/x/../x/a", "$DIR/x/./a", "$DIR/x/a/", "$DIR/x/a/.", "$DIR/missing/../x/a"} {
		add("unusual: the path "+path, map[string]string{"x/a": a, home: b}, path, "", "")
		add("unusual: the path "+path+", asked for", map[string]string{"x/a": a, home: b}, "", path, "")
		add("unusual: the path "+path+", beside the same", map[string]string{"x/a": a, home: b}, path+":$DIR/x/a", "", "b")
	}
	full := func(n int) string {
		return fmt.Sprintf(`{current-context: r, clusters: [{name: r, cluster: {server: "https://r%d", certificate-authority: ca%d}}], users: [{name: r, user: {client-certificate: crt, client-key: deep/key}}], contexts: [{name: r, context: {cluster: r, user: r}}]}`, n, n)
	}
	for _, order := range []string{"$DIR/one/c:$DIR/two/c", "$DIR/two/c:$DIR/one/c", "$DIR/two/c", "$DIR/empty:$DIR/two/c", "$DIR/one/part:$DIR/two/c", "$DIR/two/c:$DIR/one/part"} {
		f := map[string]string{"one/c": full(1), "two/c": full(2), "empty": "", "one/part": "{clusters: [{name: r, cluster: {certificate-authority: ca1}}]}"}
		for _, each := range []string{"one/ca1", "two/ca2", "one/crt", "two/crt", "one/deep/key", "two/deep/key"} {
			f[each] = "in " + each
		}
		add("unusual: paths of several files, "+order, f, order, "", "")
		// One of what they name is not there.
		for _, missing := range []string{"one/ca1", "two/crt", "two/deep/key"} {
			less := map[string]string{}
			for path, text := range f {
				if path != missing {
					less[path] = text
				}
			}
			add("unusual: paths of several files without "+missing+", "+order, less, order, "", "")
		}
	}
	for _, text := range []string{"apiVersion: v1\nkind: Config\n", "kind: Pod\napiVersion: v1\n", "5", "clusters: 5", "\x00", "contexts: [{name: a, context: {namespace: over}}]", "current-context: a", "{current-context: \"\"}", "users: [{name: a, user: {token: over}}]", "clusters: [{name: a, cluster: {server: \"https://over\"}}]"} {
		for _, order := range []string{"$DIR/odd:$DIR/a", "$DIR/a:$DIR/odd"} {
			add(fmt.Sprintf("unusual: beside %q, %s", text, order), map[string]string{"odd": text, "a": a}, order, "", "")
		}
		add(fmt.Sprintf("unusual: at home %q", text), map[string]string{home: text}, "", "", "")
	}
	for _, name := range []string{"", " ", "a ", "A", "a\n", "__proto__", "constructor", "b", "é🙂", "a/b", "a:b", "\x00"} {
		add(fmt.Sprintf("unusual: the context %q", name), map[string]string{home: a}, "", "", name)
	}
}
