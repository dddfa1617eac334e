import type { Content } from '../draft/content.ts'
import { modelOf, useDesk } from '../context/desk-context.tsx'
import { compareContents } from './compare.ts'
import { FieldDifference } from './field-difference.tsx'

interface DifferencesProps {
  before: Content
  after: Content
  type: string
  /** What is said when there are none. */
  none: string
}

/** From one version of a document to another, field by field. */
export function Differences({ before, after, type, none }: DifferencesProps) {
  const desk = useDesk()
  const differences = compareContents(before, after, modelOf(type, desk), desk.models)
  if (differences.length === 0) return <p className="quiet">{none}</p>
  return (
    <div className="stack">
      {differences.map((difference) => (
        <section key={difference.path}>
          <h3>{difference.label}</h3>
          <FieldDifference difference={difference} />
        </section>
      ))}
    </div>
  )
}
