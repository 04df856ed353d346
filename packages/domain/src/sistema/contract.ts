import { anyone } from '../http/access.ts'
import { call } from '../http/call.ts'
import { done } from '../http/replies.ts'

/** The system about itself. */
export const sistemaCalls = {
  getHealth: call({
    method: 'GET',
    path: '/api/health',
    summary: 'Responde 200 quando o banco de dados responde, 503 quando não',
    access: anyone,
    reply: done,
  }),
}
