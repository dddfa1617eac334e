import { describe, expect, it } from 'vitest'
import { ExampleError } from './example-error.ts'
import { namedExamples } from './installed-examples.ts'

const examples = ['examples/moved-from-vendors/after', 'examples/next-cached', 'examples/next-pages']

describe('namedExamples', () => {
  it('takes the folder of a move as its name', () => {
    expect(namedExamples(examples, ['moved-from-vendors', 'next-pages'])).toEqual([
      'examples/moved-from-vendors/after',
      'examples/next-pages',
    ])
  })

  it('takes all when none is named', () => {
    expect(namedExamples(examples, [])).toEqual(examples)
  })

  it('refuses a name that no example has', () => {
    expect(() => namedExamples(examples, ['next-cached', 'next-page'])).toThrow(
      new ExampleError(
        'next-page: no example has this name. There are moved-from-vendors/after, next-cached, next-pages.',
      ),
    )
  })
})
