import { useState } from 'react'
import type { DocumentSummary } from '../../../src/desk/contract.ts'
import { ApiFailure, messageOf } from '../api/api-failure.ts'
import { deskApi } from '../api/desk-api.ts'
import { contentOf, latestOf } from '../draft/content.ts'
import { Button } from '../elements/button.tsx'
import { Confirm } from '../elements/dialog.tsx'
import { notify } from '../elements/notices.tsx'
import { ReleaseChoice } from '../releases/release-choice.tsx'
import { publishingRefusal, useDesk } from '../context/desk-context.tsx'
import { Input, LineForm } from '../elements/controls.tsx'

interface BulkBarProps {
  chosen: readonly DocumentSummary[]
  /** Called when something was done, to read the list again. */
  onDone: () => void
}

const works = {
  publish: {
    verb: 'Publish',
    done: 'Published',
    canBe: ({ state }: DocumentSummary) => state !== 'published',
  },
  unpublish: { verb: 'Unpublish', done: 'Taken off the site', canBe: isPublished },
}

/** What can be done with several documents at once. What could not be done is named, with the reason. */
export function BulkBar({ chosen, onDone }: BulkBarProps) {
  const desk = useDesk()
  const refusal = publishingRefusal(desk)
  const [open, setOpen] = useState<keyof typeof works | 'release'>()
  const [tag, setTag] = useState('')
  const close = (): void => setOpen(undefined)
  // A document and its translation may have the same title.
  const nameOf = ({ title, lang }: DocumentSummary): string =>
    desk.repository.languages.length > 1 ? `${title} (${lang})` : title
  const each = async (
    done: string,
    items: readonly DocumentSummary[],
    what: (id: string, document: DocumentSummary) => Promise<unknown>,
  ): Promise<void> => {
    close()
    const failures: string[] = []
    for (const document of items) {
      await what(document.id, document).catch((error: unknown) =>
        failures.push(`${nameOf(document)}: ${messageOf(error)}`),
      )
    }
    notify([`${done}: ${items.length - failures.length} of ${items.length}.`, ...failures].join(' '), {
      isBad: failures.length > 0,
    })
    onDone()
  }
  const publish = async (id: string): Promise<unknown> =>
    deskApi.publish(id, (await deskApi.document(id)).version)
  const addTag = async (id: string): Promise<unknown> => {
    const detail = await deskApi.document(id)
    const content = contentOf(latestOf(detail))
    const tags = [...new Set([...content.tags, tag.trim()])]
    return deskApi.saveDraft(id, { ...content, tags }, detail.version)
  }
  const addTo =
    (release: string) =>
    async (id: string, { releases }: DocumentSummary): Promise<unknown> => {
      const copy = releases.find((one) => one.id === release)
      if (copy?.isAnother)
        throw new ApiFailure('desk/conflict', `${copy.label} has another text of it, which stays.`)
      return copy ?? deskApi.addToRelease(release, id)
    }
  const work = open === undefined || open === 'release' ? undefined : works[open]
  const items = work ? chosen.filter(work.canBe) : []
  return (
    <div className="row bulk-bar" role="group" aria-label="With the chosen documents">
      <strong role="status">{chosen.length} chosen</strong>
      {refusal ? (
        <span className="quiet small">{refusal}</span>
      ) : (
        (['publish', 'unpublish'] as const).map((one) => (
          <Button key={one} disabled={!chosen.some(works[one].canBe)} onClick={() => setOpen(one)}>
            {works[one].verb} …
          </Button>
        ))
      )}
      <Button onClick={() => setOpen('release')}>Add to a release …</Button>
      <LineForm onDone={() => each('Tagged', chosen, addTag)}>
        <Input className="bulk-tag" aria-label="Tag to add" placeholder="Tag" value={tag} onValue={setTag} />
        <Button type="submit" disabled={!tag.trim()}>
          Add tag
        </Button>
      </LineForm>
      {work && (
        <Confirm
          title={`${work.verb} ${items.length} of ${chosen.length}?`}
          action={work.verb}
          isDangerous={open === 'unpublish'}
          onClose={close}
          onConfirm={() => void each(work.done, items, open === 'publish' ? publish : deskApi.unpublish)}
        >
          <ul className="bulleted">
            {items.map((document) => (
              <li key={document.id}>{nameOf(document)}</li>
            ))}
          </ul>
        </Confirm>
      )}
      {open === 'release' && (
        <ReleaseChoice
          title={`Add ${chosen.length} documents to a release`}
          onClose={close}
          onChoose={(release) => void each('Added', chosen, addTo(release))}
        />
      )}
    </div>
  )
}

function isPublished({ state }: DocumentSummary): boolean {
  return state === 'published' || state === 'changed'
}
