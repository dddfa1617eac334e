import { useState } from 'react'
import type { ReleaseDetail } from '../../../src/desk/contract.ts'
import { go } from '../address/address.ts'
import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { Button, IconButton } from '../elements/button.tsx'
import { Confirm } from '../elements/dialog.tsx'
import { Empty, Remark, Waiting } from '../elements/mark.tsx'
import { attempt, notify } from '../elements/notices.tsx'
import { wholeMoment } from '../elements/when.ts'
import { DocumentPicker } from '../links/document-picker.tsx'
import { isClosed, publishingRefusal, useDesk } from '../context/desk-context.tsx'
import { ReleaseVersions } from './release-versions.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import './releases.css'

/** One release: what is in it, when it goes out. */
export default function ReleasePage({ id }: { id: string }) {
  const { value, failure, set } = useLoad(id, () => deskApi.release(id))
  if (failure) {
    return (
      <Empty title="This release cannot be shown">
        <p>{failure}</p>
        <Button look="main" onClick={() => go('/releases')}>
          To the releases
        </Button>
      </Empty>
    )
  }
  return value ? <LoadedRelease release={value} onChange={set} /> : <Waiting lines={8} />
}

type Window = 'add' | 'publish' | 'delete' | 'schedule'

function LoadedRelease({
  release,
  onChange,
}: {
  release: ReleaseDetail
  onChange: (release: ReleaseDetail) => void
}) {
  const desk = useDesk()
  const [open, setOpen] = useState<Window>()
  const [name, setName] = useState(release.label)
  const [isBusy, setBusy] = useState(false)
  const [nowMs] = useState(() => Date.now())
  const refusal = publishingRefusal(desk)
  const isFixed = isClosed(release, desk)
  const { translationsLeftOut: leftOut } = release
  const errors = release.versions.flatMap(({ findings }) =>
    findings.filter(({ severity }) => severity === 'error'),
  )
  const act = async (what: () => Promise<void>): Promise<void> => {
    setBusy(true)
    await attempt(what)
    setBusy(false)
    setOpen(undefined)
  }
  const rename = (): void => {
    if (name.trim() === release.label || !name.trim()) return setName(release.label)
    void act(async () => {
      onChange(await deskApi.changeRelease(release.id, { label: name }))
      void desk.reload()
    })
  }
  const publish = (): Promise<void> =>
    act(async () => {
      const { published } = await deskApi.publishRelease(release.id)
      notify(`Published: ${release.label}, ${published.length} documents`)
      go('/releases')
      void desk.reload()
    })

  return (
    <div className="page">
      <title>{`${release.label} – Desk`}</title>
      <div className="page-head">
        <IconButton icon="back" label="To the releases" onClick={() => go('/releases')} />
        <h1 className="fill release-head">
          <input
            className="release-label"
            aria-label="Name of the release"
            value={name}
            readOnly={refusal !== undefined}
            onChange={(event) => setName(event.target.value)}
            onBlur={rename}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.currentTarget.blur()
              if (event.key === 'Escape') setName(release.label)
            }}
          />
        </h1>
        <Button
          icon="eye"
          disabled={release.versions.length === 0 || desk.repository.siteOrigin === null}
          onClick={() => {
            const tab = window.open('', '_blank')
            void act(async () => {
              const preview = await deskApi.preview({ releaseId: release.id })
              if (tab && preview.url) tab.location.href = preview.url
            })
          }}
        >
          Preview it whole
        </Button>
        {!refusal && (
          <>
            <Button icon="clock" onClick={() => setOpen('schedule')}>
              {release.scheduledAtMs === null ? 'Schedule' : 'Change the time'}
            </Button>
            <Button
              look="main"
              disabled={release.versions.length === 0 || errors.length > 0}
              onClick={() => setOpen('publish')}
            >
              Publish the release
            </Button>
          </>
        )}
      </div>
      {refusal && (
        <Remark kind="info">
          {refusal}, and so are names and times of releases
          {isFixed ? ', and what is in one that has a time' : ''}. You are signed in as an editor.
        </Remark>
      )}
      {(release.scheduledAtMs !== null || errors.length > 0) && (
        <Remark kind={errors.length > 0 ? 'error' : 'info'}>
          {prospectOf(release.scheduledAtMs, errors.length > 0, nowMs)}
        </Remark>
      )}
      {release.versions.length === 0 ? (
        <Empty title="Nothing is in it yet">
          <Button look="main" icon="plus" onClick={() => setOpen('add')}>
            Add a document
          </Button>
        </Empty>
      ) : (
        <>
          <ReleaseVersions release={release} onChange={onChange} />
          {leftOut.length > 0 && (
            <Remark kind="info">
              {leftOut.length === 1 ? 'A draft' : `${leftOut.length} drafts`} in another language would stay
              unpublished: {leftOut.map(({ title, lang }) => `${title} (${lang})`).join(', ')}
            </Remark>
          )}
          <div className="row" hidden={isFixed}>
            {leftOut.length > 0 && (
              <Button
                icon="plus"
                onClick={() =>
                  void act(async () => {
                    onChange(await deskApi.addTranslations(release.id))
                    void desk.reload()
                  })
                }
              >
                Add the other languages
              </Button>
            )}
            <Button icon="plus" onClick={() => setOpen('add')}>
              Add a document
            </Button>
          </div>
        </>
      )}
      <div hidden={isFixed}>
        <Button look="danger" icon="trash" onClick={() => setOpen('delete')}>
          Delete the release
        </Button>
      </div>
      {open === 'add' && (
        <DocumentPicker
          title={`Add to ${release.label}`}
          without={release.versions.map(({ summary }) => summary.id)}
          onClose={() => setOpen(undefined)}
          onChoose={({ id, title }) =>
            void act(async () => {
              onChange(await deskApi.addToRelease(release.id, id))
              notify(`${title} is in the release, as its draft is now`)
              void desk.reload()
            })
          }
        />
      )}
      {open === 'schedule' && (
        <ScheduleForm
          release={release}
          onChange={onChange}
          onClose={() => setOpen(undefined)}
          onChoose={(scheduledAtMs) =>
            void act(async () => {
              onChange(await deskApi.changeRelease(release.id, { scheduledAtMs }))
              void desk.reload()
            })
          }
        />
      )}
      {open === 'publish' && (
        <Confirm
          title={`Publish ${release.label}?`}
          action="Publish"
          isBusy={isBusy}
          onClose={() => setOpen(undefined)}
          onConfirm={() => void publish()}
        >
          <p>
            {release.versions.length === 1 ? 'One document goes' : `${release.versions.length} documents go`}{' '}
            out at once:
          </p>
          <ReleaseVersions release={release} onChange={onChange} />
        </Confirm>
      )}
      {open === 'delete' && (
        <Confirm
          title={`Delete ${release.label}?`}
          action="Delete"
          isDangerous
          isBusy={isBusy}
          onClose={() => setOpen(undefined)}
          onConfirm={() =>
            void act(async () => {
              await deskApi.removeRelease(release.id)
              go('/releases')
              void desk.reload()
            })
          }
        >
          <p>Nothing is published. What is only in this release becomes a draft.</p>
        </Confirm>
      )}
    </div>
  )
}

/** When it goes out, and what stands in the way. */
function prospectOf(scheduledAtMs: number | null, isStopped: boolean, nowMs: number): string {
  if (scheduledAtMs === null) return 'It cannot be published until what is marked below is put right.'
  const when = wholeMoment(scheduledAtMs)
  if (!isStopped) return `It goes out by itself on ${when}.`
  return scheduledAtMs > nowMs
    ? `It is to go out on ${when}, and will not before what is marked below is put right.`
    : `It was due on ${when}. It goes out as soon as what is marked below is put right.`
}
