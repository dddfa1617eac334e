import { describe, expect, it } from 'vitest'
import { type ResponseHead, type Asker, decideBody } from './decide-body.ts'

const head = (status: number, contentType?: string, page?: string): ResponseHead => ({
  status,
  contentType,
  page,
})
const person: Asker = { method: 'GET', accept: 'text/html,*/*;q=0.8', wantsPart: false, isMachine: false }
const machine: Asker = { ...person, isMachine: true }
const script: Asker = { ...person, accept: 'application/json' }
const html = 'text/html; charset=utf-8'

describe('decideBody', () => {
  it.each<[string, ResponseHead, Asker, ReturnType<typeof decideBody>]>([
    ['a page that is well', head(200, html), person, 'as it is'],
    ['a page that leads elsewhere', head(308), person, 'as it is'],
    ['the 404 of the framework', head(404, html), person, 'status page'],
    ['a page that failed', head(500, html), person, 'status page'],
    ['an address the framework cannot read', head(400, html), person, 'status page'],
    ['a handler that failed without a word', head(500), person, 'status page'],
    ['that, for a script', head(500), script, 'as it is'],
    ['a page of the site’s own making for 503', head(503, html), person, 'as it is'],
    ['a failure in JSON', head(500, 'application/json'), person, 'as it is'],
    ['a failure of a part of a page', head(500, 'text/x-component'), person, 'as it is'],
    ['words for 404', head(404, 'text/plain'), person, 'as it is'],
    ['the 404 of the framework, for a machine', head(404, html), machine, 'words'],
    ['a page for 503, for a machine', head(503, html), machine, 'words'],
    ['a page that is well, for a machine', head(200, html), machine, 'as it is'],
    ['an answer that names a page', head(410, 'text/plain', '/gone'), person, { page: '/gone' }],
    ['one that is a success all the same', head(200, 'text/plain', '/notice'), person, { page: '/notice' }],
    ['one, for a machine', head(410, 'text/plain', '/gone'), machine, 'as it is'],
    ['one, for a script', head(410, 'text/plain', '/gone'), script, 'as it is'],
    ['one, for a part of a page', head(503, 'text/plain', '/x'), { ...person, wantsPart: true }, 'as it is'],
    [
      'one, for who takes anything',
      head(503, 'text/plain', '/x'),
      { ...person, accept: '*/*' },
      { page: '/x' },
    ],
    [
      'one, for who does not say',
      head(503, 'text/plain', '/x'),
      { ...person, accept: undefined },
      { page: '/x' },
    ],
    [
      'one, for a form of a person',
      head(403, 'text/plain', '/x'),
      { ...person, method: 'POST' },
      { page: '/x' },
    ],
    [
      'one, for a script that posts',
      head(403, undefined, '/x'),
      { ...script, method: 'POST', accept: '*/*' },
      'as it is',
    ],
  ])('of %s', (_what, answer, asker, body) => {
    expect(decideBody(answer, asker)).toEqual(body)
  })
})
