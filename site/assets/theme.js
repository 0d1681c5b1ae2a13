// Light or dark: as the system says, unless the button was pressed. Loaded in the head, so that nothing flashes.
(() => {
  const KEY = 'theme';
  const system = matchMedia('(prefers-color-scheme: dark)');
  const stored = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  };
  let chosen = stored();
  const isDark = () => (chosen === null ? system.matches : chosen === 'dark');
  const apply = () => {
    document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
    document.getElementById('theme')?.setAttribute('aria-pressed', String(isDark()));
  };
  apply();
  system.addEventListener('change', apply);
  document.addEventListener('DOMContentLoaded', () => {
    apply();
    document.getElementById('theme').addEventListener('click', () => {
      chosen = isDark() ? 'light' : 'dark';
      apply();
      try {
        localStorage.setItem(KEY, chosen);
      } catch {
        // Without storage it holds for this page.
      }
    });
  });
})();
