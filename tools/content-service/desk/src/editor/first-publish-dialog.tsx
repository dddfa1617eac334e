import type { DraftState } from '../draft/draft-session.ts'
import { Button } from '../elements/button.tsx'
import { Dialog } from '../elements/dialog.tsx'
import { remarksOf } from '../form/form-context.tsx'
import type { Form } from '../form/form-context.tsx'
import { PreviewPanel } from '../preview/preview-panel.tsx'
import { RemarkList } from './remark-list.tsx'

interface FirstPublishDialogProps {
  form: Form
  state: DraftState
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a document is seen for the first time: what visitors will see, and what the rules say of it. */
export function FirstPublishDialog({ form, state, isBusy, onConfirm, onClose }: FirstPublishDialogProps) {
  const remarks = remarksOf(state)
  const isStopped = remarks.some(({ severity }) => severity === 'error')
  return (
    <Dialog
      title={`Publish ${state.detail.summary.title} for the first time?`}
      width="whole"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" disabled={isBusy || isStopped} onClick={onConfirm}>
            Publish
          </Button>
        </>
      }
    >
      <div className="first-publish">
        <section className="first-publish-look" aria-label="What visitors will see">
          <PreviewPanel
            state={state}
            session={form.session}
            onPointed={(path) => {
              onClose()
              form.reveal(path)
            }}
          />
        </section>
        <section>
          <h3>What the rules say</h3>
          {isStopped && <p>It cannot be published until what is marked as an error is put right.</p>}
          <RemarkList remarks={remarks} form={form} type={state.detail.summary.type} onLeave={onClose} />
        </section>
      </div>
    </Dialog>
  )
}
