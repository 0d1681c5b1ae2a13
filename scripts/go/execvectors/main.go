// Command execvectors tells what client-go makes of credential plugins: when they run, what they are told, and what becomes
// of what they print.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/rand"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"sync"

	"github.com/go-logr/logr"
	"k8s.io/client-go/rest"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"k8s.io/klog/v2"

	"kubetyped/rows"
)

const v1, v1beta1 = "client.authentication.k8s.io/v1", "client.authentication.k8s.io/v1beta1"

type variable struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

type policy struct {
	PolicyType string   `json:"policyType"`
	Allowlist  []string `json:"allowlist,omitempty"`
}

// step is a number of requests at the same time, the answer to them, and what the plugin prints from now on.
type step struct {
	Output   string `json:"output"`
	Exit     int    `json:"exit,omitempty"`
	Requests int    `json:"requests"`
	Answer   int    `json:"answer"`
	// Authorization is a header that the request has already.
	Authorization string `json:"authorization,omitempty"`
}

// input is a config and what happens. $DIR stands for the folder of the plugin, which is in PATH.
type input struct {
	Name string `json:"name"`
	// Config has the form of a kubeconfig's.
	Config struct {
		Command            string     `json:"command"`
		Args               []string   `json:"args,omitempty"`
		Env                []variable `json:"env,omitempty"`
		APIVersion         string     `json:"apiVersion"`
		InteractiveMode    string     `json:"interactiveMode,omitempty"`
		ProvideClusterInfo bool       `json:"provideClusterInfo,omitempty"`
	} `json:"config"`
	Policy             *policy `json:"policy,omitempty"`
	BearerToken        string  `json:"bearerToken,omitempty"`
	Username           string  `json:"username,omitempty"`
	DisableCompression bool    `json:"disableCompression,omitempty"`
	Steps              []step  `json:"steps"`
}

type happened struct {
	// Failed says that requests got no answer.
	Failed bool `json:"failed,omitempty"`
	// Authorization has the headers of the requests, in order.
	Authorization []string `json:"authorization,omitempty"`
	// Runs says how often the plugin has run by now.
	Runs int `json:"runs"`
}

type answered struct {
	// Refused says that the config was, before any request.
	Refused bool       `json:"refused,omitempty"`
	Steps   []happened `json:"steps,omitempty"`
	// Told is what the plugin was told, each time.
	Told []any `json:"told,omitempty"`
	// Ran is how the plugin was called, each time: its arguments, and one variable of its environment.
	Ran []string `json:"ran,omitempty"`
}

const plugin = `#!/bin/sh
printf '%s' "$KUBERNETES_EXEC_INFO" >>"$DIR/told"
printf '%s %s\n' "$*" "$EXTRA" >>"$DIR/ran"
cat "$DIR/output"
exit "$(cat "$DIR/exit")"
`

func must(err error) {
	if err != nil {
		panic(err)
	}
}

// answer asks a server that waits until all requests of a step are there.
func answer(in json.RawMessage) any {
	dir, err := os.MkdirTemp("", "execvectors")
	must(err)
	defer os.RemoveAll(dir)
	i := rows.Read[input](bytes.ReplaceAll(in, []byte("$DIR"), []byte(dir)))
	write := func(name, text string, mode os.FileMode) {
		must(os.WriteFile(filepath.Join(dir, name), []byte(text), mode))
	}
	lines := func(name string) []string {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil || len(text) == 0 {
			return nil
		}
		return strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	}
	write("plugin", strings.ReplaceAll(plugin, "$DIR", dir), 0o755)
	write("plain", "no program", 0o644)
	must(os.Setenv("PATH", dir+":"+path))
	var (
		mu    sync.Mutex
		seen  []string
		ready chan struct{}
		now   step
	)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		mu.Lock()
		seen = append(seen, r.Header.Get("Authorization"))
		if len(seen) == now.Requests {
			close(ready)
		}
		mu.Unlock()
		<-ready
		w.WriteHeader(now.Answer)
	}))
	defer server.Close()
	config := &rest.Config{Host: server.URL, BearerToken: i.BearerToken, Username: i.Username, DisableCompression: i.DisableCompression}
	e := &clientcmdapi.ExecConfig{Command: i.Config.Command, Args: i.Config.Args, APIVersion: i.Config.APIVersion,
		InteractiveMode: clientcmdapi.ExecInteractiveMode(i.Config.InteractiveMode), ProvideClusterInfo: i.Config.ProvideClusterInfo}
	// Authenticators are kept by their configs; this one is like no other.
	e.Env = []clientcmdapi.ExecEnvVar{{Name: "FOLDER", Value: dir}}
	for _, v := range i.Config.Env {
		e.Env = append(e.Env, clientcmdapi.ExecEnvVar{Name: v.Name, Value: v.Value})
	}
	if i.Policy != nil {
		e.PluginPolicy.PolicyType = clientcmdapi.PolicyType(i.Policy.PolicyType)
		for _, command := range i.Policy.Allowlist {
			e.PluginPolicy.Allowlist = append(e.PluginPolicy.Allowlist, clientcmdapi.AllowlistEntry{Command: command})
		}
	}
	config.ExecProvider = e
	client, err := rest.HTTPClientFor(config)
	if err != nil {
		return answered{Refused: true}
	}
	var out answered
	for _, s := range i.Steps {
		mu.Lock()
		now, seen, ready = s, nil, make(chan struct{})
		mu.Unlock()
		write("output", s.Output, 0o644)
		write("exit", fmt.Sprint(s.Exit), 0o644)
		var group sync.WaitGroup
		failed := false
		for range s.Requests {
			group.Go(func() {
				request, err := http.NewRequest("GET", server.URL, nil)
				must(err)
				if s.Authorization != "" {
					request.Header.Set("Authorization", s.Authorization)
				}
				response, err := client.Do(request)
				if err != nil {
					mu.Lock()
					failed = true
					mu.Unlock()
					return
				}
				_, err = io.Copy(io.Discard, response.Body)
				must(err)
				must(response.Body.Close())
			})
		}
		group.Wait()
		sort.Strings(seen)
		out.Steps = append(out.Steps, happened{Failed: failed, Authorization: seen, Runs: len(lines("ran"))})
	}
	told := json.NewDecoder(strings.NewReader(strings.Join(lines("told"), "\n")))
	for told.More() {
		var each any
		must(told.Decode(&each))
		text, err := json.Marshal(each)
		must(err)
		must(json.Unmarshal(bytes.ReplaceAll(text, []byte(server.URL), []byte("$SERVER")), &each))
		out.Told = append(out.Told, each)
	}
	out.Ran = lines("ran")
	return out
}

func credential(apiVersion, status string) string {
	return fmt.Sprintf(`{"apiVersion":%q,"kind":"ExecCredential","status":%s}`, apiVersion, status)
}

func inputs(r *rand.Rand) []any {
	var all []any
	// add makes a row of a config that is fine but for what change does.
	add := func(name string, change func(i *input), steps ...step) {
		i := input{Name: name, Steps: steps}
		i.Config.Command, i.Config.APIVersion, i.Config.InteractiveMode = "$DIR/plugin", v1, "Never"
		if change != nil {
			change(&i)
		}
		all = append(all, i)
	}
	one := func(output string) step { return step{Output: output, Requests: 1, Answer: 200} }
	token := func(token string) string { return credential(v1, fmt.Sprintf(`{"token":%q}`, token)) }
	until := func(token, time string) string {
		return credential(v1, fmt.Sprintf(`{"token":%q,"expirationTimestamp":%s}`, token, time))
	}
	const past, future = `"2000-01-01T00:00:00Z"`, `"2999-01-01T00:00:00Z"`

	// When it runs.
	add("once for several requests", nil, step{Output: token("a"), Requests: 5, Answer: 200}, one(token("b")))
	add("again when expired", nil, one(until("a", past)), one(until("b", past)), one(until("c", future)), one(token("d")))
	add("no more when what comes has no end", nil, one(until("a", past)), one(token("b")), one(token("c")))
	add("again when refused, for the next request", nil, step{Output: token("a"), Requests: 1, Answer: 401}, one(token("b")))
	add("what was there at the refusal counts", nil, one(token("a")), step{Output: token("b"), Requests: 1, Answer: 401}, one(token("c")))
	add("once for several that are refused", nil, one(token("a")), step{Output: token("b"), Requests: 5, Answer: 401}, one(token("c")))
	add("not when forbidden", nil, step{Output: token("a"), Requests: 1, Answer: 403}, one(token("b")))
	add("not when the server fails", nil, step{Output: token("a"), Requests: 1, Answer: 500}, one(token("b")))
	add("a refusal and a plugin that fails: the old ones stay", nil, one(token("a")), step{Output: token("b"), Exit: 1, Requests: 1, Answer: 401}, one(token("c")))
	add("expired and a plugin that fails", nil, one(until("a", past)), step{Output: token("b"), Exit: 1, Requests: 1, Answer: 200}, one(token("c")))
	add("not for a request with a header of its own", nil, step{Output: token("a"), Requests: 1, Answer: 401, Authorization: "Basic eDp5"}, one(token("b")))
	add("not for who has a token", func(i *input) { i.BearerToken = "own" }, step{Output: token("a"), Requests: 1, Answer: 401}, one(token("b")))
	add("not for who has a name", func(i *input) { i.Username = "own" }, one(token("a")))

	// What it is told.
	for _, version := range []string{v1, v1beta1} {
		for _, mode := range []string{"Never", "IfAvailable", "Always", "", "Sometimes"} {
			for _, info := range []bool{false, true} {
				add(fmt.Sprintf("told: %s %s %t", version, mode, info), func(i *input) {
					i.Config.APIVersion, i.Config.InteractiveMode, i.Config.ProvideClusterInfo = version, mode, info
				}, one(credential(version, `{"token":"a"}`)))
			}
		}
	}
	add("told: the cluster is not compressed", func(i *input) { i.Config.ProvideClusterInfo, i.DisableCompression = true, true }, one(token("a")))
	add("called with arguments and variables", func(i *input) {
		i.Config.Args, i.Config.Env = []string{"get", "a b", "--x=1"}, []variable{{"EXTRA", "one"}}
	}, one(token("a")))
	add("of two variables the last counts", func(i *input) { i.Config.Env = []variable{{"EXTRA", "one"}, {"EXTRA", "two"}} }, one(token("a")))
	add("what a config says of KUBERNETES_EXEC_INFO does not count", func(i *input) { i.Config.Env = []variable{{"KUBERNETES_EXEC_INFO", "own"}} }, one(token("a")))

	// Where it is.
	for _, command := range []string{"plugin", "$DIR/plugin", "$DIR/./plugin", "$DIR//plugin", "missing", "$DIR/missing", "plain", "$DIR/plain", "$DIR", ""} {
		add("command: "+command, func(i *input) { i.Config.Command = command }, one(token("a")))
	}
	add("command: not looked for in a PATH that the config gives", func(i *input) {
		i.Config.Command, i.Config.Env = "plugin", []variable{{"PATH", "/usr/bin:/bin"}}
	}, one(token("a")))
	for _, version := range []string{"", "v1", "client.authentication.k8s.io/v1alpha1", "client.authentication.k8s.io/v2"} {
		add("version: "+version, func(i *input) { i.Config.APIVersion = version }, one(credential(version, `{"token":"a"}`)))
	}

	// Which may run.
	for _, p := range []policy{
		{"", nil}, {"AllowAll", nil}, {"DenyAll", nil}, {"Allowlist", nil}, {"Maybe", nil}, {"", []string{"plugin"}}, {"AllowAll", []string{"plugin"}}, {"DenyAll", []string{"plugin"}},
		{"Allowlist", []string{"plugin"}}, {"Allowlist", []string{"$DIR/plugin"}}, {"Allowlist", []string{"other"}}, {"Allowlist", []string{"other", "plugin"}}, {"Allowlist", []string{""}},
		{"Allowlist", []string{"./plugin"}}, {"Allowlist", []string{"$DIR//plugin"}}, {"Allowlist", []string{"$DIR"}}, {"Allowlist", []string{"*"}},
	} {
		for _, command := range []string{"plugin", "$DIR/plugin", "$DIR//plugin", "missing"} {
			add(fmt.Sprintf("policy: %s %v, command: %s", p.PolicyType, p.Allowlist, command), func(i *input) { i.Config.Command, i.Policy = command, &p }, one(token("a")))
		}
	}

	// What it prints.
	for _, output := range []string{
		``, ` `, `null`, `5`, `[]`, `{}`, `text`, `{`, token("a") + "\n", " \n" + token("a"), token("a") + token("b"), token("a") + " more", "\ufeff" + token("a"),
		`{"kind":"ExecCredential","status":{"token":"a"}}`, `{"apiVersion":"` + v1 + `","status":{"token":"a"}}`, `{"kind":"Pod","apiVersion":"v1"}`,
		credential(v1beta1, `{"token":"a"}`), credential("client.authentication.k8s.io/v1alpha1", `{"token":"a"}`), credential("v1", `{"token":"a"}`),
		`{"apiVersion":"` + v1 + `","kind":"ExecCredential"}`, credential(v1, `null`), credential(v1, `{}`), credential(v1, `[]`), credential(v1, `"token"`),
		token(""), credential(v1, `{"token":null}`), credential(v1, `{"token":5}`), credential(v1, `{"Token":"a"}`), credential(v1, `{"token":"a","token":"b"}`), token("a b"),
		credential(v1, `{"token":"a","unknown":1}`), credential(v1, `{"clientCertificateData":"x"}`), credential(v1, `{"clientKeyData":"x"}`),
		credential(v1, `{"token":"a","clientKeyData":"x"}`), credential(v1, `{"token":"a","clientCertificateData":"x"}`), credential(v1, `{"clientCertificateData":"x","clientKeyData":"y"}`),
		until("a", `null`), until("a", `""`), until("a", `"soon"`), until("a", `5`), until("a", `"2999-01-01"`), until("a", `"2999-01-01T00:00:00"`), until("a", `"2999-01-01T00:00:00+01:00"`),
		until("a", `"2999-01-01T00:00:00.5Z"`), until("a", `"2999-01-01 00:00:00Z"`), until("a", `"2999-02-30T00:00:00Z"`), until("a", `"2999-01-01T24:00:00Z"`), until("a", `{}`),
		"apiVersion: " + v1 + "\nkind: ExecCredential\nstatus:\n  token: a\n", "apiVersion: " + v1 + "\nkind: ExecCredential\nstatus: {token: 5}\n",
		"apiVersion: " + v1 + "\nkind: ExecCredential\nstatus: {token: a, expirationTimestamp: 2000-01-01T00:00:00Z}\n", "token: [", "\tno",
	} {
		add("prints: "+output, nil, one(output), one(token("second")))
	}
	for _, exit := range []int{1, 2, 127, 255} {
		add(fmt.Sprintf("ends with %d", exit), nil, step{Output: token("a"), Exit: exit, Requests: 1, Answer: 200}, one(token("b")))
	}
	unusual(add)
	for n := range 120 {
		add(fmt.Sprintf("random %d", n), nil, randomSteps(r)...)
	}
	return all
}

var path = os.Getenv("PATH")

func main() {
	// Nobody is asked.
	null, err := os.Open(os.DevNull)
	must(err)
	os.Stdin = null
	klog.SetLogger(logr.Discard())
	rows.Main([]rows.Area{{Name: "exec-plugins", Answer: answer, Inputs: inputs}})
}
