import { expect, it, vi } from 'vitest'
import { createPictureTurns, pictureTurns } from './picture-turns.ts'

/** Work that lasts until it is ended. */
const work = () => Promise.withResolvers<string>()

it('takes one form with pictures at a time', async () => {
  const turns = createPictureTurns(9)
  const [first, refused] = [work(), vi.fn(async () => 'made')]
  const made = turns.take('ann', () => first.promise)
  expect(await turns.take('ann', refused)).toBe('busy')
  expect(refused).not.toHaveBeenCalled()
  expect(await turns.take('ben', async () => 'made')).toBe('made')
  first.resolve('made')
  expect(await made).toBe('made')
  expect(await turns.take('ann', async () => 'made')).toBe('made')
})

it('takes no more picture forms than it can', async () => {
  const turns = createPictureTurns(1)
  const first = work()
  const made = turns.take('ann', () => first.promise)
  expect(await turns.take('ben', async () => 'made')).toBe('busy')
  first.resolve('made')
  await made
  expect(await turns.take('ben', async () => 'made')).toBe('made')
})

it('ends the turn of a form that failed', async () => {
  const turns = createPictureTurns(1)
  await expect(turns.take('ann', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await turns.take('ann', async () => 'made')).toBe('made')
})

it('makes one picture after another, also after one that failed', async () => {
  const turns = createPictureTurns(9)
  const [first, second] = [work(), vi.fn(async () => 'made')]
  const failed = turns.make(() => first.promise)
  const made = turns.make(second)
  await Promise.resolve()
  expect(second).not.toHaveBeenCalled()
  first.reject(new Error('unreadable'))
  await expect(failed).rejects.toThrow('unreadable')
  expect(await made).toBe('made')
})

it('is shared by every copy of the module', async () => {
  vi.resetModules()
  const copy = await import('./picture-turns.ts')
  expect(copy.createPictureTurns).not.toBe(createPictureTurns)
  expect(copy.pictureTurns()).toBe(pictureTurns())
})
