import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Preview } from '../../../src/desk/contract.ts'
import { messageOf } from '../api/api-failure.ts'
import { deskApi } from '../api/desk-api.ts'
import type { DraftSession } from '../draft/draft-session.ts'
import { fieldAt, shownBy } from './place-in-page.ts'
import type { Pointed } from './place-in-page.ts'
import { draftSaved, fieldEntered, pageListens, pointed, typeOf, unknown } from './preview-message.ts'

/** A loaded page that has not said by then that it listens, does not. */
const sayMs = 3_000

interface PreviewOptions {
  /** The document that is written. */
  documentId: string
  /** The document whose page is shown. */
  shownId: string
  /** Grows with every saved draft. */
  saves: number
  /** What the address of the page is made of, as it was saved: with another one the preview is opened anew. */
  uid: string | null
  /** What changes when a draft ends: whether there is one, and when the document was published. */
  standing: string
  siteOrigin: string | null
  /** Shows a release in place of drafts. */
  releaseId: string | undefined
  session: DraftSession
  /** Called with the field of what was clicked in the page. */
  onPointed: (path: string) => void
}

/** A preview in the site, and the frame it is in. */
export function usePreview(options: PreviewOptions) {
  const { documentId, shownId, saves, uid, standing, siteOrigin, releaseId, session, onPointed } = options
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(onPointed)
  useEffect(() => {
    latest.current = onPointed
  })
  const [loads, setLoads] = useState(0)
  const [opened, setOpened] = useState<{ key: string; preview?: Preview; failure?: string }>()
  const [loadedKey, setLoadedKey] = useState<string>()
  const [endedId, setEndedId] = useState('')
  const listens = useRef(false)
  const shownSaves = useRef(saves)
  /** Whether the page is waited for: until it listens, or has had the time to say so. */
  const isAwaited = useRef(true)
  const isBehind = useRef(false)
  const saying = useRef<number>(undefined)
  const key = `${documentId} ${shownId} ${uid} ${loads} ${endedId}`

  useEffect(() => {
    let isOver = false
    listens.current = false
    isAwaited.current = true
    isBehind.current = false
    deskApi
      .preview({
        documentId: shownId,
        ...(releaseId ? { releaseId } : shownId === documentId ? {} : { allDrafts: true }),
      })
      .then((preview) => !isOver && setOpened({ key, preview }))
      .catch((error: unknown) => !isOver && setOpened({ key, failure: messageOf(error) }))
    return () => {
      isOver = true
      clearTimeout(saying.current)
    }
  }, [documentId, shownId, releaseId, key])
  const { preview, failure } = opened?.key === key ? opened : {}

  useEffect(() => {
    if (siteOrigin === null) return undefined
    const say = (message: { type: string; ref?: string }): void =>
      frame.current?.contentWindow?.postMessage(message, siteOrigin)
    const tellField = (): void => {
      const path = document.activeElement?.closest('[data-path]')?.getAttribute('data-path')
      const shown = path ? shownBy(session.state().content, path) : { words: [] }
      if (listens.current) say({ type: fieldEntered, ...shown })
    }
    const hear = (event: MessageEvent): void => {
      if (event.source !== frame.current?.contentWindow) return
      const type = typeOf(event, siteOrigin)
      if (type === pageListens) {
        listens.current = true
        isBehind.current = false
        // What was saved while the page was loading may not be on it.
        if (preview) say({ type: draftSaved, ref: preview.token })
        tellField()
      }
      if (type !== pointed) return
      const path = fieldAt(session.state().content, event.data as Pointed)
      if (path === undefined) say({ type: unknown })
      else flushSync(() => latest.current(path))
    }
    tellField()
    addEventListener('message', hear)
    document.addEventListener('focusin', tellField)
    return () => {
      removeEventListener('message', hear)
      document.removeEventListener('focusin', tellField)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with each save the words of the field have changed
  }, [preview, siteOrigin, session, saves])

  /** For a page that has no way to be told. It begins at its top. */
  const loadAnew = useCallback((url: string): void => {
    isAwaited.current = true
    isBehind.current = false
    if (frame.current) frame.current.src = url
  }, [])

  // A preview ends with its draft, and the next draft needs another.
  useEffect(() => {
    if (!preview) return
    deskApi
      .previews()
      .then((open) => !open.some(({ id }) => id === preview.id) && setEndedId(preview.id))
      .catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with another standing a draft has ended
  }, [standing, preview])

  useEffect(() => {
    if (saves === shownSaves.current) return
    shownSaves.current = saves
    if (!preview?.url || siteOrigin === null || !frame.current) return
    if (listens.current)
      frame.current.contentWindow?.postMessage({ type: draftSaved, ref: preview.token }, siteOrigin)
    // Restarting a load with every save would never let the page finish loading.
    else if (isAwaited.current) isBehind.current = true
    else loadAnew(preview.url)
  }, [saves, preview, siteOrigin, loadAnew])

  function onLoad(): void {
    setLoadedKey(key)
    clearTimeout(saying.current)
    saying.current = window.setTimeout(() => {
      isAwaited.current = false
      if (isBehind.current && preview?.url) loadAnew(preview.url)
    }, sayMs)
  }

  return {
    frame,
    preview,
    failure,
    isLoaded: loadedKey === key,
    onLoad,
    reload: () => setLoads((count) => count + 1),
  }
}
