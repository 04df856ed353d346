import { type DragEvent, useState } from 'react'

/** What takes files that are dropped on it: whether some hang over it now, and what it listens to. */
export function useDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false)
  return {
    over,
    on: {
      onDragOver: (event: DragEvent) => {
        // Without this the browser would leave the page to show the file.
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        // Onto something inside of it is not away from it.
        const { currentTarget, relatedTarget } = event
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        event.stopPropagation()
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles(files)
      },
    },
  }
}
