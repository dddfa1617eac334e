import type { Clock } from '../clock.ts'
import { createFaults, type Faults } from './faults.ts'
import { createRequestLog, type RequestLog } from './request-log.ts'

/** What tests decide about a service, apart from what it stores, and what they are told about it. */
export interface Control {
  faults: Faults
  requests: RequestLog
  clock: Clock
}

/** Nothing goes wrong at first. `random` gives numbers from 0 up to 1. */
export function createControl(clock: Clock, random: () => number): Control {
  return { faults: createFaults(random), requests: createRequestLog(), clock }
}
