import { useSyncExternalStore } from 'react'
import type { ImageSummary } from '../../../src/desk/contract.ts'
import { deskApi } from '../api/desk-api.ts'
import { createListeners } from '../api/listeners.ts'

const known = new Map<string, ImageSummary>()
const { tell, subscribe } = createListeners()
let asked: Promise<void> | undefined
const pageSize = 200
const mostPages = 20

/** A file of the media library by its id, or by the address a picture field holds; `undefined` until it is known. */
export function useFile(idOrUrl: string | undefined): ImageSummary | undefined {
  return useSyncExternalStore(subscribe, () => {
    if (idOrUrl === undefined) return undefined
    if (!known.has(idOrUrl)) asked ??= readAll()
    return known.get(idOrUrl)
  })
}

/** Remembers what was learnt of files elsewhere. */
export function rememberFiles(...files: readonly ImageSummary[]): void {
  for (const file of files) known.set(file.id, file).set(file.url, file)
  tell()
}

async function readAll(): Promise<void> {
  try {
    for (let page = 1; page <= mostPages; page++) {
      const { items, total } = await deskApi.images({ page, pageSize })
      rememberFiles(...items)
      if (page * pageSize >= total) return
    }
  } catch {
    asked = undefined
  }
}
