import { useEffect, useState } from 'react'
import type { ReleaseSummary } from '../../../src/desk/contract.ts'
import { go } from '../address/address.ts'
import { Link } from '../address/link.tsx'
import { Empty } from '../elements/mark.tsx'
import { whenOf } from '../elements/when.ts'
import { useDesk } from '../context/desk-context.tsx'
import { NewRelease } from './new-release.tsx'
import './releases.css'

/** Every release: documents that are published together. */
export default function ReleasesPage() {
  const desk = useDesk()
  const { releases } = desk.repository
  const [nowMs] = useState(() => Date.now())
  const { reload } = desk
  useEffect(() => {
    void reload()
  }, [reload])
  return (
    <div className="page">
      <title>Releases – Desk</title>
      <div className="page-head">
        <h1 className="fill">Releases</h1>
        <NewRelease
          onBegun={({ id }) => {
            go(`/releases/${id}`)
            void reload()
          }}
        />
      </div>
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
