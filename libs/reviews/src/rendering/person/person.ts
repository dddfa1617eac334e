import type { Person } from '@house-edge/ui'
import { readImage, readText } from '@house-edge/slices/reading'
import { readRelation } from '../field/relation.ts'

/** Before a name, which does not end a line: “Dr”, and in German “Dr.”. */
const title = /\b((?:Dr|Prof|Mag|Mrs?|Ms)\.?) /gu

/** Reads a person who answers for a text; `undefined` when they have no name. */
export function readPerson(value: unknown): Person | undefined {
  const person = readRelation(value, 'person')
  const fields = person?.fields
  const name = readText(fields?.name)
  return fields && name
    ? {
        name: name.replace(title, '$1\u00A0'),
        href: person?.url,
        role: readText(fields.role),
        credentials: readText(fields.credentials),
        photo: readImage(fields.photo),
      }
    : undefined
}
