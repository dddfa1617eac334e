import { useEffect, useRef, useState } from 'react'
import type { DocumentListQuery, DocumentState, DocumentSummary } from '../../../src/desk/contract.ts'
import { go, useAddress } from '../address/address.ts'
import { Link } from '../address/link.tsx'
import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { Button } from '../elements/button.tsx'
import { useFindings } from '../elements/findings-mark.tsx'
import { Empty, Waiting, nameOfState } from '../elements/mark.tsx'
import { remember } from '../links/summaries.ts'
import { useDesk } from '../context/desk-context.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { DocumentTable } from './document-table.tsx'
import { NewDocumentMenu } from './new-document-menu.tsx'
import { Welcome } from './welcome.tsx'
import './documents.css'
import { Input, Select } from '../elements/controls.tsx'
import { Pager } from '../elements/pager.tsx'

const idOf = ({ id }: DocumentSummary): string[] => [id]
const states: DocumentState[] = ['draft', 'changed', 'published', 'unpublished']
const pageSize = 50

/** The list of documents, filtered by type, state and text. */
export function DocumentsPage() {
  const desk = useDesk()
  const { query } = useAddress()
  const { types, languages, tags, releases } = desk.repository
  const asked: DocumentListQuery = Object.fromEntries(query)
  const found = useLoad(query.toString(), async (signal) => {
    const list = await deskApi.documents({ ...asked, pageSize }, signal)
    remember(...list.items)
    return list
  })

  const ask = (change: Record<string, string | undefined>): void => {
    // The address as it is now: a search that was typed may arrive after another choice.
    const next = new URLSearchParams(location.search)
    next.delete('page')
    for (const [key, value] of Object.entries(change)) {
      if (value) next.set(key, value)
      else next.delete(key)
    }
    go(`/${next.size > 0 ? `?${next.toString()}` : ''}`, { replace: true })
  }
  const list = found.value
  const findings = useFindings(list?.items, idOf)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const chosenHere = list?.items.filter(({ id }) => chosen.has(id)) ?? []
  const page = Number(query.get('page') ?? 1)
  const pages = list ? Math.ceil(list.total / pageSize) : 1
  const all = list ? states.reduce((sum, state) => sum + list.states[state], 0) : undefined
  const filters: [label: string, name: string, options: [value: string, text: string][]][] = [
    ['Type', 'type', types.map(({ id, label, documents }) => [id, `${label} (${documents})`])],
    ['Language', 'lang', languages.length > 1 ? languages.map(({ id, name }) => [id, name]) : []],
    ['Tag', 'tag', tags.map((tag) => [tag, tag])],
    ['Release', 'release', releases.map(({ id, label }) => [id, label])],
  ]

  return (
    <div className="page">
      <title>Documents – Desk</title>
      <div className="page-head">
        <h1 className="fill">Documents</h1>
        <Link to="/trash">Trash</Link>
        <NewDocumentMenu />
      </div>
      {list && query.size === 0 && <Welcome items={list.items} />}
      <div className="filters" role="search">
        <SearchField value={query.get('search') ?? ''} onChange={(search) => ask({ search })} />
        {filters
          .filter(([, , options]) => options.length > 0)
          .map(([label, name, options]) => (
            <Select
              key={name}
              className="filter"
              aria-label={label}
              options={[['', `${label}: all`], ...options]}
              value={query.get(name) ?? ''}
              onValue={(chosen) => ask({ [name]: chosen })}
            />
          ))}
      </div>
      <div className="state-filter" role="group" aria-label="State">
        {[undefined, ...states].map((state) => (
          <button
            key={state}
            type="button"
            className="state-button"
            aria-pressed={(query.get('state') ?? undefined) === state}
            onClick={() => ask({ state })}
          >
            {state ? nameOfState(state) : 'All'} <span>{(state ? list?.states[state] : all) ?? '…'}</span>
          </button>
        ))}
      </div>
      {found.failure && <p role="alert">{found.failure}</p>}
      {!list && !found.failure && <Waiting lines={10} />}
      {list && list.items.length === 0 && (
        <Empty title={query.size > 0 ? 'No document is like this' : 'Nothing is written yet'}>
          {query.size > 0 && <Button onClick={() => go('/')}>Show all documents</Button>}
        </Empty>
      )}
      {chosenHere.length > 0 && (
        <BulkBar
          chosen={chosenHere}
          onDone={() => {
            setChosen(new Set())
            void found.reload()
            void desk.reload()
          }}
        />
      )}
      {list && list.items.length > 0 && (
        <DocumentTable
          items={list.items}
          findings={findings}
          chosen={chosen}
          onChoose={(ids, isChosen) =>
            setChosen(
              (before) =>
                new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
            )
          }
          sort={query.get('sort') ?? (query.get('search') ? '' : 'changed')}
          onSort={(sort) => ask({ sort })}
        />
      )}
      <p className="out-of-sight" role="status">
        {list ? `${list.total} documents` : ''}
      </p>
      <Pager page={page} pages={pages} onPage={(to) => ask({ page: String(to) })} />
    </div>
  )
}

const pauseMs = 180

/** Words to look for. The list follows a moment after the typing. `/` leads here. */
function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [words, setWords] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<number>(undefined)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setWords(value)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (
        event.key !== '/' ||
        (event.target instanceof HTMLElement && event.target.matches('input, textarea, select'))
      )
        return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <Input
      ref={input}
      className="filter-search"
      type="search"
      aria-label="Search"
      placeholder="Search titles and texts"
      value={words}
      onValue={(value) => {
        setWords(value)
        clearTimeout(timer.current)
        timer.current = window.setTimeout(() => onChange(value), pauseMs)
      }}
    />
  )
}
