/**
 * Where drop-downs and tooltips are put in the page: inside `main`, so that what they say belongs to a landmark, and
 * outside of whatever would clip them. Asked when they open, since `main` may not be there before.
 */
export const inMain = (): { target?: HTMLElement } => {
  const main = document.querySelector('main')
  return main ? { target: main } : {}
}
