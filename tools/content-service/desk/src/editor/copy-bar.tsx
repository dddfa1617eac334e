import { Link } from '../address/link.tsx'
import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { contentOf, latestOf } from '../draft/content.ts'
import type { DraftState } from '../draft/draft-session.ts'
import { Button } from '../elements/button.tsx'
import { Remark, Waiting } from '../elements/mark.tsx'
import { Differences } from '../history/differences.tsx'
import { isClosed, useDesk } from '../context/desk-context.tsx'

interface CopyBarProps {
  state: DraftState
  /** @param version The copy that is replaced, as it was shown. */
  onPutInto: (releaseId: string, version: string) => void
}

type FromCopyProps = CopyBarProps & { releaseId: string; label: string }

/** Which copy of a document this is, where there are several, and the way to the others. */
export function CopyBar({ state, onPutInto }: CopyBarProps) {
  const { summary, release } = state.detail
  const desk = useDesk()
  if (release) {
    return (
      <div className="editor-notice">
        <Remark kind="info">
          This is the copy in {release.label}, and what {release.label} will publish.{' '}
          {isClosed(
            desk.repository.releases.find(({ id }) => id === release.id),
            desk,
          ) && 'It goes out by itself, so it is for publishers to change. '}
          <Link to={`/documents/${summary.id}`}>Edit the draft instead</Link>
        </Remark>
      </div>
    )
  }
  return summary.releases.map(({ id, label, hasNewer }) => (
    <div key={id} className="editor-notice">
      <Remark kind={hasNewer ? 'warning' : 'info'}>
        {state.detail.draft ? 'This is the draft.' : 'This is what the site shows.'}{' '}
        {hasNewer ? `${label} will publish another text.` : `${label} has a copy of its own.`}{' '}
        <Link to={`/documents/${summary.id}?release=${id}`}>Edit the copy in {label}</Link>
        {hasNewer && (
          <details>
            <summary>What differs</summary>
            <FromCopy releaseId={id} label={label} state={state} onPutInto={onPutInto} />
          </details>
        )}
      </Remark>
    </div>
  ))
}

function FromCopy({ releaseId, label, state, onPutInto }: FromCopyProps) {
  const { id, type } = state.detail.summary
  const { value } = useLoad(`${releaseId} ${id}`, () => deskApi.document(id, releaseId))
  if (!value) return <Waiting lines={2} />
  return (
    <>
      <p className="quiet small">From the copy in {label} to this one:</p>
      <Differences
        before={contentOf(latestOf(value))}
        after={state.content}
        type={type}
        none="They say the same."
      />
      <Button onClick={() => onPutInto(releaseId, value.version)}>Put this one into {label}</Button>
    </>
  )
}
