import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Names the window, as '{title} · Paço', until a record gives it its own name. */
    title?: string
  }
}

const APPLICATION = 'Paço'

/** The record on the screen, once it is known. */
let record: string | null = null

function screenTitle({ state: { matches } }: AnyRouter): string | undefined {
  const missing = matches.some(({ _notFound, status }) => _notFound || status === 'notFound')
  return missing ? 'Página não encontrada' : matches.at(-1)?.staticData.title
}

/** Names the window and its tab: by the record that is shown, else by the screen. */
export function nameWindow(router: AnyRouter): void {
  const title = record ?? screenTitle(router)
  document.title = title ? `${title} · ${APPLICATION}` : APPLICATION
}

/**
 * Names the window after the record on the screen, so that two tabs of two projects are told apart:
 * 'Pavimentação de vias · Paço', and with what is done there 'Pavimentação de vias · Gantt · Paço'.
 */
export function useRecordTitle(name: string | null | undefined, screen?: string): void {
  const router = useRouter()
  const title = name ? [name, screen].filter(Boolean).join(' · ') : null
  useEffect(() => {
    record = title
    nameWindow(router)
    return () => {
      record = null
    }
  }, [router, title])
}
