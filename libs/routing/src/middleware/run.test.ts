import { describe, expect, it } from 'vitest'
import { defineMiddleware, type Middleware, runMiddleware } from './run.ts'

interface Trail {
  steps: string[]
}

const note =
  (name: string): Middleware<Trail> =>
  async (context, next) => {
    context.steps.push(`${name} in`)
    const response = await next()
    context.steps.push(`${name} out`)
    return response
  }

describe('runMiddleware', () => {
  it('runs in the order of the names, the first outermost', async () => {
    const context: Trail = { steps: [] }
    await runMiddleware({ a: note('a'), b: note('b') }, ['b', 'a'], context, () => new Response('page'))
    expect(context.steps).toEqual(['b in', 'a in', 'a out', 'b out'])
  })

  it('answers early when one does not ask for the next', async () => {
    const context: Trail = { steps: [] }
    const registry = { early: () => new Response('stop', { status: 403 }), a: note('a') }
    const response = await runMiddleware(registry, ['early', 'a'], context, () => new Response('page'))
    expect(response.status).toBe(403)
    expect(context.steps).toEqual([])
  })

  it('lets an error through', async () => {
    const broken: Middleware<Trail> = () => {
      throw new TypeError('broken')
    }
    const run = runMiddleware({ broken }, ['broken'], { steps: [] }, () => new Response())
    await expect(run).rejects.toThrow('broken')
  })

  it('runs nothing when a name is unknown', async () => {
    const context: Trail = { steps: [] }
    const run = runMiddleware({ a: note('a') }, ['a', 'sign-im'], context, () => new Response())
    await expect(run).rejects.toThrow('Unknown route middleware: sign-im')
    expect(context.steps).toEqual([])
  })

  it.each(['constructor', '__proto__', 'toString'])(
    'does not take %s for a registered name',
    async (name) => {
      const run = runMiddleware({ a: note('a') }, [name], { steps: [] }, () => new Response())
      await expect(run).rejects.toMatchObject({ code: 'routing/unknown-middleware', known: ['a'] })
    },
  )
})

describe('defineMiddleware', () => {
  // shows R100, R164
  it('stops the start for an unregistered middleware', () => {
    const routes = { page: { pattern: '/:uid', middleware: ['content', 'sign-im'] } }
    expect(() => defineMiddleware(routes, { content: note('content') })).toThrow(
      'Unknown route middleware: sign-im',
    )
  })
})
