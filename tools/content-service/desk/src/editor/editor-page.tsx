import { useEffect, useMemo } from 'react'
import type { DocumentDetail } from '../../../src/desk/contract.ts'
import { go, useAddress } from '../address/address.ts'
import { ApiFailure } from '../api/api-failure.ts'
import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { newVersion } from '../draft/content.ts'
import { createDraftSession } from '../draft/draft-session.ts'
import { shapeOf } from '../draft/shape.ts'
import { keptDrafts } from '../draft/kept-drafts.ts'
import { Button } from '../elements/button.tsx'
import { bringBack } from '../documents/trash-page.tsx'
import { Empty, Waiting } from '../elements/mark.tsx'
import { wholeMoment } from '../elements/when.ts'
import { newDetail } from '../form/new-values.ts'
import { createForm } from '../form/form-context.tsx'
import { modelOf, useDesk } from '../context/desk-context.tsx'
import { Editor } from './editor.tsx'
import { untilComposed } from './until-composed.ts'

/** The place where one document is written. */
export default function EditorPage({ id }: { id: string }) {
  const desk = useDesk()
  const { query } = useAddress()
  const release = query.get('release') ?? undefined
  const type = query.get('type')
  const loaded = useLoad(`${id} ${release}`, () =>
    deskApi.document(id, release).catch((error: unknown) => {
      if (type && error instanceof ApiFailure && error.code === 'desk/not-found')
        return newDetail(id, type, desk)
      throw error
    }),
  )
  const { value, failure } = loaded
  if (value && value.release?.id === release) return <LoadedEditor key={release} detail={value} />
  if (!failure) return <Waiting lines={10} />
  return <Missing id={id} failure={failure} onRestored={loaded.reload} />
}

interface MissingProps {
  id: string
  failure: string
  onRestored: () => Promise<void>
}

/** Why a document cannot be written, and its way back where it was deleted. */
function Missing({ id, failure, onRestored }: MissingProps) {
  const [last] = useLoad(id, () => deskApi.history(id)).value ?? []
  const isDeleted = last?.action === 'deleted'
  return (
    <Empty title={isDeleted ? 'This document was deleted' : 'This document cannot be shown'}>
      <p>
        {isDeleted
          ? `It was put into the trash on ${wholeMoment(last.atMs)}.`
          : failure.replaceAll(id, 'of this address')}
      </p>
      {isDeleted && (
        <Button icon="history" onClick={() => void bringBack(id).then(onRestored)}>
          Restore it
        </Button>
      )}
      <Button look="main" onClick={() => go('/')}>
        To the documents
      </Button>
    </Empty>
  )
}

function LoadedEditor({ detail }: { detail: DocumentDetail }) {
  const desk = useDesk()
  const { reload } = desk
  const form = useMemo(
    () =>
      createForm(
        createDraftSession(detail, {
          api: deskApi,
          kept: keptDrafts(localStorage, detail.release?.id),
          shape: shapeOf(modelOf(detail.summary.type, desk), desk.models),
          untilComposed,
        }),
      ),
    // The models count as they were when the document was loaded.
    // oxlint-disable-next-line react/exhaustive-deps
    [detail],
  )
  useEffect(
    () => () => {
      // Leaving the page saves what is not saved yet.
      void form.session.save().then(() => (detail.version === newVersion ? reload() : undefined))
    },
    [form, detail, reload],
  )
  return <Editor form={form} />
}
