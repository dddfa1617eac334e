import { go } from '../address/address.ts'
import { Link } from '../address/link.tsx'
import { newVersion } from '../draft/content.ts'
import type { DraftState } from '../draft/draft-session.ts'
import { Button, IconButton } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { Menu } from '../elements/menu.tsx'
import { StateMark } from '../elements/mark.tsx'
import type { Form } from '../form/form-context.tsx'
import { labelOfType, modelOf, publishingRefusal, useDesk } from '../context/desk-context.tsx'
import { titleIn } from '../../../src/documents/title.ts'
import type { Panel } from './editor.tsx'
import { CopyBar } from './copy-bar.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Others } from './others.tsx'
import { SaveMark } from './save-mark.tsx'
import { useActions } from './use-actions.tsx'

interface EditorHeadProps {
  form: Form
  state: DraftState
  panel: Panel | undefined
  onPanel: (panel: Panel | undefined) => void
  remarks: number
}

/** What the document is, how it stands, and what can be done with it. */
export function EditorHead({ form, state, panel, onPanel, remarks }: EditorHeadProps) {
  const desk = useDesk()
  const { session } = form
  const { summary, published, draft, release: copyIn } = state.detail
  const isNew = state.detail.version === newVersion
  const actions = useActions(form, state)
  const refusal = publishingRefusal(desk)
  const model = modelOf(summary.type, desk)
  const title = (model && titleIn(state.content.data, model)) ?? summary.title
  const shows = (name: Panel) => ({
    id: `show-${name}`,
    'aria-pressed': panel === name,
    onClick: () => onPanel(panel === name ? undefined : name),
  })

  return (
    <>
      <header className="editor-head">
        <IconButton icon="back" label="To the documents" onClick={() => go('/')} />
        <div className="editor-title fill">
          <h1>{title}</h1>
          <p className="editor-facts">
            <span>{labelOfType(summary.type, desk)}</span>
            <StateMark state={summary.state} />
            {summary.releases.map((release) => (
              <Link key={release.id} to={`/releases/${release.id}`} className="tag">
                {release.label}
              </Link>
            ))}
            <SaveMark state={state} />
            <Others form={form} />
          </p>
        </div>
        <LanguageMenu state={state} />
        <div className="editor-tools" role="group" aria-label="Undo and panels">
          <IconButton icon="undo" label="Undo" disabled={!state.canUndo} onClick={session.undo} />
          <IconButton icon="redo" label="Redo" disabled={!state.canRedo} onClick={session.redo} />
          <span className="editor-line" />
          <button
            type="button"
            className="icon-button remarks-button"
            aria-label={`To put right: ${remarks}`}
            title="To put right (Alt+N leads to the next)"
            {...shows('remarks')}
          >
            <Icon name={remarks > 0 ? 'warning' : 'check'} />
            {remarks > 0 && <span>{remarks}</span>}
          </button>
          <IconButton icon="link" label="Linked from" {...shows('references')} />
          {state.detail.translations.length > 0 && (
            <IconButton icon="languages" label="Other languages" {...shows('languages')} />
          )}
          {!copyIn && <IconButton icon="history" label="History" {...shows('history')} />}
          <IconButton icon="eye" label="Preview (Alt+P)" {...shows('preview')} />
        </div>
        <div className="editor-actions">
          {copyIn ? (
            <Button look="main" icon="releases" onClick={() => go(`/releases/${copyIn.id}`)}>
              To {copyIn.label}
            </Button>
          ) : (
            <>
              {refusal ? (
                <span className="quiet small">{refusal}</span>
              ) : (
                <Button
                  look="main"
                  disabled={(!draft || isNew) && state.status === 'saved'}
                  onClick={() => actions.publish()}
                  title={!draft && state.status === 'saved' ? 'What you see is what is published' : undefined}
                >
                  Publish{published && <span className="publish-what"> changes</span>}
                </Button>
              )}
              <Menu
                label="More for this document"
                items={[
                  {
                    label: 'Add to a release …',
                    icon: 'releases',
                    isDisabled: isNew,
                    onChoose: actions.addToRelease,
                  },
                  { label: 'Duplicate', icon: 'copy', isDisabled: isNew, onChoose: actions.duplicate },
                  {
                    label: 'Discard the changes …',
                    icon: 'undo',
                    isDisabled: !draft || !published,
                    begins: true,
                    onChoose: actions.discard,
                  },
                  {
                    label: 'Unpublish …',
                    icon: 'unlink',
                    isDisabled: !published || refusal !== undefined,
                    onChoose: actions.unpublish,
                  },
                  {
                    label: published ? 'Delete … (unpublish it first)' : 'Delete …',
                    icon: 'trash',
                    isDangerous: true,
                    isDisabled: published !== null || isNew,
                    onChoose: actions.remove,
                  },
                ]}
              />
            </>
          )}
        </div>
        {actions.window}
      </header>
      <CopyBar state={state} onPutInto={actions.putInto} />
    </>
  )
}
