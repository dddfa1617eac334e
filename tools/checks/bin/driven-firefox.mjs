#!/usr/bin/env node
// Firefox as Playwright can drive it: with the arguments given, and a line between the two.
//
// Playwright sends a command that an ESR does not know yet with every context it opens, and takes the refusal for a
// failure (Playwright 1.65.1, Firefox 153 ESR). The line answers it. With FIREFOX_POINTER=touch every mouse is a finger,
// because Playwright sends nothing for a tap. Everything else passes through.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { WebSocket, WebSocketServer } from 'ws'

/** How a page's colours are emulated. Journeys in Firefox ask for none. */
const unknown = 'emulation.setMediaFeaturesOverride'
const listening = /WebDriver BiDi listening on (ws:\/\/\S+)/

const { FIREFOX_PATH, FIREFOX_POINTER, PATH = '' } = process.env
const program =
  FIREFOX_PATH ??
  PATH.split(delimiter)
    .flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => join(folder, name)))
    .find((file) => existsSync(file))
if (program === undefined) {
  console.error(
    'No Firefox was found, so nothing can be shown of it. Install one (Debian: "apt-get install firefox-esr") or name one with FIREFOX_PATH.',
  )
  process.exit(1)
}

const firefox = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
let said = ''
firefox.stderr.setEncoding('utf8').on('data', (text) => {
  said += text
  const [, address] = listening.exec(said) ?? []
  if (address === undefined) return
  said = ''
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('listening', () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  )
  server.on('connection', (driver) => connect(driver, new WebSocket(`${address}/session`)))
})
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal))
firefox.on('exit', (code) => process.exit(code ?? 0))

function read(given) {
  const { id, method, params } = JSON.parse(given)
  if (method !== 'input.performActions' || FIREFOX_POINTER !== 'touch') return { id, method, text: given }
  for (const { type, parameters } of params.actions) if (type === 'pointer') parameters.pointerType = 'touch'
  return { id, method, text: JSON.stringify({ id, method, params }) }
}

function connect(driver, browser) {
  const early = []
  browser.on('open', () => early.splice(0).forEach((text) => browser.send(text)))
  driver.on('message', (data) => {
    const { id, method, text } = read(String(data))
    if (method === unknown) driver.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (browser.readyState === WebSocket.OPEN) browser.send(text)
    else early.push(text)
  })
  browser.on('message', (data) => driver.send(String(data)))
  browser.on('close', () => driver.close())
  driver.on('close', () => browser.close())
}
