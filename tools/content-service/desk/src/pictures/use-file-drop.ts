import { useState } from 'react'
import type { DragEvent } from 'react'

/** What an element needs to take files that are dropped on it, and whether some are over it. */
export function useFileDrop(take: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    on: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        take([...event.dataTransfer.files])
      },
    },
  }
}
