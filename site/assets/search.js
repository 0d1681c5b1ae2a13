// The search: names by exact match, beginning, word and part, then descriptions. Its index is loaded when it is first used.
(() => {
  const MOST = 30;
  const input = document.getElementById('search');
  const list = document.getElementById('results');
  const root = document.documentElement.dataset.root;
  let loading;
  let active = -1;

  function load() {
    loading ??= new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = `${root}assets/search-index.js`;
      script.onload = () => resolve(globalThis.searchIndex);
      script.onerror = () => reject(new Error('The search index cannot be loaded.'));
      document.head.append(script);
    });
    return loading;
  }

  /** How well a name fits, 0 being best; undefined when it does not. */
  function distance(name, lower, word) {
    const at = lower.indexOf(word);
    if (at < 0) return undefined;
    if (lower === word) return 0;
    if (at === 0) return 10;
    return /[A-Z]/.test(name[at]) || /\W/.test(name[at - 1]) ? 20 : 30;
  }

  function find({ paths, rows }, query) {
    const [word, ...others] = query.toLowerCase().split(/\s+/).filter(Boolean);
    if (word === undefined) return [];
    const found = [];
    for (const [name, owner, path, hash, rank, words] of rows) {
      const lower = name.toLowerCase();
      const near = distance(name, lower, word) ?? (words.toLowerCase().includes(word) ? 60 : undefined);
      if (near === undefined) continue;
      const rest = `${lower} ${owner.toLowerCase()} ${words.toLowerCase()}`;
      if (!others.every((other) => rest.includes(other))) continue;
      found.push({ name, owner, words, href: `${paths[path]}${hash === '' ? '' : `#${hash}`}`, score: near + rank });
    }
    return found.sort((a, b) => a.score - b.score || a.name.length - b.name.length).slice(0, MOST);
  }

  function show(results) {
    active = -1;
    list.replaceChildren(
      ...results.map(({ name, owner, words, href }, at) => {
        const item = document.createElement('li');
        item.id = `result-${at}`;
        item.setAttribute('role', 'option');
        const link = document.createElement('a');
        link.href = root + href;
        link.tabIndex = -1;
        const title = document.createElement('b');
        title.textContent = name;
        const place = document.createElement('small');
        place.textContent = owner;
        const text = document.createElement('span');
        text.textContent = words;
        link.append(title, ' ', place, text);
        item.append(link);
        return item;
      }),
    );
    if (results.length === 0 && input.value.trim() !== '') {
      const item = document.createElement('li');
      item.textContent = 'Nothing found.';
      list.append(item);
    }
    const isOpen = input.value.trim() !== '';
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    input.removeAttribute('aria-activedescendant');
  }

  function choose(at) {
    const items = list.querySelectorAll('[role=option]');
    if (items.length === 0) return;
    items[active]?.removeAttribute('aria-selected');
    active = (at + items.length) % items.length;
    items[active].setAttribute('aria-selected', 'true');
    items[active].scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', items[active].id);
  }

  function close() {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
  }

  async function update() {
    const query = input.value;
    try {
      const results = find(await load(), query);
      if (query === input.value) show(results);
    } catch (error) {
      loading = undefined;
      list.textContent = error.message;
      list.hidden = false;
    }
  }

  input.addEventListener('focus', () => load().catch(() => (loading = undefined)));
  input.addEventListener('input', update);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') choose(active + 1);
    else if (event.key === 'ArrowUp') choose(active < 0 ? -1 : active - 1);
    else if (event.key === 'Enter') {
      const links = list.querySelectorAll('a');
      (links[active] ?? links[0])?.click();
      close();
    } else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  });
  list.addEventListener('click', close);
  document.addEventListener('click', (event) => {
    if (!event.target.closest('.search')) close();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = /^(?:INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? '');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
})();
