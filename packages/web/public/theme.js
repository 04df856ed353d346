// What the browser remembers and the first paint shows: light or dark, the menu open or collapsed. A file of its own
// because the security policy allows no inline script; not a module because modules run after the page was drawn. The
// keys are those of ui/theme/color-scheme.ts and app/layout/use-side-menu.ts.
;(() => {
  let saved = null
  let menu = null
  try {
    saved = localStorage.getItem('paco-tema')
    menu = localStorage.getItem('paco-menu')
  } catch {
    // Storage refused: follow the system, show the menu.
  }
  const dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const { documentElement } = document
  documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  if (menu !== null) documentElement.setAttribute('data-menu', menu)
})()
