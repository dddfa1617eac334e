import { getRelation, type Catalogue } from '../catalogue/catalogue.ts'
import { isReading, type ApiRequest } from '../request/read-request.ts'
import { fromRelation, maxRows, reading, type Plan } from './plan.ts'
import { planCall } from './plan-call.ts'
import { planWrite } from './plan-write.ts'
import { planRead } from './read-plan.ts'

/** Holds a request against the catalogue. @throws {RestError} */
export function planRequest(catalogue: Catalogue, request: ApiRequest): Plan {
  if (request.isCall) return planCall(catalogue, request)
  const relation = getRelation(catalogue, request.name)
  if (!isReading(request)) return planWrite(catalogue, request, relation)
  const { query, range } = request
  const plan = planRead(catalogue, { relation, name: relation.name }, query, range, maxRows)
  return { ...reading(plan, fromRelation(relation)), kind: 'read', relation, isReadOnly: true }
}
