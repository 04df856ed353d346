import { useSyncExternalStore } from 'react'

/** Whether this tab is on its way through the guide: then every screen that it led to shows the way back. */
const KEY = 'primeiros-passos'
const followers = new Set<() => void>()

const isGuided = (): boolean => sessionStorage.getItem(KEY) !== null

export function setGuided(guided: boolean): void {
  if (guided === isGuided()) return
  if (guided) sessionStorage.setItem(KEY, 'abertos')
  else sessionStorage.removeItem(KEY)
  for (const follow of followers) follow()
}

function subscribe(follow: () => void): () => void {
  followers.add(follow)
  return () => followers.delete(follow)
}

export const useGuided = (): boolean => useSyncExternalStore(subscribe, isGuided)
