import { useEffect, useState } from 'react'
import type { FieldModel } from '../../../src/desk/contract.ts'
import { Remark } from '../elements/mark.tsx'
import { Button } from '../elements/button.tsx'
import { PanelHead } from '../elements/panel-head.tsx'
import { Fields } from '../form/field.tsx'
import { EditedLanguage } from '../context/edited-language.ts'
import { FormContext, remarksOf } from '../form/form-context.tsx'
import type { Form } from '../form/form-context.tsx'
import { HistoryPanel } from '../history/history-panel.tsx'
import { ReferencesPanel } from '../links/references-panel.tsx'
import { PreviewPanel } from '../preview/preview-panel.tsx'
import { modelOf, useDesk } from '../context/desk-context.tsx'
import { remember } from '../links/summaries.ts'
import { LanguagesPanel } from '../translations/languages-panel.tsx'
import { ConflictDialog, labelOf } from './conflict-dialog.tsx'
import { EditorHead } from './editor-head.tsx'
import { RemarkList } from './remark-list.tsx'
import { TagsField } from './tags-field.tsx'
import { useDraftState, useEditorKeys, useLeaveGuard } from './use-session.ts'
import './editor.css'

/** What stands beside the form. */
export type Panel = 'preview' | 'history' | 'references' | 'languages' | 'remarks'

const panelKey = 'desk:panel'
const leastWidthForBoth = 1150

/** A document being written: its form by tabs, and what an editor has beside it. */
export function Editor({ form }: { form: Form }) {
  const { session, revealed } = form
  const state = useDraftState(session)
  const desk = useDesk()
  const { summary } = state.detail
  const model = modelOf(summary.type, desk)
  const tabs = Object.entries(model?.json ?? {})
  const [tab, setTab] = useState(tabs[0]?.[0] ?? '')
  const [panel, setPanel] = useState<Panel | undefined>(() => keptPanel())
  const [isChoosing, setChoosing] = useState(false)
  const remarks = remarksOf(state)
  const show = (next: Panel | undefined): void => {
    // What has focus in a panel goes away with it.
    if (document.activeElement?.closest('.editor-panel'))
      document.getElementById(`show-${next ?? panel}`)?.focus()
    setPanel(next)
    localStorage.setItem(panelKey, next ?? '')
  }

  useLeaveGuard(session)
  useEditorKeys({
    onSave: () => void session.save(),
    onUndo: session.undo,
    onRedo: session.redo,
    onPreview: () => show(panel === 'preview' ? undefined : 'preview'),
    onNextRemark: () => {
      const current = document.activeElement?.closest('[data-path]')?.getAttribute('data-path')
      const index = remarks.findIndex(({ path }) => path === current)
      const next = remarks[(index + 1) % remarks.length]
      if (next) form.reveal(next.path)
    },
  })
  useEffect(() => {
    remember(summary)
  }, [summary])
  useEffect(
    () =>
      revealed.subscribe(() => {
        const path = revealed.path()
        if (path === undefined) return
        const holder = tabs.find(([, fields]) => tabHolds(fields, path))
        if (holder) setTab(holder[0])
      }),
    [revealed, tabs],
  )

  const fields = model?.json[tab] ?? {}
  return (
    <FormContext value={form}>
      <EditedLanguage value={summary.lang}>
        <div className="editor">
          <title>{`${summary.title} – Desk`}</title>
          <EditorHead form={form} state={state} panel={panel} onPanel={show} remarks={remarks.length} />
          {state.failure && (
            <div className="editor-notice">
              <Remark kind={state.status === 'saved' ? 'warning' : 'error'}>{state.failure}</Remark>
            </div>
          )}
          {state.collisions.length > 0 && (
            <div className="editor-notice">
              <Remark kind="warning">
                Somebody else changed what you changed:{' '}
                {[...new Set(state.collisions.map((one) => labelOf(one, model)))].join('; ')}. Yours is here
                and theirs is saved, until you choose.{' '}
                <Button look="quiet" onClick={() => setChoosing(true)}>
                  Look at both
                </Button>
              </Remark>
            </div>
          )}
          {state.isRecovered && state.status !== 'conflict' && (
            <div className="editor-notice">
              <Remark kind="info">
                What had not been saved on your last visit is here again.{' '}
                <Button look="quiet" onClick={session.undo}>
                  Go back to what was saved
                </Button>
              </Remark>
            </div>
          )}
          <div className={`editor-body ${panel ? 'has-panel' : ''}`} data-panel={panel}>
            <div className="editor-form">
              {tabs.length > 1 && (
                <Tabs
                  tabs={tabs.map(([name, held]) => ({
                    name,
                    count: remarks.filter(({ path }) => tabHolds(held, path)).length,
                  }))}
                  current={tab}
                  onChange={setTab}
                />
              )}
              <div
                className="editor-fields"
                role={tabs.length > 1 ? 'tabpanel' : undefined}
                id="tab-panel"
                aria-labelledby={tabs.length > 1 ? `tab-${tab.replaceAll(' ', '-')}` : undefined}
              >
                <Fields key={tab} fields={fields} path="data" values={state.content.data} />
                {tab === tabs[0]?.[0] && <TagsField form={form} tags={state.content.tags} />}
              </div>
            </div>
            {panel && (
              <aside className="editor-panel" aria-label={panelNames[panel]}>
                {panel === 'preview' && (
                  <PreviewPanel
                    state={state}
                    session={session}
                    onClose={() => show(undefined)}
                    onPointed={(path) => {
                      // On a phone the preview lies over the form.
                      if (innerWidth < leastWidthForBoth) setPanel(undefined)
                      form.reveal(path)
                    }}
                  />
                )}
                {panel === 'history' && (
                  <HistoryPanel state={state} session={session} onClose={() => show(undefined)} />
                )}
                {panel === 'references' && (
                  <ReferencesPanel id={summary.id} onClose={() => show(undefined)} />
                )}
                {panel === 'languages' && (
                  <LanguagesPanel form={form} state={state} onClose={() => show(undefined)} />
                )}
                {panel === 'remarks' && (
                  <>
                    <PanelHead title="To put right" onClose={() => show(undefined)} />
                    <div className="panel-body">
                      <RemarkList remarks={remarks} form={form} type={summary.type} />
                    </div>
                  </>
                )}
              </aside>
            )}
          </div>
          {isChoosing && (
            <ConflictDialog session={session} state={state} onClose={() => setChoosing(false)} />
          )}
        </div>
      </EditedLanguage>
    </FormContext>
  )
}

const panelNames: Record<Panel, string> = {
  preview: 'Preview',
  history: 'History',
  references: 'Linked from',
  languages: 'Other languages',
  remarks: 'To put right',
}

interface TabsProps {
  tabs: { name: string; count: number }[]
  current: string
  onChange: (name: string) => void
}

function Tabs({ tabs, current, onChange }: TabsProps) {
  return (
    <div
      className="tabs"
      role="tablist"
      aria-label="Parts of the document"
      tabIndex={-1}
      onKeyDown={(event) => {
        const index = tabs.findIndex(({ name }) => name === current)
        const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key]
        const next = to === undefined ? undefined : tabs.at(to % tabs.length)
        if (!next) return
        event.preventDefault()
        onChange(next.name)
        document.getElementById(`tab-${next.name.replaceAll(' ', '-')}`)?.focus()
      }}
    >
      {tabs.map(({ name, count }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name.replaceAll(' ', '-')}`}
          aria-selected={name === current}
          aria-controls="tab-panel"
          tabIndex={name === current ? 0 : -1}
          onClick={() => onChange(name)}
        >
          {name}
          {count > 0 && (
            <span className="tab-count">
              {count}
              <span className="out-of-sight"> to put right</span>
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

function tabHolds(fields: Readonly<Record<string, FieldModel>>, path: string): boolean {
  if (path === 'uid') return Object.values(fields).some(({ type }) => type === 'UID')
  const [, name = ''] = path.split('.')
  return Object.hasOwn(fields, name)
}

function keptPanel(): Panel | undefined {
  const kept = localStorage.getItem(panelKey)
  if (kept === null) return innerWidth >= leastWidthForBoth ? 'preview' : undefined
  if (innerWidth < leastWidthForBoth) return undefined
  return kept === '' ? undefined : (kept as Panel)
}
