/** Loaded before a process: while the file `FULL_WHEN` exists, nothing can be written to a file. @module */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { FULL_WHEN = '' } = process.env
const { writeSync } = fs

const full = (fd: number, ...rest: unknown[]): number => {
  if (fd > 2 && fs.existsSync(FULL_WHEN))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })
  return Reflect.apply(writeSync, fs, [fd, ...rest]) as number
}
fs.writeSync = full
syncBuiltinESMExports()
