import type { Clock } from '../clock.ts'
import { createFaults, type Faults } from './faults.ts'
import { createRequestLog, type RequestLog } from './request-log.ts'

/** What tests control and observe of a service, besides its data. */
export interface Control {
  faults: Faults
  requests: RequestLog
  clock: Clock
}

/** Starts without faults. `random` gives numbers from 0 up to 1. */
export function createControl(clock: Clock, random: () => number): Control {
  return { faults: createFaults(random), requests: createRequestLog(), clock }
}
