import { expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

it.each(['', '{', 'undefined', "{'a': 1}"])('takes nothing from %s', (text) => {
  expect(parseJson(text)).toBeUndefined()
})

it('reads what is well formed, null too', () => {
  expect(parseJson('{"a":[1]}')).toEqual({ a: [1] })
  expect(parseJson('null')).toBeNull()
})
