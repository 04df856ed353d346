import type { ComponentType } from 'react'

/** A part that comes when the page has nothing better to do; without it the page is whole all the same. */
export async function whenIdle<Module>(
  load: () => Promise<Module>,
  pick: (loaded: Module) => ComponentType,
): Promise<{ default: ComponentType }> {
  await new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 500),
  )
  const loaded = await load().catch(() => null)
  return { default: loaded ? pick(loaded) : () => null }
}
