import { useState } from 'react'
import { Link } from '../address/link.tsx'
import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { useDesk, modelOf } from '../context/desk-context.tsx'
import { latestOf } from '../draft/content.ts'
import type { DraftState } from '../draft/draft-session.ts'
import { Select } from '../elements/controls.tsx'
import { Empty, Waiting } from '../elements/mark.tsx'
import { PanelHead } from '../elements/panel-head.tsx'
import { whenOf } from '../elements/when.ts'
import type { Form } from '../form/form-context.tsx'
import { placeInWords } from '../form/place-in-words.ts'
import { textsOf } from './texts-of.ts'
import './translations.css'

interface LanguagesPanelProps {
  form: Form
  state: DraftState
  onClose: () => void
}

/** The same document in another language, text by text, beside the form. */
export function LanguagesPanel({ form, state, onClose }: LanguagesPanelProps) {
  const { repository, ...desk } = useDesk()
  const { summary, translations } = state.detail
  const original = translations.find(({ lang }) => lang === repository.masterLanguage)
  const [chosen, setChosen] = useState((original ?? translations[0])?.id)
  const other = translations.find(({ id }) => id === chosen)
  const { value, failure } = useLoad(other?.id ?? '', async () =>
    other ? latestOf(await deskApi.document(other.id)) : undefined,
  )
  const model = modelOf(summary.type, desk)
  const mine = new Map(textsOf(state.content.data, 'data').map(({ path, text }) => [path, text]))
  const nameOf = (lang: string): string => repository.languages.find(({ id }) => id === lang)?.name ?? lang
  return (
    <>
      <PanelHead title="Other languages" onClose={onClose}>
        {translations.length > 1 && (
          <Select
            aria-label="Language beside the form"
            options={translations.map(({ id, lang }) => [id, nameOf(lang)])}
            value={chosen ?? ''}
            onValue={setChosen}
          />
        )}
      </PanelHead>
      <div className="panel-body">
        {!other && <Empty title="This is in no other language" />}
        {failure && <p role="alert">{failure}</p>}
        {other && !value && !failure && <Waiting />}
        {other && value && (
          <>
            <p className="small">
              <Link to={`/documents/${other.id}`}>{`${nameOf(other.lang)}: ${other.title}`}</Link>
              {isNewer(other, summary) && (
                <span className="mark mark-changed">newer, since {whenOf(other.publishedAtMs ?? 0)}</span>
              )}
            </p>
            <dl className="other-texts">
              {textsOf(value.data, 'data').map(({ path, text }) => (
                <div key={path}>
                  <dt>
                    <button type="button" onClick={() => form.reveal(path)}>
                      {placeInWords(path, model)}
                    </button>
                    {mine.get(path) === text && <span className="quiet small">the same here</span>}
                    {!mine.has(path) && <span className="quiet small">not here</span>}
                  </dt>
                  <dd lang={other.lang} dir="auto">
                    {text}
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </>
  )
}

interface Dated {
  changedAtMs: number
  publishedAtMs: number | null
}

function isNewer(other: Dated, mine: Dated): boolean {
  return other.publishedAtMs !== null && mine.changedAtMs < other.publishedAtMs
}
