// Fetches and runs the program once the page's first words are painted: until then network and processor are theirs. What
// there is to fetch the build names (first-pages.ts). Not a module: those run late.
;(() => {
  const { run, load } = JSON.parse(document.getElementById('programa').textContent)
  const put = (name, own) => document.head.append(Object.assign(document.createElement(name), { crossOrigin: '' }, own))
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    for (const src of run) put('script', { type: 'module', src })
    for (const href of load) put('link', { rel: 'modulepreload', href })
  }
  // A tab in the background is not painted.
  if (document.hidden) return begin()
  const see = (list) => list.getEntriesByName('first-contentful-paint').length && begin()
  new PerformanceObserver(see).observe({ type: 'paint', buffered: true })
  // Where nobody tells of paints, or styles are slow.
  setTimeout(begin, 1000)
})()
