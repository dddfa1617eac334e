import { iconResponse } from '../../../../icons/icon-response.ts'

/** The local icon service: `GET /api/_nuxt_icon/{prefix}.json?icons=a,b`. */
export const GET = async (request: Request, { params }: { params: Promise<{ collection: string }> }) =>
  iconResponse(request, (await params).collection)
