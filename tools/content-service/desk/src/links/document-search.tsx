import { use, useEffect, useId, useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import type { DocumentSummary } from '../../../src/desk/contract.ts'
import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { StateMark } from '../elements/mark.tsx'
import { whenOf } from '../elements/when.ts'
import { labelOfType, useDesk } from '../context/desk-context.tsx'
import { EditedLanguage } from '../context/edited-language.ts'
import { remember } from './summaries.ts'
import './document-search.css'

interface DocumentSearchProps {
  /** Only these types; all when left out. */
  types?: readonly string[] | undefined
  /** Documents not to offer. */
  without?: readonly string[]
  onChoose: (document: DocumentSummary) => void
  /** A field for addresses in place of the usual one: what is in it finds documents while `isSought`. */
  address?: Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
    value: string
    onValue: (value: string) => void
    isSought: boolean
  }
}

const pageSize = 40
const none: readonly string[] = []

/**
 * Finds a document by its words. Arrow keys choose, Enter takes.
 *
 * Those in the language of the document that is written come first. Enter means the best match for what is typed, however late the list arrives,
 * unless one of the list that is in sight was chosen.
 */
export function DocumentSearch({ types, without = none, onChoose, address }: DocumentSearchProps) {
  const desk = useDesk()
  const [typed, setTyped] = useState('')
  const words = address?.value ?? typed
  const isSought = address?.isSought ?? true
  const [activeId, setActiveId] = useState<string>()
  /** Enter was pressed before there was anything to take. */
  const isDue = useRef(false)
  const list = useId()
  const choose = (document: DocumentSummary): void => {
    remember(document)
    onChoose(document)
  }
  const found = useLoad(`${types?.join()} ${isSought ? words : ''}`, async (signal) => {
    if (!isSought) return []
    const asked = { search: words, pageSize, ...(types?.length ? { type: types.join() } : {}) }
    return (await deskApi.documents(asked, signal)).items.filter(({ id }) => !without.includes(id))
  })
  const lang = use(EditedLanguage)
  const items = ((isSought && found.value) || []).toSorted(
    (one, other) => Number(other.lang === lang) - Number(one.lang === lang),
  )
  useEffect(() => {
    // After what has arrived is in sight: Enter may be pressed between the two.
    if (found.isLoading || !isDue.current) return
    isDue.current = false
    const [first] = items
    if (first && !found.failure) choose(first)
  })
  const {
    onValue,
    isSought: _isSought,
    ...field
  } = address ?? {
    isSought,
    onValue: setTyped,
    type: 'search',
    'aria-label': 'Find a document',
    placeholder: 'Words of the title or the text',
  }
  const chosenIndex = items.findIndex(({ id }) => id === activeId)
  const active = Math.max(0, chosenIndex)

  return (
    <div className="document-search">
      <input
        {...field}
        className="input"
        role="combobox"
        aria-expanded={isSought}
        aria-controls={isSought ? list : undefined}
        aria-activedescendant={items[active] ? `${list}-${active}` : undefined}
        autoComplete="off"
        value={words}
        onChange={(event) => {
          onValue(event.target.value)
          setActiveId(undefined)
          isDue.current = false
        }}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
          if (step !== undefined && items.length > 0) {
            event.preventDefault()
            const next = (active + step + items.length) % items.length
            setActiveId(items[next]?.id)
            document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' })
          }
          if (event.key !== 'Enter' || !isSought) return
          event.preventDefault()
          const chosen = items[active]
          if (found.isLoading && chosenIndex < 0) isDue.current = true
          else if (chosen) choose(chosen)
        }}
      />
      {found.failure && <p role="alert">{found.failure}</p>}
      {isSought && (
        <div
          className="document-options"
          role="listbox"
          id={list}
          aria-label="Documents"
          aria-busy={found.isLoading}
        >
          {items.map((item, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard chooses from the field above, which keeps the focus
            <div
              key={item.id}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className="document-option"
              onPointerMove={() => setActiveId(item.id)}
              onClick={() => choose(item)}
            >
              <span className="fill document-option-title">{item.title}</span>
              <span className="quiet small">
                {labelOfType(item.type, desk)}
                {desk.repository.languages.length > 1 && `, ${item.lang}`}
              </span>
              <StateMark state={item.state} />
              <span className="quiet small document-option-when">{whenOf(item.changedAtMs)}</span>
            </div>
          ))}
        </div>
      )}
      {isSought && !found.isLoading && items.length === 0 && (
        <p className="quiet">No document has these words.</p>
      )}
    </div>
  )
}
