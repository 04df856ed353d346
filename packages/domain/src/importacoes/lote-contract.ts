import * as z from 'zod/mini'
import { call } from '../http/call.ts'
import { idsDoLote, lote, loteGravado, loteUpdate, MAX_CORPO } from './lote.ts'
import { importers } from './policy.ts'

const byLista = z.object({ lista: z.string().check(z.maxLength(60)) })

export const loteCalls = {
  lerLote: call({
    method: 'GET',
    path: '/api/lote/{lista}',
    summary: 'Até 500 registros de uma lista, pelas colunas da planilha dela, para editar em lote',
    access: importers,
    params: () => byLista,
    query: () => z.object({ ids: idsDoLote }),
    reply: () => lote,
  }),
  gravarLote: call({
    method: 'PUT',
    path: '/api/lote/{lista}',
    summary:
      'Altera até 500 registros de uma lista, todos ou nenhum; `Linhas` diz o motivo de cada recusa e o que outra pessoa mudou (409). Desfaz-se como uma importação',
    access: importers,
    params: () => byLista,
    body: () => loteUpdate,
    maxBody: MAX_CORPO,
    reply: () => loteGravado,
  }),
}
