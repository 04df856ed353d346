import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Item } from '../ui/upload/state.ts'
import { useUploads } from '../ui/upload/use-uploads.ts'

/**
 * Files that wait in a window until they are asked to be kept. When all of them are, `onDone` is told how many; if one
 * was refused, the window stays with what is wrong with it.
 */
export function useKeeping(
  keep: (envio: string, item: Item) => Promise<unknown>,
  onDone: (count: number) => void,
) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState(false)
  const uploads = useUploads({ keep, keeps: asked })
  const { items, pending } = uploads
  const over = asked && !pending && items.length > 0
  useEffect(() => {
    if (!over) return
    setAsked(false)
    void queryClient.invalidateQueries()
    if (items.every(({ phase }) => phase === 'kept')) onDone(items.length)
  }, [over, items, onDone, queryClient])
  return { uploads, busy: asked && pending, keepAll: () => setAsked(true) }
}
