import type {
  FindingsOfDocuments,
  TranslationListQuery,
  TranslationOf,
  TranslationRow,
} from '../../../src/desk/contract.ts'
import { go, useAddress } from '../address/address.ts'
import { Link } from '../address/link.tsx'
import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { labelOfType, useDesk } from '../context/desk-context.tsx'
import { Button } from '../elements/button.tsx'
import { Select } from '../elements/controls.tsx'
import { FindingsMark, useFindings } from '../elements/findings-mark.tsx'
import { Empty, StateMark, Waiting } from '../elements/mark.tsx'
import { whenOf, wholeMoment } from '../elements/when.ts'
import { beginTranslation } from './begin-translation.ts'
import { Pager } from '../elements/pager.tsx'
import './translations.css'

/** What is to be translated, language beside language. */
export default function TranslationsPage() {
  const desk = useDesk()
  const { query } = useAddress()
  const { languages, masterLanguage, types } = desk.repository
  const asked: TranslationListQuery = Object.fromEntries(query)
  const { value: list, failure } = useLoad(`translations ${query.toString()}`, (signal) =>
    deskApi.translations(asked, signal),
  )
  const ask = (change: Record<string, string>): void => {
    const next = new URLSearchParams(query)
    if (!('page' in change)) next.delete('page')
    for (const [name, value] of Object.entries(change)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    go(`/translations${next.size > 0 ? `?${next.toString()}` : ''}`, { replace: true })
  }
  const findings = useFindings(list?.items, idsOf)
  // In the language of most originals only what is in none of them is missing.
  const others = languages.filter(({ id }) => id !== masterLanguage || (list?.toDo[id] ?? 0) > 0)
  const shown = others.filter(({ id }) => asked.lang === undefined || id === asked.lang)
  const pages = list ? Math.ceil(list.total / list.pageSize) : 1
  const page = list?.page ?? 1
  return (
    <div className="page">
      <title>Translations – Desk</title>
      <div className="page-head">
        <h1 className="fill">Translations</h1>
      </div>
      <div className="filters">
        <Select
          className="filter"
          aria-label="Language"
          options={[
            ['', 'Language: all'],
            ...others.map(({ id, name }) => labelled(id, name, list?.toDo[id])),
          ]}
          value={asked.lang ?? ''}
          onValue={(lang) => ask({ lang })}
        />
        <Select
          className="filter"
          aria-label="Type"
          options={[['', 'Type: all'], ...types.map(({ id, label }): [string, string] => [id, label])]}
          value={asked.type ?? ''}
          onValue={(type) => ask({ type })}
        />
        <Select
          className="filter"
          aria-label="Which"
          options={[
            ['', 'To be translated'],
            ['no', 'All documents'],
          ]}
          value={asked.todo ?? ''}
          onValue={(todo) => ask({ todo })}
        />
      </div>
      {failure && <p role="alert">{failure}</p>}
      {!list && !failure && <Waiting lines={10} />}
      {list?.items.length === 0 && <Empty title="Everything is translated" />}
      {list && list.items.length > 0 && (
        <table className="document-table">
          <thead>
            <tr>
              <th scope="col">Title</th>
              <th scope="col">Type</th>
              {shown.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.items.map((row) => (
              <tr key={row.original.id}>
                <th scope="row">
                  <Link to={`/documents/${row.original.id}`}>{row.original.title}</Link>{' '}
                  <FindingsMark findings={findings[row.original.id]} />
                </th>
                <td>{labelOfType(row.original.type, desk)}</td>
                {shown.map(({ id, name }) => (
                  <td key={id}>
                    <Cell
                      row={row}
                      other={row.others.find(({ lang }) => lang === id)}
                      language={name}
                      findings={findings}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="out-of-sight" role="status">
        {list ? `${list.total} documents` : ''}
      </p>
      <Pager page={page} pages={pages} onPage={(to) => ask({ page: String(to) })} />
    </div>
  )
}

function idsOf({ original, others }: TranslationRow): string[] {
  return [original.id, ...others.flatMap(({ document }) => document?.id ?? [])]
}

interface CellProps {
  row: TranslationRow
  /** `undefined`: the document is written in this language. */
  other: TranslationOf | undefined
  language: string
  findings: FindingsOfDocuments
}

function Cell({ row: { original }, other, language, findings }: CellProps) {
  if (!other) return <span className="quiet">the original</span>
  if (!other.document) {
    return (
      <Button
        aria-label={`Begin ${original.title} in ${language}`}
        onClick={() => void beginTranslation(original, other.lang, original.uid)}
      >
        Begin
      </Button>
    )
  }
  const { id, title, state } = other.document
  return (
    <span className="translation-cell">
      <Link to={`/documents/${id}`} aria-label={`${title}, ${language}`}>
        {title}
      </Link>
      {state !== 'published' && <StateMark state={state} />}
      {other.olderSinceMs !== null && (
        <span className="mark mark-changed" title={wholeMoment(other.olderSinceMs)}>
          older than its original since {whenOf(other.olderSinceMs)}
        </span>
      )}
      <FindingsMark findings={findings[id]} />
    </span>
  )
}

function labelled(id: string, name: string, toDo: number | undefined): [string, string] {
  return [id, toDo === undefined ? name : `${name} (${toDo} to do)`]
}
