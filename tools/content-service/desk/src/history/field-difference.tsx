import { LinkedDocument } from '../links/linked-document.tsx'
import type { Change, Difference, Shown } from './compare.ts'
import { compareWords } from './words.ts'
import './history.css'

/** What changed in one field: words that went struck through, words that came underlined. */
export function FieldDifference({ difference }: { difference: Difference }) {
  return (
    <div className="difference">
      {difference.changes.map((change, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- changes have no name of their own and do not move
        <div key={index} className="change">
          {change.label && <span className="change-label">{change.label}</span>}
          {change.note && <p className="change-note">{change.note}</p>}
          <ChangeBody change={change} />
        </div>
      ))}
    </div>
  )
}

function ChangeBody({ change }: { change: Change }) {
  const { before, after } = change
  if (before.kind !== 'text' || after.kind !== 'text') {
    return (
      <div className="change-pair">
        <ShownValue shown={before} word="Before" />
        <ShownValue shown={after} word="After" />
      </div>
    )
  }
  return (
    <p className="change-words">
      {compareWords(before.text, after.text).map((run, index) => {
        const key = `${index} ${run.kind}`
        if (run.kind === 'removed') return <del key={key}>{run.text}</del>
        if (run.kind === 'added') return <ins key={key}>{run.text}</ins>
        return <span key={key}>{shortened(run.text)}</span>
      })}
    </p>
  )
}

function ShownValue({ shown, word }: { shown: Shown; word: string }) {
  return (
    <div>
      <span className="quiet small">{word}</span>
      {shown.kind === 'document' ? (
        <LinkedDocument id={shown.id} />
      ) : shown.kind === 'picture' && shown.url ? (
        <figure>
          <img src={`${shown.url}?w=240&auto=format`} alt="" />
          <figcaption className="small">{shown.text}</figcaption>
        </figure>
      ) : (
        <p>{shown.text || 'nothing'}</p>
      )}
    </div>
  )
}

const mostLetters = 160

/** Long stretches that stayed are shown by their ends. */
function shortened(text: string): string {
  return text.length > mostLetters
    ? `${text.slice(0, mostLetters / 2)} … ${text.slice(-mostLetters / 2)}`
    : text
}
