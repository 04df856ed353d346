/** How long a picture is waited for, in milliseconds: one that never comes holds nothing back. */
const PATIENCE = 2000

const once = (target: EventTarget, ...names: string[]) =>
  new Promise<void>((resolve) => {
    for (const name of names) target.addEventListener(name, () => resolve(), { once: true })
  })

/** What was asked for is painted after the next frame. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })

const isComing = (picture: HTMLImageElement) =>
  !picture.complete && picture.getBoundingClientRect().top < window.innerHeight

/** When all that the first sight of the page shows has arrived, and it has nothing better to do. */
export async function untilQuiet(): Promise<void> {
  if (document.readyState !== 'complete') await once(window, 'load')
  await painted()
  const coming = [...document.querySelectorAll('img')].filter(isComing)
  const arrived = Promise.all(coming.map((picture) => once(picture, 'load', 'error')))
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  await painted()
  await new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 500),
  )
}
