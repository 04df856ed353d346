// Chooses light or dark before the first paint. A file of its own because the security policy allows no inline
// script; not a module because modules run after the page was drawn. The key is that of ui/theme/color-scheme.ts.
;(() => {
  let saved = null
  try {
    saved = localStorage.getItem('paco-tema')
  } catch {
    // Storage refused: follow the system.
  }
  const dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
