import type { DocumentSort, DocumentSummary, FindingsOfDocuments } from '../../../src/desk/contract.ts'
import { go } from '../address/address.ts'
import { Link } from '../address/link.tsx'
import { FindingsMark } from '../elements/findings-mark.tsx'
import { Icon } from '../elements/icon.tsx'
import { StateMark } from '../elements/mark.tsx'
import { whenOf, wholeMoment } from '../elements/when.ts'
import { labelOfType, useDesk } from '../context/desk-context.tsx'

interface DocumentTableProps {
  items: readonly DocumentSummary[]
  findings: FindingsOfDocuments
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], isChosen: boolean) => void
  sort: string
  onSort: (sort: string) => void
}

const columns: { id: DocumentSort; label: string }[] = [
  { id: 'title', label: 'Title' },
  { id: 'type', label: 'Type' },
  { id: 'state', label: 'State' },
  { id: 'lang', label: 'Language' },
  { id: 'changed', label: 'Last change' },
]

/** Documents in rows. Up and Down go from one to the next. */
export function DocumentTable({ items, findings, chosen, onChoose, sort, onSort }: DocumentTableProps) {
  const desk = useDesk()
  const { languages } = desk.repository
  const shown = columns.filter(({ id }) => id !== 'lang' || languages.length > 1)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links in it have the focus; it only hears their keys
    <table
      className="document-table"
      onKeyDown={(event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
        const links = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody a')]
        const index = links.indexOf(document.activeElement as HTMLElement)
        if (step === undefined || index < 0) return
        event.preventDefault()
        links[index + step]?.focus()
      }}
    >
      <thead>
        <tr>
          <td>
            <input
              type="checkbox"
              aria-label="Choose every document here"
              checked={items.every(({ id }) => chosen.has(id))}
              onChange={(event) =>
                onChoose(
                  items.map(({ id }) => id),
                  event.target.checked,
                )
              }
            />
          </td>
          {shown.map(({ id, label }) => {
            const isOn = sort === id || sort === `-${id}`
            // The latest change comes first without being asked to.
            const isDown = sort.startsWith('-') !== (id === 'changed')
            return (
              <th key={id} scope="col" aria-sort={isOn ? (isDown ? 'descending' : 'ascending') : undefined}>
                <button type="button" onClick={() => onSort(sort === id ? `-${id}` : id)}>
                  {label}
                  {isOn && <Icon name={isDown ? 'down' : 'up'} size={14} />}
                </button>
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the link in it is for the keyboard; the whole row is for the pointer
          <tr
            key={item.id}
            onClick={(event) => {
              if (!(event.target as HTMLElement).closest('a, input') && !getSelection()?.toString())
                go(`/documents/${item.id}`)
            }}
          >
            <td>
              <input
                type="checkbox"
                aria-label={`Choose ${item.title}`}
                checked={chosen.has(item.id)}
                onChange={(event) => onChoose([item.id], event.target.checked)}
              />
            </td>
            <th scope="row">
              <Link to={`/documents/${item.id}`}>{item.title}</Link>
              <span className="document-where">
                {item.uid && <span className="quiet small">{item.uid}</span>}
                {item.releases.map((release) => (
                  <span key={release.id} className="tag">
                    {release.label}
                    {release.hasNewer && ', newer text beside it'}
                  </span>
                ))}
                <FindingsMark findings={findings[item.id]} />
              </span>
            </th>
            <td>{labelOfType(item.type, desk)}</td>
            <td>
              <StateMark state={item.state} />
            </td>
            {languages.length > 1 && <td>{item.lang}</td>}
            <td className="document-when" title={wholeMoment(item.changedAtMs)}>
              {whenOf(item.changedAtMs)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
