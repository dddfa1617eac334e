import { useEffect, useState } from 'react'
import type { ReleaseSummary } from '../../../src/desk/contract.ts'
import { go } from '../address/address.ts'
import { Link } from '../address/link.tsx'
import { messageOf } from '../api/api-failure.ts'
import { deskApi } from '../api/desk-api.ts'
import { Button } from '../elements/button.tsx'
import { Empty, Remark } from '../elements/mark.tsx'
import { whenOf } from '../elements/when.ts'
import { useDesk } from '../shell/desk-context.tsx'
import './releases.css'
import { Input, LineForm } from '../elements/controls.tsx'

/** Every release: documents that are published together. */
export default function ReleasesPage() {
  const desk = useDesk()
  const { releases } = desk.repository
  const [label, setLabel] = useState('')
  const [nowMs] = useState(() => Date.now())
  const [failure, setFailure] = useState<string>()
  const { reload } = desk
  useEffect(() => {
    void reload()
  }, [reload])
  const begin = async (): Promise<void> => {
    try {
      const release = await deskApi.createRelease({ label })
      go(`/releases/${release.id}`)
      await reload()
    } catch (error) {
      setFailure(messageOf(error))
    }
  }

  return (
    <div className="page">
      <title>Releases – Desk</title>
      <div className="page-head">
        <h1 className="fill">Releases</h1>
        <LineForm onDone={() => begin()}>
          <Input
            className="release-name"
            aria-label="Name of the new release"
            placeholder="Name of a new release"
            value={label}
            onValue={setLabel}
          />
          <Button type="submit" look="main" icon="plus" disabled={!label.trim()}>
            Begin a release
          </Button>
        </LineForm>
      </div>
      {failure && <Remark kind="error">{failure}</Remark>}
      {releases.length === 0 ? (
        <Empty title="No release is being prepared">
          <p>
            A release collects changes to several documents. They are previewed together, and published at one
            stroke.
          </p>
        </Empty>
      ) : (
        <ul className="release-list">
          {releases.map((release) => (
            <li key={release.id}>
              <Link to={`/releases/${release.id}`} className="release-title">
                {release.label}
              </Link>
              <span>{release.documents === 1 ? '1 document' : `${release.documents} documents`}</span>
              {release.newer > 0 && (
                <span className="mark mark-changed">{release.newer} with a newer text</span>
              )}
              <span className={release.scheduledAtMs === null ? 'quiet' : 'release-when'}>
                {release.scheduledAtMs === null
                  ? 'published by hand'
                  : `${prospectOf(release, release.scheduledAtMs > nowMs)} ${whenOf(release.scheduledAtMs)}`}
              </span>
              <span className="quiet small">begun {whenOf(release.createdAtMs)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function prospectOf({ isHeldBack }: ReleaseSummary, isToCome: boolean): string {
  if (!isToCome) return 'did not go out, due'
  return isHeldBack ? 'held back by errors, due' : 'goes out'
}
