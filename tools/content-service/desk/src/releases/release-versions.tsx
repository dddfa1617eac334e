import { useState } from 'react'
import type { DocumentDetail, Finding, ReleaseDetail, ReleaseVersion } from '../../../src/desk/contract.ts'
import { Link } from '../address/link.tsx'
import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { contentOf } from '../draft/content.ts'
import { Button, IconButton } from '../elements/button.tsx'
import { Remark, StateMark, Waiting } from '../elements/mark.tsx'
import { attempt } from '../elements/notices.tsx'
import { placeInWords } from '../form/place-in-words.ts'
import { Differences } from '../history/differences.tsx'
import { isClosed, labelOfType, modelOf, useDesk } from '../context/desk-context.tsx'

interface ReleaseVersionsProps {
  release: ReleaseDetail
  /** Shows at once what each of it changes. */
  isOpen?: boolean
  onChange: (release: ReleaseDetail) => void
}

/** What is in a release, and what each of it changes. */
export function ReleaseVersions(props: ReleaseVersionsProps) {
  return (
    <ul className="release-versions">
      {props.release.versions.map((version) => (
        <VersionRow key={version.summary.id} version={version} {...props} />
      ))}
    </ul>
  )
}

type VersionRowProps = ReleaseVersionsProps & { version: ReleaseVersion }

function VersionRow({ version, release, onChange, isOpen: isOpenAtFirst = false }: VersionRowProps) {
  const desk = useDesk()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const { summary, findings } = version
  const isFixed = isClosed(release, desk)
  const errors = findings.filter(({ severity }) => severity === 'error')
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  const { value: now } = useLoad(`${summary.id} ${version.version}`, () => deskApi.document(summary.id))
  const hasNewer = summary.releases.some(({ id, hasNewer: has }) => id === release.id && has)
  const act = (what: () => Promise<ReleaseDetail>): Promise<boolean> =>
    attempt(async () => {
      onChange(await what())
      await desk.reload()
    })
  return (
    <li className="release-version">
      <div className="row">
        <span className="fill">
          <Link to={`/documents/${summary.id}?release=${release.id}`} className="release-title">
            {summary.title}
          </Link>{' '}
          <span className="quiet small">
            {labelOfType(summary.type, desk)}
            {desk.repository.languages.length > 1 && `, ${summary.lang}`}
          </span>
        </span>
        <StateMark state={summary.state} />
        {hasNewer && !isFixed && (
          <Button
            onClick={() => void act(() => deskApi.addToRelease(release.id, summary.id, version.version))}
          >
            Take the newer text
          </Button>
        )}
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          What it changes
        </Button>
        {!isFixed && (
          <IconButton
            icon="close"
            label={`Take ${summary.title} out of the release`}
            onClick={() => void act(() => deskApi.removeFromRelease(release.id, summary.id))}
          />
        )}
      </div>
      {errors.map((finding) => (
        <VersionFinding key={`${finding.path} ${finding.message}`} finding={finding} type={summary.type} />
      ))}
      {warnings.length > 0 && (
        <details>
          <summary>
            {warnings.length === 1 ? 'One thing' : `${warnings.length} things`} to put right; publishing does
            not wait for {warnings.length === 1 ? 'it' : 'them'}
          </summary>
          <div className="release-findings">
            {warnings.map((finding) => (
              <VersionFinding
                key={`${finding.path} ${finding.message}`}
                finding={finding}
                type={summary.type}
              />
            ))}
          </div>
        </details>
      )}
      {isOpen && (now ? <VersionChanges version={version} now={now} /> : <Waiting lines={2} />)}
    </li>
  )
}

function VersionFinding({ finding, type }: { finding: Finding; type: string }) {
  const desk = useDesk()
  return (
    <Remark kind={finding.severity}>
      <strong>{placeInWords(finding.path, modelOf(type, desk))}</strong>
      <p>{finding.message}</p>
    </Remark>
  )
}

function VersionChanges({ version, now }: { version: ReleaseVersion; now: DocumentDetail }) {
  const copy = contentOf(version.document)
  const { type } = version.summary
  return (
    <div className="stack release-changes">
      {now.published ? (
        <Differences
          before={contentOf(now.published.document)}
          after={copy}
          type={type}
          none="It says what the site shows already."
        />
      ) : (
        <p className="quiet">It is published for the first time.</p>
      )}
      {now.draft && now.draft.version !== version.version && (
        <Remark kind="warning">
          <strong>The draft says something else, which stays unpublished</strong>
          <Differences
            before={copy}
            after={contentOf(now.draft.document)}
            type={type}
            none="Only what cannot be seen differs."
          />
        </Remark>
      )}
    </div>
  )
}
