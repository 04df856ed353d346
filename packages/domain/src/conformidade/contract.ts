import { call, ofToday } from '../http/call.ts'
import { envelope } from '../http/replies.ts'
import { medicaoConformidade } from './medidor.ts'
import { conformidadeReaders } from './policy.ts'

export const conformidadeCalls = {
  getConformidade: ofToday(
    call({
      method: 'GET',
      path: '/api/conformidade',
      summary: 'Quanto a cidade atende do PNTP 2026 hoje, critério por critério, e o que fazer a seguir',
      access: conformidadeReaders,
      reply: () => envelope(medicaoConformidade),
    }),
  ),
}
