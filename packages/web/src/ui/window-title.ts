import { cidadeAtual } from '@paco/domain/cidade/atual'
import { orgaoText } from '@paco/domain/cidade/orgao'
import { type AnyRouter, type RouterState, useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Names the window, as '{title} · Prefeitura Municipal de Tefé', until a record gives it its own name. */
    title?: string
  }
}

const orgao = () => orgaoText(cidadeAtual())

/** The record on the screen, once it is known. */
let record: string | null = null
const listeners = new Set<() => void>()

function setRecord(title: string | null): void {
  record = title
  for (const listener of listeners) listener()
}

function watchRecord(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The name of the record on the screen, once it is known. */
export const useRecordName = (): string | null => useSyncExternalStore(watchRecord, () => record)

/** What the screen is called before a record gives it its own name. */
export function screenTitle({ matches }: Pick<RouterState, 'matches'>): string | undefined {
  const missing = matches.some(({ _notFound, status }) => _notFound || status === 'notFound')
  return missing ? 'Página não encontrada' : matches.at(-1)?.staticData.title
}

/** Names the window and its tab: by the record that is shown, else by the screen. */
export function nameWindow(router: AnyRouter): void {
  const title = record ?? screenTitle(router.state)
  document.title = title ? `${title} · ${orgao()}` : orgao()
}

/**
 * Names the window after the record on the screen, so that two tabs of two projects are told apart:
 * 'Pavimentação de vias · Prefeitura Municipal de Tefé', and with what is done there 'Pavimentação de vias · Gantt · …'.
 */
export function useRecordTitle(name: string | null | undefined, screen?: string): void {
  const router = useRouter()
  const title = name ? [name, screen].filter(Boolean).join(' · ') : null
  useEffect(() => {
    setRecord(title)
    nameWindow(router)
    return () => setRecord(null)
  }, [router, title])
}
