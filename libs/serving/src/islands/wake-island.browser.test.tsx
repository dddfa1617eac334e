import { useEffect, useLayoutEffect, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { wakeIsland } from './wake-island.ts'

afterEach(() => {
  document.body.replaceChildren()
})

/** A link that depends on what was typed, as one to the result of a calculator does. */
function Linked({ onFollow }: { onFollow?: (href: string | null) => void }) {
  const [word, setWord] = useState('none')
  return (
    <p>
      <input aria-label="Word" value={word} onChange={(event) => setWord(event.target.value)} />
      <a
        href={`#${word}`}
        onClick={(event) => {
          event.preventDefault()
          onFollow?.(event.currentTarget.getAttribute('href'))
        }}
      >
        Result
      </a>
    </p>
  )
}

/** The island as the server has written it, and the visitor typed into it. */
function written(typed: string): HTMLElement {
  const island = document.createElement('he-island')
  island.innerHTML = '<p><input aria-label="Word" value="none"/><a href="#none">Result</a></p>'
  document.body.append(island)
  island.querySelector('input')!.value = typed
  return island
}

/** Presses a key in the field, as a browser would: React learns of it by the event alone. */
function press(key: string): void {
  const field = document.querySelector('input')!
  Reflect.set(HTMLInputElement.prototype, 'value', field.value + key, field)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: key }))
}

describe('wakeIsland', () => {
  it('loses no key that is pressed while the component starts', async () => {
    const component = () => {
      const [isFirst, setIsFirst] = useState(true)
      if (isFirst) {
        press('c')
        setIsFirst(false)
      }
      useLayoutEffect(() => press('d'), [])
      useEffect(() => press('e'), [])
      return <Linked />
    }
    const island = written('ab')
    await wakeIsland(component, island, [], [])
    const [field, link] = [island.querySelector('input'), island.querySelector('a')]
    expect([field?.value, link?.getAttribute('href')]).toEqual(['abcde', '#abcde'])
  })

  it('repeats an earlier click after the text before it', async () => {
    const followed: (string | null)[] = []
    const component = () => <Linked onFollow={(href) => followed.push(href)} />
    const link = 2
    await wakeIsland(component, written('250'), [], [[link, 'click']])
    expect(followed).toEqual(['#250'])
  })

  it('repeats a click before the reload ahead of one after', async () => {
    const followed: (string | null)[] = []
    const component = () => <Linked onFollow={(href) => followed.push(`${followed.length}${href}`)} />
    const island = written('250')
    const later = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
    Object.defineProperty(later, 'target', { value: island.querySelector('a') })
    await wakeIsland(component, island, [later], [[2, 'click']])
    expect(followed).toEqual(['0#250', '1#250'])
  })
})
