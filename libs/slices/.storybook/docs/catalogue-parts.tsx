import { Heading, Markdown } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import type { CatalogueEntry } from '../catalogue/catalogue.ts'
import { usesWords } from '../catalogue/uses-words.ts'

const words = {
  new: 'New: it came with the newest version.',
  stable: 'Stable.',
  leaving: 'Leaving: a version that follows is without it. Its description says what to use.',
}

/** Where a component stands. */
export function Status({ status }: Pick<CatalogueEntry, 'status'>): ReactElement {
  return (
    <p className="guide-status" data-status={status}>
      {words[status]}
    </p>
  )
}

/** Stories of pages that show it, and how often the sources do. */
export function UsedOn(entry: CatalogueEntry): ReactElement {
  return (
    <>
      <Heading>Used on</Heading>
      <p>{usesWords(entry)}</p>
      {entry.pages.length > 0 && <StoryLinks stories={entry.pages} />}
    </>
  )
}

/** Stories by their names, each shown in Storybook's own frame. */
export function StoryLinks({ stories }: { stories: CatalogueEntry['pages'] }): ReactElement {
  return (
    <ul>
      {stories.map(({ title, id }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What the changelog of its library says of it, newest first. */
export function Changes({ changes }: Pick<CatalogueEntry, 'changes'>): ReactElement | null {
  if (changes.length === 0) return null
  return (
    <>
      <Heading>What changed</Heading>
      <ul>
        {changes.map(({ version, text }) => (
          <li key={text}>
            <strong>{version}</strong>
            <Markdown>{text}</Markdown>
          </li>
        ))}
      </ul>
    </>
  )
}
