import { Suspense, lazy, useEffect, useMemo, useState } from 'react'
import { useAddress, go } from '../address/address.ts'
import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { Button } from '../elements/button.tsx'
import { Empty, Waiting } from '../elements/mark.tsx'
import { Notices } from '../elements/notices.tsx'
import { DocumentsPage } from '../documents/documents-page.tsx'
import { DocumentPicker } from '../links/document-picker.tsx'
import { DeskContext } from '../context/desk-context.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import type { Desk } from '../context/desk-context.tsx'
import { Rail } from './rail.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import './shell.css'

const EditorPage = lazy(() => import('../editor/editor-page.tsx'))
const ReleasesPage = lazy(() => import('../releases/releases-page.tsx'))
const ReleasePage = lazy(() => import('../releases/release-page.tsx'))
const TranslationsPage = lazy(() => import('../translations/translations-page.tsx'))
const TrashPage = lazy(() => import('../documents/trash-page.tsx'))
const PicturesPage = lazy(() => import('../pictures/pictures-page.tsx'))
const SettingsPage = lazy(() => import('../settings/settings-page.tsx'))

/** The desk: what there is at every address of it. */
export function Shell() {
  const loaded = useLoad('desk', async () => {
    const [repository, models] = await Promise.all([deskApi.repository(), deskApi.models()])
    return { repository, models }
  })
  const { value, failure, reload } = loaded
  const desk = useMemo<Desk | undefined>(() => value && { ...value, reload }, [value, reload])
  const [open, setOpen] = useState<'search' | 'shortcuts'>()
  const { path } = useAddress()
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k' && !event.defaultPrevented) {
        event.preventDefault()
        setOpen('search')
      }
      if (event.key === '?' && !isTyping(event.target)) setOpen('shortcuts')
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  return (
    <div className="shell">
      <a className="skip out-of-sight" href="#main">
        To the content
      </a>
      <Rail
        onSearch={() => setOpen('search')}
        onHelp={() => setOpen('shortcuts')}
        name={value?.repository.name}
        isTranslated={(value?.repository.languages.length ?? 0) > 1}
        isSignedIn={value !== undefined && value.repository.role !== null}
      />
      <main id="main" className="shell-main" tabIndex={-1}>
        {desk ? (
          <DeskContext value={desk}>
            <FailureBoundary place={path}>
              <Suspense fallback={<Waiting lines={6} />}>
                <Place path={path} />
              </Suspense>
            </FailureBoundary>
            {open === 'search' && (
              <DocumentPicker
                title="Go to a document"
                onClose={() => setOpen(undefined)}
                onChoose={({ id }) => {
                  setOpen(undefined)
                  go(`/documents/${id}`)
                }}
              />
            )}
          </DeskContext>
        ) : failure ? (
          <Empty title="The desk cannot be opened">
            <title>Desk</title>
            <p>{failure}</p>
            <Button look="main" onClick={() => void reload()}>
              Try again
            </Button>
          </Empty>
        ) : (
          <Waiting lines={8} />
        )}
      </main>
      {open === 'shortcuts' && <ShortcutsDialog onClose={() => setOpen(undefined)} />}
      <Notices />
    </div>
  )
}

function Place({ path }: { path: string }) {
  const [, place, id] = path.split('/')
  useEffect(() => {
    scrollTo(0, 0)
    if (!document.querySelector('dialog[open]'))
      document.getElementById('main')?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it is to happen on arriving at another place
  }, [place, id])

  if (place === '' || (place === 'documents' && !id)) return <DocumentsPage />
  if (place === 'documents' && id) return <EditorPage key={id} id={id} />
  if (place === 'releases') return id ? <ReleasePage key={id} id={id} /> : <ReleasesPage />
  if (place === 'translations') return <TranslationsPage />
  if (place === 'trash') return <TrashPage />
  if (place === 'images') return <PicturesPage />
  if (place === 'settings') return <SettingsPage />
  return (
    <Empty title="There is nothing here">
      <title>Desk</title>
      <Button look="main" onClick={() => go('/')}>
        To the documents
      </Button>
    </Empty>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
