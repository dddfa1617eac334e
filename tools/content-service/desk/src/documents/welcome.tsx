import { useState } from 'react'
import type { DocumentSummary } from '../../../src/desk/contract.ts'
import { go } from '../address/address.ts'
import { Button } from '../elements/button.tsx'
import { useDesk } from '../context/desk-context.tsx'
import './welcome.css'

const key = 'desk:welcomed'

/** An introduction for new editors. It does not come back once it is closed. */
export function Welcome({ items }: { items: readonly DocumentSummary[] }) {
  const { repository } = useDesk()
  const [isNew, setNew] = useState(() => localStorage.getItem(key) === null)
  if (!isNew) return null

  const pages = new Set(repository.types.filter(({ format }) => format === 'page').map(({ id }) => id))
  const example = items.find(({ type, state }) => pages.has(type) && state !== 'draft')
  const read = (): void => {
    localStorage.setItem(key, 'yes')
    setNew(false)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <section className="welcome" aria-labelledby="welcome-title">
      <h2 id="welcome-title">New at this desk?</h2>
      <ol>
        <li>
          <strong>Open a document and write.</strong> The site beside it follows as you type, and every change
          is kept as a draft.
        </li>
        <li>
          <strong>Nobody else sees it until you publish,</strong> alone or together with others in a release.
        </li>
        <li>
          <strong>Nothing is lost.</strong> History keeps what was published, and brings it back.
        </li>
      </ol>
      <div className="row">
        {example && (
          <Button
            look="main"
            onClick={() => {
              read()
              go(`/documents/${example.id}`)
            }}
          >
            Try it with {example.title}
          </Button>
        )}
        <Button look="quiet" onClick={read}>
          I know my way
        </Button>
        <span className="quiet small">
          <kbd>?</kbd> shows what the keyboard can do
        </span>
      </div>
    </section>
  )
}
