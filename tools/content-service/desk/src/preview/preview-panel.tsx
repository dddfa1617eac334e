import { useEffect, useRef, useState } from 'react'
import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { newVersion } from '../draft/content.ts'
import type { DraftSession, DraftState } from '../draft/draft-session.ts'
import { Button, IconButton } from '../elements/button.tsx'
import { Select } from '../elements/controls.tsx'
import { Empty, Remark } from '../elements/mark.tsx'
import { copy } from '../elements/notices.tsx'
import { PanelHead } from '../elements/panel-head.tsx'
import { useDesk } from '../context/desk-context.tsx'
import { usePreview } from './use-preview.ts'
import './preview.css'

interface PreviewPanelProps {
  state: DraftState
  session: DraftSession
  onClose?: () => void
  /** Called with the field of what was clicked in the page. */
  onPointed: (path: string) => void
}

const devices = [
  { id: 'phone', label: 'As on a phone', icon: 'phone', widthPx: 390 },
  { id: 'tablet', label: 'As on a tablet', icon: 'tablet', widthPx: 820 },
  { id: 'desktop', label: 'As on a desk', icon: 'desktop', widthPx: 1280 },
] as const

type DeviceId = (typeof devices)[number]['id']

const deviceKey = 'desk:device'
const slowMs = 8_000

/** The document in the real site, beside the form, as it is written. */
export function PreviewPanel({ state, session, onClose, onPointed }: PreviewPanelProps) {
  const { repository } = useDesk()
  const { summary } = state.detail
  const type = repository.types.find(({ id }) => id === summary.type)
  const isPage = type?.format === 'page'
  const pages = useShowingPages(summary, isPage)
  const [chosen, setChosen] = useState<string>()
  const shownId = chosen ?? (isPage ? summary.id : pages?.[0]?.id)
  const [device, setDevice] = useState<DeviceId>(
    // A page made for a desk would be too small to read on a phone.
    () => (localStorage.getItem(deviceKey) as DeviceId | null) ?? (innerWidth < 640 ? 'phone' : 'desktop'),
  )
  const widthPx = devices.find(({ id }) => id === device)?.widthPx ?? 1280

  return (
    <>
      <PanelHead title="Preview" onClose={onClose}>
        {!isPage && pages && pages.length > 0 && (
          <Select
            className="preview-page"
            aria-label="Page that shows it"
            options={pages.map(({ id, title }) => [id, title])}
            value={shownId}
            onValue={setChosen}
          />
        )}
        {devices.map(({ id, label, icon }) => (
          <IconButton
            key={id}
            icon={icon}
            label={label}
            aria-pressed={device === id}
            onClick={() => {
              setDevice(id)
              localStorage.setItem(deviceKey, id)
            }}
          />
        ))}
      </PanelHead>
      {state.detail.version === newVersion ? (
        <Empty title="The preview opens with the first words" />
      ) : repository.siteOrigin === null ? (
        <Empty title="There is no site to preview in">
          <p>Start the content service with the address of the site (SITE_ORIGIN), then reload the desk.</p>
        </Empty>
      ) : shownId === undefined ? (
        <Empty title={pages ? 'No page shows this document yet' : 'Looking for a page that shows it …'} />
      ) : (
        <PreviewFrame
          key={shownId}
          documentId={summary.id}
          shownId={shownId}
          saves={state.saves}
          uid={summary.uid}
          standing={`${summary.state} ${summary.publishedAtMs}`}
          siteOrigin={repository.siteOrigin}
          releaseId={state.detail.release?.id}
          widthPx={widthPx}
          hasAddress={!isPage || state.content.uid !== null || !type?.hasUid}
          session={session}
          onPointed={onPointed}
        />
      )}
    </>
  )
}

interface PreviewFrameProps {
  documentId: string
  shownId: string
  saves: number
  uid: string | null
  standing: string
  siteOrigin: string
  releaseId: string | undefined
  widthPx: number
  hasAddress: boolean
  session: DraftSession
  onPointed: (path: string) => void
}

function PreviewFrame({ widthPx, hasAddress, ...options }: PreviewFrameProps) {
  const { siteOrigin } = options
  const { frame, preview, failure, isLoaded, onLoad, reload } = usePreview(options)
  const { box, scale, heightPx } = useScale(widthPx)
  const [slowOne, setSlowOne] = useState<typeof preview>()
  useEffect(() => {
    const timer = setTimeout(() => setSlowOne(preview), slowMs)
    return () => clearTimeout(timer)
  }, [preview])
  const isSlow = preview !== undefined && slowOne === preview

  if (failure) {
    return (
      <div className="panel-body">
        <Remark kind="error">{failure}</Remark>
        <Button onClick={reload}>Try again</Button>
      </div>
    )
  }
  return (
    <>
      {!hasAddress && (
        <Remark kind="info">
          It has no UID yet, and so no address: the site shows its first page instead.
        </Remark>
      )}
      <div className="preview-box" ref={box}>
        {preview?.url && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it is the real site, of another origin, as visitors get it
          <iframe
            ref={frame}
            className="preview-frame"
            title="The document in the site"
            src={preview.url}
            width={widthPx}
            height={heightPx / scale}
            style={{ transform: `scale(${scale})` }}
            onLoad={onLoad}
          />
        )}
        {!isLoaded && (
          <p className="preview-wait" role="status">
            {isSlow ? `The site at ${siteOrigin} does not answer. Is it running?` : 'Opening the site …'}
          </p>
        )}
      </div>
      <footer className="preview-foot">
        <span className="quiet small fill">
          {widthPx} px{scale < 1 ? `, at ${Math.round(scale * 100)} %` : ''}
        </span>
        <IconButton icon="reload" label="Load the page anew" onClick={reload} />
        <Button
          look="quiet"
          icon="share"
          disabled={!preview}
          onClick={() => {
            if (preview) void share(preview.shareUrl, preview.expiresAtMs)
          }}
        >
          Share
        </Button>
        <Button
          look="quiet"
          icon="open"
          disabled={!preview?.url}
          onClick={() => {
            // Opened before waiting: a browser lets only a click open a tab.
            const tab = window.open('', '_blank')
            void options.session.save().then(() => {
              if (tab && preview?.url) tab.location.href = preview.url
            })
          }}
        >
          New tab
        </Button>
      </footer>
    </>
  )
}

/**
 * Pages on which a document that is no page itself is seen: those that lead to it, or else the first page of the site in its
 * language.
 */
function useShowingPages(
  { id, lang }: { id: string; lang: string },
  isPage: boolean,
): { id: string; title: string }[] | undefined {
  const { repository } = useDesk()
  const pageTypes = new Map(
    repository.types.filter(({ format }) => format === 'page').map((type) => [type.id, type]),
  )
  const { value } = useLoad(`${id} ${isPage}`, async () => {
    if (isPage) return []
    const references = await deskApi.references(id)
    const pages = references.map(({ document }) => document).filter(({ type }) => pageTypes.has(type))
    const single = [...pageTypes.values()].find(({ repeatable }) => !repeatable)
    const first = single ? (await deskApi.documents({ type: single.id, lang, pageSize: 1 })).items : []
    return [...pages, ...first.filter((home) => !pages.some((page) => page.id === home.id))]
  })
  return value
}

/** How much a page so wide must be made smaller to be seen whole. */
function useScale(widthPx: number) {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: widthPx, height: 600 })
  useEffect(() => {
    if (!box.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, scale: Math.min(1, size.width / widthPx), heightPx: size.height }
}

function share(url: string, expiresAtMs: number): Promise<void> {
  const until = new Date(expiresAtMs).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
  return copy(
    url,
    `The link is copied. It shows this draft to whoever has it, until ${until}.`,
    `Give this link to others. It works until ${until}: ${url}`,
  )
}
