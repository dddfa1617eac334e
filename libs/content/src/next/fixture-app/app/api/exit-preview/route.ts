import { exitPreview } from '../../../../../next.ts'

export const GET: (request: Request) => Response = exitPreview()
