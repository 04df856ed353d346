import * as z from 'zod/mini'
import { call, ofToday } from '../http/call.ts'
import { EXPORT_FORMATS, listCall, XLSX } from '../http/list.ts'
import { byId, createCall } from '../http/record.ts'
import { envelope, file, storedFile } from '../http/replies.ts'
import * as fields from '../shared/fields.ts'
import { remessaMakers, remessaReaders } from './policy.ts'
import { previaTce, remessa, remessaCreate, remessasList } from './remessa.ts'

/** Where it is not said, the half-year that is over. */
const periodo = { inicio: z.optional(fields.day), fim: z.optional(fields.day) }

export const remessasCalls = {
  previewObrasTce: ofToday(
    call({
      method: 'GET',
      path: '/api/relatorios/obras-tce',
      summary:
        'O que uma remessa de obras ao tribunal de contas da cidade teria hoje: quantas de cada situação, e o que falta',
      access: remessaReaders,
      query: () => z.object(periodo),
      reply: () => envelope(previaTce),
    }),
  ),
  exportObrasTce: ofToday(
    call({
      method: 'GET',
      path: '/api/exportar/obras-tce',
      summary: 'As obras contratadas para o tribunal de contas da cidade como estão hoje, sem gerar remessa',
      access: remessaReaders,
      query: () => z.object({ ...periodo, formato: z.enum(EXPORT_FORMATS, 'Escolha csv ou xlsx.') }),
      reply: file('text/csv', XLSX),
    }),
  ),
  listRemessas: listCall(remessasList, '/api/remessas', remessaReaders, () => remessa),
  createRemessa: createCall(
    '/api/remessas',
    'Gera a remessa de um período e guarda o arquivo, que nunca mais muda',
    remessaMakers,
    () => remessaCreate,
  ),
  readRemessa: call({
    method: 'GET',
    path: '/api/remessas/{id}/arquivo',
    summary: 'O arquivo de uma remessa, como foi gerado',
    access: remessaReaders,
    params: () => byId,
    reply: storedFile,
  }),
}
