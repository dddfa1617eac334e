import { useState } from 'react'
import type { HistoryAction, HistorySummary } from '../../../src/desk/contract.ts'
import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { contentOf } from '../draft/content.ts'
import type { Content } from '../draft/content.ts'
import type { DraftSession, DraftState } from '../draft/draft-session.ts'
import { Button } from '../elements/button.tsx'
import { Confirm } from '../elements/dialog.tsx'
import { Empty, Waiting } from '../elements/mark.tsx'
import { attempt, notify } from '../elements/notices.tsx'
import { PanelHead } from '../elements/panel-head.tsx'
import { whenOf, wholeMoment } from '../elements/when.ts'
import { modelOf, useDesk } from '../context/desk-context.tsx'
import { compareContents } from './compare.ts'
import { Differences } from './differences.tsx'

const words: Record<HistoryAction, string> = {
  before: 'As it was before',
  published: 'Published',
  unpublished: 'Taken off the site',
  discarded: 'Changes that were discarded',
  deleted: 'Deleted',
}

interface HistoryPanelProps {
  session: DraftSession
  state: DraftState
  onClose: () => void
}

/** Every version that is kept: what is different in it, and the way back to it. */
export function HistoryPanel({ session, state, onClose }: HistoryPanelProps) {
  const [open, setOpen] = useState<string>()
  const { history, published, draft } = state.detail
  return (
    <>
      <PanelHead title="History" onClose={onClose} />
      <div className="panel-body">
        {draft && published && (
          <details className="history-own">
            <summary>What is changed and not published</summary>
            <Comparison before={contentOf(published.document)} state={state} />
          </details>
        )}
        {history.length === 0 && <Empty title="Versions are kept from the next publishing on" />}
        <ul className="history-list">
          {history.map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                className="history-entry"
                aria-expanded={open === entry.id}
                onClick={() => setOpen(open === entry.id ? undefined : entry.id)}
              >
                <strong>
                  {words[entry.action]}
                  {entry.version === published?.version && <span className="quiet"> · on the site now</span>}
                </strong>
                <span className="quiet small" title={wholeMoment(entry.atMs)}>
                  {whenOf(entry.atMs)}
                </span>
              </button>
              {open === entry.id && <EntryDetail entry={entry} session={session} state={state} />}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function EntryDetail({
  entry,
  session,
  state,
}: {
  entry: HistorySummary
  session: DraftSession
  state: DraftState
}) {
  const desk = useDesk()
  const { id, type } = state.detail.summary
  const loaded = useLoad(entry.id, () => deskApi.entry(id, entry.id))
  const [isAsking, setAsking] = useState(false)
  const restore = async (): Promise<void> => {
    await attempt(async () => {
      await session.save()
      session.adopt(await deskApi.restore(id, entry.id))
      notify(`The version of ${whenOf(entry.atMs)} is the draft now. What the site shows has not changed.`)
    })
    setAsking(false)
  }
  if (loaded.failure) return <p role="alert">{loaded.failure}</p>
  if (!loaded.value) return <Waiting lines={2} />
  const before = contentOf(loaded.value.document)
  const isOther = compareContents(before, state.content, modelOf(type, desk), desk.models).length > 0
  return (
    <div className="history-detail">
      <Comparison before={before} state={state} />
      {isOther && (
        <div>
          <Button icon="history" onClick={() => setAsking(true)}>
            Restore this version
          </Button>
        </div>
      )}
      {isAsking && (
        <Confirm
          title="Restore this version?"
          action="Restore"
          onClose={() => setAsking(false)}
          onConfirm={() => void restore()}
        >
          <p>
            It becomes the draft. {state.detail.draft ? 'The draft there is now stays in the history. ' : ''}
            The site shows it when you publish.
          </p>
        </Confirm>
      )}
    </div>
  )
}

/** From an older version to what is in the form now. */
function Comparison({ before, state }: { before: Content; state: DraftState }) {
  return (
    <div className="stack">
      <p className="quiet small">From that version to what is in the form now:</p>
      <Differences
        before={before}
        after={state.content}
        type={state.detail.summary.type}
        none="It says the same as the form does now."
      />
    </div>
  )
}
