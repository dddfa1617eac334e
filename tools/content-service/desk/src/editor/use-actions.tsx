import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { DocumentSummary } from '../../../src/desk/contract.ts'
import { go } from '../address/address.ts'
import { ApiFailure, messageOf } from '../api/api-failure.ts'
import { deskApi } from '../api/desk-api.ts'
import type { DraftState } from '../draft/draft-session.ts'
import { bringBack } from '../documents/trash-page.tsx'
import { Confirm } from '../elements/dialog.tsx'
import { notify } from '../elements/notices.tsx'
import type { Form } from '../form/form-context.tsx'
import { ReleaseChoice } from '../releases/release-choice.tsx'
import { useDesk } from '../context/desk-context.tsx'
import { BrokenLinks } from './broken-links.tsx'
import { FirstPublishDialog } from './first-publish-dialog.tsx'

type Window = 'publish' | 'discard' | 'unpublish' | 'remove' | 'release'

/** What can be done with a document, and the window that asks first. */
interface Actions {
  publish: () => void
  discard: () => void
  unpublish: () => void
  remove: () => void
  duplicate: () => void
  addToRelease: () => void
  /** Puts the draft into a release in the place of a copy. */
  putInto: (releaseId: string, version: string) => void
  window: ReactNode
}

/** What can be done with the document of a form. Everything is saved before. */
export function useActions(form: Form, state: DraftState): Actions {
  const desk = useDesk()
  const [open, setOpen] = useState<Window>()
  const [isBusy, setBusy] = useState(false)
  const takeBack = useRef<() => void>(undefined)
  const { session } = form
  const { id, title } = state.detail.summary

  const act = async (what: () => Promise<Window | void>): Promise<void> => {
    setBusy(true)
    try {
      setOpen((await what()) ?? undefined)
    } catch (error) {
      setOpen(undefined)
      notify(messageOf(error), { isBad: true })
      const [first] = error instanceof ApiFailure ? error.findings : []
      if (first) form.reveal(first.path)
    } finally {
      setBusy(false)
    }
  }
  /**
   * @param otherwise What did not happen, to begin the sentence that says why.
   * @returns Whether everything that was typed is with the service.
   */
  const saved = async (otherwise: string): Promise<boolean> => {
    await session.save()
    takeBack.current?.()
    const { status, faults } = session.state()
    if (status === 'saved') return true
    const [first] = faults
    const remedy = first
      ? 'Put right what is marked first.'
      : status === 'conflict'
        ? 'Choose first between what you and somebody else wrote.'
        : 'Try again once it is.'
    takeBack.current = notify(`${otherwise}: something is not saved yet. ${remedy}`, { isBad: true })
    if (first) form.reveal(first.path)
    return false
  }
  const publish = (): Promise<void> =>
    act(async () => {
      if (!(await saved('Nothing was published'))) return undefined
      const isFirst = session.state().detail.summary.state === 'draft'
      if (isFirst && open !== 'publish') return 'publish'
      await session.adoptAfter(() => deskApi.publish(id, session.state().detail.version))
      notify(`Published: ${title}`)
      return undefined
    })
  const discard = (): Promise<void> =>
    act(async () => {
      await session.save()
      const detail = await deskApi.discard(id)
      if (detail) session.adopt(detail)
      notify('The changes are discarded. History has them.')
    })
  const unpublish = (): Promise<void> =>
    act(async () => {
      await session.save()
      await session.adoptAfter(() => deskApi.unpublish(id))
      notify(`${title} is no longer on the site. It is a draft now.`)
      void desk.reload()
    })
  const remove = (): Promise<void> =>
    act(async () => {
      await session.save()
      await deskApi.remove(id)
      session.close()
      notify(`Deleted: ${title}`, {
        action: {
          label: 'Undo',
          run: () => void bringBack(id),
        },
      })
      go('/')
      void desk.reload()
    })
  const duplicate = (): Promise<void> =>
    act(async () => {
      await session.save()
      const copy = await deskApi.create({
        type: state.detail.summary.type,
        lang: state.detail.summary.lang,
        copyOf: id,
      })
      go(`/documents/${copy.summary.id}`)
      notify(`This is the copy of ${title}. Give it a UID of its own.`)
      void desk.reload()
    })
  /** Asked before a release is chosen or begun, so that none begins empty. */
  const chooseRelease = async (): Promise<void> => {
    if (await saved('It cannot go into a release')) setOpen('release')
  }
  /** A copy that is there stays, unless its version is named. @returns How many came with it, in words. */
  const put = async (releaseId: string, version?: string, isWith = false) => {
    const alone = await deskApi.addToRelease(releaseId, id, version)
    const release = isWith ? await deskApi.addTranslations(releaseId, id) : alone
    session.adopt(await deskApi.document(id))
    void desk.reload()
    const added = release.documents - alone.documents
    return { release, others: added > 0 ? `, with ${added} in other languages` : '' }
  }
  const addToRelease = (releaseId: string, version?: string, isWith = false): Promise<void> =>
    act(async () => {
      const { release, others } = await put(releaseId, version, isWith)
      notify(`${title} is in ${release.label}${others}`, {
        action: { label: 'Go to it', run: () => go(`/releases/${release.id}`) },
      })
    })
  const putInto = async (releaseId: string, version: string): Promise<void> => {
    if (await saved('It cannot go into a release')) await addToRelease(releaseId, version)
  }
  /** Into the chosen release, where a copy that stands there stays until it is said to go. */
  const choose = async (releaseId: string, isWith: boolean): Promise<void> => {
    const copy = session.state().detail.summary.releases.find((one) => one.id === releaseId)
    if (!copy) return addToRelease(releaseId, undefined, isWith)
    const { others } = isWith ? await put(releaseId, undefined, true) : { others: '' }
    if (!copy.isAnother) return void notify(`${title} is in ${copy.label} already, as you see it${others}.`)
    const { version } = await deskApi.document(id, releaseId)
    notify(`${copy.label} has another text of ${title}, which stays${others}.`, {
      action: { label: 'Put this one there', run: () => void putInto(releaseId, version) },
    })
  }
  const close = (): void => setOpen(undefined)
  const questions = {
    discard: {
      title: 'Discard the changes?',
      action: 'Discard',
      run: discard,
      about: 'The document goes back to what the site shows. The changes stay in its history.',
    },
    unpublish: {
      title: `Take ${title} off the site?`,
      action: 'Unpublish',
      run: unpublish,
      about: 'Visitors find nothing at its address any more. Its content stays here as a draft.',
    },
    remove: {
      title: `Delete ${title}?`,
      action: 'Delete',
      run: remove,
      about: 'The document is gone from every list. The trash keeps it for thirty days.',
    },
  }
  const shown = (): ReactNode => {
    if (open === undefined) return undefined
    if (open === 'publish')
      return (
        <FirstPublishDialog {...{ form, state, isBusy }} onClose={close} onConfirm={() => void publish()} />
      )
    if (open === 'release')
      return (
        <ReleaseChoice
          title={`Add ${title} to a release`}
          onClose={close}
          translations={state.detail.translations.filter(isPrepared).length}
          onChoose={(releaseId, isWith) => void act(() => choose(releaseId, isWith))}
        />
      )
    const { run, about, ...asked } = questions[open]
    return (
      <Confirm {...asked} isDangerous isBusy={isBusy} onClose={close} onConfirm={() => void run()}>
        <p>{about}</p>
        {open === 'unpublish' && <BrokenLinks id={id} />}
      </Confirm>
    )
  }

  return {
    publish: () => void publish(),
    discard: () => setOpen('discard'),
    unpublish: () => setOpen('unpublish'),
    remove: () => setOpen('remove'),
    duplicate: () => void duplicate(),
    addToRelease: () => void chooseRelease(),
    putInto: (releaseId, version) => void putInto(releaseId, version),
    window: shown(),
  }
}

function isPrepared({ state }: DocumentSummary): boolean {
  return state === 'draft' || state === 'changed'
}
