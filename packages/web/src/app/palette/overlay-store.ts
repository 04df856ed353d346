import type { ComponentType } from 'react'
import { toast } from '../../ui/toast.ts'

/** The windows that any screen can call up. Their code arrives when one is first asked for. */
const LOADERS = {
  palette: async () => (await import('./palette.tsx')).Palette,
  help: async () => (await import('./shortcuts-help.tsx')).ShortcutsHelp,
} satisfies Record<string, () => Promise<ComponentType>>

export type OverlayName = keyof typeof LOADERS

interface Shown {
  name: OverlayName
  View: ComponentType
}

let shown: Shown | null = null
const loaded = new Map<OverlayName, ComponentType>()
const listeners = new Set<() => void>()

function set(next: Shown | null): void {
  shown = next
  for (const listener of listeners) listener()
}

export const readOverlay = (): Shown | null => shown

export function watchOverlay(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function load(name: OverlayName): Promise<ComponentType> {
  const View = await LOADERS[name]()
  loaded.set(name, View)
  return View
}

/** Fetches its code beforehand, when one is about to open it. */
export function prepareOverlay(name: OverlayName): void {
  // What fails now fails again, and is told, when it is opened.
  load(name).catch(() => undefined)
}

/** At once when its code is here: what is typed next is meant for it. */
export async function openOverlay(name: OverlayName): Promise<void> {
  try {
    set({ name, View: loaded.get(name) ?? (await load(name)) })
  } catch {
    toast('Não foi possível abrir. Confira a conexão com a rede e tente de novo.', { tone: 'bad' })
  }
}

/** The browser tells of a closed window a moment later: by then another may stand in its place. */
export function closeOverlay(name: OverlayName): void {
  if (shown?.name === name) set(null)
}
