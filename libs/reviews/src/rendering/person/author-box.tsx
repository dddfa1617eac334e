import { AuthorBox } from '@house-edge/ui'
import type { ReactElement } from 'react'
import { hasRichText, RichText } from '@house-edge/slices'
import type { DocumentOrRelation } from '../field/relation.ts'
import { readRelation } from '../field/relation.ts'
import { readPerson } from './person.ts'

/** Introduces a person. Renders nothing when they have no name. A relationship carries no bio. */
export function ContentAuthorBox({
  document,
}: {
  document: DocumentOrRelation<'person'>
}): ReactElement | null {
  const person = readPerson(document)
  if (!person) return null
  const bio = readRelation(document, 'person')?.fields.bio
  return <AuthorBox person={person} bio={hasRichText(bio) && <RichText field={bio} size="note" />} />
}
