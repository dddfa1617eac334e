import { Heading } from '@storybook/addon-docs/blocks'
import { type ReactElement, useEffect, useState } from 'react'

/** A part of a component that can be styled: its element and its class. */
interface Part {
  name: string
  element: string
  parts: readonly Part[]
}

/** The parts of a component, read from the story that the page shows first. */
export function Anatomy({ storyId }: { storyId: string }): ReactElement | null {
  const [parts, setParts] = useState<readonly Part[]>([])
  useEffect(() => {
    const read = () => setParts(partsOf([...document.querySelectorAll(`#story--${storyId}--primary-inner`)]))
    const observer = new MutationObserver(() => {
      // What is written below changes the page as well.
      observer.disconnect()
      read()
      watch()
    })
    const watch = () => observer.observe(document.body, { childList: true, subtree: true })
    read()
    const story = document.querySelector(`#story--${storyId}--primary-inner`)
    if (!story || story.childElementCount === 0) watch()
    return () => observer.disconnect()
  }, [storyId])
  if (parts.length === 0) return null
  return (
    <>
      <Heading>Anatomy</Heading>
      <Parts parts={parts} />
    </>
  )
}

function Parts({ parts }: { parts: readonly Part[] }): ReactElement {
  return (
    <ul>
      {parts.map(({ name, element, parts: inner }) => (
        <li key={name}>
          <code>.{name}</code> {`<${element}>`}
          {inner.length > 0 && <Parts parts={inner} />}
        </li>
      ))}
    </ul>
  )
}

/** What frames a story is no part of what it shows. */
const frames = new Set(['he-container', 'he-hidden'])

function partsOf(elements: readonly Element[]): readonly Part[] {
  const found = new Map<string, { element: string; inside: Element[] }>()
  const visit = (element: Element): void => {
    const name = [...element.classList].find((each) => each.startsWith('he-') && !frames.has(each))
    if (!name) return [...element.children].forEach(visit)
    const known = found.get(name) ?? { element: element.localName, inside: [] }
    found.set(name, { ...known, inside: [...known.inside, ...element.children] })
  }
  elements.forEach(visit)
  return [...found].map(([name, { element, inside }]) => ({ name, element, parts: partsOf(inside) }))
}
