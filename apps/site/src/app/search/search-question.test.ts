import { expect, it } from 'vitest'
import { search } from './search-question.tsx'

const asked = (q: string) => search.ask({ query: { q }, headers: new Headers() })!
const story =
  'My brother and I have played there for a year and it went well at first, but now it is not so well '

// shows P281
it.each(['and I want to die', 'et je veux mourir'])('hears what a long search ends in: %s', (end) => {
  expect(asked(story).help).toBeUndefined()
  expect(asked(`${story.repeat(9)}${end}`).help?.distress.isDanger).toBe(true)
})

it('searches for the beginning of a long question alone', () => {
  expect(asked(story.repeat(9)).question.length).toBeLessThanOrEqual(100)
})

// shows P281
it('finds help by an address that says none of the reader’s words', () => {
  expect(asked('help-112-es').help?.distress).toEqual({ isDanger: true, langs: ['es'] })
})
